import type { ServiceError } from '@fde/contracts';
import { displayUrl } from '@fde/web-client';
import type { ScraperSettings } from '../scraper-settings.js';

export interface Problem {
  readonly url: string;
  readonly code: string;
  readonly message: string;
}

const MAX_PROBLEMS = 50;

/** Counts what a scrape costs and says when its budget is used up. */
export class CrawlLedger {
  pagesFetched = 0;
  pagesUnchanged = 0;
  /** By the browser. */
  pagesShown = 0;
  probes = 0;
  bytes = 0;
  readonly problems: Problem[] = [];
  problemsNotListed = 0;

  constructor(
    private readonly settings: ScraperSettings,
    /** Of a clock that no correction of the machine's time moves. */
    private readonly clock: () => number = () => performance.now(),
    private readonly startedAt = clock(),
  ) {}

  /** Which budget is used up, in words; undefined while pages may be asked for. */
  exhausted(): string | undefined {
    if (this.pagesFetched + this.pagesUnchanged >= this.settings.SCRAPER_MAX_PAGES)
      return `the budget of ${this.settings.SCRAPER_MAX_PAGES} pages is used up`;
    return this.outOfBytesOrTime();
  }

  outOfBytesOrTime(): string | undefined {
    if (this.bytes >= this.settings.SCRAPER_MAX_BYTES)
      return `the budget of ${this.settings.SCRAPER_MAX_BYTES} bytes is used up`;
    return this.outOfTime();
  }

  outOfTime(): string | undefined {
    return this.seconds() >= this.settings.SCRAPER_MAX_SECONDS
      ? `the time of ${this.settings.SCRAPER_MAX_SECONDS} seconds is used up`
      : undefined;
  }

  /** For one page: no more than a page may have, nor than what is left of all. */
  bytesAllowed(): number {
    return Math.max(
      1,
      Math.min(this.settings.SCRAPER_MAX_PAGE_BYTES, this.settings.SCRAPER_MAX_BYTES - this.bytes),
    );
  }

  seconds(): number {
    return (this.clock() - this.startedAt) / 1000;
  }

  secondsLeft(): number {
    return this.settings.SCRAPER_MAX_SECONDS - this.seconds();
  }

  note(url: string, error: ServiceError): void {
    if (this.problems.length < MAX_PROBLEMS)
      this.problems.push({ url: displayUrl(url), code: error.code, message: error.message });
    else this.problemsNotListed += 1;
  }
}
