import { ServiceError } from '@fde/contracts';
import { Robots, SiteCookies, WebClient, webSettingsFrom } from '@fde/web-client';
import { PageReader } from '../scrape-company/page/page-reader.js';
import { judgeFound, type JudgedDocument } from '../scrape-company/records/judged-document.js';
import { scraperSettingsFrom, type ScraperSettings } from '../scrape-company/scraper-settings.js';
import { CrawlLedger } from '../scrape-company/site/crawl-ledger.js';
import { SiteCrawl, type CrawlReport } from '../scrape-company/site/crawl-site.js';
import { NO_PAGE_CACHE } from '../scrape-company/site/page-cache.js';

export interface Discovery {
  /** Undefined where the site ended the scrape with an error. */
  readonly report: CrawlReport | undefined;
  readonly documents: readonly JudgedDocument[];
  readonly outcome: string;
  readonly pages: number;
  readonly seconds: number;
}

/** Reads one site on loopback as a scrape does, without records. */
export const discover = async (
  startUrl: string,
  companyName: string,
  values: Partial<ScraperSettings> = {},
  sharedReader?: PageReader,
): Promise<Discovery> => {
  const web = new WebClient(
    webSettingsFrom({ FDE_ALLOW_HOSTS: ['127.0.0.1'], FDE_REQUESTS_PER_SECOND: 1000 }),
  );
  const settings = scraperSettingsFrom(values);
  const reader =
    sharedReader ??
    new PageReader({
      timeoutMs: settings.SCRAPER_PARSE_TIMEOUT_MS,
      memoryMb: settings.SCRAPER_PARSE_MEMORY_MB,
    });
  const ledger = new CrawlLedger(settings, Date.now(), Date.now);
  const nowYear = new Date().getUTCFullYear();
  try {
    const crawl = new SiteCrawl(
      { startUrl, companyName, nowYear, knownIdentities: new Set(), onProgress: () => undefined },
      {
        web,
        reader,
        ledger,
        settings,
        cache: NO_PAGE_CACHE,
        robots: new Robots(web, settings.SCRAPER_PAGE_TIMEOUT_MS),
        cookies: new SiteCookies(),
        signal: new AbortController().signal,
        now: Date.now,
      },
    );
    const report = await crawl.run();
    return {
      report,
      documents: judgeFound(report.documents, { companyName, nowYear }),
      outcome: report.outcome.code,
      pages: ledger.pagesFetched,
      seconds: ledger.seconds(),
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return {
      report: undefined,
      documents: [],
      outcome: `error:${error.code}`,
      pages: ledger.pagesFetched,
      seconds: ledger.seconds(),
    };
  } finally {
    if (!sharedReader) await reader.close();
    web.close();
  }
};
