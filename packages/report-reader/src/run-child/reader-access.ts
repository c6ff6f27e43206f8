import { resolve } from 'node:path';
import type { ReadRequest } from '../child/protocol.js';

/** Files that a reading process may read and write; a folder ends in `/*`. */
export interface ReaderAccess {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
}

/** A file, or a folder with all that is in it. */
const folder = (path: string): string[] => [`${resolve(path)}/*`];

/** What one reading needs: its document, and where text is remembered. */
export const accessOf = ({
  source,
  cacheDirectory,
}: Pick<ReadRequest, 'source' | 'cacheDirectory'>): ReaderAccess => ({
  // A tagged report may be a folder.
  readable: typeof source === 'string' ? folder(source) : [],
  writable: cacheDirectory === undefined ? [] : folder(cacheDirectory),
});

/** What a process needs that will read some document out of these folders. */
export const accessAhead = (
  documents: readonly string[],
  cacheDirectory: string | undefined,
): ReaderAccess => ({
  readable: documents.map((start) => `${resolve(start)}*`),
  writable: cacheDirectory === undefined ? [] : folder(cacheDirectory),
});

const isCovered = (path: string, by: readonly string[]): boolean =>
  by.some((other) => (other.endsWith('*') ? path.startsWith(other.slice(0, -1)) : path === other));

/** Whether a process with the access `given` may do all that `wanted` asks for. */
export const covers = (given: ReaderAccess, wanted: ReaderAccess): boolean =>
  wanted.readable.every((path) => isCovered(path, given.readable)) &&
  wanted.writable.every((path) => isCovered(path, given.writable));
