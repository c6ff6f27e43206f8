import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';

/** Everything that a company's series of a day is compiled from, as passed to the thread. */
export interface SeriesJob {
  readonly company: CompanyRecord;
  readonly documents: readonly DocumentRecord[];
  readonly extractions: readonly ExtractionRecord[];
  /** ISO date: only reports published by then are compiled. */
  readonly asOf: string;
}
