import type { Book, BookRow, BookStatement } from './book.js';
import type { HouseStyle } from './house-style.js';
import { printTable, type PrintedTable } from './printed-table.js';
import { trapTables } from './traps.js';

const QUARTERS = ['First', 'Second', 'Third', 'Fourth'] as const;

const scaleRow = (row: BookRow, shares: readonly number[]): BookRow => {
  const newest = row.values.find((value) => value !== null) ?? 0;
  return {
    ...row,
    values:
      row.kind === 'heading'
        ? []
        : shares.map((share) => Number((newest * share).toFixed(row.decimals))),
  };
};

/** Totals of all statements over five years, as in a summary of results. */
const printSelectedData = (book: Book, style: HouseStyle, variety: number): PrintedTable[] => {
  const [income, balance] = [book.statements[0], book.statements[1]];
  if (income === undefined || balance === undefined) return [];
  const shares = [1, 0.93, 0.88, 0.79, 0.74];
  const columns = shares.map((_, i) => ({
    year: String(book.fiscalYear - i),
    end: `${book.fiscalYear - i}-12-31`,
  }));
  const rows = [
    ...income.rows.slice(0, 2),
    ...income.rows.filter((r) => r.kind === 'total'),
    ...balance.rows.filter((r) => r.kind === 'total').slice(0, 4),
  ];
  const statement: BookStatement = {
    ...income,
    columns,
    rows: rows.map((row) => scaleRow(row, shares)),
  };
  const table = printTable(
    statement,
    {
      ...style,
      dates: 'year-only',
      side: 'none',
      notes: 'none',
      marks: 'none',
      order: 'as-printed',
    },
    variety,
  );
  return [
    {
      ...table,
      title:
        [
          'Selected financial data',
          'Five-year summary',
          'Item 6. Selected Consolidated Financial Data',
        ][variety % 3] ?? '',
      subtitles: table.subtitles.slice(1),
    },
  ];
};

/** The parent company's own balance sheet. */
const printParentSheets = (book: Book, style: HouseStyle, variety: number): PrintedTable[] =>
  book.statements
    .filter((s) => s.type === 'balance_sheet')
    .map((balance) => {
      const rows = balance.rows.filter((r) => r.kind !== 'line' || r.label.length % 3 > 0);
      const own = {
        ...balance,
        rows: rows.map((row) =>
          scaleRow(
            row,
            balance.columns.map((_, i) => 0.4 - 0.03 * i),
          ),
        ),
      };
      const table = printTable(
        own,
        { ...style, side: 'none', notes: 'none', marks: 'none' },
        variety,
      );
      const [title, above] =
        variety % 2 === 0
          ? [
              'Condensed balance sheets (parent company only)',
              'Schedule I - Condensed Financial Information of Registrant',
            ]
          : ['Company balance sheet', 'Parent company financial statements'];
      return { ...table, title: `${title}`, subtitles: [above, ...table.subtitles] };
    });

const printQuarters = (book: Book, style: HouseStyle, variety: number): PrintedTable[] =>
  book.statements
    .filter((s) => s.type === 'income_statement')
    .map((income) => {
      const columns = QUARTERS.map(() => ({
        year: String(book.fiscalYear),
        end: `${book.fiscalYear}-12-31`,
      }));
      const rows = income.rows
        .filter((r) => r.kind !== 'heading')
        .slice(0, 9)
        .map((row) => scaleRow(row, [0.24, 0.25, 0.25, 0.26]));
      const table = printTable(
        { ...income, columns, rows },
        { ...style, dates: 'year-only', side: 'none', notes: 'none', marks: 'none' },
        variety,
      );
      return {
        ...table,
        title: 'Quarterly results of operations (unaudited)',
        subtitles: [String(book.fiscalYear)],
        columns: table.columns.map((c, i) => ({ ...c, head: [QUARTERS[i] ?? '', 'quarter'] })),
        footnotes: [],
      };
    });

/** Tables that look like statements but are not, as reports print them before and after the real ones. */
export const decoyTables = (
  book: Book,
  style: HouseStyle,
  variety: number,
): { readonly before: readonly PrintedTable[]; readonly after: readonly PrintedTable[] } => {
  const isDrawn = (...kinds: HouseStyle['decoys'][]): boolean =>
    style.decoys === 'all' || kinds.includes(style.decoys);
  return {
    before: [
      ...(isDrawn('selected') ? printSelectedData(book, style, variety) : []),
      ...trapTables(book, style, variety, 'before'),
    ],
    after: [
      ...(isDrawn('parent') ? printParentSheets(book, style, variety) : []),
      ...(isDrawn('quarters') ? printQuarters(book, style, variety) : []),
      ...trapTables(book, style, variety, 'behind'),
    ],
  };
};
