import type { CanonicalStatementType } from '@fde/contracts';

import type { Cell } from './cell.js';
import type { Row } from './rows.js';
import { CLEARLY_MONEY } from './weights.js';

/**
 * Three digits behind a point: thousands whose comma was recognised as a point, or a fraction that
 * few tables print.
 */
const MAYBE_THOUSANDS = /^[($€£¥\-–]*\d{1,3}[.,]\d{3}\)?$/;
/** Share of a column's numbers without decimals, from which three decimals are a group. */
const CONSENSUS = 0.8;
/** Digits. */
const GROUP = 3;

const decimalsOf = (rows: readonly Row[], column: number): number[] =>
  rows.flatMap((row) => row.cells.get(column)?.decimals ?? []);

const mendCell = (cell: Cell): Cell => ({
  ...cell,
  value: Math.round(cell.value * 10 ** GROUP),
  decimals: 0,
  doubt: 'repaired',
});

/**
 * Character recognition reads the comma between thousands as a point: `1.234` among `2,345`. If the
 * column prints whole numbers (and, where amounts per share are printed too, so does the row), the
 * mark can only be that comma. For recognised text only.
 */
export const mendSeparators = (type: CanonicalStatementType, rows: readonly Row[]): Row[] => {
  const columns = [...new Set(rows.flatMap((row) => [...row.cells.keys()]))];
  const whole = new Set(
    columns.filter((column) => {
      const decimals = decimalsOf(rows, column);
      return decimals.filter((d) => d === 0).length >= CONSENSUS * decimals.length;
    }),
  );
  return rows.map((row) => {
    const lost = (column: number, cell: Cell): boolean =>
      cell.decimals === GROUP && whole.has(column) && MAYBE_THOUSANDS.test(cell.text);
    // Only an income statement has amounts per share, which may have three decimals.
    const witness =
      type !== 'income_statement' ||
      [...row.cells.values()].some(
        (cell) => cell.decimals === 0 && Math.abs(cell.value) >= CLEARLY_MONEY,
      );
    if (!witness || ![...row.cells].some(([column, cell]) => lost(column, cell))) return row;
    return {
      ...row,
      cells: new Map(
        [...row.cells].map(([column, cell]) => [
          column,
          lost(column, cell) ? mendCell(cell) : cell,
        ]),
      ),
    };
  });
};
