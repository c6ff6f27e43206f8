import { ServiceError } from '@fde/contracts';
import type { ObjectStore } from '@fde/object-store';
import { COPIES, LocalFiles, type StoredFile } from './local-files.js';
import type { PictureJob, RenderedPage } from './picture-job.js';
import { RenderWorker, type RenderLimits } from './render-worker.js';

export interface PictureLimits extends RenderLimits {
  /** Requests that may wait for the renderer; more answer 429. */
  readonly maxWaiting: number;
  /** Bytes of pictures that are kept. */
  readonly cacheBytes: number;
}

export const PICTURE_LIMITS: PictureLimits = {
  timeoutMs: 20_000,
  maxRssBytes: 768 * 1024 * 1024,
  files: COPIES,
  idleMs: 60_000,
  maxWaiting: 16,
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

/** Pictures of pages, rendered one after the other in a process of its own, and kept while there is room. */
export class PagePictures {
  readonly #limits: PictureLimits;
  readonly #files: LocalFiles;
  readonly #worker: RenderWorker;
  /** Oldest first. */
  readonly #cache = new Map<string, RenderedPage>();
  #cachedBytes = 0;
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(objects: ObjectStore, limits: PictureLimits = PICTURE_LIMITS) {
    this.#limits = limits;
    this.#files = new LocalFiles(objects);
    this.#worker = new RenderWorker(limits);
  }

  /** Throws `too_many_requests`, `page_not_found`, `pdf_unreadable`, `file_not_stored`, `storage_unavailable`. */
  async picture(wish: PictureWish): Promise<RenderedPage> {
    const key = JSON.stringify([wish.objectKey, wish.sha256, wish.page, wish.width, wish.box]);
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    if (this.#waiting >= this.#limits.maxWaiting)
      throw new ServiceError('too_many_requests', 'Too many page pictures are being rendered');
    this.#waiting += 1;
    const turn = this.#turn.then(() => this.#cache.get(key) ?? this.#render(wish));
    this.#turn = turn.catch(() => undefined);
    try {
      const page = await turn;
      this.#keep(key, page);
      return page;
    } catch (error) {
      throw toClientError(error);
    } finally {
      this.#waiting -= 1;
    }
  }

  async stop(): Promise<void> {
    this.#worker.stop();
    await this.#files.stop();
  }

  async #render(wish: PictureWish): Promise<RenderedPage> {
    const { objectKey, sha256, ...job } = wish;
    return this.#worker.render({ ...job, file: await this.#files.path({ objectKey, sha256 }) });
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
