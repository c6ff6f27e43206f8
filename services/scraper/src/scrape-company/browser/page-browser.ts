import { ServiceError } from '@fde/contracts';
import { displayUrl } from '@fde/web-client';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { BrowserProcess, type BrowserProcessOptions } from './browser-process.js';
import { PageRequests, type FetchedData, type PageNetwork } from './page-requests.js';
import { showMore, type Statements } from './show-more.js';

/** A page as it looked at one moment. */
interface Snapshot {
  readonly url: string;
  readonly html: string;
  /** What was chosen on the page to see this: a year, a kind of report. */
  readonly choice: string;
}

export interface BrowsedPage {
  readonly snapshots: readonly Snapshot[];
  readonly data: readonly FetchedData[];
  /** What of its lists was not shown, in words. */
  readonly left: readonly string[];
  /** What the page asks its visitor to state about himself, and was not told. */
  readonly unsaid: readonly string[];
  readonly requests: number;
  readonly bytes: number;
}

export interface PageBrowserLimits extends BrowserProcessOptions {
  /** For one page, everything included. */
  readonly timeoutMs: number;
  readonly maxRequests: number;
  readonly maxBytes: number;
}

/** What the browser needs to know about the crawl that wants a page shown. */
export type ShowRequest = Omit<PageNetwork, 'signal' | 'timeoutMs'> & {
  readonly url: string;
  readonly signal: AbortSignal;
  /** Whether the page may be told what it asks of its visitor about himself. */
  readonly mayState: boolean;
};

/** One look at one page, with what it brings. */
interface Looking {
  readonly url: string;
  readonly requests: PageRequests;
  readonly snapshots: Snapshot[];
  readonly statements: Statements;
  readonly left: string[];
  readonly signal: AbortSignal;
}

const IDLE_MS = 60_000;
const LARGEST_SNAPSHOT = 5_000_000;
const MAX_FRAMES = 5;

/** With the inside of components, as a page would declare it. */
const contentOf = (frame: Frame): Promise<string> =>
  frame
    .evaluate(() => {
      for (const list of document.querySelectorAll('select'))
        for (const option of list.options) option.toggleAttribute('selected', option.selected);
      for (const box of document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
        box.toggleAttribute('checked', box.checked);
      const roots = (from: ParentNode): readonly ShadowRoot[] =>
        [...from.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
          shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : [],
        );
      const shadowRoots = [...roots(document)];
      return shadowRoots.length === 0 ? '' : document.documentElement.getHTML({ shadowRoots });
    })
    .catch(() => '')
    .then((html) => html || frame.content())
    .catch(() => '');

/** The frames of a page as they look now; those of other documents are pages of their own. */
const snapshotsOf = async (page: Page, choice: string): Promise<readonly Snapshot[]> => {
  const snapshots: Snapshot[] = [];
  for (const frame of page.frames().slice(0, MAX_FRAMES)) {
    const html = await contentOf(frame);
    const url = frame.url();
    if (/^https?:/.test(url) && html.length > 0 && html.length <= LARGEST_SNAPSHOT)
      snapshots.push({ url, html, choice });
  }
  return snapshots;
};

/**
 * Shows pages that only scripts fill, in a headless Chromium: each in a context of its own that
 * keeps nothing, with every request made by the crawl's own client. A page that exceeds its time or
 * memory costs the browser; the next page gets a new one.
 */
export class PageBrowser {
  #process: Promise<BrowserProcess> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #rest: NodeJS.Timeout | undefined;

  constructor(private readonly limits: PageBrowserLimits) {}

  /**
   * One page at a time. Throws `page_too_complex` beyond a limit, `browser_failed` if the browser
   * cannot be started.
   */
  show(request: ShowRequest): Promise<BrowsedPage> {
    const turn = this.#queue.then(() => this.#show(request));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    clearTimeout(this.#rest);
    const running = this.#process;
    this.#process = undefined;
    await running?.then(
      (each) => each.end(),
      () => undefined,
    );
  }

  async #show(request: ShowRequest): Promise<BrowsedPage> {
    request.signal.throwIfAborted();
    clearTimeout(this.#rest);
    const process = await this.#running();
    const deadline = AbortSignal.timeout(this.limits.timeoutMs);
    const signal = AbortSignal.any([deadline, request.signal]);
    // A page asks for dozens of files at once, and each of them listens.
    setMaxListeners(0, signal);
    const snapshots: Snapshot[] = [];
    const statements = { mayState: request.mayState, unsaid: [] as string[] };
    const left: string[] = [];
    const context = await contextOf(process);
    const requests = new PageRequests(
      { ...request, signal, timeoutMs: this.limits.timeoutMs },
      this.limits,
      (url) => cookiesOf(context, url),
    );
    const look = { url: request.url, requests, snapshots, statements, left, signal };
    const working = this.#look(context, look);
    try {
      await Promise.race([working, rejectedBy(signal)]);
    } catch (error) {
      working.catch(() => undefined);
      await this.close();
      request.signal.throwIfAborted();
      // What was seen until then counts; a page that showed nothing in its time is too complex.
      if (snapshots.length === 0) throw tooComplex(request.url, error, this.limits);
      left.push(`it was not shown to its end within ${this.limits.timeoutMs / 1000} s`);
    } finally {
      this.#rest = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
    const { data, count, bytes } = requests;
    return { snapshots, data, left, unsaid: statements.unsaid, requests: count, bytes };
  }

  async #running(): Promise<BrowserProcess> {
    const known = await this.#process?.catch(() => undefined);
    if (known?.alive) return known;
    await known?.end();
    this.#process = BrowserProcess.start(this.limits);
    try {
      return await this.#process;
    } catch (error) {
      this.#process = undefined;
      throw new ServiceError('browser_failed', 'The browser could not be started', {
        cause: error,
      });
    }
  }

  async #look(
    context: BrowserContext,
    { url, requests, snapshots, statements, left, signal }: Looking,
  ): Promise<void> {
    try {
      await context.route('**/*', (route) => requests.answer(route));
      await context.routeWebSocket(/./, (socket) => void socket.close());
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
      page.on('download', (download) => requests.handOut(download.url()));
      page.on('popup', (popup) => void closeLater(popup));
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: this.limits.timeoutMs });
      const look = async (choice: string): Promise<void> => {
        snapshots.push(...(await snapshotsOf(page, choice)));
      };
      await showMore({ page, requests, signal, look, statements, left });
    } finally {
      await context.close().catch(() => undefined);
    }
  }
}

/** A new window says where it leads before it is closed. */
const POPUP_MS = 300;
const closeLater = async (popup: Page): Promise<void> => {
  await wait(POPUP_MS);
  await popup.close().catch(() => undefined);
};

/** Without a state that another page left, and leaving none. */
const contextOf = ({ browser }: BrowserProcess): Promise<BrowserContext> =>
  browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    locale: 'en-US',
    // As tall as a visitor's: a list that grows as one scrolls asks once its end comes into sight.
    viewport: { width: 1280, height: 900 },
  });

const cookiesOf = async (context: BrowserContext, url: string): Promise<readonly string[]> =>
  (await context.cookies(url)).map(({ name, value }) => `${name}=${value}; Path=/`);

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const tooComplex = (url: string, cause: unknown, { timeoutMs, memoryMb }: PageBrowserLimits) =>
  new ServiceError(
    'page_too_complex',
    `${displayUrl(url)} could not be shown within ${timeoutMs / 1000} s and ${memoryMb} MB`,
    { cause },
  );
