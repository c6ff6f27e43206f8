import { ServiceError } from '@fde/contracts';
import { createRequire } from 'node:module';
import { boundRobotsRules } from './bound-robots-rules.js';
import { httpFailure } from './http-failure.js';
import { firstBytesOf, type WebClient } from './web-client.js';
import { displayUrl } from './web-url.js';

interface Rules {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
  getSitemaps(): string[];
}
/** The package is CommonJS, and its types export the function in a way that NodeNext cannot import. */
const parseRobots = createRequire(import.meta.url)('robots-parser') as (
  url: string,
  text: string,
) => Rules;

/** RFC 9309 2.5: at least 500 KiB are read; the rest of a longer file is ignored. */
const MAX_BYTES = 512 * 1024;
const LONGEST_FILE = 64 * 1024 * 1024;
const MAX_CRAWL_DELAY_SECONDS = 30;
/** Failures that may be gone a moment later. */
const FAILURE_CACHE_MS = 1000;
/** RFC 9309 2.4: at most a day; a changed robots.txt takes effect within this time. */
const RULES_CACHE_MS = 3600 * 1000;
const MAX_ORIGINS = 500;
const MAX_REFUSED = 1000;

export interface RobotsVerdict {
  readonly origin: string;
  /** `none`: the site has no robots.txt. */
  readonly found: 'rules' | 'none';
  readonly sitemaps: readonly string[];
  readonly crawlDelaySeconds: number | undefined;
}

interface Reading {
  readonly rules: Promise<Rules | undefined>;
  until: number;
}

/**
 * robots.txt of every requested origin, read at most once an hour. According to RFC 9309, 4xx means that everything
 * is allowed, 5xx that nothing is for now (a retryable error here, because the site may recover), and redirects are
 * followed.
 */
export class Robots {
  readonly #rules = new Map<string, Reading>();
  readonly #agent: string;
  readonly verdicts: RobotsVerdict[] = [];
  /** Addresses that were not requested, because the site does not want it. */
  readonly refused: string[] = [];

  constructor(
    private readonly client: WebClient,
    private readonly totalTimeoutMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#agent = /^[A-Za-z_-]+/.exec(client.settings.userAgent)?.[0] ?? '*';
  }

  get userAgent(): string {
    return this.client.settings.userAgent;
  }

  get requestsPerSecond(): number {
    return this.client.settings.requestsPerSecond;
  }

  /** Throws `robots_disallowed`, or `site_unavailable` (retryable) if robots.txt itself cannot be fetched. */
  async require(url: URL, signal?: AbortSignal): Promise<void> {
    const rules = await this.#rulesOf(url.origin, signal);
    if (!rules || rules.isAllowed(url.href, this.#agent) !== false) return;
    if (this.refused.length < MAX_REFUSED) this.refused.push(displayUrl(url));
    throw new ServiceError(
      'robots_disallowed',
      `robots.txt of ${url.host} asks programs not to read ${displayUrl(url)}`,
    );
  }

  async sitemaps(url: URL, signal?: AbortSignal): Promise<readonly string[]> {
    return (await this.#rulesOf(url.origin, signal))?.getSitemaps() ?? [];
  }

  #rulesOf(origin: string, signal?: AbortSignal): Promise<Rules | undefined> {
    const known = this.#rules.get(origin);
    if (known && this.now() < known.until) return known.rules;
    if (this.#rules.size >= MAX_ORIGINS) this.#rules.clear();
    const reading: Reading = {
      rules: this.#read(origin, signal),
      until: this.now() + RULES_CACHE_MS,
    };
    this.#rules.set(origin, reading);
    // Every waiting caller gets the failure; if nobody waits, it must not end the process.
    reading.rules.catch(() => {
      reading.until = this.now() + FAILURE_CACHE_MS;
    });
    return reading.rules;
  }

  async #read(origin: string, signal?: AbortSignal): Promise<Rules | undefined> {
    const url = `${origin}/robots.txt`;
    const response = await this.client.open({
      url,
      maxBytes: LONGEST_FILE,
      totalTimeoutMs: this.totalTimeoutMs,
      ...(signal ? { signal } : {}),
    });
    if (response.status >= 500 || response.status === 429) {
      response.body.destroy();
      throw httpFailure(url, response.status, response.headers.get('retry-after'), Date.now());
    }
    if (response.status !== 200 || /\bhtml\b/i.test(response.headers.get('content-type') ?? '')) {
      response.body.destroy();
      this.#tell({ origin, found: 'none', sitemaps: [], crawlDelaySeconds: undefined });
      return undefined;
    }
    const text = (await firstBytesOf(response, MAX_BYTES)).toString('utf8');
    const rules = parseRobots(url, boundRobotsRules(text));
    const delay = rules.getCrawlDelay(this.#agent);
    if (delay)
      this.client.pace.slowDown(
        new URL(origin).host,
        Math.min(delay, MAX_CRAWL_DELAY_SECONDS) * 1000,
      );
    this.#tell({
      origin,
      found: 'rules',
      sitemaps: rules.getSitemaps(),
      crawlDelaySeconds: delay,
    });
    return rules;
  }

  #tell(verdict: RobotsVerdict): void {
    const known = this.verdicts.findIndex(({ origin }) => origin === verdict.origin);
    if (known >= 0) this.verdicts[known] = verdict;
    else if (this.verdicts.length < MAX_ORIGINS) this.verdicts.push(verdict);
  }
}
