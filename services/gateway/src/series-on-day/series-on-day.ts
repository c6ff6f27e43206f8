import { ServiceError, type CompiledData } from '@fde/contracts';
import { WorkThread, type ThreadLimits } from '@fde/work-thread';
import type { PeriodsJob, SeriesJob } from './series-job.js';

export const SERIES_LIMITS: ThreadLimits = {
  maxWaiting: 16,
  memoryMb: 1024,
  timeoutMs: 30_000,
  idleMs: 60_000,
};

const WORKER = new URL('./series-worker.js', import.meta.url);

const tooLarge = (limit: string, cause?: unknown): ServiceError =>
  new ServiceError('gateway_timeout', `Compiling the series takes ${limit}`, { cause });

/** Compiles series on request, of a day or at a frequency, in a thread of their own. */
export class SeriesOnDay {
  readonly #thread: WorkThread<SeriesJob | PeriodsJob, CompiledData[] | Uint8Array>;

  constructor(limits: ThreadLimits = SERIES_LIMITS) {
    const jobs = 'series are being compiled';
    this.#thread = new WorkThread({ script: WORKER, start: null, jobs, tooLarge }, limits);
  }

  /** One statement per type that the reports of that day print. Throws `gateway_timeout`, `too_many_requests`. */
  async compile(job: SeriesJob): Promise<readonly CompiledData[]> {
    return (await this.#thread.do(job)) as CompiledData[];
  }

  /** The series at a frequency, as a file. Throws `gateway_timeout`, `too_many_requests`. */
  async compilePeriods(job: PeriodsJob): Promise<Uint8Array> {
    return (await this.#thread.do(job)) as Uint8Array;
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}
