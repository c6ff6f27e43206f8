import type { Decision, Evidence } from '../evidence/decision.js';
import { yearKeys } from '../table/over-pages/continued-columns.js';
import type { ColumnSet } from '../table/column-sets.js';
import type { NumberColumn } from '../table/columns.js';
import { monthsOf } from '../language/dates/periods.js';
import { lengthKindOf } from '../periods/period.js';
import { COLUMNS } from './weights.js';

/** One way to read a table's columns, with the result. */
export interface ColumnsReading {
  readonly set: ColumnSet;
  /** Share of the money cells that are part of an identity that holds. */
  readonly coverage: number;
  /** All numbers read, to compare with another reading. */
  readonly numbers: string;
}

/**
 * Whether the header's words prefer one reading to another: it is the group's, or the other is a
 * part.
 */
const isNamed = (reading: ColumnsReading, other: ColumnsReading): boolean =>
  reading.set.score - other.set.score >= COLUMNS.sameWords;

/** Whether the columns of parts in a reading add up to the sums beside them. */
const addsUp = ({ inner = [] }: ColumnSet): boolean =>
  inner.every((column) => column?.addsUp !== false);

/**
 * Whether the columns of a reading are the inner ones of another, which adds them up: whatever
 * stands above them, they are parts of its years.
 */
const isOfParts = ({ set }: ColumnsReading, { set: { inner = [] } }: ColumnsReading): boolean =>
  set.columns.length === inner.length &&
  inner.every((part, at) => part?.addsUp === true && part.index === set.columns[at]?.index);

/**
 * Whether a reading adds the parts in inner columns to another. Either their own sums show it, or
 * it must close nearly as well.
 */
const hasParts = (reading: ColumnsReading, other: ColumnsReading): boolean =>
  reading.set.inner !== undefined &&
  other.set.inner === undefined &&
  (!isNamed(other, reading) || isOfParts(other, reading)) &&
  reading.coverage >= COLUMNS.someSums &&
  (addsUp(reading.set) ||
    reading.coverage >= Math.min(COLUMNS.closes, other.coverage - COLUMNS.clearlyBetter));

/**
 * Sums outweigh the header's order, but not a header that names the group's columns, unless nothing
 * in those closes.
 */
const isBetter = (other: ColumnsReading, best: ColumnsReading): boolean =>
  hasParts(other, best) ||
  (other.coverage > best.coverage + COLUMNS.clearlyBetter &&
    !(isNamed(best, other) && best.coverage >= COLUMNS.someSums));

/** The months of each column, where all are parts of years by their own heads. */
const monthsOfParts = ({ columns }: ColumnSet): readonly number[] | undefined => {
  const lengths = columns.flatMap(({ length }) => length ?? []);
  const isPart = lengths.every((length) => lengthKindOf({ kind: 'duration', length }) === 'part');
  const areAll = lengths.length > 0 && lengths.length === columns.length;
  return areAll && isPart ? lengths.map(monthsOf) : undefined;
};

/** Whether two readings are of parts of other lengths: the three and the nine months of one report, each by its head. */
const areOtherParts = ({ set: best }: ColumnsReading, { set: other }: ColumnsReading): boolean => {
  const [own, others] = [monthsOfParts(best), monthsOfParts(other)];
  return (
    own !== undefined && others !== undefined && own.every((months) => !others.includes(months))
  );
};

/**
 * Whether another reading could be meant as well: the header's words make it at least as likely,
 * and it closes too.
 */
const isRival = (best: ColumnsReading, other: ColumnsReading): boolean =>
  !isNamed(best, other) &&
  !hasParts(best, other) &&
  !areOtherParts(best, other) &&
  other.coverage >= Math.min(COLUMNS.closes, best.coverage) &&
  other.set.columns.length >= best.set.columns.length &&
  other.numbers !== best.numbers;

/** What a column's words say besides its year and unit: whose figures they are. */
const distinctionOf = ({ columns }: ColumnSet): string =>
  columns.map((c) => (c.words.match(/\p{L}{3,}/gu) ?? []).join(' ')).join(' | ');

/**
 * Whether nothing in the header distinguishes two readings: a year stands over a column that may be
 * another year's.
 */
const isIndistinct = (best: ColumnsReading, other: ColumnsReading): boolean =>
  best.set.columns.some((c) => c.shared) && distinctionOf(best.set) === distinctionOf(other.set);

const evidenceOf = (readings: readonly ColumnsReading[]): Evidence<number>[] => {
  const least = Math.min(...readings.map((r) => r.set.score));
  return readings.flatMap((r, i) => [
    { source: 'column heads', says: i, weight: r.set.score - least, text: headText(r.set) },
    { source: 'sums', says: i, weight: r.coverage },
  ]);
};

const headText = ({ columns }: ColumnSet): string => columns.map((c) => c.words).join(' | ');

/**
 * Which columns are the fiscal years: an index into the readings, the first of which is the
 * likeliest by its words. `unexplained` columns are as full as the years' and stand under no year:
 * one of them may be the wanted year, so everything is doubted. Undefined without readings.
 */
export const decideColumns = (
  readings: readonly ColumnsReading[],
  unexplained: readonly NumberColumn[],
): Decision<number> | undefined => {
  const [first, ...others] = readings;
  if (first === undefined) return undefined;
  const best = others.reduce((a, b) => (isBetter(b, a) ? b : a), first);
  const rivals = readings.filter((other) => other !== best && isRival(best, other));
  const decision = { value: readings.indexOf(best), evidence: evidenceOf(readings) };
  const isInner = (column: NumberColumn): boolean =>
    best.set.inner?.some((inner) => inner?.column === column) === true;
  if (
    unexplained.some((column) => !isInner(column)) ||
    rivals.some((other) => isIndistinct(best, other))
  )
    return { ...decision, doubt: 'incomplete' };
  return rivals.length > 0 ? { ...decision, doubt: 'ambiguous' } : decision;
};

/** The years of a reading and their columns, in the form a decision shows them. */
export const tellColumns =
  (readings: readonly ColumnsReading[]) =>
  (index: number): string => {
    const set = readings[index]?.set;
    if (set === undefined) return '';
    const places = set.columns.map((c) => c.index + 1).join(', ');
    return `${yearKeys(set).join(', ')} in columns ${places}`;
  };
