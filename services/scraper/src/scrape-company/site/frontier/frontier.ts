import { canonicalUrl } from '../../page/document-identity.js';
import type { NameEvidence } from '@fde/report-classification';

/** Where annual reports were found, only links to more of them are followed; else whatever leads towards investors. */
export const INTEREST_WHEN_FOUND = 5;
export const INTEREST_WHEN_NOT = 3;

export interface PlannedPage {
  readonly url: string;
  readonly interest: number;
  readonly depth: number;
  /** What the link to the page said; a page that shows a single document is about that. */
  readonly evidence: readonly NameEvidence[];
  /** What the row said in which it was linked; it tells about the page where that is a document. */
  readonly row?: readonly NameEvidence[];
  /** Part of the site although another host gives it. */
  readonly framed?: boolean;
  /** The page whose list this is a part of, or the data for. */
  readonly partOf?: string;
  /** What was chosen on a page to see it so: a year, a kind of report. */
  readonly choice?: string;
  /** Nothing says that it exists. */
  readonly guessed?: boolean;
}

/** Pages still to be read: the most promising first, then the nearest, then as found. A page is read once. */
export class Frontier {
  /** By canonical address, in the order found. */
  readonly #planned = new Map<string, PlannedPage>();
  readonly #known = new Set<string>();

  /** Also marks an address as seen without planning it (the end of a redirect). */
  see(url: string): boolean {
    const key = canonicalUrl(url);
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }

  /** True for a page that is new. One that is still waiting and is linked again by better words is worth what those say. */
  plan(page: PlannedPage): boolean {
    const key = canonicalUrl(page.url);
    if (this.see(page.url)) {
      this.#planned.set(key, page);
      return true;
    }
    const known = this.#planned.get(key);
    if (known && page.interest > known.interest)
      this.#planned.set(key, { ...page, depth: Math.min(page.depth, known.depth) });
    return false;
  }

  /** A page that is to be asked for again. */
  putBack(page: PlannedPage): void {
    this.#planned.set(canonicalUrl(page.url), page);
  }

  /** The next page of at least this interest; pages below it stay planned. */
  next(atLeast: number): PlannedPage | undefined {
    let best: readonly [string, PlannedPage] | undefined;
    for (const entry of this.#planned)
      if (entry[1].interest >= atLeast && (!best || comesBefore(entry[1], best[1]))) best = entry;
    if (best) this.#planned.delete(best[0]);
    return best?.[1];
  }

  waiting(atLeast: number): number {
    let count = 0;
    for (const { interest } of this.#planned.values()) if (interest >= atLeast) count += 1;
    return count;
  }
}

const comesBefore = (one: PlannedPage, other: PlannedPage): boolean =>
  one.interest > other.interest || (one.interest === other.interest && one.depth < other.depth);
