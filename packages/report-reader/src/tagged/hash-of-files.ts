import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a file; of a folder, that of its files' names and contents in order. */
export async function hashOfFiles(path: string): Promise<string> {
  const hash = createHash('sha256');
  if (!(await stat(path)).isDirectory()) {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  for (const name of names) {
    hash.update(name.slice(path.length));
    for await (const chunk of createReadStream(name)) hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}
