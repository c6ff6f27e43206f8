import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the text of reports is cached: FDE_CACHE_DIR, otherwise the user's cache folder (XDG base
 * directories).
 */
export function defaultCacheDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  const { FDE_CACHE_DIR: own, XDG_CACHE_HOME: caches } = environment;
  return own ?? join(caches ?? join(homedir(), '.cache'), 'fde', 'text');
}
