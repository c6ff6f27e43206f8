import type { SeriesRecords } from '@fde/company-series';
import type { CompiledData } from '@fde/contracts';
import type { CompileInput } from '@fde/statements';

/** What a company's series are compiled from, as passed to the thread. */
export interface SeriesJob extends SeriesRecords {
  /** The extractions of its interim reports. */
  readonly interim: readonly CompileInput[];
}

export interface CompiledSeries {
  /** Over the years, from annual reports alone. */
  readonly compiled: readonly CompiledData[];
  /** What is printed of parts of years; empty without interim reports. */
  readonly periods: readonly CompiledData[];
}
