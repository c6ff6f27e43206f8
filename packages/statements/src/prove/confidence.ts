import type { Check, RawStatement } from '@fde/contracts';

import { mostConfidence } from './reading-doubt.js';

/** The identities in which a cell takes part, counted. */
export interface Evidence {
  /** Sums, differences and exact ties that hold. */
  readonly proven: number;
  /** Looser agreements: earnings per share, roll-forward of cash. */
  readonly supported: number;
  readonly failed: number;
}

/** How often a cell is right before any proof, by the way it was read. */
const PRIOR: readonly (readonly [RegExp, number])[] = [
  [/^layout\b/, 0.97],
  [/^ocr\b/, 0.8],
];
const MODEL_PRIOR = 0.9;

const priorOf = (method: string): number =>
  PRIOR.find(([pattern]) => pattern.test(method))?.[1] ?? MODEL_PRIOR;

/** What remains of doubt after one and after several identities that hold. */
const DOUBT_PROVEN = 0.001;
const DOUBT_TWICE = 0.0003;
const FAILED = 0.6;

/**
 * Confidence in one cell. A cell in an identity that holds in its column is as good as proven; one that was only read
 * keeps the prior of its method, below 0.99; one in a failed identity, and in none that holds, is in doubt. A method that
 * leaves a doubt of its own bounds all of them.
 */
export const cellConfidence = (evidence: Evidence | undefined, method: string): number =>
  Math.min(mostConfidence(method), provenConfidence(evidence, priorOf(method)));

const provenConfidence = (evidence: Evidence | undefined, prior: number): number => {
  if (evidence === undefined) return prior;
  if (evidence.failed > 0) return evidence.proven > 0 ? Math.min(prior, 0.95) : FAILED;
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
  evidence: ReadonlyMap<string, Evidence>,
): number => {
  let cells = 0;
  let proven = 0;
  raw.line_items.forEach((item, i) => {
    if ((item.unit ?? 'money') !== 'money') return;
    for (const year of Object.keys(item.values)) {
      cells++;
      if ((evidence.get(`${i}|${year}`)?.proven ?? 0) > 0) proven++;
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
