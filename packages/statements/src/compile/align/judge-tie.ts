import type { ReadingDecision } from '@fde/contracts';
import { decide, tellDecision } from '../../evidence/decision.js';
import type { ReportRow } from '../rows/row.js';
import type { Alignment } from './alignment.js';
import { compareValues, nearestRow, type Cluster, type Tie } from './cluster.js';
import { weighIdentity, type Piece } from './weigh-identity.js';
import { BY_VALUES, FOR_ONE } from './weights.js';

/** Nothing is to be weighed: the label and all numbers of shared years are the same. */
const isPlain = (row: ReportRow, cluster: Cluster): boolean =>
  row.label.exact === nearestRow(cluster).label.exact &&
  row.label.exact !== '' &&
  row.sectionKey === nearestRow(cluster).sectionKey &&
  compareValues(row, cluster).different === 0;

/** What only the pass that makes a tie has seen: rows tied to each other, a number no other row has. */
const byPass = (row: ReportRow, { kind, detail, confidence }: Tie): Piece[] => {
  const says = 'one row';
  if (kind === 'sum_role' && row.children.length >= FEWEST_ADDENDS)
    return [{ source: 'sum', says, weight: FOR_ONE.addends, text: detail }];
  if (kind !== 'values') return [];
  const weight = confidence >= BY_VALUES.twice ? FOR_ONE.provenTwice : FOR_ONE.provenOnce;
  return [{ source: 'numbers', says, weight, text: detail }];
};
const FEWEST_ADDENDS = 2;

/** A proof by numbers counts in place of their digits. */
const withProof = (weighed: readonly Piece[], proof: readonly Piece[]): readonly Piece[] => {
  const isReplaced = ({ source, says }: Piece): boolean =>
    source === 'numbers' && says === 'one row' && proof.some((piece) => piece.source === source);
  return [...proof, ...weighed.filter((piece) => !isReplaced(piece))];
};

/**
 * Why a row that a pass is about to tie to an item is one with it, and what speaks against it.
 * Undefined if the two are printed alike in everything.
 */
export const judgeTie = (
  alignment: Alignment,
  row: ReportRow,
  cluster: Cluster,
  tie: Tie,
): ReadingDecision | undefined => {
  if (isPlain(row, cluster)) return undefined;
  const decision = decide(withProof(weighIdentity(alignment, row, cluster), byPass(row, tie)));
  return decision === undefined ? undefined : tellDecision(decision);
};
