import type { CanonicalStatementType, PageText, RawStatement, Word } from '@fde/contracts';
import { pick, type Ablation, type Disturbed } from './ablation.js';
import { multiplyNumber, timesThree } from './number-words.js';
import { cellsOf, isCellWord, isHeadWord, type PrintedReport } from './printed-report.js';
import { changeSheet, linesOf, ofWords, setLine, textOf, type Sheet } from './sheets.js';

/** Pages of a statement that no other statement shares. */
const ownPages = (report: PrintedReport, statement: RawStatement): number[] =>
  statement.pages.filter(
    (page) => !report.statements.some((s) => s !== statement && s.pages.includes(page)),
  );

const removePages = (report: PrintedReport, pages: readonly number[]): Sheet[] =>
  report.sheets().filter(({ source }) => !pages.includes(source));

const withoutStatement = (report: PrintedReport, random: () => number): Disturbed | undefined => {
  const alone = report.statements.filter((s) => ownPages(report, s).length === s.pages.length);
  const statement = pick(alone, random);
  return statement === undefined
    ? undefined
    : { sheets: removePages(report, statement.pages), gone: [statement.statement_type] };
};

/** Statements that show by themselves whether they are complete. */
const CLOSED: readonly CanonicalStatementType[] = ['balance_sheet', 'cash_flow_statement'];

/**
 * Whether more than sums among rows takes in a page: the balance, the roll-forward of cash. One that only sums take in
 * follows the close of the statement, and nothing shows that it is gone.
 */
const takesPartInClose = ({ line_items, checks }: RawStatement, page: number): boolean =>
  checks.some(
    ({ holds, kind, rows = [] }) =>
      holds &&
      kind !== 'sum' &&
      rows.some((row) =>
        Object.values(line_items[row]?.sources ?? {}).some((source) => source.page === page),
      ),
  );

const withoutPart =
  (which: 'first' | 'last') =>
  (report: PrintedReport, random: () => number): Disturbed | undefined => {
    const long = report.statements.filter(
      (s) => CLOSED.includes(s.statement_type) && s.pages.length > 1,
    );
    const statement = pick(long, random);
    if (statement === undefined) return undefined;
    const page = which === 'first' ? statement.pages[0] : statement.pages.at(-1);
    if (page === undefined || !ownPages(report, statement).includes(page)) return undefined;
    if (!takesPartInClose(statement, page)) return undefined;
    return { sheets: removePages(report, [page]), cut: [statement.statement_type] };
  };

/** Changed copies of the pages of some statements. */
const copyPages = (
  report: PrintedReport,
  types: readonly CanonicalStatementType[],
  change: (page: PageText) => PageText,
): Sheet[] => {
  const pages = types.flatMap((type) => report.statement(type)?.pages ?? []);
  return [...new Set(pages)]
    .toSorted((a, b) => a - b)
    .map((source) => ({ ...changeSheet({ source }, change), isDecoy: true }));
};

const ALL: readonly CanonicalStatementType[] = [
  'income_statement',
  'balance_sheet',
  'cash_flow_statement',
];
const FLOWS: readonly CanonicalStatementType[] = ['income_statement', 'cash_flow_statement'];

/** Pages that keep two chapters apart: another entity's statements stand in a chapter of their own. */
const APART = 3;

const firstPage = (report: PrintedReport): number => Math.min(...report.pages);
const lastPage = (report: PrintedReport): number => Math.max(...report.pages);

const insertPages = (sheets: readonly Sheet[], more: readonly Sheet[], at: number): Sheet[] => {
  const place = Math.max(0, Math.min(sheets.length, at));
  return [...sheets.slice(0, place), ...more, ...sheets.slice(place)];
};

const insertBefore = (report: PrintedReport, more: readonly Sheet[]): Disturbed | undefined =>
  more.length === 0
    ? undefined
    : { sheets: insertPages(report.sheets(), more, firstPage(report) - 1 - APART) };

const insertAfter = (report: PrintedReport, more: readonly Sheet[]): Disturbed | undefined =>
  more.length === 0
    ? undefined
    : { sheets: insertPages(report.sheets(), more, lastPage(report) + APART) };

/** Another entity's page in the same layout, with numbers tripled so that every sum still adds up. */
const ofCompany =
  (report: PrintedReport) =>
  (page: PageText): PageText => {
    const isCell = isCellWord(report.statements, page.page);
    const words = page.words.map((word) => {
      if (isCell(word)) return { ...word, text: timesThree(word.text) };
      const text = word.text
        .replace(/\bconsolidated\b/i, 'Company')
        .replace(/\bgroup\b/i, 'Company');
      return { ...word, text };
    });
    return {
      ...page,
      words: [...setLine('Parent company financial statements', 60, 14), ...words],
    };
  };

