import { ServiceError, type CompiledData } from '@fde/contracts';
import { WorkThread, type ThreadLimits } from '@fde/work-thread';
import type { SeriesJob } from './series-job.js';

export const SERIES_LIMITS: ThreadLimits = {
  maxWaiting: 16,
  memoryMb: 1024,
  timeoutMs: 30_000,
  idleMs: 60_000,
};

const WORKER = new URL('./series-worker.js', import.meta.url);

const tooLarge = (limit: string, cause?: unknown): ServiceError =>
  new ServiceError('gateway_timeout', `Compiling the series of that day takes ${limit}`, { cause });

/** Compiles series as they were known on a day, in a thread of their own. */
export class SeriesOnDay {
  readonly #thread: WorkThread<SeriesJob, CompiledData[]>;

  constructor(limits: ThreadLimits = SERIES_LIMITS) {
    const jobs = 'series of a day are being compiled';
    this.#thread = new WorkThread({ script: WORKER, start: null, jobs, tooLarge }, limits);
  }

  /** One statement per type that the reports of that day print. Throws `gateway_timeout`, `too_many_requests`. */
  async compile(job: SeriesJob): Promise<readonly CompiledData[]> {
    return this.#thread.do(job);
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}
