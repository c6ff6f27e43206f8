import type { OtherColumn, RawStatement } from '@fde/contracts';

/**
 * The cells of a statement's other columns at the new places of their rows, by the old ones; those of
 * rows that left the statement keep only a name.
 */
export const otherCellsAt = (
  { other_columns: others }: Pick<RawStatement, 'other_columns'>,
  place: ReadonlyMap<number, number>,
): Pick<RawStatement, 'other_columns'> =>
  others === undefined
    ? {}
    : {
        other_columns: others.map((column) => ({
          ...column,
          cells: column.cells.map(({ row, ...cell }): OtherColumn['cells'][number] => {
            const at = row === undefined ? undefined : place.get(row);
            return at === undefined ? cell : { ...cell, row: at };
          }),
        })),
      };
