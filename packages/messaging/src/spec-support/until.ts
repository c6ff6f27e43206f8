import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; the messaging package cannot use the testing package, which stands above it. */
export const until = async (
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms: ${what}`);
    await sleep(20);
  }
};
