import { ServiceError } from '@fde/contracts';

/**
 * Ends what a scrape still asks for when its time is over, or its task ends: a request waits for the robots.txt of each
 * host it is led to, for its turn with that host, for redirects, and only each of these has a limit of its own. To be
 * ended with the scrape: a timer that waits on keeps a program alive.
 */
export class ScrapeTime {
  readonly signal: AbortSignal;
  readonly #timer: NodeJS.Timeout;

  constructor(task: AbortSignal, seconds: number) {
    const over = new AbortController();
    const isOver = (): void =>
      over.abort(
        new ServiceError('response_timeout', `The time of ${seconds} seconds is used up`, {
          retryable: true,
        }),
      );
    this.#timer = setTimeout(isOver, seconds * 1000);
    this.signal = AbortSignal.any([task, over.signal]);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
