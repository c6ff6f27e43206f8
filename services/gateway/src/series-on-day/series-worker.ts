/** The thread that compiles series on request: twenty reports take seconds. */
import { compileCompanyPeriods, compileInputs, compileSeries } from '@fde/company-series';
import {
  ServiceError,
  type CompiledData,
  type PeriodSeries,
  type PeriodStatements,
} from '@fde/contracts';
import { writeXlsx } from '@fde/spreadsheet';
import { periodsCsv, periodsWorkbook } from '@fde/statements';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { PeriodsJob, SeriesJob } from './series-job.js';

/** Extractions of which none can be read make no statement, on no day. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'raw_data_invalid';

const readable = <T>(compile: () => T[]): T[] => {
  try {
    return compile();
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
};

const seriesOfDay = ({ company, documents, extractions, asOf }: SeriesJob): CompiledData[] => {
  const { inputs } = compileInputs(documents, extractions, company, asOf);
  return readable(() => compileSeries({ company, documents, inputs }, asOf));
};

const answerOf = (
  { company, frequency }: PeriodsJob,
  statements: readonly PeriodSeries[],
): PeriodStatements => ({
  company_id: company.id,
  company_name: company.name,
  frequency,
  statements,
});

const periodsFile = async (job: PeriodsJob): Promise<Uint8Array> => {
  const series = readable(() => compileCompanyPeriods(job, job.frequency, job.asOf));
  if (job.format === 'xlsx') return writeXlsx(periodsWorkbook(series));
  const text = job.format === 'csv' ? periodsCsv(series) : JSON.stringify(answerOf(job, series));
  return new TextEncoder().encode(text);
};

answerJobs(async (job: SeriesJob | PeriodsJob): Promise<CompiledData[] | Uint8Array> =>
  'frequency' in job ? periodsFile(job) : seriesOfDay(job),
);
