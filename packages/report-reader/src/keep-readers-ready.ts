import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessAhead } from './run-child/reader-access.js';
import { spareReaders } from './run-child/spare-readers.js';

export interface ReadersReady {
  /** Path prefixes of the documents that will be read; by default, this project's temporary files. */
  readonly documents?: readonly string[];
  /** Folder of the text cache; undefined if there is none. */
  readonly cacheDirectory?: string | undefined;
}

/**
 * Keeps processes ready for as many reports as are read at once, so that a report does not wait about a third of a
 * second for a process to start. Each waiting process takes some 100 MB; waiting and reading together are never more
 * than `count`. Only readings of documents given as bytes or from `documents` use them.
 * 0 ends the waiting ones.
 */
export function keepReadersReady(
  count: number,
  { documents = [join(tmpdir(), 'fde-')], cacheDirectory }: ReadersReady = {},
): void {
  spareReaders.keep(count, accessAhead(documents, cacheDirectory));
}
