import { ServiceError } from '@fde/contracts';
import { WorkThread, type ThreadLimits } from '@fde/work-thread';
import type { CompiledSeries, SeriesJob } from './series-job.js';

/** Two statements of 5,000 rows by 200 years, the largest that the API takes, fit these limits. */
const LIMITS: ThreadLimits = {
  maxWaiting: Number.POSITIVE_INFINITY,
  memoryMb: 1024,
  timeoutMs: 180_000,
  idleMs: 60_000,
};

const WORKER = new URL('./series-worker.js', import.meta.url);

const tooLarge = (limit: string, cause?: unknown): ServiceError =>
  new ServiceError('series_too_large', `Compiling the statements takes ${limit}`, { cause });

/**
 * Compiles series in a thread of its own: that of many reports takes seconds, in which a service
 * would answer nobody and renew no lease.
 */
const thread = new WorkThread<SeriesJob, CompiledSeries>(
  { script: WORKER, start: null, jobs: 'series are being compiled', tooLarge },
  LIMITS,
);

/** One statement per type that the records make. Throws `raw_data_invalid`, `series_too_large`. */
export const compileInThread = (records: SeriesJob): Promise<CompiledSeries> => thread.do(records);
