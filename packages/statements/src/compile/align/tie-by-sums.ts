import { mayMatch } from './alignment.js';
import type { Alignment } from './alignment.js';
import { nearestRow } from './cluster.js';
import type { Cluster } from './cluster.js';
import type { ReportRow } from '../rows/row.js';
import { sameScope } from './qualifiers.js';
import { BY_SUMS } from './weights.js';

/** Share of the addends that two sums must have in common to be the same sum. */
const COMMON_ADDENDS = 0.6;

const parentsOf = (
  alignment: Alignment,
  row: ReportRow,
  owner: ReadonlyMap<ReportRow, Cluster>,
): Map<Cluster, number> => {
  const counts = new Map<Cluster, number>();
  for (const child of row.children) {
    const tied = alignment.ties.get(child);
    const newer = tied?.rows[tied.rows.length - 2];
    const parent = newer?.parent ? owner.get(newer.parent) : undefined;
    if (parent && alignment.isOpen(row, parent)) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  return counts;
};

/** Ties totals that are proved to add up the same rows. */
export const tieBySums = (alignment: Alignment): void => {
  const sums = alignment.openRows().filter((row) => row.children.length >= 2);
  if (sums.length === 0) return;
  const owner = new Map(
    alignment.openClusters().map((cluster) => [nearestRow(cluster), cluster] as const),
  );
  for (const row of sums) {
    const counts = [...parentsOf(alignment, row, owner)].toSorted(
      (a, b) => b[1] - a[1] || alignment.place(a[0]) - alignment.place(b[0]),
    );
    const [best] = counts;
    if (!best) continue;
    const [cluster, common] = best;
    const needed =
      COMMON_ADDENDS * Math.max(row.children.length, nearestRow(cluster).children.length);
    if (
      common >= Math.max(2, needed) &&
      mayMatch(row, cluster) &&
      sameScope(row, nearestRow(cluster))
    )
      alignment.tie(row, cluster, 'sum_role', BY_SUMS, `total of the same ${common} rows`);
  }
};
