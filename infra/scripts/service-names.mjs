/** The services, for scripts that run before anything is built; packages have them from the contracts. */
export const SERVICES = [
  'gateway',
  'scraper',
  'downloader',
  'extractor',
  'compiler',
  'orchestrator',
  'task-tracker',
  'notifier',
];
