import { mayMatch, sameRank } from './alignment.js';
import type { Alignment, SectionRelation } from './alignment.js';
import { compareValues, nearest } from './cluster.js';
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
 * The newer row whose label agrees, if it is recent enough to decide: an item may have borne the label years ago,
 * while today another one does, and that one is preferred by its age.
 */
const ageOf = (cluster: Cluster, row: ReportRow, form: Form): number =>
  cluster.rows.length -
  1 -
  cluster.rows.findLastIndex((other) => other.label[form] === row.label[form]);

/** Where one label stands in very many rows, only those of the same turn are partners; where digits tell them apart, none. */
const MANY = 50;
const partnersOf = (
  row: ReportRow,
  clusters: readonly Cluster[],
  form: Form,
): readonly Cluster[] => {
  if (clusters.length <= MANY) return clusters;
  return form === 'exact'
    ? clusters.filter((cluster) => nearest(cluster).occurrence === row.occurrence)
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
        (!sameKnownZone(row.zone, nearest(cluster).zone) || !alignment.between(row, cluster))
      )
        return [];
      const score =
        LABEL_POINTS.section[relation] +
        (sameKnownZone(row.zone, nearest(cluster).zone) ? LABEL_POINTS.zone : 0) +
        (row.occurrence === nearest(cluster).occurrence ? LABEL_POINTS.turn : 0) +
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
  const pairs = pairsOf(alignment, form).sort(
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
 * Ties rows of the same label in the same section; restated rows come this way, since their numbers differ. Labels
 * that differ in digits alone (allowances, share counts) follow after the equal ones.
 */
export const tieByLabels = (alignment: Alignment): void => {
  tieForm(alignment, 'exact');
  tieForm(alignment, 'loose');
};
