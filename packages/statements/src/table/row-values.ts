import { isWords, type ItemLine } from '../page/index.js';
import { columnOf, type NumberColumn } from './columns.js';

/** A row's amounts by the index of their column. */
export type RowValues = ReadonlyMap<number, number>;

/** The amounts of each line that has words. */
export const rowValues = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
): readonly RowValues[] =>
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
