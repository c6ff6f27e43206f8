import { ServiceError } from '@fde/contracts';
import type { ContentJudgement, DocumentText } from '@fde/report-classification';
import { WorkThread, type ThreadLimits } from '@fde/work-thread';

export interface JudgeJob {
  readonly text: DocumentText;
  readonly nowYear: number;
  /** With which the company's fiscal years end, if that is known. */
  readonly yearEndMonth?: number | undefined;
}

/** How many wait is bounded by TASK_CONCURRENCY. */
const LIMITS: Omit<ThreadLimits, 'timeoutMs'> = {
  maxWaiting: Number.POSITIVE_INFINITY,
  memoryMb: 1024,
  idleMs: 10 * 60_000,
};

const WORKER = new URL('./judge-worker.js', import.meta.url);

const tooLarge = (limit: string, cause?: unknown): ServiceError =>
  new ServiceError('pdf_time_limit', `Judging what the document is takes ${limit}`, { cause });

/** Judges documents by their text in a thread of its own, so that the service goes on with other work meanwhile. */
export class JudgeThread {
  readonly #thread: WorkThread<JudgeJob, ContentJudgement>;

  constructor(timeoutMs: number) {
    this.#thread = new WorkThread(
      { script: WORKER, start: null, jobs: 'documents are being judged', tooLarge },
      { ...LIMITS, timeoutMs },
    );
  }

  /** Throws `pdf_time_limit`. */
  judge(job: JudgeJob): Promise<ContentJudgement> {
    return this.#thread.do(job);
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
