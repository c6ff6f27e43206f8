import type { Check, RawStatement } from '@fde/contracts';

import { cellKey, type CellKey } from '../identities/cell-key.js';
import { howRead, isRecognised } from './reading-doubt.js';
import { roundResult } from '../identities/equation.js';

/** The identities that a cell is part of, counted. */
export interface CellEvidence {
  /** Sums, differences and ties of equal numbers that hold. */
  readonly proven: number;
  /** Looser agreements: earnings per share. */
  readonly supported: number;
  readonly failed: number;
}

export const NO_EVIDENCE: CellEvidence = { proven: 0, supported: 0, failed: 0 };

export type EvidenceOfCells = ReadonlyMap<CellKey, CellEvidence>;

/** What a proof needs to know. */
export type Proven = Pick<RawStatement, 'checks' | 'years' | 'line_items' | 'method'>;

/** Holds at any power of ten and within one in a hundred, so it proves nothing. */
const LOOSE: ReadonlySet<Check['kind']> = new Set(['eps', 'other']);

/**
 * Holds except for rounding: in recognised text the difference may also be a misread last digit.
 */
const isInexact = ({ expected, actual }: Check): boolean =>
  roundResult(expected ?? 0) !== roundResult(actual ?? 0);

/** Whether a check that holds proves its cells, rather than merely supporting them. */
const isStrong = (check: Check, raw: Proven): boolean => {
  const cells = (check.rows ?? []).map((row) => howRead(raw, row, check.year));
  // A number that was changed until the identity held proves nothing about the others in it.
  const arranged = cells.some(({ doubt }) => doubt === 'repaired');
  const inexact = isInexact(check) && cells.some(({ method }) => isRecognised(method));
  return !LOOSE.has(check.kind) && !arranged && !inexact;
};

const oneMore = (before: CellEvidence, check: Check, strong: boolean): CellEvidence => ({
  proven: before.proven + (check.holds && strong ? 1 : 0),
  supported: before.supported + (check.holds && !strong ? 1 : 0),
  failed: before.failed + (!check.holds && check.severity !== 'warning' ? 1 : 0),
});

/** For each cell, the identities that it is part of, and whether they hold. */
export const evidenceOf = (raw: Proven): EvidenceOfCells => {
  const evidence = new Map<CellKey, CellEvidence>();
  for (const check of raw.checks.filter(({ year }) => raw.years.includes(year))) {
    const strong = isStrong(check, raw);
    for (const row of check.rows ?? []) {
      const key = cellKey(row, check.year);
      evidence.set(key, oneMore(evidence.get(key) ?? NO_EVIDENCE, check, strong));
    }
  }
  return evidence;
};

/** Cells in an identity that holds and in none that fails, by the statement's own checks. */
export const provenCells = (raw: Proven): ReadonlySet<CellKey> =>
  new Set(
    [...evidenceOf(raw)].filter(([, e]) => e.proven > 0 && e.failed === 0).map(([key]) => key),
  );
