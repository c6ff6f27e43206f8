import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.js';

/** Writes a file completely or not at all; creates its folder if it is missing. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const beside = join(dirname(path), `.${randomUUID()}.tmp`);
  await makeFolder(dirname(path));
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
