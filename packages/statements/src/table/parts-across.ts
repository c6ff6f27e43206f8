import { isWords, type ItemLine } from '../page/index.js';
import { columnOf, isFull, type NumberColumn } from './columns.js';
import { ACROSS, MOSTLY_PERCENTS, MOSTLY_REFERENCES } from './weights.js';

/** A row's amounts by the index of their column. */
type RowValues = ReadonlyMap<number, number>;

const rowsOf = (lines: readonly ItemLine[], columns: readonly NumberColumn[]): RowValues[] =>
  lines
    .filter(({ items }) => items.some(isWords))
    .map(
      ({ items }) =>
        new Map(
          items.flatMap((item) =>
            item.kind === 'number' && item.reading !== undefined
              ? [[columnOf(item, columns), item.reading.value] as const]
              : [],
          ),
        ),
    );

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
  const rows = rowsOf(lines, columns).filter((row) => row.has(total));
  for (const row of rows) {
    const values = parts.map((at) => row.get(at) ?? 0);
    const sum = values.reduce((all, value) => all + value, 0);
    if (Math.abs(sum - (row.get(total) ?? 0)) > ACROSS.rounding) continue;
    held++;
    if (values.filter((value) => value !== 0).length > 1) several++;
  }
  return several >= ACROSS.rows && held >= ACROSS.held * rows.length ? new Set(parts) : new Set();
};
