import { ServiceError } from '@fde/contracts';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Jobs that may wait for their turn; more answer 429. */
  readonly maxWaiting: number;
  /** Megabytes of JavaScript memory of the thread. */
  readonly memoryMb: number;
  /** Milliseconds that one job may take. */
  readonly timeoutMs: number;
  /** Milliseconds after which a thread without work ends. */
  readonly idleMs: number;
}

/** What the thread answers: the result of the job, why the job is refused, or what kept it from an answer. */
export type ThreadAnswer<Result> =
  | { readonly result: Result }
  | { readonly refusal: { readonly code: string; readonly message: string } }
  | { readonly error: string };

interface ThreadWork {
  /** The program of the thread, which answers each job by one `ThreadAnswer`. */
  readonly script: URL;
  /** What it is given when it starts. */
  readonly start: unknown;
  /** What the jobs are, in a sentence to the client: `exports are being written`. */
  readonly jobs: string;
  /** The error for a job that takes more than a limit: `more than 30 s`. */
  readonly tooLarge: (limit: string, cause?: unknown) => ServiceError;
}

const resultOf = <Result>(answer: ThreadAnswer<Result>): Result => {
  if ('result' in answer) return answer.result;
  if ('refusal' in answer) throw new ServiceError(answer.refusal.code, answer.refusal.message);
  throw new Error(answer.error);
};

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Does jobs one after the other in a separate thread, so that a large one does not hold up other
 * requests.
 */
export class WorkThread<Job, Result> {
  readonly #work: ThreadWork;
  readonly #limits: ThreadLimits;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(work: ThreadWork, limits: ThreadLimits) {
    this.#work = work;
    this.#limits = limits;
  }

  /** Throws what the job throws, what `tooLarge` makes, and `too_many_requests`. */
  async do(job: Job): Promise<Result> {
    if (this.#waiting > this.#limits.maxWaiting)
      throw new ServiceError('too_many_requests', `Too many ${this.#work.jobs}`);
    this.#waiting += 1;
    const turn = this.#turn.then(() => this.#do(job));
    this.#turn = turn.catch(() => undefined);
    return turn.finally(() => {
      this.#waiting -= 1;
    });
  }

  async stop(): Promise<void> {
    await this.#turn;
    await this.#end();
  }

  async #do(job: Job): Promise<Result> {
    clearTimeout(this.#idle);
    const late = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      return resultOf(await this.#ask(job, late));
    } catch (error) {
      // A refusal says nothing against the thread.
      if (error instanceof ServiceError) throw error;
      await this.#end();
      const { tooLarge } = this.#work;
      if (late.aborted) throw tooLarge(`more than ${this.#limits.timeoutMs / 1000} s`);
      if (error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY)
        throw tooLarge(`more than ${this.#limits.memoryMb} MB of memory`, error);
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
    }
  }

  /** Rejects with the error of the thread, and when it is late. */
  async #ask(job: Job, late: AbortSignal): Promise<ThreadAnswer<Result>> {
    this.#worker ??= new Worker(this.#work.script, {
      workerData: this.#work.start,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
    });
    // It must not keep a process alive that has nothing else to do.
    this.#worker.unref();
    const answer = once(this.#worker, 'message', { signal: late });
    this.#worker.postMessage(job);
    const [message] = (await answer) as [ThreadAnswer<Result>];
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
