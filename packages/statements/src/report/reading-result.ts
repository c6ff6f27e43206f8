import type { RawStatement } from '@fde/contracts';

import type { ReportHints } from '../decide/report-hints.js';
import type { Ink } from './trace-reading.js';

export interface ReadingContext {
  readonly pageCount: number;
  readonly fileName?: string;
  /** From `locateCandidates`; without them only the given pages are evidence. */
  readonly hints?: ReportHints;
}

/** A table that was considered. */
export interface Considered {
  readonly statement_type: RawStatement['statement_type'];
  readonly pages: readonly number[];
  readonly score: number;
  /** Share of its money cells that are part of an identity that holds. */
  readonly proven: number;
  readonly chosen: boolean;
  readonly reasons: readonly string[];
  /** For a chosen table: the rules that read its lines, if not the usual ones. */
  readonly rules: readonly string[];
  /** For a chosen table: the ledger of its ink. */
  readonly ink: readonly Ink[];
}

export interface ReportReading {
  readonly statements: readonly RawStatement[];
  readonly companyName: string | null;
  readonly fiscalYear: number | null;
  readonly explanation: {
    readonly pagesRead: readonly number[];
    readonly considered: readonly Considered[];
  };
  /** What the caller should report: statements not found, pages without text. */
  readonly problems: readonly string[];
}
