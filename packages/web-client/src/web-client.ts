import { ServiceError } from '@fde/contracts';
import { inSpan, traceHeaders } from '@fde/tracing';
import fetch, { type Response } from 'node-fetch';
import type { Readable } from 'node:stream';
import { AddressGuard } from './address-guard.js';
import {
  guardedAgents,
  resolveHostOfSystem,
  type GuardedAgents,
  type ResolveHost,
} from './guarded-agents.js';
import { HostPace } from './host-pace.js';
import { networkFailure } from './http-failure.js';
import type { SiteCookies } from './site-cookies.js';
import { UnresolvableHosts } from './unresolvable-hosts.js';
import { WatchedBody } from './watched-body.js';
import { displayUrl, requireWebUrl } from './web-url.js';
import type { WebSettings } from './web-settings.js';

export interface WebRequest {
  readonly url: string;
  /** GET by default. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** The body of a POST. After a redirect it is sent again only if the site asks for that (307, 308). */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly totalTimeoutMs: number;
  readonly signal?: AbortSignal;
  /** Called before the request and before following every redirect; throws to refuse. */
  readonly mayAsk?: (url: URL) => Promise<void>;
  /** Cookies to send and keep up to date; none by default. */
  readonly cookies?: SiteCookies;
  /**
   * The request is for part of a page being shown: such requests come in quick succession, as from any visitor's
   * browser.
   */
  readonly partOfPage?: boolean;
  /**
   * Whether to accept compressed answers. False for downloads, so that lengths and ranges count the file's own bytes.
   * True by default.
   */
  readonly compressed?: boolean;
}

export interface WebResponse {
  /** The address after the last redirect. */
  readonly url: string;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** The addresses that led to `url`, the first being the one asked for; empty without a redirect. */
  readonly redirects: readonly string[];
  /** Must be read to its end or destroyed. Fails with a ServiceError at a limit. */
  readonly body: Readable;
  /** Decoded bytes read from `body` so far. */
  bytesRead(): number;
}

interface OpenResponse {
  readonly response: Response;
  readonly stop: (reason: Error) => void;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * Share of the interval between requests that a part of a page takes: twenty a second if pages are requested at two a
 * second.
 */
const PART_OF_PAGE = 0.1;
/** RFC 9110 15.4: after any other redirect, a POST continues as a GET. */
const KEEPS_METHOD = new Set([307, 308]);

const redirectedRequest = (request: WebRequest, status: number): WebRequest => {
  if (request.method !== 'POST' || KEEPS_METHOD.has(status)) return request;
  const { body: _sent, ...rest } = request;
  const { 'content-type': _type, ...headers } = request.headers ?? {};
  return { ...rest, method: 'GET', headers };
};

/**
 * Fetches from the web, safely and politely: only http and https, only public addresses (checked on the address
 * actually connected to), within every limit, and no faster than a host's pace allows. Follows redirects itself, each
 * under the same rules. Callers judge the status; `open` throws a ServiceError only if there is no answer:
 * `url_not_allowed`, `address_not_allowed`, `redirect_loop`, `tls_error`, `host_not_found` (after a second try), and
 * the retryable `network_error`, `response_timeout`.
 */
export class WebClient {
  readonly #agents: GuardedAgents;
  readonly #unresolvable = new UnresolvableHosts();
  readonly pace: HostPace;

  constructor(
    readonly settings: WebSettings,
    options: { readonly resolveHost?: ResolveHost } = {},
  ) {
    this.#agents = guardedAgents(
      new AddressGuard(settings.allowHosts),
      options.resolveHost ?? resolveHostOfSystem,
    );
    this.pace = new HostPace(settings.requestsPerSecond);
  }

  close(): void {
    this.#agents.close();
  }

