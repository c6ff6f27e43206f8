import { WebClient, webSettingsFrom } from '@fde/web-client';
import { discoverSite, type Discovery } from '../cli/discover-site.js';
import type { PageBrowser } from '../scrape-company/browser/page-browser.js';
import { PageReader } from '../scrape-company/page/thread/page-reader.js';
import { scraperSettingsFrom, type ScraperSettings } from '../scrape-company/scraper-settings.js';

/** Reads one site on loopback as a scrape does, without records. */
export const discover = async (
  startUrl: string,
  companyName: string,
  values: Partial<ScraperSettings> = {},
  sharedReader?: PageReader,
  browser?: PageBrowser,
): Promise<Discovery> => {
  const web = new WebClient(
    webSettingsFrom({ FDE_ALLOW_HOSTS: ['127.0.0.1', 'localhost'], FDE_REQUESTS_PER_SECOND: 1000 }),
  );
  const settings = scraperSettingsFrom(values);
  const reader =
    sharedReader ??
    new PageReader({
      timeoutMs: settings.SCRAPER_PARSE_TIMEOUT_MS,
      memoryMb: settings.SCRAPER_PARSE_MEMORY_MB,
    });
  try {
    return await discoverSite({ startUrl, companyName, settings, web, reader, browser });
  } finally {
    if (!sharedReader) await reader.close();
    web.close();
  }
};
