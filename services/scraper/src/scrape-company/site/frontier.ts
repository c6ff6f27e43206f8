import { canonicalUrl } from '../page/document-identity.js';
import type { NameEvidence } from '@fde/report-classification';

export interface PlannedPage {
  readonly url: string;
  readonly interest: number;
  readonly depth: number;
  /** What the link to the page said; a page that shows a single document is about that. */
  readonly evidence: readonly NameEvidence[];
  /** What the row said in which it was linked; it tells of the page where that is a document. */
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
  readonly #planned: PlannedPage[] = [];
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
    if (this.see(page.url)) {
      this.#planned.push(page);
      return true;
    }
    const key = canonicalUrl(page.url);
    const at = this.#planned.findIndex((planned) => canonicalUrl(planned.url) === key);
    const known = this.#planned[at];
    if (known && page.interest > known.interest)
      this.#planned[at] = { ...page, depth: Math.min(page.depth, known.depth) };
    return false;
  }

  /** A page that is to be asked for again. */
  putBack(page: PlannedPage): void {
    this.#planned.push(page);
  }

  /** The next page of at least this interest; pages below it stay planned. */
  next(atLeast: number): PlannedPage | undefined {
    this.#planned.sort((a, b) => b.interest - a.interest || a.depth - b.depth);
    const first = this.#planned[0];
    return first && first.interest >= atLeast ? this.#planned.shift() : undefined;
  }

  waiting(atLeast: number): number {
    return this.#planned.filter(({ interest }) => interest >= atLeast).length;
  }
}
