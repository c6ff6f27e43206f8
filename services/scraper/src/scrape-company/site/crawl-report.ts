import type { Problem } from './crawl-ledger.js';
import type { CrawlOutcome } from './crawl-outcome.js';
import type { FoundDocument } from './found-documents.js';

export interface CrawlRequest {
  readonly startUrl: string;
  readonly companyName: string;
  readonly nowYear: number;
  /** Identities of documents known before: what hands them out need not be asked what it is. */
  readonly knownIdentities: ReadonlySet<string>;
  onProgress(pagesRead: number, pagesWaiting: number, url: string): void;
}

export interface CrawlReport {
  readonly outcome: CrawlOutcome;
  readonly documents: readonly FoundDocument[];
  /** XHTML or ZIP files that nothing identifies as an annual report: reported, not recorded. */
  readonly packages: readonly { readonly url: string; readonly title: string }[];
  /** Pages that were read, or had not changed since. */
  readonly pagesRead: readonly string[];
  readonly notes: readonly string[];
}

/** The message names so many problems; the ledger has them all. */
const MOST_PROBLEMS_NAMED = 3;

/** Something may be missing: what, in the words of the notes and of the first problems. */
export const partlyRead = (
  problems: readonly Problem[],
  notes: readonly string[],
): CrawlOutcome => {
  const missing = problems
    .filter(({ code }) => code !== 'page_not_found')
    .slice(0, MOST_PROBLEMS_NAMED)
    .map(({ message }) => message);
  return {
    code: 'partly_read',
    message: ['The site was read in part', ...notes, ...missing].join('; '),
    complete: false,
  };
};
