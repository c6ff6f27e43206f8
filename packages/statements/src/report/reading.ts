import { statementMoneyOf, type StatementMoney } from '../decide/money/statement-money.js';
import type { ReadingDoubt } from '@fde/contracts';
import {
  columnsOfFirst,
  continuedColumns,
  yearKeys,
} from '../table/over-pages/continued-columns.js';
import type { ColumnSet } from '../table/column-sets.js';
import { readRows, type RowsRead } from '../rows/rows.js';
import { MOST_ROWS } from '../rows/weights.js';
import type { Table } from '../table/table.js';

/** What read the words: the page's own text, or character recognition. */
export type Origin = 'layout' | 'ocr';

/** The tables of one place, read with one of the sets of columns that their header allows. */
export interface Reading {
  readonly rows: readonly RowsRead[];
  readonly years: readonly string[];
  readonly set: ColumnSet;
  /** The table whose heads name the columns. */
  readonly table: Table;
  readonly origin: Origin;
  readonly money: StatementMoney;
}

/** Reads the rows of every table; `first` is the one whose header names the columns. */
export const readTables = (
  tables: readonly Table[],
  set: ColumnSet,
  first: Table,
  origin: Origin,
): Reading => {
  const rows: RowsRead[] = [];
  let left = MOST_ROWS;
  for (const table of tables) {
    const own = table === first ? { set, unsure: false } : continuedColumns(table, set, first);
    if (own === undefined) continue;
    const read = withOthersOf(first, table, readRows(table, own.set, left));
    left -= read.rows.length;
    rows.push(own.unsure ? withDoubt(read, 'unnamed-columns') : read);
  }
  const money = statementMoneyOf(tables, set);
  return { rows: inOwnUnits(rows, money), years: yearKeys(set), set, table: first, origin, money };
};

/** The rows of a continued table, their other numbers under the columns of the first. */
const withOthersOf = (first: Table, table: Table, read: RowsRead): RowsRead => {
  if (table === first) return read;
  const place = columnsOfFirst(table, first);
  return {
    ...read,
    rows: read.rows.map((row) => {
      if (row.others === undefined) return row;
      const others = [...row.others].flatMap(([at, cell]) => {
        const own = place.get(at);
        return own === undefined ? [] : [[own, cell] as const];
      });
      return { ...row, others: new Map(others) };
    }),
  };
};

const withDoubt = (
  read: RowsRead,
  doubt: ReadingDoubt,
  isDoubted: (position: number) => boolean = () => true,
): RowsRead => ({
  ...read,
  rows: read.rows.map((row) => ({
    ...row,
    cells: new Map(
      [...row.cells].map(([at, cell]) => [at, isDoubted(at) ? { doubt, ...cell } : cell]),
    ),
  })),
});

/** Marks the cells of columns that are in another unit than the statement. */
const inOwnUnits = (
  rows: readonly RowsRead[],
  { columnScales, scale }: StatementMoney,
): readonly RowsRead[] => {
  if (columnScales === undefined) return rows;
  const own = scale[0]?.says;
  return rows.map((read) => withDoubt(read, 'other-unit', (at) => columnScales[at] !== own));
};
