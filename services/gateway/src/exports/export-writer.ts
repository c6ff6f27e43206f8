import { ServiceError } from '@fde/contracts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { OpenApiDocument } from '../contract/open-api-document.js';
import type { ExportAnswer, ExportJob } from './export-job.js';

export interface ExportLimits {
  /** Exports that may wait for their turn; more answer 429. */
  readonly maxWaiting: number;
  /** Megabytes of JavaScript memory of the thread. */
  readonly memoryMb: number;
  /** Milliseconds that one export may take. */
  readonly timeoutMs: number;
  /** Milliseconds after which a thread without work ends. */
  readonly idleMs: number;
}

/**
 * The largest statement that the API takes (5,000 rows of 200 years) fits these limits, as the
 * specs show; older, unbounded statements may not.
 */
export const EXPORT_LIMITS: ExportLimits = {
  maxWaiting: 16,
  memoryMb: 512,
  timeoutMs: 30_000,
  idleMs: 60_000,
};

const WORKER = new URL('./export-worker.js', import.meta.url);
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = (what: string, cause?: unknown): ServiceError =>
  new ServiceError('export_too_large', `The export ${what}; export one statement, or as CSV`, {
    cause,
  });

/**
 * Writes exports one after the other in a separate thread, so that a large one does not hold up
 * other requests.
 */
export class ExportWriter {
  readonly #document: OpenApiDocument;
  readonly #limits: ExportLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** `document`: what the thread reads stored statements by; parsing it again would take it half a second. */
  constructor(document: OpenApiDocument, limits: ExportLimits = EXPORT_LIMITS) {
    this.#document = document;
    this.#limits = limits;
  }

  /** The bytes of the file. Throws `export_too_large`, `too_many_requests`. */
  async write(job: ExportJob): Promise<Uint8Array> {
    if (this.#waiting > this.#limits.maxWaiting)
      throw new ServiceError('too_many_requests', 'Too many exports are being written');
    this.#waiting += 1;
    const turn = this.#turn.then(() => this.#write(job));
    this.#turn = turn.catch(() => undefined);
    return turn.finally(() => {
      this.#waiting -= 1;
    });
  }

  async stop(): Promise<void> {
    await this.#turn;
    await this.#end();
  }

  async #write(job: ExportJob): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const late = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      const answer = await this.#ask(job, late);
      if ('error' in answer) throw new Error(answer.error);
      return answer.file;
    } catch (error) {
      await this.#end();
      if (late.aborted) throw tooLarge(`takes more than ${this.#limits.timeoutMs / 1000} s`);
      if (error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY)
        throw tooLarge(`needs more than ${this.#limits.memoryMb} MB of memory`, error);
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
    }
  }

  /** Rejects with the error of the thread, and when it is late. */
  async #ask(job: ExportJob, late: AbortSignal): Promise<ExportAnswer> {
    this.#worker ??= new Worker(WORKER, {
      workerData: this.#document,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
    });
    const answer = once(this.#worker, 'message', { signal: late });
    this.#worker.postMessage(job);
    const [message] = (await answer) as [ExportAnswer];
    return message;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    // Errors while it ends, such as running out of memory again, concern nobody.
    worker?.removeAllListeners().on('error', () => undefined);
    await worker?.terminate();
  }
}
