import { browserLimitsOf, type ScraperSettings } from '../scraper-settings.js';
import { findBrowser } from './find-browser.js';
import { PageBrowser } from './page-browser.js';

/** The browser that the settings name or the machine has; undefined if there is none. */
export const browserFrom = (settings: ScraperSettings): PageBrowser | undefined => {
  const executable = findBrowser(settings.FDE_BROWSER);
  return executable ? new PageBrowser({ executable, ...browserLimitsOf(settings) }) : undefined;
};
