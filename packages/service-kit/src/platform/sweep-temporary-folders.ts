import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that services make for files that they read, draw, send or show; each removes its own when it is done. */
const OURS = /^fde-(?:report|pages|classify|upload|browser)-/;

/** No work takes a day: an older folder was left by a killed process. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes what killed processes left in the folder for temporary files. Returns how many folders it removed. */
export const sweepTemporaryFolders = async (
  now: number,
  parent: string = tmpdir(),
): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(parent)) {
    if (!OURS.test(name)) continue;
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (found === undefined || now - found.mtimeMs < ABANDONED_AFTER_MS) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
};
