import { Worker } from 'node:worker_threads';
import type { WasmModule } from '../pdfium/web-assembly.js';
import {
  takeOne,
  type HelperMessage,
  type HelperRequest,
  type PageKind,
  type PageTexts,
  type ReadPages,
  type SharedPages,
} from './helper-message.js';

/**
 * A second thread that reads pages of the same document, where a processor would idle otherwise. It has an engine and
 * a copy of the document of its own. What it does not read (it is not ready yet, it failed, it ended), the caller
 * reads: no result depends on it.
 */
export class PageHelper {
  /** The engine's code, which two threads load once; undefined if the thread ended before. */
  readonly module: Promise<WasmModule | undefined>;
  readonly #thread: Worker;
  #takeModule: (module: WasmModule | undefined) => void = () => undefined;
  readonly #waiting = new Map<number, (read: ReadPages) => void>();
  /** Pages that it holds open: it reads them again sooner than the caller would. */
  readonly #held = new Set<number>();
  #isOpen = false;
  #ended = false;
  #shares = 0;

  constructor() {
    this.#thread = new Worker(new URL('./page-thread.js', import.meta.url));
    this.#thread.unref();
    this.#thread.on('message', (message: HelperMessage) => this.#take(message));
    this.#thread.once('error', () => this.#end()).once('exit', () => this.#end());
    this.module = new Promise((resolve) => {
      this.#takeModule = resolve;
    });
  }

  /** Has it load its engine. It sets flags of V8 then: code that was compiled ahead must have been taken before. */
  load(): void {
    this.#thread.ref();
    this.#tell({ kind: 'load' });
  }

  /** Has it open a document, in place of the one before. */
  open(bytes: Uint8Array): void {
    const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
    copy.set(bytes);
    this.#held.clear();
    this.#isOpen = true;
    this.#tell({ kind: 'open', bytes: copy });
  }

  /** Reads pages together with the caller, who reads a page by `read`. The texts are in the order of the pages. */
  async share<K extends PageKind>(
    kind: K,
    pages: readonly number[],
    read: (page: number) => PageTexts[K] | undefined,
  ): Promise<(PageTexts[K] | undefined)[]> {
    const texts = new Map<number, PageTexts[K] | undefined>();
    if (this.#isOpen && !this.#ended && pages.length > 1)
      await this.#readTogether(kind, pages, read, texts);
    return pages.map((page) => (texts.has(page) ? texts.get(page) : read(page)));
  }

  /** Ends the thread; the caller reads all pages from then on. */
  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  /** The caller takes pages from the front, the helper from the back, where those are that it holds open. */
  async #readTogether<K extends PageKind>(
    kind: K,
    pages: readonly number[],
    read: (page: number) => PageTexts[K] | undefined,
    texts: Map<number, PageTexts[K] | undefined>,
  ): Promise<void> {
    const isHeld = (page: number): boolean => this.#held.has(page);
    const inOrder = [...pages.filter((page) => !isHeld(page)), ...pages.filter(isHeld)];
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const shared = { id: this.#shares++, kind, pages: inOrder, taken };
    const answer = this.#answerTo(shared);
    let own = 0;
    for (; takeOne(shared); own++) {
      const page = inOrder[own] ?? 0;
      texts.set(page, read(page));
    }
    if (own === inOrder.length) return;
    this.#thread.ref();
    for (const [page, text] of await answer) {
      this.#held.add(page);
      texts.set(page, text as PageTexts[K]);
    }
    this.#thread.unref();
  }

  #answerTo(shared: SharedPages): Promise<ReadPages> {
    this.#tell({ kind: 'share', shared });
    return new Promise((resolve) => this.#waiting.set(shared.id, resolve));
  }

  #tell(request: HelperRequest): void {
    this.#thread.postMessage(request);
  }

  #take(message: HelperMessage): void {
    if (message.kind === 'loaded') {
      this.#thread.unref();
      this.#takeModule(message.module);
      return;
    }
    this.#waiting.get(message.id)?.(message.read);
    this.#waiting.delete(message.id);
  }

  #end(): void {
    this.#ended = true;
    this.#takeModule(undefined);
    for (const settle of this.#waiting.values()) settle([]);
    this.#waiting.clear();
  }
}
