import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessAhead } from './run-child/reader-access.js';
import { spareReaders } from './run-child/spare-readers.js';
import { DEFAULT_READING_LIMITS, type ReadingLimits } from './reading-options.js';

export interface ReadersReady extends Partial<Pick<ReadingLimits, 'maxRssBytes'>> {
  /** Beginnings of the paths of documents that will be read; the temporary files of this project unless given. */
  readonly documents?: readonly string[];
  /** Folder in which the text of reports is remembered; undefined if it is not. */
  readonly cacheDirectory?: string | undefined;
}

/**
 * Keeps processes ready for as many reports as are read at once: a report then does not wait for a process to start,
 * about a third of a second. Those that wait take some 100 MB each; with those that read they are never more than
 * `count`. Only readings with the same memory limit take them, of documents given as bytes or out of `documents`. 0 ends
 * those that wait.
 */
export function keepReadersReady(
  count: number,
  {
    maxRssBytes = DEFAULT_READING_LIMITS.maxRssBytes,
    documents = [join(tmpdir(), 'fde-')],
    cacheDirectory,
  }: ReadersReady = {},
): void {
  spareReaders.keep(count, { maxRssBytes, access: accessAhead(documents, cacheDirectory) });
}
