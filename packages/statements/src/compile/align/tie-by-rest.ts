import type { Alignment } from './alignment.js';
import { groupBy } from '../group-by.js';
import { compareValues, nearestRow } from './cluster.js';
import type { Cluster } from './cluster.js';
import type { ReportRow } from '../rows/row.js';
import { synonymKey } from './synonyms.js';
import { mayBeAlike } from './tie-by-likeness.js';
import { areNear } from './weigh-identity.js';
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

/** The row that stood for an item in the newer reports, before this report's own was tied to it. */
const newerRow = (cluster: Cluster): ReportRow | undefined => cluster.rows[cluster.rows.length - 2];

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

/** The only row below the foot of a section that is open; undefined if none or several are. */
const openBelow = (rows: readonly ReportRow[], isTied: (row: ReportRow) => boolean) => {
  const open = rows.filter((row) => !isTied(row));
  return open.length === 1 && rows.length > 1 ? open[0] : undefined;
};

const belowFootIn = (rows: readonly ReportRow[], section: string): ReportRow[] =>
  rows.filter((row) => row.isBelowFoot && row.sectionKey === section);

/** Both print a year, and restate it no further than a new definition does. */
const isRestated = (row: ReportRow, cluster: Cluster): boolean =>
  compareValues(row, cluster).different > 0 && areNear(row, cluster);

/**
 * Below the foot no sum says what is left: there the other rows of the section do, if all of them
 * are tied, and the numbers are near those of the row that is left in the newer report.
 */
const tieRestBelowFoot = (alignment: Alignment, owner: ReadonlyMap<ReportRow, Cluster>): void => {
  const sections = groupBy(
    alignment.report.rows.filter(({ isBelowFoot }) => isBelowFoot),
    ({ sectionKey }) => sectionKey,
  );
  for (const [section, rows] of sections) {
    const row = openBelow(rows, (one) => alignment.ties.has(one));
    const tied = rows.map((one) => alignment.ties.get(one)).find((one) => one !== undefined);
    const newer = tied && newerRow(tied)?.report;
    if (row === undefined || newer === undefined) continue;
    const other = openBelow(belowFootIn(newer.rows, section), (one) => !owner.has(one));
    const cluster = other && owner.get(other);
    if (
      cluster !== undefined &&
      mayBeAlike(alignment, row, cluster) &&
      alignment.between(row, cluster) &&
      addsWords(row, nearestRow(cluster)) &&
      isRestated(row, cluster)
    )
      alignment.tie(row, cluster, 'sum_role', BY_REST, 'the one row left of the same section');
  }
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
    const newer = newerRow(tiedTo);
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
  tieRestBelowFoot(alignment, owner);
};
