import { ServiceError } from '@fde/contracts';
import { existsSync } from 'node:fs';

/** The value that switches the browser off although one is installed. */
const NONE = 'none';
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of the Chromium that shows pages: the one configured, otherwise one at a usual place;
 * undefined if there is none.
 */
export const findBrowser = (
  configured: string,
  exists: (path: string) => boolean = existsSync,
): string | undefined => {
  if (configured === NONE) return undefined;
  if (configured === '') return USUAL_PLACES.find(exists);
  if (!exists(configured))
    throw new ServiceError('invalid_configuration', `FDE_BROWSER: there is no ${configured}`);
  return configured;
};
