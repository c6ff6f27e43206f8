import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
] as const;

/** The browser that CHROMIUM_PATH names, or the one that is installed. */
export const findChromium = (): string => {
  const path = process.env['CHROMIUM_PATH'] ?? PLACES.find((place) => existsSync(place));
  if (path === undefined)
    throw new Error('Chromium was not found; infra/ci/ensure-chromium.sh installs it.');
  return path;
};
