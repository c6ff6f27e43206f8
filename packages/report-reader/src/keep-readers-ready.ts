import { spareReaders } from './child/spare-readers.js';
import { DEFAULT_READING_LIMITS, type ReadingLimits } from './reading-options.js';

/**
 * Keeps processes ready for as many reports as are read at once: a report then does not wait for a process to start,
 * about a third of a second. Those that wait take some 100 MB each; with those that read they are never more than
 * `count`. Only readings with the same memory limit take them. 0 ends those that wait.
 */
export function keepReadersReady(
  count: number,
  limits: Pick<ReadingLimits, 'maxRssBytes'> = DEFAULT_READING_LIMITS,
): void {
  spareReaders.keep(count, limits.maxRssBytes);
}
