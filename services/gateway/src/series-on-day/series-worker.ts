/** The thread that compiles the series of a day: twenty reports take seconds. */
import { compileInputs, compileSeries } from '@fde/company-series';
import { ServiceError, type CompiledData } from '@fde/contracts';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { SeriesJob } from './series-job.js';

/** Extractions of which none can be read make no statement, on no day. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'raw_data_invalid';

answerJobs(({ company, documents, extractions, asOf }: SeriesJob): CompiledData[] => {
  const { inputs } = compileInputs(documents, extractions, company, asOf);
  try {
    return compileSeries({ company, documents, inputs }, asOf);
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
});
