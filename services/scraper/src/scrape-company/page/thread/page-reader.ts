import { ServiceError } from '@fde/contracts';
import { displayUrl } from '@fde/web-client';
import { Worker } from 'node:worker_threads';
import type { PageContent } from '../page-content.js';
import type { Sitemap } from '../read-sitemap.js';
import type { PageReply, PageRequest, PageWorkerReady } from './page-worker.js';

export interface PageReaderLimits {
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

/** Hears how long a page took once its turn had come and the thread was ready, in milliseconds. */
export type OnSpent = (milliseconds: number) => void;

const IDLE_MS = 60_000;
/** Loading the parser takes a second, on a busy machine many: that is not a fault of the page. */
const START_MS = 120_000;

/** Of one file with the sizes of the protocol; a hostile one must not hold up the pages of others. */
const SITEMAP_TIMEOUT_MS = 5000;

const unreadable = (url: string, why: string): ServiceError =>
  new ServiceError('page_unreadable', `${displayUrl(url)} cannot be read as a page: ${why}`);

/**
 * Reads pages in a thread of its own, one at a time. A page that takes too long or too much memory (a bomb, or a parser's
 * worst case) costs that thread and is answered with `page_too_complex`; the next page gets a new one.
 */
export class PageReader {
  #worker: Worker | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #count = 0;
  readonly #ready = new WeakSet<Worker>();
  #rest: NodeJS.Timeout | undefined;

  constructor(private readonly limits: PageReaderLimits) {}

  async read(
    bytes: Uint8Array,
    contentType: string,
    url: string,
    spent?: OnSpent,
  ): Promise<PageContent> {
    const reply = await this.#inTurn({ as: 'page', bytes, contentType, url }, spent);
    if ('page' in reply) return reply.page;
    throw unreadable(url, 'error' in reply ? reply.error : 'it is not a page');
  }

  /** A list of addresses as sites publish it, packed or not; it has less time than a page. */
  async readSitemap(bytes: Uint8Array, url: string, spent?: OnSpent): Promise<Sitemap> {
    const reply = await this.#inTurn({ as: 'sitemap', bytes, contentType: '', url }, spent);
    if ('sitemap' in reply) return reply.sitemap;
    throw unreadable(url, 'error' in reply ? reply.error : 'it is not a sitemap');
  }

  #inTurn(request: Omit<PageRequest, 'id'>, spent?: OnSpent): Promise<PageReply> {
    const turn = this.#queue.then(() => this.#read({ ...request, id: (this.#count += 1) }, spent));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #read(request: PageRequest, spent?: OnSpent): Promise<PageReply> {
    clearTimeout(this.#rest);
    const timeoutMs = request.as === 'sitemap' ? SITEMAP_TIMEOUT_MS : this.limits.timeoutMs;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const tooComplex = (why: string, cause?: unknown): void => {
        finish();
        this.#worker = undefined;
        void worker.terminate();
        reject(
          new ServiceError('page_too_complex', `${displayUrl(request.url)} ${why}`, { cause }),
        );
      };
      const limit = (ms: number): NodeJS.Timeout =>
        setTimeout(() => tooComplex(`could not be read within ${ms / 1000} s`), ms);
      let began = this.#ready.has(worker) ? performance.now() : undefined;
      let timer = limit(began === undefined ? START_MS : timeoutMs);
      const onError = (error: Error): void =>
        tooComplex('needs more memory or depth than a page may', error);
      const onExit = (): void => tooComplex('ended the reading thread');
      const onMessage = (reply: PageReply | PageWorkerReady): void => {
        if ('ready' in reply) {
          this.#ready.add(worker);
          began = performance.now();
          clearTimeout(timer);
          timer = limit(timeoutMs);
          return;
        }
        if (reply.id !== request.id) return;
        finish();
        resolve(reply);
      };
      const finish = (): void => {
        clearTimeout(timer);
        if (began !== undefined) spent?.(performance.now() - began);
        worker.off('error', onError).off('exit', onExit).off('message', onMessage);
        worker.unref();
        this.#restLater();
      };
      worker.ref();
      worker.on('error', onError).on('exit', onExit).on('message', onMessage);
      worker.postMessage(request);
    });
  }

  /** A thread without pages to read is let go after a while: it holds the memory of its largest page. */
  #restLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./page-worker.js', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: this.limits.memoryMb,
        maxYoungGenerationSizeMb: 64,
        stackSizeMb: 8,
      },
    });
    // Between pages an error has nobody to tell; the next page starts a new thread.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