/** The parent company's numbers as a share of the group's. */
const COMPANY_SHARE = 0.6;

const retellNumbers = (report: PrintedReport, page: PageText, factor: number): Word[] => {
  const isCell = isCellWord(report.statements, page.page);
  return page.words.map((word) =>
    isCell(word) ? { ...word, text: multiplyNumber(factor)(word.text) } : word,
  );
};

/**
 * The company's own page: smaller numbers and the group's titles without "consolidated"; nothing else tells them
 * apart.
 */
const ofNamesake =
  (report: PrintedReport) =>
  (page: PageText): PageText => ({
    ...page,
    words: retellNumbers(report, page, COMPANY_SHARE).flatMap((word) => {
      const text = word.text.replace(/^(?:consolidated|group)$/i, '');
      return text === '' ? [] : [{ ...word, text }];
    }),
  });

const saysConsolidated = (report: PrintedReport): boolean =>
  report.statements.every(({ title }) => /consolidated|group/i.test(title ?? ''));

/** The copies of a company's statements are called so in English: titles in signs would still name the group. */
const hasTitlesInLetters = (report: PrintedReport): boolean =>
  report.statements.every(({ title }) => /\p{sc=Latn}/u.test(title ?? 'Latin'));

/** Another registrant's numbers in the same report, as a share of the group's. */
const REGISTRANT_SHARE = 0.7;

/** A page's words without the head lines that name the company, or with only the head lines of years and units. */
const withoutHeads = (
  report: PrintedReport,
  page: PageText,
  words: readonly Word[],
  stays: (line: string) => boolean,
): Word[] => {
  const heads = report.statements
    .filter(({ pages }) => pages.includes(page.page))
    .map((statement) => isHeadWord(report, statement, page.page));
  const isHead = (word: Word): boolean => heads.some((of) => of(word));
  const lines = linesOf(words.filter(isHead)).filter((line) => stays(textOf(line)));
  return [...lines.flat(), ...words.filter((word) => !isHead(word))];
};

/** Another registrant's page, also called consolidated, with the registrant's name above. */
const ofRegistrant =
  (report: PrintedReport) =>
  (page: PageText): PageText => {
    const name = report.statements[0]?.company_name ?? '';
    const words = retellNumbers(report, page, REGISTRANT_SHARE);
    const own = withoutHeads(report, page, words, (line) => !sameLetters(name, line));
    return {
      ...page,
      words: [...setLine('NORTHERN RIVER POWER COMPANY AND SUBSIDIARIES', 60, 14, 10), ...own],
    };
  };

/** An associate's numbers as a share of the group's. */
const ASSOCIATE_SHARE = 0.3;

/** The numbers of a company in which the group has an interest, as notes summarise them. */
const ofAssociate =
  (report: PrintedReport) =>
  (page: PageText): PageText => ({
    ...page,
    words: [
      ...setLine('27. Interests in associates (continued)', 60, 14, 10),
      ...setLine('Summarised financial information of Southern Lakes Limited', 60, 26, 9),
      ...withoutHeads(report, page, retellNumbers(report, page, ASSOCIATE_SHARE), (line) =>
        /\d/.test(line),
      ),
    ],
  });

/** Removes one statement, and adds copies of all of them behind. */
const oneGone =
  (
    of: (report: PrintedReport) => (page: PageText) => PageText,
    mayBe: (report: PrintedReport) => boolean = () => true,
  ): Ablation['disturb'] =>
  (report, random) => {
    const gone = mayBe(report) ? withoutStatement(report, random) : undefined;
    const more = copyPages(report, ALL, of(report));
    return gone === undefined ? undefined : { ...gone, sheets: [...gone.sheets, ...more] };
  };

/** Puts copies directly before the first page of the statements. */
const directlyBefore = (report: PrintedReport, more: readonly Sheet[]): Disturbed | undefined =>
  more.length === 0
    ? undefined
    : { sheets: insertPages(report.sheets(), more, firstPage(report) - 1) };

/** Words of a line above the first years of a page, which say that the columns are quarters. */
const quarterWords = (report: PrintedReport, page: PageText): Word[] =>
  report.statements
    .filter(({ pages }) => pages[0] === page.page)
    .flatMap((statement) => {
      const isHead = isHeadWord(report, statement, page.page);
      const years = page.words.filter((w) => isHead(w) && /^(?:19|20)\d\d$/.test(w.text));
      const [first] = years;
      return first === undefined
        ? []
        : setLine('Three months ended', first.x0 - 20, first.y0 - 1, first.fontSize);
    });

