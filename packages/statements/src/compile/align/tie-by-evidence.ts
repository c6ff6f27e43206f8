import { similarityOf } from '../../concepts/label.js';
import type { ReportRow } from '../rows/row.js';
import type { Alignment } from './alignment.js';
import { compareValues, nearestRow, type Cluster } from './cluster.js';
import { balanceOf, weighIdentity, type Piece } from './weigh-identity.js';
import { BY_EVIDENCE, ONE_ROW, UNLIKE } from './weights.js';

interface Candidate {
  readonly row: ReportRow;
  readonly cluster: Cluster;
  readonly evidence: readonly Piece[];
  readonly balance: number;
}

/** Ties change the neighbours of the rows that are left; more rounds found nothing more. */
const ROUNDS = 3;

/** Pairs of one report; with more, most rows have no counterpart, and each would find a chance one. */
const MOST_PAIRS = 40_000;

/** Whether anything speaks for the pair, so that weighing it is worth the time. */
const mayBeOne = (row: ReportRow, cluster: Cluster): boolean => {
  const other = nearestRow(cluster);
  if (row.unit !== other.unit) return false;
  return (
    (row.concept !== undefined && row.concept === other.concept) ||
    similarityOf(row.label, other.label) >= UNLIKE ||
    compareValues(row, cluster).equal > 0
  );
};

const candidatesOf = (alignment: Alignment): Candidate[] => {
  const [rows, clusters] = [alignment.openRows(), alignment.recentClusters()];
  if (rows.length * clusters.length > MOST_PAIRS) return [];
  return rows.flatMap((row) =>
    clusters
      .filter((cluster) => mayBeOne(row, cluster))
      .map((cluster) => {
        const evidence = weighIdentity(alignment, row, cluster);
        return { row, cluster, evidence, balance: balanceOf(evidence) };
      }),
  );
};

/** The best balance of another pair of the row or the item. */
const rivalOf = ({ row, cluster }: Candidate, all: readonly Candidate[]): number =>
  Math.max(
    Number.NEGATIVE_INFINITY,
    ...all
      .filter((other) => (other.row === row) !== (other.cluster === cluster))
      .map(({ balance }) => balance),
  );

const confidenceOf = (balance: number): number => {
  const { least, most, at } = BY_EVIDENCE;
  const share = Math.min(1, (balance - ONE_ROW.least) / (at - ONE_ROW.least));
  return Number((least + (most - least) * share).toFixed(3));
};

/** The strongest pieces, in words: `concept closing_cash, label common words`. */
const detailOf = (evidence: readonly Piece[]): string =>
  evidence
    .filter(({ says }) => says === 'one row')
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_PIECES)
    .map(({ source, text }) => (text === undefined ? source : `${source} ${text}`))
    .join(', ');
const MOST_PIECES = 3;

/**
 * Ties what no single proof ties: rows whose evidence together says that they are one, and says it of
 * no other pair nearly as strongly. Inferred parts of a statement are evidence like all other.
 */
export const tieByEvidence = (alignment: Alignment): void => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = candidatesOf(alignment);
    const sure = all
      .filter((one) => one.balance >= ONE_ROW.least)
      .filter((one) => one.balance - rivalOf(one, all) >= ONE_ROW.ahead)
      .toSorted((a, b) => b.balance - a.balance);
    for (const { row, cluster, evidence, balance } of sure)
      if (alignment.isOpen(row, cluster))
        alignment.tie(row, cluster, 'evidence', confidenceOf(balance), detailOf(evidence));
    if (sure.length === 0) return;
  }
};
