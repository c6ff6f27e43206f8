/** The parts of reading a site, and how specs judge what was found, for the laboratory. */
export { discoverSite } from './cli/discover-site.js';
export { browserFrom } from './scrape-company/browser/browser-from-settings.js';
export { PageLanes } from './scrape-company/page/thread/page-lanes.js';
export { PageReader } from './scrape-company/page/thread/page-reader.js';
export { scraperSettingsFrom, type ScraperSettings } from './scrape-company/scraper-settings.js';
export { discover } from './spec-support/discover.js';
export * from './spec-support/score-discovery.js';