const ANNUAL = /^(?:for|the|fiscal|twelve|months|years?|year|ended|ending|annual)$/i;

/** The page as a quarterly report prints it: unaudited, "three months ended", other numbers. */
const ofQuarter =
  (report: PrintedReport) =>
  (page: PageText): PageText => {
    const isCell = isCellWord(report.statements, page.page);
    const heads = report.statements
      .filter(({ pages }) => pages.includes(page.page))
      .map((statement) => isHeadWord(report, statement, page.page));
    const words = page.words
      .filter((word) => !(ANNUAL.test(word.text) && heads.some((isHead) => isHead(word))))
      .map((word) => (isCell(word) ? { ...word, text: timesThree(word.text) } : word));
    return {
      ...page,
      words: [...setLine('(Unaudited)', 60, 14), ...words, ...quarterWords(report, page)],
    };
  };

/** A statement without every third line, under a chapter title, as in a management discussion. */
const asSummary =
  (report: PrintedReport) =>
  (page: PageText): PageText => {
    const income = report.statement('income_statement');
    if (income === undefined) return page;
    const isHead = isHeadWord(report, income, page.page);
    const tops = cellsOf(income)
      .filter((cell) => cell.page === page.page)
      .map(({ box }) => box[1]);
    const titled = page.words.filter((word) => !isHead(word) || !/[a-z]{4}/i.test(word.text));
    const lines = linesOf(titled).filter((line, at) => {
      const y = line[0]?.y0 ?? 0;
      const isRow = y >= Math.min(...tops) - 2 && y <= Math.max(...tops) + 2;
      return !isRow || at % 3 > 0;
    });
    return {
      ...page,
      words: [
        ...setLine('Results of operations. The following table sets forth:', 60, 20),
        ...lines.flat(),
      ],
    };
  };

const YEARS_SHOWN = 5;
/** How much smaller each older year is, as a share of the newest year's numbers. */
const YEARLY = 0.06;
/** Points: the left edge of the first column, and the distance between columns. */
const FIRST_COLUMN = 290;
const COLUMN_WIDTH = 60;

/** The totals of the statements over five years; the newest two columns differ from the statements. */
const fiveYears =
  (report: PrintedReport) =>
  (page: PageText): PageText => {
    const rows = report.statements.flatMap(({ line_items, years }) =>
      line_items
        .filter(({ is_total, unit }) => is_total && (unit ?? 'money') === 'money')
        .map(({ name, values }) => ({ name, newest: values[years[0] ?? ''] ?? 0 })),
    );
    const newest = report.statements[0]?.fiscal_year ?? 0;
    const columns = Array.from({ length: YEARS_SHOWN }, (_, at) => ({
      year: String(newest - at),
      share: 1 - YEARLY * (at + 1),
      x: FIRST_COLUMN + at * COLUMN_WIDTH,
    }));
    const heads = columns.flatMap(({ year, x }) => setLine(year, x, 70, 8));
    const cells = rows.flatMap(({ name, newest: value }, at) => {
      const y = 90 + at * 12;
      const numbers = columns.flatMap(({ share, x }) =>
        setLine(Math.round(value * share).toLocaleString('en-US'), x, y, 8),
      );
      return [...setLine(name.slice(0, 45), 40, y, 8), ...numbers];
    });
    return {
      ...page,
      words: [...setLine('Selected financial data: five-year summary', 60, 40), ...heads, ...cells],
    };
  };

/** A header and a footer on every page of the report. */
const withRunningHeads = (report: PrintedReport): Disturbed => {
  const [first] = report.statements;
  const name = first?.company_name ?? 'The Company';
  const change = ofWords((words, page) => [
    ...setLine(
      `${name} Annual Report ${first?.fiscal_year ?? 2020} Financial Statements`,
      60,
      12,
      7,
    ),
    ...words,
    ...setLine(`${name} | ${page.page} | ${first?.fiscal_year ?? 2020}`, 200, page.height - 6, 7),
  ]);
  return {
    sheets: report
      .sheets()
      .map((sheet) => (report.pages.has(sheet.source) ? changeSheet(sheet, change) : sheet)),
  };
};

