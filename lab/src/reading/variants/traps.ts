import type { Book, BookRow, BookStatement } from './book.js';
import type { HouseStyle } from './house-style.js';
import { printTable, type PrintedTable } from './printed-table.js';

/** What a report prints around its statements that has misled a reading. */
export interface TrapPage {
  readonly paragraphs: readonly string[];
  readonly tables: readonly PrintedTable[];
}

interface Trap {
  readonly name: string;
  /** How often a report has it, from 0 to 1. */
  readonly chance: number;
  /** Whether it comes after the statements and their notes. */
  readonly isBehind?: boolean;
  readonly page: (book: Book, style: HouseStyle, variety: number) => TrapPage;
}

const pageSaying = (...paragraphs: string[]): TrapPage => ({ paragraphs, tables: [] });

/** The year's cash flows in five rows, as in a discussion of liquidity; not a cash flow statement. */
const cashSummary = (book: Book, style: HouseStyle, variety: number): TrapPage => {
  const flows = book.statements.find((s) => s.type === 'cash_flow_statement');
  if (flows === undefined) return pageSaying();
  const rows = flows.rows.filter((row) => row.kind === 'total').slice(0, 6);
  const table = printTable(
    { ...flows, rows },
    { ...style, side: 'none', notes: 'none', marks: 'none' },
    variety,
  );
  return {
    paragraphs: [],
    tables: [{ ...table, title: 'Liquidity and capital resources', footnotes: [] }],
  };
};

/** A style for tables with year columns only. */
const simplifyStyle = (style: HouseStyle): HouseStyle => ({
  ...style,
  side: 'none',
  notes: 'none',
  marks: 'none',
});

const shareOf = (row: BookRow, share: number): BookRow => ({
  ...row,
  values: row.values.map((value) =>
    value === null ? null : Number((value * share).toFixed(row.decimals)),
  ),
});

/** The statements of a book with fewer rows or other amounts, each as a table with its own title. */
const oncePrinted = (
  statements: readonly BookStatement[],
  style: HouseStyle,
  variety: number,
  retell: (table: PrintedTable) => PrintedTable,
): TrapPage => ({
  paragraphs: [],
  tables: statements.map((s) => ({
    ...retell(printTable(s, simplifyStyle(style), variety)),
    footnotes: [],
  })),
});

/** Every second line of each statement and all its totals, as management discussions repeat them. */
const condenseStatements = (book: Book, style: HouseStyle, variety: number): TrapPage =>
  oncePrinted(
    book.statements.map((s) => ({
      ...s,
      rows: s.rows.filter(({ kind }, at) => kind === 'total' || at % 2 === 0),
    })),
    style,
    variety,
    (table) => ({
      ...table,
      title: `Condensed ${table.title.replace(/^(?:consolidated|group) /i, '').toLowerCase()}`,
    }),
  );

/** Statements with a share of each amount. */
const sharesOf = (statements: Book['statements'], share: number): Book['statements'] =>
  statements.map((one) => ({ ...one, rows: one.rows.map((row) => shareOf(row, share)) }));

/** The numbers of a company in which the group has an interest, as a share of the group's. */
const HELD_SHARE = 0.5;

/** All statements of another registrant, also called consolidated. */
const otherRegistrant = (book: Book, style: HouseStyle, variety: number): TrapPage =>
  oncePrinted(sharesOf(book.statements, HELD_SHARE), style, variety, (table) => ({
    ...table,
    subtitles: ['Jointly Held Holdings Limited and subsidiaries', ...table.subtitles],
  }));

/** The accounts behind each row, as programs of bookkeeping print them. */
const ledgerDetail = (book: Book, style: HouseStyle, variety: number): TrapPage =>
  oncePrinted(sharesOf(book.statements, HELD_SHARE), style, variety, (table) => ({
    ...table,
    title: `${table.title} Detail`,
    subtitles: ['Type Date Num Name Memo Split Balance', ...table.subtitles],
  }));

const QUARTER = 0.25;

/** The flows of the last quarter in the layout of the year's. */
const printQuarter = (book: Book, style: HouseStyle, variety: number): TrapPage =>
  oncePrinted(
    sharesOf(
      book.statements.filter(({ type }) => type !== 'balance_sheet'),
      QUARTER,
    ),
    { ...style, dates: 'year-only' },
    variety,
    (table) => ({
      ...table,
      title: `${table.title} (unaudited)`,
      columns: table.columns.map((column) =>
        column.kind === 'value'
          ? { ...column, head: ['Three months ended', 'September 30,', ...column.head] }
          : column,
      ),
    }),
  );

/** One trap for each kind of misleading print, so that none misleads again. */
const TRAPS: readonly Trap[] = [
  {
    name: 'amounts-in-prose',
    chance: 0.25,
    page: () =>
      pageSaying(
        'Our customers gave £6 million to charities, and the museum holds some 80 millions of specimens.',
        'Authorized capital consists of 7.5 billion shares; billions of messages pass our network each day.',
      ),
  },
  {
    name: 'foreign-exchange-named',
    chance: 0.25,
    page: () =>
      pageSaying(
        'Our shares are listed on the New York Stock Exchange and we file reports with the Securities and Exchange Commission.',
        'A rise of the US dollar by ten per cent would change profit little; most debt is not in US$.',
      ),
  },
  { name: 'cash-summary', chance: 0.25, page: cashSummary },
  { name: 'condensed-statements', chance: 0.2, page: condenseStatements },
  { name: 'quarterly-statements', chance: 0.2, page: printQuarter },
  { name: 'ledger-detail', chance: 0.1, isBehind: true, page: ledgerDetail },
  { name: 'other-registrant', chance: 0.2, isBehind: true, page: otherRegistrant },
];

/** The traps of one report. */
export const drawTraps = (random: () => number): string[] =>
  TRAPS.filter(({ chance }) => random() < chance).map(({ name }) => name);

/** What a style's traps print before or after the statements. */
const trapPages = (book: Book, style: HouseStyle, variety: number, behind: boolean): TrapPage[] =>
  TRAPS.filter(
    ({ name, isBehind = false }) => style.traps.includes(name) && isBehind === behind,
  ).map(({ page }) => page(book, style, variety));

export const trapParagraphs = (book: Book, style: HouseStyle): string[] =>
  trapPages(book, style, 0, false).flatMap(({ paragraphs }) => paragraphs);

export const trapTables = (
  book: Book,
  style: HouseStyle,
  variety: number,
  where: 'before' | 'behind',
): PrintedTable[] =>
  trapPages(book, style, variety, where === 'behind').flatMap(({ tables }) => tables);
