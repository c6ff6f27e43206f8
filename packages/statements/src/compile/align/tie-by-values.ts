import { mayMatch, mayMatchByNumbers } from './alignment.js';
import type { Alignment } from './alignment.js';
import { compareValues, nearestRow } from './cluster.js';
import type { Cluster, ValueEvidence } from './cluster.js';
import { groupBy } from '../group-by.js';
import { sameQualifiers } from './qualifiers.js';
import { similarityOf } from '../../concepts/label.js';
import type { ReportRow } from '../rows/row.js';
import { sameKnownZone } from '../rows/zone.js';
import { ALIKE, BY_VALUES, THE_SAME, VALUE_POINTS } from './weights.js';

interface Pair {
  readonly row: ReportRow;
  readonly cluster: Cluster;
  readonly values: ValueEvidence;
  readonly likeness: number;
  readonly score: number;
}

/**
 * In steps of the coarser printing, as the two below. Smaller numbers prove nothing: 41, 7 and 100
 * occur twice in one statement.
 */
const TELLING = 100;
/**
 * From here on, one equal number and the same part of the statement are enough; three digits also
 * need the neighbours.
 */
const UNMISTAKABLE = 1000;

/**
 * A number below this may equal another row's by chance, if each row has its own name on the other
 * side.
 */
const BEYOND_CHANCE = 100_000;

/** Names of an item that are older than this say little about its name in the next older report. */
const RECENT_LABELS = 4;

const sameName = (row: ReportRow, cluster: Cluster): boolean =>
  row.label.exact !== '' && cluster.labels.has(row.label.exact);

const cellKey = (year: string, row: ReportRow, value: number, grain: number): string =>
  `${year}|${row.unit}|${row.unit === 'money' ? Math.round(Math.abs(value) / grain) : Math.abs(value)}`;

/** Items by the numbers they print, so that a row is only compared with those that share one. */
const indexValues = (
  clusters: readonly Cluster[],
  years: readonly string[],
  grain: number,
): Map<string, Set<Cluster>> => {
  const index = new Map<string, Set<Cluster>>();
  for (const cluster of clusters) {
    for (const year of years) {
      for (const row of cluster.cells.get(year) ?? []) {
        const key = cellKey(year, row, row.values.get(year) ?? 0, grain);
        const known = index.get(key);
        if (known) known.add(cluster);
        else index.set(key, new Set([cluster]));
      }
    }
  }
  return index;
};

/**
 * A number printed by this many items tells none of them apart: it only supports an equal label.
 */
const COMMONPLACE = 25;

const lookUp = (
  index: Map<string, Set<Cluster>>,
  row: ReportRow,
  grain: number,
  mixed: boolean,
): Set<Cluster> => {
  const found = new Set<Cluster>();
  for (const [year, value] of row.values) {
    if (value === 0) continue;
    for (const step of mixed && row.unit === 'money' ? [-grain, 0, grain] : [0]) {
      const printing = index.get(cellKey(year, row, Math.abs(value) + step, grain));
      for (const cluster of printing ?? [])
        if (printing && (printing.size <= COMMONPLACE || sameName(row, cluster)))
          found.add(cluster);
    }
  }
  return found;
};

/**
 * A line may turn into a total only if the numbers say so, and the name or a second year agrees.
 */
const rankAgrees = (
  row: ReportRow,
  cluster: Cluster,
  values: ValueEvidence,
  likeness: number,
): boolean =>
  row.isTotal === nearestRow(cluster).isTotal ||
  likeness >= THE_SAME ||
  (values.equal >= 2 && likeness >= ALIKE);

/**
 * "Interest expense, net 153" is "Interest income (expense), net (153)": an income statement may turn
 * the sign of a row together with its name. A cash flow statement signs everything that it adds.
 */
const turns = (row: ReportRow, cluster: Cluster, likeness: number): boolean =>
  row.report.type === 'income_statement' &&
  row.unit === 'money' &&
  likeness >= ALIKE &&
  row.label.exact !== nearestRow(cluster).label.exact &&
  sameQualifiers(row, nearestRow(cluster)) &&
  row.isTotal === nearestRow(cluster).isTotal;

const isEqual = ({ equal, different }: ValueEvidence): boolean => equal > 0 && different === 0;

/** The numbers that both print, with one sign or, if all turn, with the other. */
const valuesOf = (
  row: ReportRow,
  cluster: Cluster,
  likeness: number,
): ValueEvidence | undefined => {
  const values = compareValues(row, cluster);
  if (isEqual(values)) return values;
  const turned = turns(row, cluster, likeness) ? compareValues(row, cluster, -1) : undefined;
  return turned && isEqual(turned) && turned.largest >= TELLING ? turned : undefined;
};

const toPair = (alignment: Alignment, row: ReportRow, cluster: Cluster): Pair | undefined => {
  if (!mayMatchByNumbers(row, cluster)) return undefined;
  const other = nearestRow(cluster);
  const likeness = sameName(row, cluster)
    ? 1
    : Math.max(
        ...[...cluster.labels.values()]
          .slice(-RECENT_LABELS)
          .map((label) => similarityOf(row.label, label)),
      );
  const values = valuesOf(row, cluster, likeness);
  if (values === undefined) return undefined;
  if (!rankAgrees(row, cluster, values, likeness)) return undefined;
  const score =
    Math.min(values.equal, VALUE_POINTS.mostYears) +
    (sameName(row, cluster) ? VALUE_POINTS.sameName : VALUE_POINTS.likeness * likeness) +
    (alignment.section(row, cluster) === 'same' ? VALUE_POINTS.section : 0) +
    (sameKnownZone(row.zone, other.zone) ? VALUE_POINTS.zone : 0) +
    (row.occurrence === other.occurrence ? VALUE_POINTS.turn : 0) +
    (row.isTotal === other.isTotal ? VALUE_POINTS.rank : 0);
  return { row, cluster, values, likeness, score };
};

