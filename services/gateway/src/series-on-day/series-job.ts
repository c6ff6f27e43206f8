import type { Frequency } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';

/** Everything that a company's series is compiled from, as passed to the thread. */
export interface SeriesRecords {
  readonly company: CompanyRecord;
  readonly documents: readonly DocumentRecord[];
  readonly extractions: readonly ExtractionRecord[];
}

/** The yearly series of a day. */
export interface SeriesJob extends SeriesRecords {
  /** ISO date: only reports published by then are compiled. */
  readonly asOf: string;
}

/** The series at a frequency, as a file. */
export interface PeriodsJob extends SeriesRecords {
  readonly frequency: Frequency;
  readonly format: 'json' | 'csv' | 'xlsx';
  /** ISO date; undefined: of all reports. */
  readonly asOf: string | undefined;
}
