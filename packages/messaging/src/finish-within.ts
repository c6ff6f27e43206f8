import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until all work has ended, well or badly, but at most `graceMs`. */
export const finishWithin = async (
  graceMs: number,
  work: Iterable<Promise<unknown>>,
): Promise<void> => {
  const finished = new AbortController();
  const grace = sleep(graceMs, undefined, { signal: finished.signal }).catch(() => undefined);
  await Promise.race([Promise.allSettled(work), grace]);
  finished.abort();
};
