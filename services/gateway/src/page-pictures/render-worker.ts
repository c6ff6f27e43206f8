import { ServiceError } from '@fde/contracts';
import { forkConfined, watchMemory } from '@fde/pdf/confined';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureAnswer, PictureJob, RenderedPage } from './picture-job.js';

const SCRIPT = fileURLToPath(new URL('./render-process.js', import.meta.url));

/** Limit of the process's JavaScript memory; pdfium's is outside it. */
const HEAP_SHARE = 0.5;

export interface RenderLimits {
  /** Of one page; the process is killed beyond it. */
  readonly timeoutMs: number;
  /** Resident memory of the process; it is killed beyond it. */
  readonly maxRssBytes: number;
  /** Beginning of the paths of the files that are rendered. */
  readonly files: string;
  /** The process ends after this long without a request. */
  readonly idleMs: number;
}

type Waiting = {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
};

const crashed = (): ServiceError =>
  new ServiceError('pdf_unreadable', 'The page cannot be rendered: its reader ended');

/** One rendering process, started when it is needed and again after it died. Takes one job at a time. */
export class RenderWorker {
  readonly #limits: RenderLimits;
  #child: ChildProcess | undefined;
  #waiting: Waiting | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(limits: RenderLimits) {
    this.#limits = limits;
  }

  /**
   * Throws ServiceError: codes of the pdf package, or `pdf_unreadable` if the process died or took
   * too long.
   */
  async render(job: Omit<PictureJob, 'id'>): Promise<RenderedPage> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        timer = setTimeout(
          () => this.#end(new ServiceError('pdf_unreadable', 'The page takes too long to render')),
          this.#limits.timeoutMs,
        );
        child.send({ ...job, id: (this.#lastId += 1) } satisfies PictureJob, (error) => {
          if (error !== null) this.#end(crashed());
        });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
      this.#idle = setTimeout(() => this.#end(crashed()), this.#limits.idleMs);
      this.#idle.unref();
    }
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#end(crashed());
  }

  #start(): ChildProcess {
    const { maxRssBytes, files } = this.#limits;
    const child = forkConfined(SCRIPT, [], {
      readable: [`${files}*`],
      heapMegabytes: Math.ceil((maxRssBytes * HEAP_SHARE) / 1024 / 1024),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const endWatch = watchMemory(child, maxRssBytes, () => {
      if (child === this.#child)
        this.#end(new ServiceError('pdf_unreadable', 'The page takes too much memory to render'));
    });
    child.once('close', endWatch);
    child.on('message', (answer) => {
      if (child === this.#child) this.#settle(answer as PictureAnswer);
    });
    child.on('error', () => {
      if (child === this.#child) this.#end(crashed());
    });
    child.on('exit', () => {
      if (child === this.#child) this.#end(crashed());
    });
    return child;
  }

  #settle(answer: PictureAnswer): void {
    if (answer.id !== this.#lastId) return;
    if (answer.ok) this.#waiting?.resolve(answer);
    else this.#waiting?.reject(new ServiceError(answer.code, answer.message));
  }

  #end(error: Error): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
    this.#waiting?.reject(error);
  }
}
