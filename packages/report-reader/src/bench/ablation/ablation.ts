import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import type { PrintedReport } from './printed-report.js';
import type { Sheet } from './sheets.js';

/** A report with one thing changed, and what a reading of it may then say. */
export interface Disturbed {
  readonly sheets: readonly Sheet[];
  /** Statements whose pages are gone: what is given in their place may be no more than a guess. */
  readonly gone?: readonly CanonicalStatementType[];
  /** Statements of which a page is gone: no cell of them is sure. */
  readonly cut?: readonly CanonicalStatementType[];
  /** The currency that is printed now; null if nothing tells which it is. */
  readonly currency?: string | null;
  /** How many times greater the printed scale is now. */
  readonly scaleTimes?: number;
  /** What is printed now of a statement, where its numbers are others. */
  readonly retold?: (statement: RawStatement) => RawStatement;
}

/** One way to disturb a report. */
export interface Ablation {
  readonly name: string;
  /** What it does, for `--help`. */
  readonly what: string;
  /** Undefined if the report has nothing to take hold of. */
  readonly disturb: (report: PrintedReport, random: () => number) => Disturbed | undefined;
}

/** One of several, by chance. */
export const pick = <T>(several: readonly T[], random: () => number): T | undefined =>
  several[Math.floor(random() * several.length)];
