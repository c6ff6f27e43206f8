import type { CompiledLineItem } from '@fde/contracts';
import { MONTHS_PER_YEAR } from '../language/dates/iso-date.js';
import { endTogether, keyOf, startTogether, type FlowWindow } from './period-window.js';
import type { PrintedCell } from './restated-between.js';
import { SEVERAL_YEARS } from './weights.js';

/** A printed cell of a window. */
export interface WindowCell {
  readonly window: FlowWindow;
  readonly cell: PrintedCell;
}

const pairsOf = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one) => all.flatMap((other) => (one === other ? [] : [[one, other] as const])));

const conceptAt = ({ sources }: CompiledLineItem, { key }: FlowWindow): string | undefined =>
  sources[key]?.fact?.concept;

/** The other report tags another row as what this one tags this row as. */
const isTaggedElsewhere = (
  item: CompiledLineItem,
  [one, other]: readonly [FlowWindow, FlowWindow],
  rows: readonly CompiledLineItem[],
): boolean => {
  const [mine, theirs] = [conceptAt(item, one), conceptAt(item, other)];
  if (mine === undefined || theirs === undefined || mine === theirs) return false;
  return rows.some((row) => row !== item && conceptAt(row, other) === mine);
};

const isLongerName = (long: string, short: string): boolean =>
  long.length > short.length && long.toLowerCase().includes(short.toLowerCase());

/** The other report alone has a total under a longer name, of which this row is one part there. */
const isPartElsewhere = (
  item: CompiledLineItem,
  [one, other]: readonly [FlowWindow, FlowWindow],
  rows: readonly CompiledLineItem[],
): boolean =>
  rows.some(
    ({ name, is_total: isTotal, values }) =>
      isTotal &&
      isLongerName(name, item.name) &&
      values[one.key] === undefined &&
      values[other.key] !== undefined &&
      values[other.key] !== item.values[other.key],
  );

/**
 * The document in which the label of a row means another one than in a report before: it moved from
 * one row to the next, as "Other income, net" from a total to a part of it. Undefined where none does.
 */
export const movedLabel = (
  item: CompiledLineItem,
  cells: readonly WindowCell[],
  rows: readonly CompiledLineItem[],
): number | undefined => {
  const moved = pairsOf(cells).find(([one, other]) => {
    const windows = [one.window, other.window] as const;
    return isTaggedElsewhere(item, windows, rows) || isPartElsewhere(item, windows, rows);
  });
  return moved?.[1].cell.source.document_id;
};

/** Whether the longer window holds the whole of the shorter one. */
const holds = (long: FlowWindow, short: FlowWindow): boolean =>
  short.months < long.months && (startTogether(long, short) || endTogether(long, short));

/** Rows with an amount in the one window and no cell in the other. */
const onlyIn = (
  rows: readonly CompiledLineItem[],
  one: FlowWindow,
  other: FlowWindow,
): readonly CompiledLineItem[] =>
  rows.filter(({ values }) => (values[one.key] ?? 0) !== 0 && values[other.key] === undefined);

const documentAt = ({ sources }: CompiledLineItem, key: string): number | undefined =>
  sources[key]?.document_id;

/** The windows in which a report speaks for a row, by their keys. */
const spokenBy = (item: CompiledLineItem, document: number | undefined): string[] =>
  Object.keys(item.values).filter((key) => documentAt(item, key) === document);

const isYearKey = (key: string): boolean => key.endsWith(keyOf('', MONTHS_PER_YEAR));

/** The rows that lead to one total with a row: from the total above it to the next one below. */
const ofOneTotal = (
  item: CompiledLineItem,
  rows: readonly CompiledLineItem[],
): ReadonlySet<CompiledLineItem> => {
  const at = rows.indexOf(item);
  const above = rows.slice(0, at).findLastIndex(({ is_total: isTotal }) => isTotal);
  const below = rows.findIndex(({ is_total: isTotal }, i) => isTotal && i > at);
  return new Set(rows.slice(above + 1, below < 0 ? rows.length : below));
};

/**
 * Rows with an amount in each of several years of the one report, and with no cell in any column of the
 * other: no event of a year, but lines of their own that the other report adds to another line.
 */
const linesApart = (
  item: CompiledLineItem,
  rows: readonly CompiledLineItem[],
  [long, short]: readonly [FlowWindow, FlowWindow],
): readonly CompiledLineItem[] => {
  const [reportOfLong, reportOfShort] = [documentAt(item, long.key), documentAt(item, short.key)];
  const years = spokenBy(item, reportOfLong).filter(isYearKey);
  if (reportOfLong === reportOfShort || years.length < SEVERAL_YEARS) return [];
  const others = spokenBy(item, reportOfShort);
  return rows.filter(
    ({ values }) =>
      years.every((key) => (values[key] ?? 0) !== 0) &&
      others.every((key) => values[key] === undefined),
  );
};

/**
 * Whether a report on a longer period groups the rows of the section otherwise than one on a part of
 * it. What a part of a year has, the year has as well: where more rows of the part are missing from
 * the year than are new in it, other rows of the section took them in, and nobody says which. So it is
 * where the year's report has more lines of its own than those that it names otherwise.
 */
export const isRegrouped = (
  item: CompiledLineItem,
  windows: readonly FlowWindow[],
  rows: readonly CompiledLineItem[],
): boolean => {
  if (item.is_total || !rows.includes(item)) return false;
  const beside = rows.filter(
    ({ section, is_total: isTotal, unit }) =>
      section === item.section && !isTotal && unit === 'money',
  );
  const together = ofOneTotal(item, rows);
  const near = beside.filter((row) => together.has(row));
  return pairsOf(windows).some(([long, short]) => {
    if (!holds(long, short)) return false;
    const lost = onlyIn(beside, short, long).length;
    return (
      lost > onlyIn(beside, long, short).length ||
      linesApart(item, near, [long, short]).length > lost
    );
  });
};
