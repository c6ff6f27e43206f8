import type { Cell } from './cell.js';

/** What a row of a table with inner columns holds. */
type Holding = 'part' | 'closing' | 'other';

/** The cells of a row whose years have an inner column, and what the row holds there. */
export interface DealtRow<R extends { readonly cells: ReadonlyMap<number, Cell> }> {
  readonly row: R;
  /** A part; the last part, with the sum that closes its group on the next row; anything else. */
  readonly holding: Holding;
}

/** A last part with the parts above it that its sum adds up. */
interface Group {
  /** Where the last part stands; its sum follows. */
  readonly at: number;
  readonly above: readonly number[];
}

type Rows<R extends { readonly cells: ReadonlyMap<number, Cell> }> = readonly DealtRow<R>[];

/** Headings between parts have no cells and belong to no group. */
const partsAbove = <R extends { readonly cells: ReadonlyMap<number, Cell> }>(
  rows: Rows<R>,
  at: number,
): number[] => {
  const above: number[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const { row, holding } = rows[i] ?? {};
    if (holding === 'part') above.push(i);
    else if ((row?.cells.size ?? 0) > 0) break;
  }
  return above;
};

const groupsOf = <R extends { readonly cells: ReadonlyMap<number, Cell> }>(
  rows: Rows<R>,
): Group[] =>
  rows.flatMap(({ holding }, at) =>
    holding === 'closing' ? [{ at, above: partsAbove(rows, at) }] : [],
  );

const keep = (cells: ReadonlyMap<number, Cell>, wanted: (position: number) => boolean) =>
  new Map([...cells].filter(([position]) => wanted(position)));

/**
 * A year without an inner column may print its sums alone, beside the last part of each group, where
 * the other year prints part and sum (the German form: "3. Geräte 15.300 | 45.300 | 43.100"). Then
 * that year has no number beside the parts above. It is the sum's even where last year's parts above
 * were nil: the sum is then what the last part was.
 */
export const withSumsOfOtherYears = <R extends { readonly cells: ReadonlyMap<number, Cell> }>(
  rows: Rows<R>,
  hasInner: ReadonlySet<number>,
): R[] => {
  const isLone = (position: number): boolean => !hasInner.has(position);
  const groups = groupsOf(rows);
  const parts = groups.flatMap(({ above }) => above);
  const printsParts = rows.some(
    ({ row, holding }) => holding === 'part' && [...row.cells.keys()].some(isLone),
  );
  if (parts.length === 0 || printsParts) return rows.map(({ row }) => row);
  const closing = new Set(groups.map(({ at }) => at));
  return rows.map(({ row }, at) => {
    const last = closing.has(at - 1) ? rows[at - 1]?.row : undefined;
    if (closing.has(at)) return { ...row, cells: keep(row.cells, (p) => !isLone(p)) };
    if (last === undefined) return row;
    return { ...row, cells: new Map([...row.cells, ...keep(last.cells, isLone)]) };
  });
};