/** Moves the title of a statement, alone, to the foot of the page before. */
const withTitleBefore = (report: PrintedReport, random: () => number): Disturbed | undefined => {
  const titled = report.statements.filter(({ pages, title }) => {
    const [page] = pages;
    return title !== undefined && page !== undefined && !report.pages.has(page - 1) && page > 1;
  });
  const statement = pick(titled, random);
  const page = statement?.pages[0];
  if (statement === undefined || page === undefined) return undefined;
  const isHead = isHeadWord(report, statement, page);
  const text = report.pageText(page);
  const lines = linesOf(text.words.filter(isHead));
  const title = lines.filter((line) => sameLetters(textOf(line), statement.title ?? '')).flat();
  if (title.length === 0) return undefined;
  const foot = title.map((w) => ({
    ...w,
    y0: text.height - 40,
    y1: text.height - 40 + w.fontSize,
  }));
  const sheets = report.sheets().map((sheet) => {
    if (sheet.source === page)
      return changeSheet(
        sheet,
        ofWords((words) => words.filter((w) => !title.includes(w))),
      );
    return sheet.source === page - 1
      ? changeSheet(
          sheet,
          ofWords((words) => [...words, ...foot]),
        )
      : sheet;
  });
  return { sheets };
};

const sameLetters = (a: string, b: string): boolean => {
  const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return lettersOf(a).length > 8 && lettersOf(b).includes(lettersOf(a));
};

export const PAGE_ABLATIONS: readonly Ablation[] = [
  {
    name: 'statement-removed',
    what: 'the pages of one statement are gone: nothing may be believed in its place',
    disturb: withoutStatement,
  },
  {
    name: 'continuation-removed',
    what: 'the last page of a statement is gone: no cell of it is sure',
    disturb: withoutPart('last'),
  },
  {
    name: 'beginning-removed',
    what: 'the first page of a statement is gone: no cell of it is sure',
    disturb: withoutPart('first'),
  },
  {
    name: 'company-before',
    what: "the parent company's statements stand before, in the same layout",
    disturb: (report) =>
      hasTitlesInLetters(report)
        ? insertBefore(report, copyPages(report, ALL, ofCompany(report)))
        : undefined,
  },
  {
    name: 'company-after',
    what: "the parent company's statements stand after, in the same layout",
    disturb: (report) =>
      hasTitlesInLetters(report)
        ? insertAfter(report, copyPages(report, ALL, ofCompany(report)))
        : undefined,
  },
  {
    name: 'namesake-before',
    what: "the company's own statements stand directly before, without a word that says so",
    disturb: (report) =>
      saysConsolidated(report)
        ? directlyBefore(report, copyPages(report, ALL, ofNamesake(report)))
        : undefined,
  },
  {
    name: 'registrant-after',
    what: 'the statements of another registrant stand after, called consolidated as well',
    disturb: (report) => insertAfter(report, copyPages(report, ALL, ofRegistrant(report))),
  },
  {
    name: 'registrant-for-gone',
    what: 'one statement is gone, and those of another registrant stand after',
    disturb: oneGone(ofRegistrant),
  },
  {
    name: 'company-for-gone',
    what: "one statement is gone, and the company's own stand after",
    disturb: oneGone(ofCompany, saysConsolidated),
  },
  {
    name: 'associate-for-gone',
    what: 'one statement is gone, and the notes hold those of an associate',
    disturb: oneGone(ofAssociate),
  },
  {
    name: 'associate-after',
    what: 'the notes hold the statements of an associate',
    disturb: (report) => insertAfter(report, copyPages(report, ALL, ofAssociate(report))),
  },
  {
    name: 'five-years-directly-before',
    what: 'the totals of five years stand on the page before the statements',
    disturb: (report) =>
      directlyBefore(report, copyPages(report, ['income_statement'], fiveYears(report))),
  },
  {
    name: 'quarter-before',
    what: 'quarterly statements stand before, in the same layout',
    disturb: (report) => insertBefore(report, copyPages(report, FLOWS, ofQuarter(report))),
  },
  {
    name: 'summary-before',
    what: 'two thirds of the income statement stand before, under another title',
    disturb: (report) =>
      insertBefore(report, copyPages(report, ['income_statement'], asSummary(report))),
  },
  {
    name: 'five-years-before',
    what: 'the totals of five years stand before, under a title of their own',
    disturb: (report) =>
      insertBefore(report, copyPages(report, ['income_statement'], fiveYears(report))),
  },
  {
    name: 'running-heads',
    what: 'every page has a head and a foot with the name, the year and a number',
    disturb: (report) => withRunningHeads(report),
  },
  {
    name: 'title-page-before',
    what: 'the title of one statement stands at the foot of the page before',
    disturb: withTitleBefore,
  },
];
