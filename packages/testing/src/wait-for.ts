import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  /** Milliseconds; default 10,000. */
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
  /** Named in the error when the time is up. */
  readonly what?: string;
}

/**
 * Waits until `condition` returns something truthy, and returns it; rejects when the time is up. Errors count as "not
 * yet".
 */
export const waitFor = async <T>(
  condition: () => Promise<T> | T,
  options: WaitOptions = {},
): Promise<NonNullable<T>> => {
  const deadline = Date.now() + (options.timeoutMs ?? 10_000);
  let last: unknown = 'nothing';
  for (;;) {
    try {
      const value = await condition();
      if (value) return value;
      last = value;
    } catch (error) {
      last = error;
    }
    if (Date.now() >= deadline)
      throw new Error(
        `Waited ${options.timeoutMs ?? 10_000} ms for ${options.what ?? 'a condition'}; last: ${String(last)}`,
      );
    await sleep(options.intervalMs ?? 25);
  }
};