  async open(first: WebRequest): Promise<WebResponse> {
    let request = first;
    const redirects: string[] = [];
    const seen = new Set<string>();
    for (let url = requireWebUrl(request.url); ;) {
      url.hash = '';
      // The same address with another cookie is another request: consent pages lead back to where one came from.
      const question = `${request.method} ${url.href} ${request.cookies?.headerFor(url) ?? ''}`;
      if (seen.has(question))
        throw new ServiceError('redirect_loop', `${displayUrl(request.url)} redirects in a circle`);
      seen.add(question);
      await request.mayAsk?.(url);
      await this.pace.waitForTurn(url.host, request.signal, request.partOfPage ? PART_OF_PAGE : 1);
      const { response, stop } = await this.#unresolvable.ask(
        url.hostname,
        () => this.#ask(url, request),
        request.signal,
      );
      request.cookies?.keep(url, response.headers.raw()['set-cookie'] ?? []);
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (!location) return this.#answer(url, response, redirects, request, stop);
      stop(new Error('redirected'));
      request = redirectedRequest(request, response.status);
      redirects.push(url.href);
      if (redirects.length > this.settings.maxRedirects) {
        throw new ServiceError(
          'redirect_loop',
          `${displayUrl(request.url)} redirects more than ${this.settings.maxRedirects} times`,
        );
      }
      url = requireWebUrl(URL.canParse(location, url.href) ? new URL(location, url) : location);
    }
  }

  /** One request, without following redirects. `stop` ends it and the rest of its body. */
  #ask(url: URL, request: WebRequest): Promise<OpenResponse> {
    const method = request.method ?? 'GET';
    return inSpan(
      `${method} ${url.host}`,
      () => ({
        kind: 'client',
        attributes: {
          'http.request.method': method,
          'url.full': displayUrl(url),
          'server.address': url.hostname,
        },
      }),
      async (span) => {
        const answer = await this.#askWithin(url, request);
        span.set({ 'http.response.status_code': answer.response.status });
        return answer;
      },
    );
  }

  async #askWithin(url: URL, request: WebRequest): Promise<OpenResponse> {
    const controller = new AbortController();
    const forward = (): void => controller.abort(request.signal?.reason);
    request.signal?.throwIfAborted();
    request.signal?.addEventListener('abort', forward, { once: true });
    const timer = setTimeout(
      () =>
        controller.abort(
          new ServiceError(
            'response_timeout',
            `${displayUrl(url)} did not answer within ${this.settings.headersTimeoutMs / 1000} s`,
            { retryable: true },
          ),
        ),
      this.settings.headersTimeoutMs,
    );
    const stop = (reason: Error): void => {
      request.signal?.removeEventListener('abort', forward);
      controller.abort(reason);
    };
    const cookie = request.cookies?.headerFor(url);
    try {
      const response = await fetch(url.href, {
        method: request.method ?? 'GET',
        ...(request.body === undefined ? {} : { body: request.body }),
        redirect: 'manual',
        compress: request.compressed ?? true,
        headers: {
          'user-agent': this.settings.userAgent,
          accept: '*/*',
          ...(request.compressed === false ? { 'accept-encoding': 'identity' } : {}),
          ...traceHeaders(),
          ...(cookie ? { cookie } : {}),
          ...request.headers,
        },
        agent: (at: URL) => (at.protocol === 'https:' ? this.#agents.https : this.#agents.http),
        signal: controller.signal,
      });
      return { response, stop };
    } catch (error) {
      stop(new Error('failed'));
      request.signal?.throwIfAborted();
      if (controller.signal.reason instanceof ServiceError) throw controller.signal.reason;
      throw this.#agents.takeRefusal(url.hostname) ?? networkFailure(url.href, error);
    } finally {
      clearTimeout(timer);
    }
  }

  #answer(
    url: URL,
    response: Response,
    redirects: readonly string[],
    request: WebRequest,
    stop: (reason: Error) => void,
  ): WebResponse {
    const body = new WatchedBody(
      url.href,
      {
        maxBytes: request.maxBytes,
        idleTimeoutMs: this.settings.idleTimeoutMs,
        totalTimeoutMs: request.totalTimeoutMs,
        minBytesPerSecond: this.settings.minBytesPerSecond,
      },
      stop,
    );
    // The body's reader gets the failure, now or later; until someone reads, a broken connection must not end the
    // process.
    body.on('error', () => undefined);
    const announced = Number(response.headers.get('content-length') ?? 0);
    const source = response.body as Readable | null;
    source?.on('error', (error) =>
      body.destroy(
        request.signal?.aborted
          ? (request.signal.reason as Error)
          : networkFailure(url.href, error),
      ),
    );
    if (request.method === 'HEAD' || !source) body.end();
    else if (announced > request.maxBytes) {
      body.destroy(
        new ServiceError(
          'response_too_large',
          `${displayUrl(url)} announces ${announced} bytes, more than the limit of ${request.maxBytes}`,
        ),
      );
    } else source.pipe(body);
    return {
      url: url.href,
      status: response.status,
      headers: response.headers,
      redirects,
      body,
      bytesRead: () => body.bytesRead,
    };
  }
}

/** The whole body. Throws the body's error. */
export const bytesOf = async (response: WebResponse): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response.body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The first `count` bytes of a body; the rest is not fetched. */
export const firstBytesOf = async (response: WebResponse, count: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= count) break;
  }
  response.body.destroy();
  return Buffer.concat(chunks).subarray(0, count);
};
