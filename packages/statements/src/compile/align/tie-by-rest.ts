import type { Alignment } from './alignment.js';
import { nearestRow } from './cluster.js';
import type { Cluster } from './cluster.js';
import type { ReportRow } from '../rows/row.js';
import { synonymKey } from './synonyms.js';
import { mayBeAlike } from './tie-by-likeness.js';
import { BY_REST } from './weights.js';

/** How many rows of a sum must be known to match before the one left over says something. */
const COMMON_ADDENDS = 3;

const wordsOf = (row: ReportRow): ReadonlySet<string> =>
  new Set(
    synonymKey(row.label)
      .split(' ')
      .filter((word) => word !== ''),
  );

/**
 * One label adds words and replaces none: "Acquisition of Alpha" and "Acquisition of Beta" are two
 * items at one place.
 */
const addsWords = (row: ReportRow, other: ReportRow): boolean => {
  const [few, many] = [wordsOf(row), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  return (
    few !== undefined &&
    many !== undefined &&
    few.size > 0 &&
    [...few].every((word) => many.has(word))
  );
};

/** The row that stood for a total in the newer reports, before this report's own was tied to it. */
const newerTotal = (cluster: Cluster): ReportRow | undefined =>
  cluster.rows[cluster.rows.length - 2];

/**
 * The only addends of the two sums that are not tied to each other; undefined if more than one is
 * left on a side.
 */
const restOf = (
  alignment: Alignment,
  total: ReportRow,
  newer: ReportRow,
  owner: ReadonlyMap<ReportRow, Cluster>,
): { row: ReportRow; cluster: Cluster } | undefined => {
  const [row, ...otherRows] = total.children.filter((child) => !alignment.ties.has(child));
  const tied = new Set(total.children.map((child) => alignment.ties.get(child)));
  const left = newer.children.filter(
    (child) => ![...tied].some((cluster) => cluster?.rows.includes(child) === true),
  );
  const [other] = left;
  const cluster = other && owner.get(other);
  if (row === undefined || cluster === undefined || otherRows.length > 0 || left.length > 1)
    return undefined;
  return total.children.length - 1 >= COMMON_ADDENDS &&
    total.children.length === newer.children.length
    ? { row, cluster }
    : undefined;
};

/**
 * Ties an item that was renamed while its numbers were restated. Two reports prove the same sum,
 * and all its rows are tied but one in each; those two stand at the same place, and the words of
 * one are among the other's.
 */
export const tieByRest = (alignment: Alignment): void => {
  const owner = new Map(
    alignment.recentClusters().map((cluster) => [nearestRow(cluster), cluster] as const),
  );
  for (const [total, tiedTo] of [...alignment.ties]) {
    const newer = newerTotal(tiedTo);
    const rest = newer && restOf(alignment, total, newer, owner);
    if (rest === undefined || !alignment.isOpen(rest.row, rest.cluster)) continue;
    const { row, cluster } = rest;
    if (
      !mayBeAlike(alignment, row, cluster) ||
      !alignment.between(row, cluster) ||
      !addsWords(row, nearestRow(cluster))
    )
      continue;
    alignment.tie(
      row,
      cluster,
      'sum_role',
      BY_REST,
      `the one row left of the same sum of ${total.children.length}`,
    );
  }
};
