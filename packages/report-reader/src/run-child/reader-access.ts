import { resolve } from 'node:path';
import type { ReadRequest } from '../reading-protocol.js';

/** Files that a reading process may read and write; a folder ends in `/*`. */
export interface ReaderAccess {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
}

/** A file, or a folder with everything in it. */
const folderOf = (path: string): string[] => [`${resolve(path)}/*`];

/** What one reading needs: its document and the text cache. */
export const accessOf = ({
  source,
  cacheDirectory,
}: Pick<ReadRequest, 'source' | 'cacheDirectory'>): ReaderAccess => ({
  // A tagged report may be a folder.
  readable: typeof source === 'string' ? folderOf(source) : [],
  writable: cacheDirectory === undefined ? [] : folderOf(cacheDirectory),
});

/** What a process needs to read any document from these folders. */
export const accessAhead = (
  documents: readonly string[],
  cacheDirectory: string | undefined,
): ReaderAccess => ({
  readable: documents.map((start) => `${resolve(start)}*`),
  writable: cacheDirectory === undefined ? [] : folderOf(cacheDirectory),
});

const isCovered = (path: string, by: readonly string[]): boolean =>
  by.some((other) => (other.endsWith('*') ? path.startsWith(other.slice(0, -1)) : path === other));

/** Whether a process with this access may do all that `wanted` asks for. */
export const covers = (access: ReaderAccess, wanted: ReaderAccess): boolean =>
  wanted.readable.every((path) => isCovered(path, access.readable)) &&
  wanted.writable.every((path) => isCovered(path, access.writable));
