import { WebClient, webSettingsFrom, type ResolveHost } from '@fde/web-client';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  discoverSite,
  PageLanes,
  PageReader,
  type ScraperSettings,
  scraperSettingsFrom,
} from '@fde/scraper/lab';
import { limitsFor, type Limits } from './limits.js';

/** Two companies that one process scrapes at once. */
export interface Pair {
  readonly hostile: string;
  readonly good: string;
}

export interface Scraped {
  /** The outcome's or the failure's code. */
  readonly outcome: string;
  readonly seconds: number;
  readonly documents: number;
}

export interface PairReport {
  readonly hostile: Scraped;
  readonly good: Scraped;
  /** Longest time in which the process could do nothing else. */
  readonly blockedMs: number;
  /** `address:port` of every connection that was begun. */
  readonly connectedTo: readonly string[];
}

const RESOLUTION_MS = 10;

const LOOPBACK = { address: '127.0.0.1', family: 4 };
const PRIVATE = { address: '10.0.0.7', family: 4 };

/** Names of hostile sites without a name server: private ones, one that is another the second time, one that is both. */
const resolver = (): ResolveHost => {
  let lookups = 0;
  return (name) => {
    if (name.endsWith('.invalid'))
      return Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
    if (name.startsWith('private')) return Promise.resolve([PRIVATE]);
    if (name.startsWith('rebinding'))
      return Promise.resolve([(lookups += 1) % 2 ? PRIVATE : LOOPBACK]);
    return Promise.resolve([LOOPBACK]);
  };
};

/** Scrapes pairs of sites, with the same threads for all of them, as the service has it. */
export class PairScraper {
  readonly #limits: Limits;
  readonly #settings: ScraperSettings;
  readonly #lanes: PageLanes;

  constructor(patience: number) {
    this.#limits = limitsFor(patience);
    this.#settings = scraperSettingsFrom(this.#limits.scraper);
    this.#lanes = new PageLanes(
      () =>
        new PageReader({
          timeoutMs: this.#settings.SCRAPER_PARSE_TIMEOUT_MS,
          memoryMb: this.#settings.SCRAPER_PARSE_MEMORY_MB,
        }),
    );
  }

  /** Scrapes both and tells how that went, for them and for the process. */
  async scrape({ hostile, good }: Pair): Promise<PairReport> {
    const connectedTo = new Set<string>();
    const note = (message: unknown): void => {
      const { socket } = message as { readonly socket: Socket };
      socket.on('connectionAttempt', (ip: string, port: number) =>
        connectedTo.add(`${ip}:${port}`),
      );
    };
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    const allowed = [hostile, good].map((url) => new URL(url).host);
    const web = new WebClient(webSettingsFrom({ ...this.#limits.web, FDE_ALLOW_HOSTS: allowed }), {
      resolveHost: resolver(),
    });
    subscribe('net.client.socket', note);
    delay.enable();
    try {
      const [bad, well] = await Promise.all([this.#one(hostile, web), this.#one(good, web)]);
      // A loop that was held up until just now has not told it yet.
      await sleep(4 * RESOLUTION_MS);
      const blockedMs = delay.max / 1e6;
      return { hostile: bad, good: well, blockedMs, connectedTo: [...connectedTo] };
    } finally {
      delay.disable();
      unsubscribe('net.client.socket', note);
      web.close();
    }
  }

  async #one(startUrl: string, web: WebClient): Promise<Scraped> {
    const began = performance.now();
    const ended = (outcome: string, documents: number): Scraped => ({
      outcome,
      seconds: (performance.now() - began) / 1000,
      documents,
    });
    try {
      const found = await discoverSite({
        startUrl,
        companyName: 'Example Holding',
        settings: this.#settings,
        web,
        reader: this.#lanes.forScrape(),
        signal: AbortSignal.timeout(this.#limits.abortMs),
      });
      return ended(found.outcome, found.documents.length);
    } catch (error) {
      return ended(`untyped: ${String(error)}`, 0);
    }
  }
}
