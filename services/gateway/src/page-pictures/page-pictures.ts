import { ServiceError } from '@fde/contracts';
import type { ObjectStore } from '@fde/object-store';
import { ClientTurns } from './client-turns.js';
import { FailedPages } from './failed-pages.js';
import { COPIES, LocalFiles, type StoredFile } from './local-files.js';
import type { PictureJob, RenderedPage } from './picture-job.js';
import { RenderWorker, type RenderLimits } from './render-worker.js';

export interface PictureLimits extends RenderLimits {
  /** Requests of one client that may wait for the renderer, and of all; more answer 429. */
  readonly maxWaitingOfClient: number;
  readonly maxWaiting: number;
  /** Bytes of pictures that are kept. */
  readonly cacheBytes: number;
}

export const PICTURE_LIMITS: PictureLimits = {
  timeoutMs: 20_000,
  maxRssBytes: 768 * 1024 * 1024,
  files: COPIES,
  idleMs: 60_000,
  maxWaitingOfClient: 16,
  maxWaiting: 64,
  cacheBytes: 64 * 1024 * 1024,
};

export type PictureWish = Omit<PictureJob, 'id' | 'file'> & StoredFile;

/** Codes of what reads documents that mean the page or the file cannot be shown, and the problems that clients get. */
const toClientError = (error: unknown): unknown => {
  if (!(error instanceof ServiceError) || !/^(?:pdf|tagged)_/.test(error.code)) return error;
  return new ServiceError(
    error.code === 'pdf_no_such_page' ? 'page_not_found' : 'pdf_unreadable',
    error.message,
    { cause: error },
  );
};

/**
 * Pictures of pages, rendered one after the other in a process of its own, in turns of clients, and kept while there is
 * room. What cannot be rendered is remembered for a while.
 */
export class PagePictures {
  readonly #limits: PictureLimits;
  readonly #files: LocalFiles;
  readonly #worker: RenderWorker;
  /** Oldest first. */
  readonly #cache = new Map<string, RenderedPage>();
  #cachedBytes = 0;
  #waiting = 0;
  readonly #turns = new ClientTurns();
  readonly #failed = new FailedPages();

  constructor(objects: ObjectStore, limits: PictureLimits = PICTURE_LIMITS) {
    this.#limits = limits;
    this.#files = new LocalFiles(objects);
    this.#worker = new RenderWorker(limits);
  }

  /** Throws `too_many_requests`, `page_not_found`, `pdf_unreadable`, `file_not_stored`, `storage_unavailable`. */
  async picture(wish: PictureWish, client: string): Promise<RenderedPage> {
    const key = JSON.stringify([wish.objectKey, wish.sha256, wish.page, wish.width, wish.box]);
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    this.#failed.refuse(wish);
    this.#requireRoom(client);
    this.#waiting += 1;
    try {
      const page = await this.#turns.take(
        client,
        async () => this.#cache.get(key) ?? (await this.#render(wish)),
      );
      this.#keep(key, page);
      return page;
    } finally {
      this.#waiting -= 1;
    }
  }

  async stop(): Promise<void> {
    this.#worker.stop();
    await this.#files.stop();
  }

  #requireRoom(client: string): void {
    const { maxWaiting, maxWaitingOfClient } = this.#limits;
    if (this.#waiting >= maxWaiting || this.#turns.waitingOf(client) >= maxWaitingOfClient)
      throw new ServiceError('too_many_requests', 'Too many page pictures are being rendered');
  }

  /** In its turn: the page may have failed while the request waited. */
  async #render(wish: PictureWish): Promise<RenderedPage> {
    this.#failed.refuse(wish);
    const { objectKey, sha256, ...job } = wish;
    try {
      const file = await this.#files.path({ objectKey, sha256 });
      return await this.#worker.render({ ...job, file });
    } catch (caught) {
      const error = toClientError(caught);
      this.#failed.note(wish, error);
      throw error;
    }
  }

  #keep(key: string, page: RenderedPage): void {
    if (this.#cache.has(key)) return;
    this.#cache.set(key, page);
    this.#cachedBytes += page.png.byteLength;
    for (const [oldest, { png }] of this.#cache) {
      if (this.#cachedBytes <= this.#limits.cacheBytes) return;
      this.#cache.delete(oldest);
      this.#cachedBytes -= png.byteLength;
    }
  }
}
