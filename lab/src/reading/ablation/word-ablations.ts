import type { PageText, RawStatement, Word } from '@fde/contracts';
import { pick, type Ablation, type Disturbed } from './ablation.js';
import { misreadDigit, NUMBER_STYLES, restyle, type WrittenStyle } from './number-words.js';
import { cellsOf, isCellWord, standsIn, type PrintedReport } from './printed-report.js';
import { changeSheet, changePages, ofWords, type Sheet } from './sheets.js';

const writesCommas = (report: PrintedReport): boolean =>
  report.statements.every(
    ({ decisions }) => decisions?.['number_style']?.value.startsWith('1,234') === true,
  );

/** Space between words, as a multiple of the font size. */
const SPACE = 0.25;

/** Splits a word that now holds spaces into its parts; its last digit stays where it is. */
const split = (word: Word): Word[] => {
  const parts = word.text.split(' ');
  if (parts.length === 1) return [word];
  const space = SPACE * word.fontSize;
  const letters = word.text.length - parts.length + 1;
  const letter = Math.max(1, (word.x1 - word.x0 - space * (parts.length - 1)) / letters);
  let at = word.x0;
  return parts.map((text) => {
    const x0 = at;
    at += text.length * letter + space;
    return { ...word, text, x0, x1: x0 + text.length * letter };
  });
};

const restyleWords =
  (style: WrittenStyle) =>
  (report: PrintedReport): Disturbed | undefined => {
    if (!writesCommas(report)) return undefined;
    const { pages } = report;
    return {
      sheets: report.sheets().map((sheet) => ({
        ...changeSheet(
          sheet,
          ofWords((words) =>
            words.flatMap((word) =>
              split({ ...word, text: restyle(word.text, style, pages.has(sheet.source)) }),
            ),
          ),
        ),
        rewrite: (plain) => restyle(plain, style, pages.has(sheet.source)),
      })),
    };
  };

/** Replaces words of a text, by pairs of pattern and replacement. */
type Exchange = readonly (readonly [RegExp, string])[];

const exchange = (text: string, pairs: Exchange): string =>
  pairs.reduce((now, [from, to]) => now.replace(from, to), text);

const rewriteWords = (report: PrintedReport, pairs: Exchange): Sheet[] =>
  report.sheets().map((sheet) => ({
    ...changeSheet(
      sheet,
      ofWords((words) =>
        words.flatMap((word) => {
          const text = exchange(word.text, pairs);
          return text === '' ? [] : [{ ...word, text }];
        }),
      ),
    ),
    rewrite: (plain) => exchange(plain, pairs),
  }));

/** Turns all dollars of a report into another currency, in signs, codes and words. */
const otherMoney =
  (sign: string, code: string, name: string, currency: string | null) =>
  (report: PrintedReport): Disturbed | undefined => {
    if (report.statements.some((statement) => statement.currency !== 'USD')) return undefined;
    const pairs: Exchange = [
      [/\b(?:US|U\.S\.)\s?\$/g, '$'],
      [/\$/g, sign],
      [/\bUSD?\b/g, code],
      [/^U\.S\.$/g, ''],
      [/\b(?:U\.S\. |US |United States )?dollars\b/gi, name],
    ];
    return { sheets: rewriteWords(report, pairs), currency };
  };

/** Where a statement itself says its unit, as its decision on the scale names them. */
const OWN_UNITS: readonly string[] = ['unit line', 'column heads'];

/** Texts in which statements say their units and which an exchange leaves as they are: `EGP. 000`, `千円`. */
const unitsLeft = (report: PrintedReport, pairs: Exchange): readonly string[] =>
  report.statements
    .flatMap(({ decisions }) => decisions?.['scale']?.evidence ?? [])
    .flatMap(({ source, text }) => (OWN_UNITS.includes(source) ? (text ?? []) : []))
    .filter((text) => exchange(text, pairs) === text);

