import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The folder for results does not exist and cannot be created. */
export class FolderError extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  ENOENT: 'it cannot be created there',
};

const isFolder = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isDirectory())
    throw new FolderError(`${path} is a file, not a folder.`);
  return found !== undefined;
};

/**
 * Creates a folder and those above it. Level by level, because Node.js's recursive mkdir never ends
 * if the system answers "no such file" when a folder is created, as it does below /proc. Throws
 * FolderError.
 */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path);
  if (await isFolder(folder)) return;
  await makeFolder(dirname(folder));
  try {
    await mkdir(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    throw new FolderError(`The folder ${path} cannot be created: ${REASONS[code] ?? code}.`);
  }
}
