import type { RawStatement } from '@fde/contracts';

/**
 * One extraction of one document. `raw` is `raw_data` as stored by the pipeline, or by a client
 * that may have left out what the interface does not require. `statementType` is the extraction's
 * own type, for raw data that states none. Compiling takes any `raw`, and says what is wrong with it.
 */
export interface CompileInput<Raw = RawStatement> {
  readonly documentId: number;
  readonly extractionId: number;
  /** Fiscal year of the document, used if the statement names none. */
  readonly fiscalYear: number;
  /** ISO date. Of two reports for one fiscal year, the one filed later rules. */
  readonly filingDate?: string | null;
  /** ISO date or time at which its site was first seen to link to it. */
  readonly discoveredAt?: string | null;
  readonly statementType?: string;
  readonly raw: Raw;
}

/** An annual report that is known for the company, whether or not it was read. */
export interface KnownReport {
  readonly documentId: number;
  readonly fiscalYear: number;
  /** Whether its file was downloaded. */
  readonly isStored: boolean;
}

export interface CompileOptions {
  /**
   * All annual reports of the company. With them, a gap can say whether a report is missing or was
   * not read.
   */
  readonly documents?: readonly KnownReport[];
  /** ISO date. Only reports published by then are compiled: the series as it was known on that day. */
  readonly asOf?: string;
  /** Keep the newest N years of every statement; all years by default (see selectYears for views). */
  readonly maxYears?: number;
  /** Name of the company in the output; by default the newest report's. */
  readonly companyName?: string;
  /**
   * What to do with raw data that cannot be read. `note` (default) leaves it out and says so in
   * `notes`, unless nothing else is left; `throw` raises RawStatementError at once.
   */
  readonly malformed?: 'note' | 'throw';
}
