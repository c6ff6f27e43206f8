import type { RawStatement } from '@fde/contracts';

import type { ReportHints } from '../decide/report-hints.js';

export interface ReadingContext {
  readonly pageCount: number;
  readonly fileName?: string;
  /** From `locateCandidates`; without them only the given pages speak. */
  readonly hints?: ReportHints;
}

/** One table that was considered. */
export interface Considered {
  readonly statement_type: RawStatement['statement_type'];
  readonly pages: readonly number[];
  readonly score: number;
  /** Share of its money cells in identities that hold. */
  readonly proven: number;
  readonly chosen: boolean;
  readonly reasons: readonly string[];
  /** Of a chosen table: the rules by which its lines were read, where another than the usual one applied. */
  readonly rules: readonly string[];
}

export interface ReportReading {
  readonly statements: readonly RawStatement[];
  readonly companyName: string | null;
  readonly fiscalYear: number | null;
  readonly explanation: {
    readonly pagesRead: readonly number[];
    readonly considered: readonly Considered[];
  };
  /** What a caller must tell: statements not found, pages without text. */
  readonly problems: readonly string[];
}
