/** The thread that compiles series. */
import { compileSeries, type SeriesRecords } from '@fde/company-series';
import { answerJobs } from '@fde/work-thread/answer-jobs';

answerJobs((records: SeriesRecords) => compileSeries(records));
