import { isWords, type ItemLine } from '../page/index.js';
import type { ColumnSet } from './column-sets.js';
import { columnOf, type InnerColumn, type NumberColumn } from './columns.js';
import type { HeadedColumn } from './headed-columns.js';
import { INNER, MOSTLY_PERCENTS, MOSTLY_REFERENCES } from './weights.js';

/** The columns of a table with what its header says about them. */
export interface HeadedTable {
  readonly lines: readonly ItemLine[];
  readonly columns: readonly NumberColumn[];
  readonly headed: readonly HeadedColumn[];
}

/** What a row has in two columns. */
interface Pair {
  readonly inner?: number;
  readonly outer?: number;
}

/** Numbers with words behind them stand in running text or in a label. */
const isText = ({ items }: ItemLine): boolean => {
  const first = items.findIndex(({ kind }) => kind === 'number');
  return items.some((item, at) => at > first && first >= 0 && isWords(item));
};

const pairsOf = ({ lines, columns }: HeadedTable, inner: number, outer: number): readonly Pair[] =>
  lines.flatMap((line) => {
    if (isText(line)) return [];
    const values = new Map(
      line.items.flatMap((item) =>
        item.kind === 'number' && item.reading !== undefined
          ? [[columnOf(item, columns), item.reading.value] as const]
          : [],
      ),
    );
    const [part, sum] = [values.get(inner), values.get(outer)];
    if (part === undefined && sum === undefined) return [];
    return [
      {
        ...(part === undefined ? {} : { inner: part }),
        ...(sum === undefined ? {} : { outer: sum }),
      },
    ];
  });

/**
 * Rows with both on which the outer number is the sum of the inner ones since the last outer one.
 */
const sumsBeside = (pairs: readonly Pair[]): number => {
  let run: number[] = [];
  let found = 0;
  for (const { inner, outer } of pairs) {
    if (inner !== undefined) run.push(inner);
    if (outer === undefined) continue;
    const sum = Math.abs(run.reduce((total, value) => total + value, 0));
    if (inner !== undefined && run.length > 1 && Math.abs(sum - Math.abs(outer)) <= INNER.rounding)
      found++;
    run = [];
  }
  return found;
};

/**
 * Whether the sums of an inner column stand beside its parts: enough to recognise it if rows are
 * few.
 */
const addsUp = (pairs: readonly Pair[]): boolean => {
  const both = pairs.filter((p) => p.inner !== undefined && p.outer !== undefined).length;
  return both > 0 && sumsBeside(pairs) >= INNER.sums * both;
};

/**
 * Parts and their sums share few rows: a row with both holds the part that closes its group, with
 * the sum beside it.
 */
const areApart = (pairs: readonly Pair[]): boolean => {
  const inner = pairs.filter((p) => p.outer === undefined).length;
  const outer = pairs.filter((p) => p.inner === undefined).length;
  const both = pairs.length - inner - outer;
  return inner >= INNER.rows && outer >= INNER.rows && both <= INNER.shared * (inner + outer);
};

/**
 * Whether a column may belong to the year of the column right of it: it has no year of its own, or
 * the same one.
 */
const isOfYear = (index: number, { date }: HeadedColumn, { headed }: HeadedTable): boolean => {
  const own = headed.find((h) => h.index === index);
  return own === undefined || own.date.year === date.year;
};

const innerOf = (
  outer: HeadedColumn,
  set: ColumnSet,
  table: HeadedTable,
): InnerColumn | undefined => {
  const index = outer.index - 1;
  const column = table.columns[index];
  if (column === undefined || set.columns.some((c) => c.index === index)) return undefined;
  if (column.references >= MOSTLY_REFERENCES || column.percents >= MOSTLY_PERCENTS)
    return undefined;
  if (!isOfYear(index, outer, table)) return undefined;
  const pairs = pairsOf(table, index, outer.index);
  const closes = addsUp(pairs);
  return closes || areApart(pairs) ? { index, column, addsUp: closes } : undefined;
};

/**
 * The sets of a table, and each set once more with the inner columns beside its years. Balance
 * sheets of many small companies, and the German and Indian forms, print parts in an inner column
 * and their sums in an outer one.
 */
export const withInnerColumns = (
  sets: readonly ColumnSet[],
  table: HeadedTable,
): readonly ColumnSet[] =>
  sets.flatMap((set) => {
    const inner = set.columns.map((column) => innerOf(column, set, table));
    return inner.some((column) => column !== undefined) ? [set, { ...set, inner }] : [set];
  });
