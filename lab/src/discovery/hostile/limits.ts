import { availableParallelism, loadavg } from 'node:os';
import type { WebSettingValues } from '@fde/web-client';
import type { ScraperSettings } from '@fde/scraper/lab';

const SECOND = 1000;
const MEGABYTE = 1024 * 1024;

/** The bounds of a scrape and of what it may do to its process; `patience` multiplies those of time. */
export interface Limits {
  readonly scraper: Partial<ScraperSettings>;
  readonly web: Partial<WebSettingValues>;
  /**
   * Seconds after which a scrape must have ended by itself: its time, a page that was begun just before (a quarter of
   * that time, as a task's soft limit of 300 s leaves beyond 240 s), and the reading of that page.
   */
  readonly endsWithinSeconds: number;
  /** The task's own limit, which nothing should need. */
  readonly abortMs: number;
  /** The loop of the process may be held up for less. */
  readonly blockedMs: number;
  /** What a well-behaved company may take longer than with the process for itself. */
  readonly delaySeconds: number;
  /** Resident, of the process with its reading thread, which may take 512 MB of JavaScript memory. */
  readonly memoryBytes: number;
}

/** The service's limits of time a sixtieth as long, so that a thousand sites take minutes; those of size are its own. */
export const limitsFor = (patience: number): Limits => ({
  scraper: {
    SCRAPER_MAX_SECONDS: 4 * patience,
    SCRAPER_PAGE_TIMEOUT_MS: SECOND * patience,
    // Reading does not become faster when limits shrink.
    SCRAPER_PARSE_TIMEOUT_MS: 1500 * patience,
    SCRAPER_MAX_PAGES: 20,
    SCRAPER_MAX_PROBES: 10,
  },
  web: {
    FDE_REQUESTS_PER_SECOND: 50,
    FDE_HEADERS_TIMEOUT_MS: 500 * patience,
    FDE_IDLE_TIMEOUT_MS: 500 * patience,
  },
  endsWithinSeconds: (4 + 1 + 1.5) * patience,
  abortMs: 15 * SECOND * patience,
  blockedMs: SECOND * patience,
  delaySeconds: 3 * patience,
  memoryBytes: 1024 * MEGABYTE,
});

/** How much more wants to run on this machine than it has processors for. */
export const patienceOfMachine = (): number =>
  Math.max(1, Math.ceil((loadavg()[0] ?? 0) / availableParallelism()));
