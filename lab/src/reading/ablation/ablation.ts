import type { CanonicalStatementType, RawStatement } from '@fde/contracts';
import type { PrintedReport } from './printed-report.js';
import type { Sheet } from './sheets.js';

/** A report with one thing changed, and what a reading of it may then say. */
export interface Disturbed {
  readonly sheets: readonly Sheet[];
  /** Statements whose pages are gone: anything given in their place must be marked as a guess. */
  readonly gone?: readonly CanonicalStatementType[];
  /** Statements that lost a page: none of their cells may be given as sure. */
  readonly cut?: readonly CanonicalStatementType[];
  /** The currency now printed; null if nothing on the pages says which. */
  readonly currency?: string | null;
  /** The factor by which the printed scale has grown. */
  readonly scaleTimes?: number;
  /** What a statement now prints, if its numbers were changed. */
  readonly retold?: (statement: RawStatement) => RawStatement;
}

/** One way to disturb a report. */
export interface Ablation {
  readonly name: string;
  /** What it does, for `--help`. */
  readonly what: string;
  /** Undefined if the report has nothing that this ablation could change. */
  readonly disturb: (report: PrintedReport, random: () => number) => Disturbed | undefined;
}

/** Picks one at random. */
export const pick = <T>(several: readonly T[], random: () => number): T | undefined =>
  several[Math.floor(random() * several.length)];
