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
  /** Columns of gross amounts and deductions, which no year adds up. */
  readonly gross: ReadonlySet<number>;
}

/** What a row has in two columns. */
interface Pair {
  readonly inner?: number;
  readonly outer?: number;
  /** The row has a label. */
  readonly labelled: boolean;
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
        labelled: line.items.some(isWords),
      },
    ];
  });

const isNear = (a: number, b: number): boolean =>
  Math.abs(Math.abs(a) - Math.abs(b)) <= INNER.rounding;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whether a number is the sum of some parts, or the first less the others: "Less: depreciation". */
const isSumOf = (parts: readonly number[], sum: number): boolean => {
  const [first = 0, ...others] = parts;
  return isNear(first + sumOf(others), sum) || isNear(first - sumOf(others), sum);
};

/** The parts since the last sum and one more; a subtotal among them stands for what it adds up. */
const withPart = (run: readonly number[], part: number): readonly number[] =>
  run.length > 1 && isSumOf(run, part) ? [part] : [...run, part];

/** How often the outer column could close a group of parts, and how often it does. */
interface Closings {
  readonly tried: number;
  readonly held: number;
}

/**
 * A sum closes the parts since the last one: beside the last part, or on a line below it. A single
 * part is closed only by its own number, on a line without a label.
 */
const closingsOf = (pairs: readonly Pair[]): Closings => {
  let run: readonly number[] = [];
  let [tried, held] = [0, 0];
  for (const { inner, outer, labelled } of pairs) {
    if (inner !== undefined) run = withPart(run, inner);
    if (outer === undefined) continue;
    const closes = isSumOf(run, outer) && (run.length > 1 || (run.length === 1 && !labelled));
    if (closes) held++;
    if (closes || inner !== undefined) tried++;
    run = [];
  }
  return { tried, held };
};

/**
 * Whether the outer column adds up the parts in the inner one: enough to recognise it if rows are
 * few.
 */
const addsUp = (pairs: readonly Pair[]): boolean => {
  const { tried, held } = closingsOf(pairs);
  return held > 0 && held >= INNER.sums * tried;
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

/** A year's own column with the column of its parts, if there is one. */
interface WithInner {
  readonly outer: HeadedColumn;
  readonly inner?: InnerColumn;
}

/** What two neighbouring columns of one year are to each other. */
const innerOf = (
  index: number,
  outer: HeadedColumn,
  table: HeadedTable,
): InnerColumn | undefined => {
  const column = table.columns[index];
  if (column === undefined) return undefined;
  if (column.references >= MOSTLY_REFERENCES || column.percents >= MOSTLY_PERCENTS)
    return undefined;
  if (!isOfYear(index, outer, table)) return undefined;
  const pairs = pairsOf(table, index, outer.index);
  const closes = addsUp(pairs);
  return closes || areApart(pairs) ? { index, column, addsUp: closes } : undefined;
};

/** The next column on one side of another that is more than dashes. */
const besideOf = (index: number, step: 1 | -1, columns: readonly NumberColumn[]): number => {
  let beside = index + step;
  while (columns[beside]?.onlyNils === true) beside += step;
  return beside;
};

/** The column right of a headed one, if no year stands above it. */
const unheadedAfter = (own: HeadedColumn, { columns, headed }: HeadedTable): HeadedColumn[] => {
  const index = besideOf(own.index, 1, columns);
  const column = columns[index];
  if (column === undefined || headed.some((h) => h.index === index)) return [];
  return [{ ...own, index, column }];
};

/**
 * The parts of a year stand left of the column that its head names; or in that column, if the head
 * stands in the middle above both.
 */
const withInner = (own: HeadedColumn, set: ColumnSet, table: HeadedTable): WithInner => {
  const before = besideOf(own.index, -1, table.columns);
  const isFree = !table.gross.has(before) && !set.columns.some(({ index }) => index === before);
  const left = isFree ? innerOf(before, own, table) : undefined;
  if (left !== undefined) return { outer: own, inner: left };
  const [found] = unheadedAfter(own, table).flatMap((outer) => {
    const inner = innerOf(own.index, outer, table);
    return inner?.addsUp === true ? [{ outer, inner }] : [];
  });
  return found ?? { outer: own };
};

/**
 * The sets of a table, and each set once more with the inner columns beside its years. Balance
 * sheets of many small companies, and the German, Dutch and Indian forms, print parts in an inner
 * column and their sums in an outer one.
 */
export const withInnerColumns = (
  sets: readonly ColumnSet[],
  table: HeadedTable,
): readonly ColumnSet[] =>
  sets.flatMap((set) => {
    const pairs = set.columns.map((column) => withInner(column, set, table));
    if (pairs.every(({ inner }) => inner === undefined)) return [set];
    const columns = pairs.map(({ outer }) => outer);
    return [set, { ...set, columns, inner: pairs.map(({ inner }) => inner) }];
  });
