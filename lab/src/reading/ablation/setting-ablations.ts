import type { PageText, RawStatement, Word } from '@fde/contracts';
import { pick, type Ablation, type Disturbed } from './ablation.js';
import { columnsOn } from './column-places.js';
import { headNames } from './headed-statements.js';
import { cellsOf, isCellWord, isHeadWord, standsIn, type PrintedReport } from './printed-report.js';
import { changeSheet, linesOf, ofWords, setLine, type Sheet } from './sheets.js';

const shiftWord = (word: Word, right: number, down = 0): Word => ({
  ...word,
  x0: word.x0 + right,
  x1: word.x1 + right,
  y0: word.y0 + down,
  y1: word.y1 + down,
});

/** Pairs of neighbouring statement pages, to be printed on one sheet. */
const pairsOf = (report: PrintedReport): [number, number][] => {
  const pages = [...report.pages].toSorted((a, b) => a - b);
  const pairs: [number, number][] = [];
  for (let at = 0; at < pages.length - 1; at++) {
    const [left, right] = [pages[at] ?? 0, pages[at + 1] ?? 0];
    if (right === left + 1) {
      pairs.push([left, right]);
      at++;
    }
  }
  return pairs;
};

/** Puts two neighbouring pages on one sheet, both visible. */
const joinSideBySide =
  (join: (first: PageText, second: PageText) => PageText) =>
  (report: PrintedReport): Disturbed | undefined => {
    const pairs = pairsOf(report);
    if (pairs.length === 0) return undefined;
    const second = new Set(pairs.map(([, right]) => right));
    const sheets = report
      .sheets()
      .filter(({ source }) => !second.has(source))
      .map((sheet): Sheet => {
        const beside = pairs.find(([left]) => left === sheet.source)?.[1];
        if (beside === undefined) return sheet;
        return {
          ...changeSheet(sheet, (page) => join(page, report.pageText(beside))),
          beside,
        };
      });
    return { sheets };
  };

const sideBySide = (left: PageText, right: PageText): PageText => ({
  ...left,
  width: left.width + right.width,
  height: Math.max(left.height, right.height),
  words: [...left.words, ...right.words.map((word) => shiftWord(word, left.width))],
});

const scaleWord = (word: Word, by: number, down: number): Word => ({
  ...word,
  x0: word.x0 * by,
  x1: word.x1 * by,
  y0: word.y0 * by + down,
  y1: word.y1 * by + down,
  fontSize: word.fontSize * by,
});

/** The scale at which two pages fit one below the other. */
const SMALLER = 0.7;

const joinBelow = (first: PageText, second: PageText): PageText => ({
  ...first,
  height: (first.height + second.height) * SMALLER,
  words: [
    ...first.words.map((word) => scaleWord(word, SMALLER, 0)),
    ...second.words.map((word) => scaleWord(word, SMALLER, first.height * SMALLER)),
  ],
});

/** Puts labels on a left page, and numbers at the same heights on the right one. */
const onFacingPages = (report: PrintedReport, random: () => number): Disturbed | undefined => {
  const alone = report.statements.filter(
    (s) =>
      s.pages.length === 1 &&
      headNames(report, s, s.pages[0] ?? 0) &&
      report.statements.every((o) => o === s || !o.pages.includes(s.pages[0] ?? 0)),
  );
  const statement = pick(alone, random);
  const page = statement?.pages[0];
  if (statement === undefined || page === undefined) return undefined;
  const cut = (columnsOn(statement, page)[0]?.left ?? 0) - 14;
  const keepHalf = (isHere: (word: Word) => boolean): ((text: PageText) => PageText) =>
    ofWords((words) => words.filter(isHere));
  const sheets = report.sheets().flatMap((sheet): Sheet[] =>
    sheet.source === page
      ? [
          changeSheet(
            sheet,
            keepHalf((w) => w.x0 < cut),
          ),
          changeSheet(
            sheet,
            keepHalf((w) => w.x0 >= cut),
          ),
        ]
      : [sheet],
  );
  return { sheets };
};

/** What a report in two languages prints right of the numbers. */
const OTHER_LABELS = {
  arabic: ['الإيرادات', 'تكلفة المبيعات', 'إجمالي الموجودات', 'المصاريف', 'حقوق الملكية'],
  chinese: ['營業收入', '銷售成本', '資產總額', '行政開支', '權益總額'],
};

/** Points between the last column and the labels right of it. */
const RIGHT_OF = 16;

/** Labels in another language right of the numbers. */
const withLabelsRight =
  (labels: readonly string[]) =>
  (report: PrintedReport): Disturbed | undefined => {
    const change = (page: PageText): PageText => {
      const isCell = isCellWord(report.statements, page.page);
      const rows = linesOf(page.words).filter((line) => line.some(isCell));
      const x = Math.max(...rows.flat().map((w) => w.x1)) + RIGHT_OF;
      const more = rows.flatMap((line, at) => {
        const y = line.find(isCell)?.y1 ?? 0;
        return setLine(labels[at % labels.length] ?? '', x, y, line[0]?.fontSize);
      });
      return { ...page, width: page.width + 100, words: [...page.words, ...more] };
    };
    return {
      sheets: report
        .sheets()
        .map((sheet) => (report.pages.has(sheet.source) ? changeSheet(sheet, change) : sheet)),
    };
  };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Dec. 31, 2023", as pages rendered from tagged reports head their columns. */
const renderedDate = (end: string): string => {
  const month = MONTHS[Number(end.slice(5, 7)) - 1] ?? '';
  return `${month}. ${Number(end.slice(8))}, ${end.slice(0, 4)}`;
};

