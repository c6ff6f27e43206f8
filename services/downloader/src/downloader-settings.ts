/** Limits of downloads and of reading what was downloaded. A table of settings by environment variable, in the shape that services join. */
export const DOWNLOADER_SETTINGS = {
  DOWNLOAD_MAX_BYTES: { type: 'integer', default: 300_000_000, min: 1000, max: 4_000_000_000, description: 'Largest file that is downloaded.' },
  DOWNLOAD_MAX_SECONDS: { type: 'integer', default: 1200, min: 1, max: 7200, description: 'Longest time for one request of a download.' },
  DOWNLOAD_RESUMES: { type: 'integer', default: 5, min: 0, max: 100, description: 'How often a download that breaks off is taken up again at once, before the task is tried again later.' },
  CLASSIFY_MAX_PAGES: { type: 'integer', default: 800, min: 1, max: 10_000, description: 'Pages of a document that are read to tell what it is.' },
  CLASSIFY_TIMEOUT_MS: { type: 'integer', default: 120_000, min: 100, max: 1_500_000, description: 'Longest time to read a document to tell what it is; its names decide where that is not enough.' },
} as const;

export type DownloaderSettings = { readonly [Name in keyof typeof DOWNLOADER_SETTINGS]: number };

/** The table's default for what is not given. */
export const downloaderSettingsFrom = (values: Partial<DownloaderSettings>): DownloaderSettings => {
  const names = Object.keys(DOWNLOADER_SETTINGS) as (keyof DownloaderSettings)[];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? DOWNLOADER_SETTINGS[name].default])) as unknown as DownloaderSettings;
};
