import { settingTable, settingsOf, type SettingValues } from '@fde/service-kit';

/** What one scrape may cost a site and us. */
export const SCRAPER_SETTINGS = settingTable({
  SCRAPER_MAX_PAGES: {
    type: 'integer',
    default: 80,
    min: 1,
    max: 10_000,
    description: 'Pages of a site read in one scrape.',
  },
  SCRAPER_MAX_DEPTH: {
    type: 'integer',
    default: 5,
    min: 0,
    max: 20,
    description: "How many links away from the company's page pages are read.",
  },
  SCRAPER_MAX_BYTES: {
    type: 'integer',
    default: 100_000_000,
    min: 1000,
    max: 10_000_000_000,
    description: 'Bytes fetched in one scrape.',
  },
  SCRAPER_MAX_PAGE_BYTES: {
    type: 'integer',
    default: 5_000_000,
    min: 1000,
    max: 100_000_000,
    description: 'Largest page read, unpacked.',
  },
  SCRAPER_MAX_PROBES: {
    type: 'integer',
    default: 60,
    min: 0,
    max: 10_000,
    description: 'Download handlers asked for their headers in one scrape.',
  },
  SCRAPER_MAX_DOCUMENTS: {
    type: 'integer',
    default: 1000,
    min: 1,
    max: 100_000,
    description: 'Documents recorded in one scrape.',
  },
  SCRAPER_MAX_SECONDS: {
    type: 'integer',
    default: 240,
    min: 1,
    max: 3600,
    description: 'Time after which no further page is asked for; what was found by then counts.',
  },
  SCRAPER_PAGE_TIMEOUT_MS: {
    type: 'integer',
    default: 60_000,
    min: 1,
    max: 600_000,
    description: 'Longest time for one page.',
  },
  SCRAPER_PARSE_TIMEOUT_MS: {
    type: 'integer',
    default: 15_000,
    min: 1,
    max: 600_000,
    description: 'Longest time to read a page that was fetched.',
  },
  SCRAPER_PARSE_MEMORY_MB: {
    type: 'integer',
    default: 512,
    min: 64,
    max: 8192,
    description: 'Memory for reading one page.',
  },
  SCRAPER_STATE_FOR_HOSTS: {
    type: 'list',
    default: [],
    description:
      "Hosts of companies' pages, separated by commas, to which a scrape may state what they ask of a visitor about himself (where he lives, what kind of investor he is). Empty: it is stated to none, and the result says what was asked.",
  },
  FDE_BROWSER: {
    type: 'string',
    default: '',
    description:
      'Path of the Chromium that shows pages which only scripts fill; empty: one at the usual places, where there is one; `none`: no browser.',
  },
  SCRAPER_BROWSER_PAGES: {
    type: 'integer',
    default: 10,
    min: 0,
    max: 1000,
    description: 'Pages shown by the browser in one scrape.',
  },
  SCRAPER_BROWSER_SECONDS: {
    type: 'integer',
    default: 120,
    min: 1,
    max: 600,
    description: 'Longest time for showing one page; a machine under load needs much of it.',
  },
  SCRAPER_BROWSER_REQUESTS: {
    type: 'integer',
    default: 200,
    min: 1,
    max: 10_000,
    description: 'Requests that one shown page may make.',
  },
  SCRAPER_BROWSER_BYTES: {
    type: 'integer',
    default: 30_000_000,
    min: 1000,
    max: 1_000_000_000,
    description: 'Bytes that one shown page may fetch.',
  },
  SCRAPER_BROWSER_MEMORY_MB: {
    type: 'integer',
    default: 1024,
    min: 256,
    max: 16_384,
    description: 'Memory of the browser, all its processes together; beyond it they are ended.',
  },
});

export type ScraperSettings = SettingValues<typeof SCRAPER_SETTINGS>;

/** The table's defaults for settings that are not given. */
export const scraperSettingsFrom = (values: Partial<ScraperSettings>): ScraperSettings =>
  settingsOf(SCRAPER_SETTINGS, values);

/** The limits of a browser as the settings have them. */
export const browserLimitsOf = (settings: ScraperSettings) => ({
  timeoutMs: settings.SCRAPER_BROWSER_SECONDS * 1000,
  maxRequests: settings.SCRAPER_BROWSER_REQUESTS,
  maxBytes: settings.SCRAPER_BROWSER_BYTES,
  memoryMb: settings.SCRAPER_BROWSER_MEMORY_MB,
});
