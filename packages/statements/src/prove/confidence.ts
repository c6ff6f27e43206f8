import { mostInDoubt } from '../evidence/decision.js';
import type { CellEvidence } from './cell-evidence.js';
import { isRecognised, isReviewed, isTagged, type HowRead } from './reading-doubt.js';
import {
  DOUBT_PROVEN,
  DOUBT_TWICE,
  MOST_FAILED,
  PRIOR,
  TAGGED,
  MOST_CONTESTED,
  SUPPORTED,
} from './weights.js';

const priorOf = (method: string): number =>
  isRecognised(method) ? PRIOR.ocr : method === 'layout' ? PRIOR.layout : PRIOR.model;

/**
 * Confidence in one cell. A cell in an identity that holds in its column is as good as proven. One
 * that was only read keeps the prior of its method, below 0.99. One in a failed identity, and in
 * none that holds, is in doubt. A doubt about the reading limits all of them.
 */
export const cellConfidence = (
  evidence: CellEvidence | undefined,
  { method, doubt }: HowRead,
): number =>
  isReviewed({ method })
    ? 1
    : Math.min(
        mostInDoubt(doubt),
        isTagged(method) ? taggedConfidence(evidence) : provenConfidence(evidence, priorOf(method)),
      );

const taggedConfidence = (evidence: CellEvidence | undefined): number => {
  if (evidence === undefined) return TAGGED.alone;
  if (evidence.proven > 0) return TAGGED.proven;
  return evidence.failed > 0 ? TAGGED.failed : TAGGED.alone;
};

const provenConfidence = (evidence: CellEvidence | undefined, prior: number): number => {
  if (evidence === undefined) return prior;
  if (evidence.failed > 0)
    return evidence.proven > 0 ? Math.min(prior, MOST_CONTESTED) : MOST_FAILED;
  if (evidence.proven >= 2) return 1 - DOUBT_TWICE;
  if (evidence.proven === 1) return 1 - DOUBT_PROVEN;
  if (evidence.supported > 0) return Math.min(SUPPORTED.most, prior + SUPPORTED.adds);
  return prior;
};
