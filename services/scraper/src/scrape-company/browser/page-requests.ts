import { bytesOf, type WebClient, type WebRequest, type WebResponse } from '@fde/web-client';
import type { Request, Route } from 'playwright-core';
import type { StaticFiles } from './static-files.js';
import { isDataType } from '../page/answer-type.js';

/** What a script of the page had from the site. */
export interface FetchedData {
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface PageRequestLimits {
  readonly maxRequests: number;
  readonly maxBytes: number;
}

/** How a page's requests are made: by the crawl's own client, under its rules. */
export interface PageNetwork {
  readonly web: WebClient;
  readonly mayAsk: NonNullable<WebRequest['mayAsk']>;
  readonly cookies: NonNullable<WebRequest['cookies']>;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Of the crawl. */
  readonly files: StaticFiles;
}

/** Without pictures, styles, fonts and media a page says the same. */
const WANTED: ReadonlySet<string> = new Set(['document', 'script', 'xhr', 'fetch']);
const HEADERS_PASSED = ['accept', 'content-type', 'origin', 'referer', 'x-requested-with'] as const;
const REPLY_HEADERS = [
  'content-type',
  'access-control-allow-origin',
  'access-control-allow-credentials',
] as const;
const LONGEST_BODY = 64 * 1024;
const MAX_DATA = 60;
const LARGEST_DATA = 5_000_000;

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Answers the requests of one page. This is the page's only way to the network. */
export class PageRequests {
  readonly data: FetchedData[] = [];
  count = 0;
  bytes = 0;
  /** Where a click led that is no page to be shown: a file, or (while items are clicked) anything else. */
  led: string | undefined;
  /** While items of a list are clicked, what a click leads to is its address and is not asked for. */
  holdsPage = false;
  /** Requests that were not made because a limit was reached. */
  refused = 0;
  #open = 0;
  #lastChange = performance.now();

  constructor(
    private readonly network: PageNetwork,
    private readonly limits: PageRequestLimits,
    /** What the page's scripts have set for an address, as a site would set it. */
    private readonly ownCookies: (url: string) => Promise<readonly string[]>,
  ) {}

  /** Milliseconds since the last request began or ended; 0 while one is open. */
  quietFor(): number {
    return this.#open > 0 ? 0 : performance.now() - this.#lastChange;
  }

  /** The browser hands out a file by itself: a link with `download`, which asks for nothing here. */
  handOut(url: string): void {
    if (/^https?:/.test(url)) this.led = url;
  }

  /** Never throws: requests without an answer are refused. */
  async answer(route: Route): Promise<void> {
    const request = route.request();
    if (!this.#isAllowed(request)) {
      await route.abort('blockedbyclient').catch(() => undefined);
      return;
    }
    if (this.holdsPage && isTopNavigation(request)) {
      this.led = request.url();
      await stay(route);
      return;
    }
    this.#open += 1;
    this.#lastChange = performance.now();
    try {
      await this.#fulfill(route, request);
    } catch {
      // Refused by the address check, robots.txt or a limit, or the site did not answer: the page sees a failed request.
      await route.abort('failed').catch(() => undefined);
    } finally {
      this.#open -= 1;
      this.#lastChange = performance.now();
    }
  }

  #isAllowed(request: Request): boolean {
    if (!WANTED.has(request.resourceType()) || !/^(?:GET|POST)$/.test(request.method()))
      return false;
    if ((request.postData()?.length ?? 0) > LONGEST_BODY) return false;
    if (this.count < this.limits.maxRequests && this.bytes < this.limits.maxBytes) return true;
    this.refused += 1;
    return false;
  }

  async #ask(request: Request): Promise<WebResponse> {
    const sent = await request.allHeaders();
    this.network.cookies.keep(new URL(request.url()), await this.ownCookies(request.url()));
    const body = request.postData();
    return this.network.web.open({
      url: request.url(),
      method: request.method() === 'POST' ? 'POST' : 'GET',
      ...(body === null ? {} : { body }),
      headers: Object.fromEntries(
        HEADERS_PASSED.flatMap((name) => (sent[name] ? [[name, sent[name]]] : [])),
      ),
      maxBytes: Math.max(1, this.limits.maxBytes - this.bytes),
      totalTimeoutMs: this.network.timeoutMs,
      signal: this.network.signal,
      mayAsk: this.network.mayAsk,
      cookies: this.network.cookies,
      partOfPage: true,
    });
  }

  async #fulfill(route: Route, request: Request): Promise<void> {
    const isScript = request.resourceType() === 'script' && request.method() === 'GET';
    const cached = isScript ? this.network.files.get(request.url()) : undefined;
    if (cached) {
      const { status, headers, bytes } = cached;
      await route.fulfill({ status, headers, body: Buffer.from(bytes) });
      return;
    }
    this.count += 1;
    const response = await this.#ask(request);
    const type = response.headers.get('content-type') ?? '';
    const isDocument = request.resourceType() === 'document';
    if (isDocument && response.redirects.length > 0) {
      response.body.destroy();
      await route.fulfill({ contentType: 'text/html', body: forwardTo(response.url) });
      return;
    }
    if (isDocument ? !isShownType(type) : this.holdsPage && isFileType(type)) {
      response.body.destroy();
      if (request.method() === 'GET') this.led = response.url;
      await stay(route);
      return;
    }
    const bytes = await bytesOf(response).finally(() => (this.bytes += response.bytesRead()));
    if (!isDocument) this.#keep({ url: response.url, contentType: type, bytes });
    const headers = replyHeaders(response);
    if (isScript && response.status === 200)
      this.network.files.keep(request.url(), { status: 200, headers, bytes });
    await route.fulfill({
      status: response.status,
      headers,
      body: bytes,
    });
  }

  #keep(data: FetchedData): void {
    if (!isDataType(data.contentType) || /javascript/i.test(data.contentType)) return;
    if (this.data.length < MAX_DATA && data.bytes.length <= LARGEST_DATA) this.data.push(data);
  }
}

const replyHeaders = ({ headers }: WebResponse): Readonly<Record<string, string>> =>
  Object.fromEntries(
    REPLY_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

const isShownType = (contentType: string): boolean => /html|xml|text\/plain|^$/i.test(contentType);

/** Programs fetch a file to hand it out themselves; its address is what was looked for. */
const isFileType = (contentType: string): boolean =>
  /^application\/(?:pdf|zip|octet-stream)/i.test(contentType);

/** An answer without content: the browser goes on to show what it shows. */
const stay = (route: Route): Promise<void> =>
  route.fulfill({ status: 204, body: '' }).catch(() => undefined);

/** Of the page itself or of a new window, whose frame is not there yet; not of a frame inside. */
const isTopNavigation = (request: Request): boolean => {
  if (!request.isNavigationRequest() || request.method() !== 'GET') return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true;
  }
};

/**
 * The browser itself must not follow redirects, which would not be checked: it is told to request
 * the last address.
 */
const forwardTo = (url: string): string =>
  `<!doctype html><meta http-equiv="refresh" content="0;url=${escapeHtml(url)}">`;
