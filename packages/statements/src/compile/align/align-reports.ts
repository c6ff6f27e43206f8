import { Alignment } from './alignment.js';
import { judgeTie } from './judge-tie.js';
import { newestRow, startCluster } from './cluster.js';
import type { Cluster } from './cluster.js';
import type { Report, ReportRow } from '../rows/row.js';
import { tieByLabels } from './tie-by-labels.js';
import { tieByEvidence } from './tie-by-evidence.js';
import { tieByNearLabels, tieByPosition, tieBySynonyms } from './tie-by-likeness.js';
import { tieByRest } from './tie-by-rest.js';
import { tieBySums } from './tie-by-sums.js';
import { tieByValues } from './tie-by-values.js';

/**
 * The passes, strongest first. Sums are tried again after each pass that may have tied rows below a
 * total.
 */
const PASSES: readonly ((alignment: Alignment) => void)[] = [
  tieByValues,
  tieBySums,
  tieByLabels,
  tieBySums,
  tieByPosition,
  tieBySynonyms,
  tieByNearLabels,
  tieByRest,
  tieByEvidence,
  tieBySums,
];

/** Whether a new row belongs with the row below it rather than with the row above. */
const belongsBelow = (
  row: ReportRow,
  above: ReportRow | undefined,
  below: ReportRow | undefined,
): boolean =>
  below !== undefined &&
  !below.isTotal &&
  row.sectionKey === below.sectionKey &&
  (above === undefined || row.sectionKey !== above.sectionKey || above.isTotal);

/**
 * Places the rows that only this report prints beside their neighbours: after the row above, or
 * right before the row below if they share its section and the row above closes another.
 */
const insertNewRows = (alignment: Alignment): Cluster[] => {
  const { rows } = alignment.report;
  const [after, before] = [
    new Map<Cluster | undefined, Cluster[]>(),
    new Map<Cluster, Cluster[]>(),
  ];
  let anchor: Cluster | undefined;
  rows.forEach((row, at) => {
    const tied = alignment.ties.get(row);
    if (tied) {
      anchor = tied;
      return;
    }
    const nextTied = rows.slice(at + 1).find((later) => alignment.ties.has(later));
    const below = nextTied && alignment.ties.get(nextTied);
    if (below && belongsBelow(row, rows[at - 1], nextTied))
      before.set(below, [...(before.get(below) ?? []), startCluster(row)]);
    else after.set(anchor, [...(after.get(anchor) ?? []), startCluster(row)]);
  });
  return [
    ...(after.get(undefined) ?? []),
    ...alignment.order.flatMap((cluster) => [
      ...(before.get(cluster) ?? []),
      cluster,
      ...(after.get(cluster) ?? []),
    ]),
  ];
};

/**
 * Aligns reports, given newest first: each older one to the items of all newer ones. Returns the
 * items in the order of the newest report, with older ones among their neighbours.
 */
export const alignReports = (reports: readonly Report[]): Cluster[] => {
  let order: Cluster[] = [];
  reports.forEach((report, at) => {
    const alignment = new Alignment(report, order, reports.slice(0, at), judgeTie);
    if (at > 0) for (const pass of PASSES) pass(alignment);
    order = insertNewRows(alignment);
  });
  return order;
};

/** True if the newest report of the table does not print the item. */
export const isDiscontinued = (cluster: Cluster, reports: readonly Report[]): boolean =>
  newestRow(cluster).report !== reports[0];
