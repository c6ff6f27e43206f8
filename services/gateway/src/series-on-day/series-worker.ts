/** The thread that compiles series on request: twenty reports take seconds. */
import {
  compileCompanyPeriods,
  compileInputs,
  compileSeries,
  type CompanyPeriods,
} from '@fde/company-series';
import { ServiceError, shownTitle, type CompiledData, type PeriodStatements } from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import { periodsCsv, periodsWorkbook } from '@fde/statements';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { PeriodsJob, SeriesJob } from './series-job.js';

/** Extractions of which none can be read make no statement, on no day. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'raw_data_invalid';

const readable = <T>(compile: () => T, otherwise: T): T => {
  try {
    return compile();
  } catch (error) {
    if (isUnreadable(error)) return otherwise;
    throw error;
  }
};

const seriesOfDay = ({ company, documents, extractions, asOf }: SeriesJob): CompiledData[] => {
  const { inputs } = compileInputs(documents, extractions, company, asOf);
  return readable(() => compileSeries({ company, documents, inputs }, asOf), []);
};

const unreadDocuments = (
  { documents }: PeriodsJob,
  leftOut: CompanyPeriods['leftOut'],
): PeriodStatements['left_out'] => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const lines = leftOut.flatMap((line) => {
    const document = byId.get(line.document_id);
    if (document === undefined) return [];
    const { url, document_type, fiscal_year } = document;
    return [{ ...line, title: shownTitle(document), url, document_type, fiscal_year }];
  });
  return lines.toSorted((a, b) => b.fiscal_year - a.fiscal_year);
};

const answerOf = (job: PeriodsJob, { statements, leftOut }: CompanyPeriods): PeriodStatements => ({
  company_id: job.company.id,
  company_name: job.company.name,
  frequency: job.frequency,
  statements,
  left_out: unreadDocuments(job, leftOut),
});

const NOTHING: CompanyPeriods = { statements: [], leftOut: [] };

const periodsFile = async (job: PeriodsJob): Promise<Uint8Array> => {
  const periods = readable(() => compileCompanyPeriods(job, job.frequency, job.asOf), NOTHING);
  const { statements } = periods;
  if (job.format === 'xlsx') return writeXlsx(periodsWorkbook(statements));
  const text =
    job.format === 'csv' ? periodsCsv(statements) : JSON.stringify(answerOf(job, periods));
  return new TextEncoder().encode(text);
};

answerJobs(async (job: SeriesJob | PeriodsJob): Promise<CompiledData[] | Uint8Array> =>
  'frequency' in job ? periodsFile(job) : seriesOfDay(job),
);