/** Turns thousands and millions into lakhs and crores everywhere, so that prose and tables still agree. */
const indianScales = (report: PrintedReport): Disturbed | undefined => {
  const scales = new Set(report.statements.map(({ scale }) => scale));
  const [scale] = scales;
  if (scales.size !== 1 || (scale !== 1e3 && scale !== 1e6)) return undefined;
  const pairs: Exchange = [
    [/thousands?/gi, 'lakhs'],
    [/millions?/gi, 'crores'],
    [/billions?/gi, 'thousand crores'],
    [/[’']000s?/g, 'lakhs'],
    [/(?<=\p{Sc})000(?:[’']s)?/gu, ' lakhs'],
  ];
  // A report that goes on saying its old unit above a table is in that unit.
  if (unitsLeft(report, pairs).length > 0) return undefined;
  return { sheets: rewriteWords(report, pairs), scaleTimes: scale === 1e3 ? 100 : 10 };
};

/** Removes the space between neighbouring words. */
const runTogether =
  (random: () => number) =>
  (words: readonly Word[]): Word[] => {
    const out: Word[] = [];
    for (const word of words) {
      const last = out.at(-1);
      const near = last !== undefined && Math.abs(last.y1 - word.y1) < 1 && word.x0 - last.x1 < 5;
      const isText = (w: Word): boolean => /^[\p{L}(&,’'-]+(?:[):][\p{L}),:]*)?$/u.test(w.text);
      if (near && isText(last) && isText(word) && random() < 0.5)
        out[out.length - 1] = { ...last, text: last.text + word.text, x1: word.x1 };
      else out.push(word);
    }
    return out;
  };

const onStatements = (report: PrintedReport, change: (page: PageText) => PageText): Disturbed => ({
  sheets: changePages(report.sheets(), report.pages, change),
});

const withoutLineBreaks = (report: PrintedReport): Disturbed => ({
  sheets: report
    .sheets()
    .map((sheet) =>
      report.pages.has(sheet.source)
        ? { ...sheet, rewrite: (plain) => plain.replace(/\s*\n\s*/g, ' ') }
        : sheet,
    ),
});

/** How many points numbers stand above the baselines of their labels. */
const BASELINES_APART = 2;

const withNumbersRaised = (report: PrintedReport): Disturbed =>
  onStatements(report, (page) => {
    const isCell = isCellWord(report.statements, page.page);
    const words = page.words.map((word) =>
      isCell(word)
        ? { ...word, y0: word.y0 - BASELINES_APART, y1: word.y1 - BASELINES_APART }
        : word,
    );
    return { ...page, words };
  });

/** Misreads one cell of one statement as recognition might. */
const withMisreadDigit = (report: PrintedReport, random: () => number): Disturbed | undefined => {
  const statement = pick(report.statements, random);
  const cell = pick(statement === undefined ? [] : cellsOf(longNumbers(statement)), random);
  if (cell === undefined) return undefined;
  const at = report.pageText(cell.page).words.findIndex((word) => standsIn(word, cell.box));
  const isRounded = statement !== undefined && statement.scale > 1;
  const word = report.pageText(cell.page).words[at];
  const text = misreadDigit(word?.text ?? '', random, isRounded);
  if (text === undefined) return undefined;
  const change = ofWords((words) => words.map((word, i) => (i === at ? { ...word, text } : word)));
  return { sheets: changePages(report.sheets(), new Set([cell.page]), change) };
};

const longNumbers = (statement: RawStatement): RawStatement => ({
  ...statement,
  line_items: statement.line_items.filter(
    ({ unit, values }) =>
      (unit ?? 'money') === 'money' && Object.values(values).some((v) => Math.abs(v) >= 100),
  ),
});

const MONEY: readonly Ablation[] = [
  {
    name: 'ringgit',
    what: 'dollars become RM',
    disturb: otherMoney('RM', 'MYR', 'Malaysian ringgit', 'MYR'),
  },
  {
    name: 'euros',
    what: 'dollars become €',
    disturb: otherMoney('€', 'EUR', 'euros', 'EUR'),
  },
  {
    name: 'kronor',
    what: 'dollars become kr, which several countries write',
    disturb: otherMoney('kr', 'kr', 'kronor', null),
  },
  {
    name: 'rupees',
    what: 'dollars become Rs., which several countries write',
    disturb: otherMoney('Rs.', 'Rs.', 'rupees', null),
  },
];

const NUMBERS: readonly Ablation[] = [
  ['points', 'numbers as 1.234,5'],
  ['spaces', 'numbers as 1 234,5'],
  ['apostrophes', "numbers as 1'234.5"],
  ['indian', 'numbers as 12,34,567.8'],
].map(([style, what]) => ({
  name: `numbers-with-${style ?? ''}`,
  what: what ?? '',
  disturb: restyleWords(NUMBER_STYLES[style as keyof typeof NUMBER_STYLES]),
}));

export const WORD_ABLATIONS: readonly Ablation[] = [
  ...NUMBERS,
  ...MONEY,
  {
    name: 'lakhs-and-crores',
    what: 'thousands become lakhs, millions crores',
    disturb: indianScales,
  },
  {
    name: 'words-run-together',
    what: 'half of the spaces between words of statements are lost',
    disturb: (report, random) => onStatements(report, ofWords(runTogether(random))),
  },
  {
    name: 'line-breaks-lost',
    what: 'the plain text of statements has no lines',
    disturb: withoutLineBreaks,
  },
  {
    name: 'numbers-raised',
    what: 'numbers stand two points above the baselines of their labels',
    disturb: withNumbersRaised,
  },
  {
    name: 'digit-misread',
    what: 'one digit of one number is another',
    disturb: withMisreadDigit,
  },
];