const findPairs = (alignment: Alignment): Pair[] => {
  const clusters = alignment.openClusters();
  const grains = new Set([
    alignment.report.grain,
    ...clusters.map((cluster) => nearestRow(cluster).report.grain),
  ]);
  const grain = Math.max(...grains);
  const index = indexValues(clusters, alignment.report.years, grain);
  const pairs = alignment
    .openRows()
    .flatMap((row) =>
      [...lookUp(index, row, grain, grains.size > 1)].flatMap(
        (cluster) => toPair(alignment, row, cluster) ?? [],
      ),
    );
  return pairs.toSorted(
    (a, b) =>
      b.score - a.score ||
      a.row.index - b.row.index ||
      alignment.place(a.cluster) - alignment.place(b.cluster),
  );
};

const describePair = ({ values }: Pair): string =>
  `${values.equal} shared ${values.equal === 1 ? 'year' : 'years'} with equal numbers`;

const tiePair = (alignment: Alignment, pair: Pair, witness: string): void => {
  const confidence = pair.values.equal >= 2 ? BY_VALUES.twice : BY_VALUES.once;
  alignment.tie(
    pair.row,
    pair.cluster,
    'values',
    confidence,
    witness === '' ? describePair(pair) : `${describePair(pair)}, ${witness}`,
  );
};

/**
 * How often each row and item occurs among the pairs. A number that two rows print proves neither.
 */
const countPartners = (
  pairs: readonly Pair[],
): { rows: Map<ReportRow, number>; clusters: Map<Cluster, number> } => {
  const [rows, clusters] = [new Map<ReportRow, number>(), new Map<Cluster, number>()];
  for (const { row, cluster } of pairs) {
    rows.set(row, (rows.get(row) ?? 0) + 1);
    clusters.set(cluster, (clusters.get(cluster) ?? 0) + 1);
  }
  return { rows, clusters };
};

/**
 * Rows that would find their own name on the other side: one equal number does not tie them
 * elsewhere.
 */
const namesAcross = (alignment: Alignment): ((pair: Pair) => boolean) => {
  const rows = groupBy(alignment.openRows(), (row) => row.label.exact);
  const clusters = groupBy(alignment.openClusters(), (cluster) => nearestRow(cluster).label.exact);
  return ({ row, cluster }) =>
    [...(clusters.get(row.label.exact) ?? [])].some((other) => mayMatch(row, other)) ||
    [...(rows.get(nearestRow(cluster).label.exact) ?? [])].some((other) =>
      mayMatch(other, cluster),
    );
};

/** The second piece of evidence, if the numbers alone are not enough: name, place or neighbours. */
const witnessOf = (
  alignment: Alignment,
  pair: Pair,
  alone: boolean,
  named: boolean,
): string | undefined => {
  const { row, cluster, values, likeness } = pair;
  const other = nearestRow(cluster);
  if (alone && values.equal >= 2 && values.largest >= TELLING) return '';
  if (named && values.equal < 2 && values.largest < BEYOND_CHANCE) return undefined;
  if (!alone) return likeness >= ALIKE ? 'similar label' : undefined;
  if (likeness >= ALIKE) return 'similar label';
  if (values.largest < TELLING && values.equal < 2)
    return alignment.between(row, cluster) && alignment.section(row, cluster) === 'same'
      ? 'same place'
      : undefined;
  if (alignment.between(row, cluster)) return 'between the same neighbours';
  return values.largest >= UNMISTAKABLE && sameKnownZone(row.zone, other.zone)
    ? 'same part of the statement'
    : undefined;
};

/**
 * Ties rows to items by equal prior-year numbers. Two equal years are proof; one needs a second
 * piece of evidence (measured: two columns are equal by chance in 0.003 % of pairs). Rows with the
 * same name go first, then unique numbers.
 */
export const tieByValues = (alignment: Alignment): void => {
  const pairs = findPairs(alignment);
  for (const pair of pairs) {
    if (
      alignment.isOpen(pair.row, pair.cluster) &&
      (sameName(pair.row, pair.cluster) || pair.likeness >= THE_SAME)
    )
      tiePair(alignment, pair, 'same label');
  }
  for (let round = 0; round < 2; round += 1) {
    const open = pairs.filter((pair) => alignment.isOpen(pair.row, pair.cluster));
    const partners = countPartners(open);
    const isNamedAcross = namesAcross(alignment);
    for (const pair of open) {
      if (!alignment.isOpen(pair.row, pair.cluster)) continue;
      const witness = witnessOf(
        alignment,
        pair,
        partners.rows.get(pair.row) === 1 && partners.clusters.get(pair.cluster) === 1,
        isNamedAcross(pair),
      );
      if (witness !== undefined) tiePair(alignment, pair, witness);
    }
  }
};
