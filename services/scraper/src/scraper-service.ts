import { join } from 'node:path';
import { QUEUES } from '@fde/contracts';
import { LanguageModelSpend } from '@fde/spend-ledger';
import { LANGUAGE_MODEL_SETTINGS, languageModelForService } from '@fde/language-model';
import { taskService } from '@fde/service-kit';
import { WEB_SETTINGS, WebClient, webSettingsFrom } from '@fde/web-client';
import { browserFrom } from './scrape-company/browser/browser-from-settings.js';
import { scrapeCompanyHandler } from './scrape-company/scrape-company-handler.js';
import { linksOpinionFrom } from './scrape-company/records/second-opinion.js';
import { SCRAPER_SETTINGS, scraperSettingsFrom } from './scrape-company/scraper-settings.js';
import { FileSystemPageCache } from './scrape-company/site/requests/page-cache.js';

/** The parts of the scraper; run by its own process, or by one with several services. */
export const scraperService = taskService({
  name: 'scraper',
  purpose: 'reads investor-relations sites and records the documents they link to.',
  settings: { ...WEB_SETTINGS, ...SCRAPER_SETTINGS, ...LANGUAGE_MODEL_SETTINGS },
  queue: QUEUES.scraper,
  handlers: (environment, { database }) => {
    const { settings } = environment;
    const scraping = scraperSettingsFrom(settings);
    const browser = browserFrom(scraping);
    const languageModel = languageModelForService(environment, new LanguageModelSpend(database));
    return [
      scrapeCompanyHandler({
        web: new WebClient(webSettingsFrom(settings)),
        cache: new FileSystemPageCache(join(settings.FDE_DATA_DIR, 'cache', 'pages')),
        settings: scraping,
        ...(browser ? { browser } : {}),
        ...(languageModel === undefined ? {} : { askAboutLinks: linksOpinionFrom(languageModel) }),
      }),
    ];
  },
});
