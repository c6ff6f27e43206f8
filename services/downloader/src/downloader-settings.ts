import { settingTable, settingsOf, type SettingValues } from '@fde/service-kit';

/** Limits of downloads and of reading what was downloaded. */
export const DOWNLOADER_SETTINGS = settingTable({
  DOWNLOAD_MAX_BYTES: {
    type: 'integer',
    default: 300_000_000,
    min: 1000,
    max: 4_000_000_000,
    description: 'Largest file that is downloaded.',
  },
  DOWNLOAD_MAX_SECONDS: {
    type: 'integer',
    default: 1200,
    min: 1,
    max: 7200,
    description: 'Longest time for one request of a download.',
  },
  DOWNLOAD_RESUMES: {
    type: 'integer',
    default: 5,
    min: 0,
    max: 100,
    description:
      'How often a download that breaks off is resumed at once, before the task is tried again later.',
  },
  CLASSIFY_MAX_PAGES: {
    type: 'integer',
    default: 800,
    min: 1,
    max: 10_000,
    description: 'Pages of a document that are read to classify it.',
  },
  CLASSIFY_TIMEOUT_MS: {
    type: 'integer',
    default: 120_000,
    min: 100,
    max: 1_500_000,
    description:
      'Longest time to read a document to classify it; if that is not enough, its names decide.',
  },
  CLASSIFY_MEMORY_MB: {
    type: 'integer',
    default: 1024,
    min: 128,
    max: 16_384,
    description: 'Most memory of the process that reads a document to classify it.',
  },
});

export type DownloaderSettings = SettingValues<typeof DOWNLOADER_SETTINGS>;

/** The table's defaults for settings that are not given. */
export const downloaderSettingsFrom = (values: Partial<DownloaderSettings>): DownloaderSettings =>
  settingsOf(DOWNLOADER_SETTINGS, values);
