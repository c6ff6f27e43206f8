/** The thread that compiles series. */
import { compileSeries } from '@fde/company-series';
import { printedPeriods } from '@fde/statements';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { CompiledSeries, SeriesJob } from './series-job.js';

answerJobs(({ interim, ...records }: SeriesJob): CompiledSeries => ({
  compiled: compileSeries(records),
  periods: interim.length === 0 ? [] : printedPeriods([...records.inputs, ...interim]),
}));
