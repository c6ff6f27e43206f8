import { ServiceError } from '@fde/contracts';
import { Robots, SiteCookies, type WebClient } from '@fde/web-client';
import type { PageBrowser } from '../scrape-company/browser/page-browser.js';
import type { ScrapeReader } from '../scrape-company/page/thread/page-lanes.js';
import { judgeFound, type JudgedDocument } from '../scrape-company/records/judged-document.js';
import type { ScraperSettings } from '../scrape-company/scraper-settings.js';
import { CrawlLedger } from '../scrape-company/site/crawl-ledger.js';
import type { CrawlReport } from '../scrape-company/site/crawl-report.js';
import { SiteCrawl } from '../scrape-company/site/crawl-site.js';
import { NO_PAGE_CACHE } from '../scrape-company/site/requests/page-cache.js';
import { ScrapeTime } from '../scrape-company/site/scrape-time.js';

export interface Discovery {
  /** Undefined if the scrape ended with an error. */
  readonly report: CrawlReport | undefined;
  readonly documents: readonly JudgedDocument[];
  readonly outcome: string;
  readonly message: string;
  readonly pages: number;
  readonly seconds: number;
}

export interface DiscoverRequest {
  readonly startUrl: string;
  readonly companyName: string;
  readonly settings: ScraperSettings;
  readonly web: WebClient;
  readonly reader: ScrapeReader;
  readonly browser?: PageBrowser | undefined;
  readonly signal?: AbortSignal;
  onProgress?(url: string): void;
}

/** Reads one site as a scrape does, without records. */
export const discoverSite = async (request: DiscoverRequest): Promise<Discovery> => {
  const { startUrl, companyName, settings, web, reader, browser } = request;
  const ledger = new CrawlLedger(settings);
  const signal = request.signal ?? new AbortController().signal;
  const time = new ScrapeTime(signal, settings.SCRAPER_MAX_SECONDS);
  const nowYear = new Date().getUTCFullYear();
  const found = (report: CrawlReport | undefined, outcome: string, message: string): Discovery => ({
    report,
    documents: judgeFound(report?.documents ?? [], { companyName, nowYear }),
    outcome,
    message,
    pages: ledger.pagesFetched,
    seconds: ledger.seconds(),
  });
  const crawl = new SiteCrawl(
    {
      startUrl,
      companyName,
      nowYear,
      knownIdentities: new Set(),
      onProgress: (_read, _waiting, url) => request.onProgress?.(url),
    },
    {
      web,
      reader,
      ledger,
      settings,
      ...(browser ? { browser } : {}),
      cache: NO_PAGE_CACHE,
      robots: new Robots(web, settings.SCRAPER_PAGE_TIMEOUT_MS),
      cookies: new SiteCookies(),
      signal,
      requests: time.signal,
      now: Date.now,
    },
  );
  try {
    const report = await crawl.run();
    return found(report, report.outcome.code, report.outcome.message);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return found(undefined, `error:${error.code}`, error.message);
  } finally {
    time.end();
  }
};
