import { ServiceError } from '@fde/contracts';
import type { OpenApiDocument } from '../contract/open-api-document.js';
import { WorkThread, type ThreadLimits } from '@fde/work-thread';
import type { CompaniesJob, ExportJob } from './export-job.js';

/**
 * The largest statement that the API takes (5,000 rows of 200 years) fits these limits, as the
 * specs show; older, unbounded statements may not.
 */
export const EXPORT_LIMITS: ThreadLimits = {
  maxWaiting: 16,
  memoryMb: 512,
  timeoutMs: 30_000,
  idleMs: 60_000,
};

const WORKER = new URL('./export-worker.js', import.meta.url);

const tooLarge = (limit: string, cause?: unknown): ServiceError =>
  new ServiceError(
    'export_too_large',
    `The export takes ${limit}; export one statement, or as CSV`,
    { cause },
  );

/** Writes exports in a thread of their own. */
export class ExportWriter {
  readonly #thread: WorkThread<ExportJob | CompaniesJob, Uint8Array>;

  /** `document`: what the thread reads stored statements by; parsing it again would take it half a second. */
  constructor(document: OpenApiDocument, limits: ThreadLimits = EXPORT_LIMITS) {
    const jobs = 'exports are being written';
    this.#thread = new WorkThread({ script: WORKER, start: document, jobs, tooLarge }, limits);
  }

  /** The bytes of the file. Throws `export_too_large`, `too_many_requests`. */
  async write(job: ExportJob | CompaniesJob): Promise<Uint8Array> {
    return this.#thread.do(job);
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}