const SCALE_NAMES: Readonly<Record<number, string>> = { 1e3: 'Thousands', 1e6: 'Millions' };

/** Points between the lines of a rendered head. */
const RENDERED_LINE = 11;

/** The head of a statement as pages rendered from tagged reports print it: title, unit and dates in one row. */
const renderHead =
  (report: PrintedReport, statement: RawStatement, page: number) =>
  (text: PageText): PageText => {
    const columns = columnsOn(statement, page);
    const isHead = isHeadWord(report, statement, page);
    const top = Math.min(
      ...cellsOf(statement)
        .filter((cell) => cell.page === page)
        .map(({ box }) => box[1]),
    );
    const dates = columns.map(({ year }) => statement.fiscal_year_ends[year] ?? '');
    if (columns.length === 0 || dates.includes('')) return text;
    const scale = SCALE_NAMES[statement.scale];
    const unit = scale === undefined ? 'USD ($)' : `USD ($) $ in ${scale}`;
    const y = top - 2 * RENDERED_LINE;
    const heads = columns.flatMap(({ right }, at) => {
      const words = setLine(renderedDate(dates[at] ?? ''), 0, y, 7);
      return words.map((word) => shiftWord(word, right - (words.at(-1)?.x1 ?? 0)));
    });
    const months =
      statement.statement_type === 'balance_sheet'
        ? []
        : setLine('12 Months Ended', (columns[0]?.left ?? 0) + 20, y - RENDERED_LINE, 7);
    const title = setLine(`${statement.title ?? ''} - ${unit}`, 30, y - 2 * RENDERED_LINE, 8);
    return {
      ...text,
      words: [...title, ...months, ...heads, ...text.words.filter((w) => !isHead(w))],
    };
  };

const asRendered = (report: PrintedReport): Disturbed | undefined => {
  const fit = report.statements.filter(
    (s) => s.currency === 'USD' && s.pages.length === 1 && headNames(report, s, s.pages[0] ?? 0),
  );
  if (fit.length === 0) return undefined;
  return {
    sheets: report
      .sheets()
      .map((sheet) =>
        fit
          .filter(({ pages }) => pages[0] === sheet.source)
          .reduce((all, s) => changeSheet(all, renderHead(report, s, sheet.source)), sheet),
      ),
  };
};

/** Writes cells of the statements in another style. */
const cellsAs =
  (write: (text: string) => string) =>
  (report: PrintedReport): Disturbed | undefined => {
    const isTouched = [...report.pages].some((page) => {
      const isCell = isCellWord(report.statements, page);
      return report.pageText(page).words.some((w) => isCell(w) && write(w.text) !== w.text);
    });
    if (!isTouched) return undefined;
    const change = (page: PageText): PageText => {
      const isCell = isCellWord(report.statements, page.page);
      const boxes = report.statements.flatMap(cellsOf).filter((cell) => cell.page === page.page);
      const isApart = (w: Word): boolean =>
        /^\)$/.test(w.text) && boxes.some(({ box }) => standsIn(shiftWord(w, -3), box));
      const words = page.words.flatMap((w) => {
        if (isApart(w)) return [];
        const text = isCell(w) ? write(w.text) : w.text;
        return text === '' ? [] : [{ ...w, text }];
      });
      return { ...page, words };
    };
    return {
      sheets: report
        .sheets()
        .map((sheet) => (report.pages.has(sheet.source) ? changeSheet(sheet, change) : sheet)),
    };
  };

const NEGATIVE = /\(\s*([\d.,]+)\s*\)?/;
const LONE_BRACKET = /^[()]$/;

const negativeAs =
  (mark: (digits: string) => string) =>
  (text: string): string =>
    LONE_BRACKET.test(text) ? '' : text.replace(NEGATIVE, (_, digits: string) => mark(digits));

export const SETTING_ABLATIONS: readonly Ablation[] = [
  {
    name: 'two-on-a-spread',
    what: 'neighbouring pages of statements side by side on one wide page',
    disturb: joinSideBySide(sideBySide),
  },
  {
    name: 'two-on-a-page',
    what: 'neighbouring pages of statements one below the other on one page',
    disturb: joinSideBySide(joinBelow),
  },
  {
    name: 'facing-pages',
    what: 'labels on a left page, numbers on the right one',
    disturb: onFacingPages,
  },
  {
    name: 'arabic-labels-right',
    what: 'Arabic labels right of the numbers',
    disturb: withLabelsRight(OTHER_LABELS.arabic),
  },
  {
    name: 'chinese-labels-right',
    what: 'Chinese labels right of the numbers',
    disturb: withLabelsRight(OTHER_LABELS.chinese),
  },
  {
    name: 'rendered-heads',
    what: 'heads as pages rendered from tagged reports print them',
    disturb: asRendered,
  },
  {
    name: 'trailing-minus',
    what: 'negative numbers as 1,234-',
    disturb: cellsAs(negativeAs((digits) => `${digits}-`)),
  },
  {
    name: 'triangle-minus',
    what: 'negative numbers as △1,234',
    disturb: cellsAs(negativeAs((digits) => `△${digits}`)),
  },
  {
    name: 'credit-marks',
    what: 'negative numbers as 1,234 CR',
    disturb: cellsAs(negativeAs((digits) => `${digits}CR`)),
  },
  {
    name: 'nil-words',
    what: 'dashes as "nil"',
    disturb: cellsAs((text) => (/^[-–—]+$/.test(text) ? 'nil' : text)),
  },
];
