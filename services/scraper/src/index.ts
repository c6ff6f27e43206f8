export { browserFrom } from './scrape-company/browser/browser-from-settings.js';
export {
  scrapeCompanyHandler,
  type ScrapeCompanyDependencies,
} from './scrape-company/scrape-company-handler.js';
export {
  SCRAPER_SETTINGS,
  scraperSettingsFrom,
  type ScraperSettings,
} from './scrape-company/scraper-settings.js';
export {
  FileSystemPageCache,
  NO_PAGE_CACHE,
  type CachedPage,
  type PageCache,
} from './scrape-company/site/requests/page-cache.js';
export { scraperService } from './scraper-service.js';
