import type { ItemLine } from '../page/index.js';
import { isFull, type NumberColumn } from './columns.js';
import { rowValues } from './row-values.js';
import { ACROSS, MOSTLY_PERCENTS, MOSTLY_REFERENCES } from './weights.js';

const isAmounts = ({ references, percents, onlyNils }: NumberColumn): boolean =>
  references < MOSTLY_REFERENCES && percents < MOSTLY_PERCENTS && onlyNils !== true;

/**
 * The columns, by index, whose amounts the last full one adds up in every row: "Unrestricted",
 * "Temporarily restricted" and "Total" of one year, as charities print it. None if it does not, or if too few rows
 * have more than one part.
 */
export const partsAcross = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): ReadonlySet<number> => {
  const fullest = Math.max(0, ...columns.map(({ support }) => support));
  const total = columns.findLastIndex((column) => isFull(column, fullest));
  const parts = columns.flatMap((column, at) => (at < total && isAmounts(column) ? [at] : []));
  let [held, several] = [0, 0];
  const rows = rowValues(lines, columns).filter((row) => row.has(total));
  for (const row of rows) {
    const values = parts.map((at) => row.get(at) ?? 0);
    const sum = values.reduce((all, value) => all + value, 0);
    if (Math.abs(sum - (row.get(total) ?? 0)) > ACROSS.rounding) continue;
    held++;
    if (values.filter((value) => value !== 0).length > 1) several++;
  }
  return several >= ACROSS.rows && held >= ACROSS.held * rows.length ? new Set(parts) : new Set();
};
