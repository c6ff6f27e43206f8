import { ServiceError } from '@fde/contracts';

/**
 * Ends what a scrape still asks for when its time is over, or its task ends: a request waits for the robots.txt of each
 * host it is led to, for its turn with that host, for redirects, and only each of these has a limit of its own.
 */
export const withinScrapeTime = (task: AbortSignal, seconds: number): AbortSignal => {
  const over = new AbortController();
  const timer = setTimeout(
    () =>
      over.abort(
        new ServiceError('response_timeout', `The time of ${seconds} seconds is used up`, {
          retryable: true,
        }),
      ),
    seconds * 1000,
  );
  task.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return AbortSignal.any([task, over.signal]);
};
