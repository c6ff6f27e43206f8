import type { Frequency, PeriodSeries } from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { compilePeriods } from '@fde/statements';
import { compileInputs } from './compile-inputs.js';
import { interimInputs } from './interim-inputs.js';

/** What the series of a company at a frequency is made of. */
interface PeriodRecords {
  readonly company: CompanyRecord;
  readonly documents: readonly DocumentRecord[];
  readonly extractions: readonly ExtractionRecord[];
}

const withName = (series: PeriodSeries, companyName: string): PeriodSeries =>
  series.company_name === '' ? { ...series, company_name: companyName } : series;

/**
 * The statements of a company at a frequency, from its annual reports and, where it takes them, its
 * interim reports; `year` is compiled from annual reports alone. With a day (ISO), from the reports
 * published by then. Empty where nothing was read. Throws RawStatementError where nothing of it is
 * readable. Pure.
 */
export const compileCompanyPeriods = (
  { company, documents, extractions }: PeriodRecords,
  frequency: Frequency,
  asOf?: string,
): PeriodSeries[] => {
  const annual = compileInputs(documents, extractions, company, asOf).inputs;
  const interim =
    frequency === 'year' ? [] : interimInputs(documents, extractions, company, asOf).inputs;
  const inputs = [...annual, ...interim];
  if (inputs.length === 0) return [];
  const options = asOf === undefined ? {} : { asOf };
  return compilePeriods(inputs, frequency, options).map((one) => withName(one, company.name));
};
