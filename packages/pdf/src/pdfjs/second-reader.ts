import type { PageText, Word } from '@fde/contracts';
import { Worker } from 'node:worker_threads';
import type { PdfjsMessage } from './pdfjs-thread.js';

/** Share of a page's words that the second reading must confirm: a font that it drops takes numbers with it. */
const ANSWERED = 0.98;

/** Signs that belong to numbers but do not form one on their own. */
const MARK = /^[$\u20ac\u00a3\u00a5%()+\-\u2010-\u2015\u2212]{1,3}$/u;
const CURRENCY = /^[$\u20ac\u00a3\u00a5]$/u;

/**
 * A second opinion on pages whose characters pdfium does not know. pdf.js guesses what pdfium leaves open, above all
 * in fonts that name glyphs by number (G41, g0041, C65, cid65). Started only when a page needs it.
 */
export class SecondReader {
  /** A page can end the thread, which then no longer answers. */
  #ended = false;

  private constructor(private readonly thread: Worker) {
    const end = (): void => {
      this.#ended = true;
    };
    thread.once('error', end).once('exit', end);
  }

  /** Opens its own copy of the bytes; undefined if pdf.js cannot open the document. */
  static async open(bytes: Uint8Array): Promise<SecondReader | undefined> {
    const thread = new Worker(new URL('./pdfjs-thread.js', import.meta.url), {
      workerData: { bytes },
    });
    const opened = await answerOf(thread, (message) =>
      message.kind === 'opened' ? message : undefined,
    );
    if (opened?.good === true) return new SecondReader(thread);
    await thread.terminate();
    return undefined;
  }

  /**
   * The page's words, if they are good text in the places where pdfium saw words; otherwise undefined. Comparing
   * places keeps out what pdfium knows to be invisible (`hidden`), and catches glyphs that pdf.js silently drops.
   * Signs that pdfium does not see at all are kept: a currency sign names the money, and losing a minus would invert
   * a number. Where only one engine saw a word, the page's `doubtful` says so: the text next to it may be incomplete.
   */
  async read(first: PageText, hidden: readonly Word[] = []): Promise<PageText | undefined> {
    const second = await this.#textOf(first.page);
    if (second?.quality !== 'good' || second.turn !== first.turn) return undefined;
    const seenTwice = second.words.filter((word) =>
      first.words.some((seen) => doOverlap(seen, word)),
    );
    const unanswered = first.words.filter(
      (seen) => !seenTwice.some((word) => doOverlap(seen, word)),
    );
    if (unanswered.length > (1 - ANSWERED) * first.words.length) return undefined;
    const seenOnce = second.words.filter((word) => !seenTwice.includes(word));
    const marks = seenOnce.filter(
      (word) => MARK.test(word.text) && !hidden.some((other) => doOverlap(other, word)),
    );
    const doubtful = [
      ...unanswered,
      ...seenOnce.filter((word) => !CURRENCY.test(word.text) || !marks.includes(word)),
    ];
    return {
      ...second,
      words: second.words.filter((word) => seenTwice.includes(word) || marks.includes(word)),
      ...(doubtful.length === 0
        ? {}
        : { doubtful: doubtful.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1] as const) }),
    };
  }

  async #textOf(page: number): Promise<PageText | undefined> {
    if (this.#ended) return undefined;
    const answer = answerOf(this.thread, (message) =>
      message.kind === 'page' && message.page === page ? message : undefined,
    );
    this.thread.postMessage(page);
    return (await answer)?.text;
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }
}

/**
 * The next message of the thread that matches; undefined if the thread ends first. Until then the thread keeps the
 * process alive, because it may be all that the process waits for.
 */
function answerOf<T extends PdfjsMessage>(
  thread: Worker,
  meant: (message: PdfjsMessage) => T | undefined,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const settle = (answer: T | undefined): void => {
      thread.off('message', take).off('exit', end).off('error', end);
      thread.unref();
      resolve(answer);
    };
    const take = (message: PdfjsMessage): void => {
      const answer = meant(message);
      if (answer !== undefined) settle(answer);
    };
    const end = (): void => settle(undefined);
    thread.ref();
    thread.on('message', take).once('exit', end).once('error', end);
  });
}

function doOverlap(a: Word, b: Word): boolean {
  return (
    Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) &&
    Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.4 * Math.min(a.fontSize, b.fontSize)
  );
}
