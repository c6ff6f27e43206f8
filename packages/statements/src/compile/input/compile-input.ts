import type { RawStatement } from '@fde/contracts';

/**
 * One extraction of one document. `raw` is `raw_data` as stored: by the pipeline, or by a client that may have left
 * out what the interface does not require. `statementType` is the extraction's own type, for raw data without one.
 */
export interface CompileInput {
  readonly documentId: number;
  readonly extractionId: number;
  /** Fiscal year of the document, used where the statement names none. */
  readonly fiscalYear: number;
  /** ISO date. Of two reports of one fiscal year the later filed one rules. */
  readonly filingDate?: string | null;
  readonly statementType?: string;
  readonly raw: RawStatement;
}

/** An annual report of the company that is known, read or not. */
export interface KnownReport {
  readonly documentId: number;
  readonly fiscalYear: number;
  /** Whether its file was downloaded. */
  readonly isStored: boolean;
}

export interface CompileOptions {
  /** All annual reports of the company: with them, a gap says whether a report is missing or was not read. */
  readonly documents?: readonly KnownReport[];
  /** Keep the newest N years of every statement; all years by default (see selectYears for views). */
  readonly maxYears?: number;
  /** Name of the company in the output; by default the newest report's. */
  readonly companyName?: string;
  /**
   * What to do with raw data that cannot be read: `note` (default) leaves it out and says so in `notes`, unless
   * nothing else is left; `throw` raises RawStatementError at once.
   */
  readonly malformed?: 'note' | 'throw';
}
