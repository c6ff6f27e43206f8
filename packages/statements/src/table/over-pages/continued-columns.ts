import type { ColumnSet } from '../column-sets.js';
import type { HeadedColumn } from '../headed-columns.js';
import { fiscalYearOf } from '../../language/dates/dates.js';
import type { Table } from '../table.js';
import { ALIKE } from '../weights.js';

/** The fiscal years of a set of columns, in printed order. */
export const yearKeys = (set: ColumnSet): string[] =>
  set.columns.map((c) => String(fiscalYearOf(c.date)));

/** The columns of a continued page, by position in the first page's set. */
export interface ContinuedColumns {
  readonly set: ColumnSet;
  /**
   * Fewer columns than on the first page stand at the places of its years, and no year above them
   * says which they are.
   */
  readonly unsure: boolean;
}

/** How far right of the first page's last column that of a continued page stands. */
const shiftOf = (table: Table, first: Table): number =>
  (table.columns.at(-1)?.right ?? 0) - (first.columns.at(-1)?.right ?? 0);

/**
 * Years of a page whose heads leave out some of the columns that stand on it, at the places of the
 * first page: the places then tell all of them, and a lone head may have slipped to a neighbour.
 */
const withUnnamed = (named: ColumnSet, table: Table, base: ColumnSet, shift: number): ColumnSet => {
  if (named.columns.every(({ index }) => index >= 0)) return named;
  const placed = [shift, 0].map((by) => columnsAt(table, base, by));
  const all = placed.find((found) => found.length === base.columns.length);
  return all === undefined ? named : { ...named, columns: all };
};

/** A continued page repeats the years, or some of them, or only their places. */
export const continuedColumns = (
  table: Table,
  base: ColumnSet,
  first: Table,
): ContinuedColumns | undefined => {
  const named = byYears(table, base);
  const shift = shiftOf(table, first);
  if (named !== undefined) return { set: withUnnamed(named, table, base, shift), unsure: false };
  const [direct, moved] = [columnsAt(table, base, 0), columnsAt(table, base, shift)];
  // A page that is shifted sideways may lack its last column: its last one then stands under
  // another year.
  const found =
    direct.length < base.columns.length && moved.length === base.columns.length ? moved : direct;
  const ordered = found.length < base.columns.length ? inOrder(table, base) : undefined;
  if (ordered !== undefined) return { set: { columns: ordered, score: base.score }, unsure: false };
  if (found.length === 0) return undefined;
  const columns = base.columns.map(
    (c) => found.find((f) => f.date === c.date) ?? { ...c, index: -1 },
  );
  const inner = innerAt(table, base, found === moved ? shift : 0);
  const set = { columns, score: base.score, ...(inner === undefined ? {} : { inner }) };
  return { set, unsure: found.length < base.columns.length };
};

const hasInner = ({ inner }: ColumnSet): boolean => inner !== undefined;

/** Whether parts stand beside the years' own columns, and these add them up. */
const addsUp = ({ inner = [] }: ColumnSet): boolean =>
  inner.some((column) => column?.addsUp === true);

/** The years that the page itself prints, if each names one column of the first page. */
const byYears = (table: Table, base: ColumnSet): ColumnSet | undefined => {
  const years = yearKeys(base);
  const same = table.sets.filter((set) => yearKeys(set).join() === years.join());
  const own = same.find(base.inner === undefined ? addsUp : hasInner) ?? same[0];
  if (own !== undefined || new Set(years).size < years.length) return own;
  const part = table.sets.find(
    (set) =>
      set.columns.length === new Set(yearKeys(set)).size &&
      yearKeys(set).every((year) => years.includes(year)),
  );
  if (part === undefined) return undefined;
  const printed = yearKeys(part);
  return {
    columns: base.columns.map(
      (c, i) => part.columns[printed.indexOf(years[i] ?? '')] ?? { ...c, index: -1 },
    ),
    score: base.score,
  };
};

/** How far the right edge of a column may be from its place on the first page. */
const SAME_PLACE = 12;

/** The inner columns that stand at the places of the first page's. */
const innerAt = (table: Table, { inner }: ColumnSet, shift: number): ColumnSet['inner'] =>
  inner?.map((own) => {
    const index = table.columns.findIndex(
      ({ right }) => own !== undefined && Math.abs(right - shift - own.column.right) < SAME_PLACE,
    );
    const column = table.columns[index];
    return column === undefined || own === undefined ? undefined : { ...own, index, column };
  });

/** The columns at the places of the first page's years, all shifted by the same distance. */
const columnsAt = (table: Table, base: ColumnSet, shift: number): HeadedColumn[] => {
  const taken = new Set<number>();
  return base.columns.flatMap((c) => {
    const [near] = table.columns
      .map((column, index) => ({
        column,
        index,
        d: Math.abs(column.right - shift - c.column.right),
      }))
      .toSorted((x, y) => x.d - y.d);
    if (near === undefined || near.d >= SAME_PLACE || taken.has(near.index)) return [];
    taken.add(near.index);
    return [{ ...c, index: near.index, column: near.column }];
  });
};

/**
 * Programs set the columns of each page by its own numbers: elsewhere, but as many and in the same
 * order.
 */
const inOrder = (table: Table, base: ColumnSet): HeadedColumn[] | undefined => {
  const least = ALIKE.filled * Math.max(0, ...table.columns.map(({ support }) => support));
  const own = table.columns.filter((c) => c.support >= least && c.references < ALIKE.references);
  if (base.inner !== undefined || base.columns.length === 1 || own.length !== base.columns.length)
    return undefined;
  const places = base.columns.map(({ column }) => column.right).toSorted((a, b) => a - b);
  return base.columns.flatMap((c) => {
    const column = own[places.indexOf(c.column.right)];
    return column === undefined ? [] : [{ ...c, index: table.columns.indexOf(column), column }];
  });
};

/** From the index of a continued table's column to that of the first table's column at its place. */
export const columnsOfFirst = (table: Table, first: Table): ReadonlyMap<number, number> => {
  const shift = shiftOf(table, first);
  return new Map(
    table.columns.flatMap(({ right }, index) => {
      const at = [0, shift]
        .map((by) => first.columns.findIndex((c) => Math.abs(right - by - c.right) < SAME_PLACE))
        .find((found) => found >= 0);
      return at === undefined ? [] : [[index, at] as const];
    }),
  );
};
