import type { Check, RawStatement } from '@fde/contracts';

import { mostInDoubt } from '../evidence/decision.js';
import { cellKey } from '../identities/cell-key.js';
import type { CellEvidence, EvidenceOfCells } from './cell-evidence.js';
import { isRecognised, type HowRead } from './reading-doubt.js';
import { DOUBT_PROVEN, DOUBT_TWICE, MOST_FAILED, PRIOR } from './weights.js';

const priorOf = (method: string): number =>
  isRecognised(method) ? PRIOR.ocr : method === 'layout' ? PRIOR.layout : PRIOR.model;

/**
 * Confidence in one cell. A cell in an identity that holds in its column is as good as proven; one that was only read
 * keeps the prior of its method, below 0.99; one in a failed identity, and in none that holds, is in doubt. A doubt
 * about the reading bounds all of them.
 */
export const cellConfidence = (
  evidence: CellEvidence | undefined,
  { method, doubt }: HowRead,
): number => Math.min(mostInDoubt(doubt), provenConfidence(evidence, priorOf(method)));

const provenConfidence = (evidence: CellEvidence | undefined, prior: number): number => {
  if (evidence === undefined) return prior;
  if (evidence.failed > 0) return evidence.proven > 0 ? Math.min(prior, 0.95) : MOST_FAILED;
  if (evidence.proven >= 2) return 1 - DOUBT_TWICE;
  if (evidence.proven === 1) return 1 - DOUBT_PROVEN;
  if (evidence.supported > 0) return Math.min(0.985, prior + 0.015);
  return prior;
};

const share = (checks: readonly Check[], kind: Check['kind']): number | undefined => {
  const of = checks.filter((c) => c.kind === kind);
  return of.length === 0 ? undefined : of.filter((c) => c.holds).length / of.length;
};

/** Confidence in a statement: how much of its money is proven, lowered by identities that fail where they must hold. */
export const statementConfidence = (
  raw: RawStatement,
  checks: readonly Check[],
  evidence: EvidenceOfCells,
): number => {
  let cells = 0;
  let proven = 0;
  raw.line_items.forEach((item, i) => {
    if ((item.unit ?? 'money') !== 'money') return;
    for (const year of Object.keys(item.values)) {
      cells++;
      if ((evidence.get(cellKey(i, year))?.proven ?? 0) > 0) proven++;
    }
  });
  if (cells === 0) return 0;
  const covered = proven / cells;
  const failures = checks.filter((c) => !c.holds && c.severity !== 'warning').length;
  const essential =
    raw.statement_type === 'balance_sheet'
      ? (share(checks, 'balance') ?? 0.5)
      : raw.statement_type === 'cash_flow_statement'
        ? Math.max(share(checks, 'cash_flow_foot') ?? 0, share(checks, 'closing_cash') ?? 0.5)
        : 1;
  const base = 0.55 + 0.44 * covered;
  return Number(
    Math.max(
      0.05,
      Math.min(0.999, base * (0.7 + 0.3 * essential) - 0.03 * Math.min(8, failures)),
    ).toFixed(4),
  );
};
