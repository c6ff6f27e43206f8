import type { Check, RawStatement } from '@fde/contracts';

import { cellKey } from '../identities/cell-key.js';
import type { EvidenceOfCells } from './cell-evidence.js';
import type { Closure } from './closure.js';
import { STATEMENT } from './weights.js';
import { roundedShare } from '../evidence/digits.js';

/** Share of the money cells of some rows that an identity proves; 1 if there are none. */
const provenShare = (
  raw: RawStatement,
  evidence: EvidenceOfCells,
  isMeant: (row: number) => boolean,
): number => {
  const cells = raw.line_items.flatMap((item, row) =>
    isMeant(row) && (item.unit ?? 'money') === 'money'
      ? Object.keys(item.values).map((year) => cellKey(row, year))
      : [],
  );
  const proven = cells.filter((cell) => (evidence.get(cell)?.proven ?? 0) > 0).length;
  return cells.length === 0 ? 1 : proven / cells.length;
};

const isFailure = ({ holds, severity }: Check): boolean => !holds && severity !== 'warning';

/** A failure only among the rows below the close says nothing about the statement. */
const touches = ({ rows = [0] }: Check, lastRow: number): boolean =>
  rows.some((row) => row <= lastRow);

/**
 * Confidence in a statement as a whole: that all of it was read, and read correctly. Counts how
 * much of what stands above its close is proven, whether it closes, and what fails. Supplemental
 * rows below the close weigh little.
 */
export const statementConfidence = (
  raw: RawStatement,
  checks: readonly Check[],
  evidence: EvidenceOfCells,
  { held, lastRow }: Closure,
): number => {
  if (raw.line_items.length === 0) return 0;
  const above = provenShare(raw, evidence, (row) => row <= lastRow);
  const below = provenShare(raw, evidence, (row) => row > lastRow);
  const failures = checks.filter((check) => isFailure(check) && touches(check, lastRow)).length;
  const proven =
    STATEMENT.proven - STATEMENT.unproven * (1 - above) - STATEMENT.supplement * (1 - below);
  const closed = 1 - STATEMENT.open * (1 - held);
  const confidence =
    proven * closed - STATEMENT.failure * Math.min(STATEMENT.mostFailures, failures);
  return roundedShare(Math.max(STATEMENT.least, confidence));
};
