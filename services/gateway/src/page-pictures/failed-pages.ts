import { ServiceError } from '@fde/contracts';

/** How long a page that cannot be drawn is not tried again: a busy machine may have been the reason. */
const REMEMBERED_MS = 10 * 60_000;
const MOST_PAGES = 1_000;

export interface DocumentPage {
  readonly objectKey: string;
  readonly sha256: string;
  readonly page: number;
}

const nameOf = ({ objectKey, sha256, page }: DocumentPage): string =>
  `${sha256} ${page} ${objectKey}`;

/** Pages that could not be drawn, at any width: what takes 20 s and fails is not tried at each request. */
export class FailedPages {
  readonly #now: () => number;
  /** Oldest first. */
  readonly #failures = new Map<string, { readonly error: ServiceError; readonly until: number }>();

  /** The clock is monotonic, in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Throws the error of the page, if it failed a while ago. */
  refuse(page: DocumentPage): void {
    const failure = this.#failures.get(nameOf(page));
    if (failure !== undefined && failure.until > this.#now()) throw failure.error;
  }

  /** Remembers what is wrong with the page, and not with the store or the request. */
  note(page: DocumentPage, error: unknown): void {
    if (!(error instanceof ServiceError) || error.code !== 'pdf_unreadable') return;
    const name = nameOf(page);
    this.#failures.delete(name);
    this.#failures.set(name, { error, until: this.#now() + REMEMBERED_MS });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST_PAGES && oldest !== undefined) this.#failures.delete(oldest);
  }
}
