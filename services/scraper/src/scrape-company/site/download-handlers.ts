import { documentIdentity } from '../page/document-identity.js';
import type { FoundLink } from '../page/page-content.js';

/** A link that may hand out a document: only an answer tells. */
export interface DownloadHandler {
  readonly link: FoundLink;
  readonly pageUrl: string;
  readonly depth: number;
  /** Whether the link speaks of an annual report. */
  readonly annual: boolean;
}

/** Download handlers that wait to be asked what they hand out, each document once. */
export class DownloadHandlers {
  readonly #waiting = new Map<string, DownloadHandler>();

  get count(): number {
    return this.#waiting.size;
  }

  add(handler: DownloadHandler): void {
    const identity = documentIdentity(handler.link.url);
    if (!this.#waiting.has(identity)) this.#waiting.set(identity, handler);
  }

  /** The next one, likely annual reports first; undefined if none is left. */
  take(): DownloadHandler | undefined {
    const [first] = this.#waiting;
    const next = [...this.#waiting].find(([, { annual }]) => annual) ?? first;
    if (next === undefined) return undefined;
    this.#waiting.delete(next[0]);
    return next[1];
  }

  clear(): void {
    this.#waiting.clear();
  }
}
