import { mayMatch, sameRank } from './alignment.js';
import type { Alignment, SectionRelation } from './alignment.js';
import { compareValues, nearestRow } from './cluster.js';
import type { Cluster } from './cluster.js';
import type { ReportRow } from '../rows/row.js';
import { sameKnownZone } from '../rows/zone.js';
import { ALL_RESTATED, BY_LABEL, LABEL_POINTS } from './weights.js';

interface Pair {
  readonly row: ReportRow;
  readonly cluster: Cluster;
  readonly score: number;
  readonly relation: SectionRelation;
}

type Form = 'exact' | 'loose';

const indexLabels = (clusters: readonly Cluster[], form: Form): Map<string, Cluster[]> => {
  const index = new Map<string, Cluster[]>();
  for (const cluster of clusters) {
    for (const key of new Set([...cluster.labels.values()].map((label) => label[form]))) {
      const known = index.get(key);
      if (known) known.push(cluster);
      else index.set(key, [cluster]);
    }
  }
  return index;
};

/**
 * How many reports ago the item last had the label. If another item has it today, that one is
 * preferred.
 */
const ageOf = (cluster: Cluster, row: ReportRow, form: Form): number =>
  cluster.rows.length -
  1 -
  cluster.rows.findLastIndex((other) => other.label[form] === row.label[form]);

/**
 * If very many rows share a label, only those with the same count among equal labels are partners;
 * if their digits differ, none are.
 */
const MANY = 50;
const partnersOf = (
  row: ReportRow,
  clusters: readonly Cluster[],
  form: Form,
): readonly Cluster[] => {
  if (clusters.length <= MANY) return clusters;
  return form === 'exact'
    ? clusters.filter((cluster) => nearestRow(cluster).occurrence === row.occurrence)
    : [];
};

const pairsOf = (alignment: Alignment, form: Form): Pair[] => {
  const index = indexLabels(alignment.openClusters(), form);
  return alignment.openRows().flatMap((row) =>
    partnersOf(row, index.get(row.label[form]) ?? [], form).flatMap((cluster) => {
      const relation = alignment.section(row, cluster);
      if (relation === 'foreign' || !mayMatch(row, cluster) || !sameRank(row, cluster)) return [];
      const unnamed = row.label.exact === '';
      if (
        unnamed &&
        (!sameKnownZone(row.zone, nearestRow(cluster).zone) || !alignment.between(row, cluster))
      )
        return [];
      const score =
        LABEL_POINTS.section[relation] +
        (sameKnownZone(row.zone, nearestRow(cluster).zone) ? LABEL_POINTS.zone : 0) +
        (row.occurrence === nearestRow(cluster).occurrence ? LABEL_POINTS.turn : 0) +
        (alignment.isRecent(cluster) ? LABEL_POINTS.recent : 0) +
        (alignment.between(row, cluster) ? LABEL_POINTS.between : 0) -
        LABEL_POINTS.age * Math.min(ageOf(cluster, row, form), LABEL_POINTS.mostAges);
      return [{ row, cluster, score, relation }];
    }),
  );
};

const confidenceOf = (pair: Pair): number => {
  const { equal, different } = compareValues(pair.row, pair.cluster);
  return BY_LABEL[pair.relation] - (equal === 0 && different > 0 ? ALL_RESTATED : 0);
};

const DETAIL: Record<SectionRelation, string> = {
  same: 'same label in the same section',
  mapped: 'same label in the section of that name today',
  nested: 'same label, fewer headings',
  unknown: 'same label, section renamed',
  foreign: 'same label in another section',
};

const tieForm = (alignment: Alignment, form: Form): void => {
  const pairs = pairsOf(alignment, form).toSorted(
    (a, b) =>
      b.score - a.score ||
      a.row.index - b.row.index ||
      alignment.place(a.cluster) - alignment.place(b.cluster),
  );
  for (const pair of pairs) {
    if (alignment.isOpen(pair.row, pair.cluster))
      alignment.tie(pair.row, pair.cluster, 'label', confidenceOf(pair), DETAIL[pair.relation]);
  }
};

/**
 * Ties rows with the same label in the same section. This pass finds restated rows, since their
 * numbers differ. Labels that differ only in digits (allowances, share counts) follow after the
 * equal ones.
 */
export const tieByLabels = (alignment: Alignment): void => {
  tieForm(alignment, 'exact');
  tieForm(alignment, 'loose');
};
