import type { Book } from './book.js';
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
  readonly page: (book: Book, style: HouseStyle, variety: number) => TrapPage;
}

const says = (...paragraphs: string[]): TrapPage => ({ paragraphs, tables: [] });

/** The cash flows of the year in five rows, as managements discuss liquidity: no statement of cash flows. */
const cashSummary = (book: Book, style: HouseStyle, variety: number): TrapPage => {
  const flows = book.statements.find((s) => s.type === 'cash_flow_statement');
  if (flows === undefined) return says();
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

/** Each class of misleading print once, so that it stays solved. */
export const TRAPS: readonly Trap[] = [
  {
    name: 'amounts-in-prose',
    chance: 0.25,
    page: () =>
      says(
        'Our customers gave £6 million to charities, and the museum holds some 80 millions of specimens.',
        'Authorized capital consists of 7.5 billion shares; billions of messages pass our network each day.',
      ),
  },
  {
    name: 'foreign-exchange-named',
    chance: 0.25,
    page: () =>
      says(
        'Our shares are listed on the New York Stock Exchange and we file reports with the Securities and Exchange Commission.',
        'A rise of the US dollar by ten per cent would change profit little; most debt is not in US$.',
      ),
  },
  { name: 'cash-summary', chance: 0.25, page: cashSummary },
];

/** The traps of one report. */
export const drawTraps = (random: () => number): string[] =>
  TRAPS.filter(({ chance }) => random() < chance).map(({ name }) => name);

/** What the traps of a style print before the statements. */
const trapPages = (book: Book, style: HouseStyle, variety: number): TrapPage[] =>
  TRAPS.filter(({ name }) => style.traps.includes(name)).map(({ page }) =>
    page(book, style, variety),
  );

export const trapParagraphs = (book: Book, style: HouseStyle): string[] =>
  trapPages(book, style, 0).flatMap(({ paragraphs }) => paragraphs);

export const trapTables = (book: Book, style: HouseStyle, variety: number): PrintedTable[] =>
  trapPages(book, style, variety).flatMap(({ tables }) => tables);
