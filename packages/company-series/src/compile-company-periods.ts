import {
  documentsLeftOut,
  type Frequency,
  type LeftOutDocument,
  type PeriodSeries,
} from '@fde/contracts';
import type { CompanyRecord, DocumentRecord, ExtractionRecord } from '@fde/event-log';
import { placePeriods, type CompileInput, type UnplacedReport } from '@fde/statements';
import { compileInputs } from './compile-inputs.js';
import { interimInputs, unreadInterim } from './interim-inputs.js';

/** What the series of a company at a frequency is made of. */
interface PeriodRecords {
  readonly company: CompanyRecord;
  readonly documents: readonly DocumentRecord[];
  readonly extractions: readonly ExtractionRecord[];
}

export interface CompanyPeriods {
  readonly statements: PeriodSeries[];
  /** Interim reports of which nothing stands in the series, by number. */
  readonly leftOut: readonly LeftOutDocument[];
}

const withName = (series: PeriodSeries, companyName: string): PeriodSeries =>
  series.company_name === '' ? { ...series, company_name: companyName } : series;

const WORDS: Readonly<Record<UnplacedReport['why'], string>> = {
  no_period: 'none of its columns covers a part of the year that a series has',
  set_apart: 'its numbers are in another currency or scale',
};

const lineOf = ({ documentId, why }: UnplacedReport): LeftOutDocument => ({
  document_id: documentId,
  why,
  reason: WORDS[why],
});

const place = (
  inputs: readonly CompileInput[],
  frequency: Frequency,
  asOf: string | undefined,
): ReturnType<typeof placePeriods> =>
  inputs.length === 0
    ? { series: [], unplaced: [] }
    : placePeriods(inputs, frequency, asOf === undefined ? {} : { asOf });

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
): CompanyPeriods => {
  const annual = compileInputs(documents, extractions, company, asOf).inputs;
  if (frequency === 'year') {
    const { series } = place(annual, frequency, asOf);
    return { statements: series.map((one) => withName(one, company.name)), leftOut: [] };
  }
  const interim = interimInputs(documents, extractions, company, asOf);
  const { series, unplaced } = place([...annual, ...interim.inputs], frequency, asOf);
  const out = new Set(unplaced.map(({ documentId }) => documentId));
  const inSeries = interim.inputs.map(({ documentId }) => documentId).filter((id) => !out.has(id));
  const unread = asOf === undefined ? unreadInterim(documents, extractions, company) : [];
  return {
    statements: series.map((one) => withName(one, company.name)),
    leftOut: documentsLeftOut(
      [...interim.leftOut, ...unplaced.map(lineOf), ...unread],
      new Set(inSeries),
    ),
  };
};
