import type { SiteAccess } from './fetch-page.js';
import { secondsUntilAgain } from './try-again.js';

/** Which addresses of a crawl have failed how often, and whether they are asked for again. */
export class Retries {
  readonly #failures = new Map<string, number>();

  constructor(private readonly access: Pick<SiteAccess, 'web' | 'ledger'>) {}

  /**
   * True if the address is worth another request; its host is then left alone for as long as it
   * asked. `longest` is the longest pause, in seconds, that is waited for.
   */
  allow(url: string, error: unknown, longest?: number): boolean {
    const failures = (this.#failures.get(url) ?? 0) + 1;
    this.#failures.set(url, failures);
    const seconds = secondsUntilAgain(error, failures, longest);
    if (seconds === undefined || seconds > this.access.ledger.secondsLeft()) return false;
    this.access.web.pace.pause(new URL(url).host, seconds * 1000);
    return true;
  }
}
