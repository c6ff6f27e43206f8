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

interface SharedWork {
  readonly shared: SharedPages;
  readonly answer: Promise<ReadPages>;
}

/**
 * A second thread that reads pages of the same document, where a processor would idle otherwise. It has an engine and
 * a copy of the document of its own. What it does not read (it is not ready yet, it failed, it ended), the caller
 * reads: no result depends on it.
 */
export class PageHelper {
  /** The engine's code, which two threads load once; undefined if the thread ended before. */
  readonly module: Promise<WasmModule | undefined>;
  /** When its engine runs, or it has ended. */
  readonly started: Promise<void>;
  readonly #thread: Worker;
  #start: () => void = () => undefined;
  #takeModule: (module: WasmModule | undefined) => void = () => undefined;
  readonly #waiting = new Map<number, (read: ReadPages) => void>();
  /** Pages that it holds open: it reads them again sooner than the caller would. */
  readonly #held = new Set<number>();
  /** What it began with before the caller asked. */
  #begun: SharedWork[] = [];
  #isOpen = false;
  #ended = false;
  #shares = 0;
  /** How many callers wait for the thread. It starts at 1, for its engine. */
  #waits = 1;

  /**
   * Starts the thread, which loads its engine.
   *
   * @param thread the module `page-thread.ts`, or a bundle of it
   */
  constructor(thread = new URL('./page-thread.js', import.meta.url)) {
    this.#thread = new Worker(thread);
    this.#thread.on('message', (message: HelperMessage) => this.#take(message));
    this.#thread.once('error', () => this.#end()).once('exit', () => this.#end());
    this.module = new Promise((resolve) => {
      this.#takeModule = resolve;
    });
    this.started = new Promise((resolve) => {
      this.#start = resolve;
    });
  }

  /** Has it open a document, in place of the one before. */
  open(bytes: Uint8Array): void {
    const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
    copy.set(bytes);
    this.#held.clear();
    this.#begun = [];
    this.#isOpen = true;
    this.#tell({ kind: 'open', bytes: copy });
  }

  /** Has it begin with pages that the caller will ask for soon, while the caller does something else. */
  expect(kind: PageKind, pages: readonly number[]): void {
    if (this.#canShare(pages)) this.#begun.push(this.#begin(kind, pages));
  }

  /** Reads pages together with the caller, who reads a page by `read`. The texts are in the order of the pages. */
  async share<K extends PageKind>(
    kind: K,
    pages: readonly number[],
    read: (page: number) => PageTexts[K] | undefined,
  ): Promise<(PageTexts[K] | undefined)[]> {
    const texts = new Map<number, PageTexts[K] | undefined>();
    for (const work of this.#takeBegun(kind, pages)) await this.#finish(work, read, texts);
    const rest = pages.filter((page) => !texts.has(page));
    if (this.#canShare(rest)) await this.#finish(this.#begin(kind, rest), read, texts);
    return pages.map((page) => (texts.has(page) ? texts.get(page) : read(page)));
  }

  /** Ends the thread; the caller reads all pages from then on. */
  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  /** Nothing else may keep this process alive while it waits for the thread. */
  #hold(): void {
    if (this.#waits++ === 0) this.#thread.ref();
  }

  #release(): void {
    if (--this.#waits === 0) this.#thread.unref();
  }

  #canShare(pages: readonly number[]): boolean {
    return this.#isOpen && !this.#ended && pages.length > 1;
  }

  /** What was begun and is asked for now; of other pages nobody will ask. */
  #takeBegun(kind: PageKind, pages: readonly number[]): SharedWork[] {
    const asked = new Set(pages);
    const taken = this.#begun.filter(
      ({ shared }) => shared.kind === kind && shared.pages.every((page) => asked.has(page)),
    );
    this.#begun = this.#begun.filter((work) => !taken.includes(work));
    return taken;
  }

  /** The caller takes pages from the front, the helper from the back, where those are that it holds open. */
  #begin(kind: PageKind, pages: readonly number[]): SharedWork {
    const isHeld = (page: number): boolean => this.#held.has(page);
    const inOrder = [...pages.filter((page) => !isHeld(page)), ...pages.filter(isHeld)];
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const shared = { id: this.#shares++, kind, pages: inOrder, taken };
    return { shared, answer: this.#answerTo(shared) };
  }

  async #finish<K extends PageKind>(
    { shared, answer }: SharedWork,
    read: (page: number) => PageTexts[K] | undefined,
    texts: Map<number, PageTexts[K] | undefined>,
  ): Promise<void> {
    let own = 0;
    for (; takeOne(shared); own++) {
      const page = shared.pages[own] ?? 0;
      texts.set(page, read(page));
    }
    if (own === shared.pages.length) return;
    this.#hold();
    for (const [page, text] of await answer) {
      this.#held.add(page);
      texts.set(page, text as PageTexts[K]);
    }
    this.#release();
  }

  #answerTo(shared: SharedPages): Promise<ReadPages> {
    this.#tell({ kind: 'share', shared });
    return new Promise((resolve) => this.#waiting.set(shared.id, resolve));
  }

  #tell(request: HelperRequest): void {
    this.#thread.postMessage(request);
  }

  #take(message: HelperMessage): void {
    switch (message.kind) {
      case 'loaded':
        return this.#takeModule(message.module);
      case 'started':
        this.#release();
        return this.#start();
      case 'read':
        this.#waiting.get(message.id)?.(message.read);
        this.#waiting.delete(message.id);
    }
  }

  #end(): void {
    this.#ended = true;
    this.#takeModule(undefined);
    this.#start();
    for (const settle of this.#waiting.values()) settle([]);
    this.#waiting.clear();
  }
}
