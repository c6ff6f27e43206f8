import { STATEMENT_TYPES } from '@fde/contracts/resources';
import { pagesAfter, type CandidatePage } from '@fde/statements';

/** A titled page with most rows of its statement scores above this (see the scores of `locateCandidates`). */
const STRONG = 15;
/** The three statements of a report lie within this many pages. */
const SPAN = 14;
/**
 * How many pages after the last statement must have been read: it may continue, just as the first may begin a page
 * earlier.
 */
const PAGES_AFTER = 3;
const NEARLY_BEST = 0.7;
/**
 * The most strong pages that can decide. Reports with transcripts have a few dozen at most; if there are more, every
 * page looks like a statement, and only the whole document can tell.
 */
const MOST_STRONG = 150;

interface FoundPage extends CandidatePage {
  /** Strong pages found so far. */
  readonly found: number;
}

interface Triple {
  readonly first: number;
  readonly last: number;
  readonly score: number;
}

/** Collects strong pages while the scan continues. */
export class StrongPages {
  readonly #pages = new Map<number, FoundPage>();

  add(pages: readonly CandidatePage[]): void {
    for (const page of pages) {
      if (bestScore(page) < STRONG) continue;
      const found = this.#pages.get(page.page)?.found ?? this.#pages.size;
      this.#pages.set(page.page, { ...page, found });
    }
  }

  /**
   * Last page of the best complete triple of neighbouring pages, once the pages around it were looked at. Undefined
   * before that, or if there are too many strong pages to tell.
   */
  complete(hasSeen: (from: number, to: number) => boolean): number | undefined {
    return this.#triples().find(({ first, last }) => hasSeen(first - 1, last + PAGES_AFTER))?.last;
  }

  /** The pages around the best triple, which make it complete. */
  around(): number[] {
    const [best] = this.#triples();
    if (best === undefined) return [];
    const [from, to] = [best.first - 1, best.last + PAGES_AFTER];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }

  /** Best first. */
  #triples(): Triple[] {
    if (this.#pages.size > MOST_STRONG) return [];
    return [...this.#pages.keys()]
      .flatMap((from) => this.#triple(from, from + SPAN) ?? [])
      .toSorted((a, b) => b.score - a.score);
  }

  /** The strongest page of each type among some pages, if each type has one. */
  #triple(from: number, to: number): Triple | undefined {
    const near = this.#between(from, to);
    let [first, last, score] = [to, 0, 0];
    for (const type of STATEMENT_TYPES) {
      const best = near.toSorted((a, b) => (b.scores[type] ?? 0) - (a.scores[type] ?? 0))[0];
      const reached = best?.scores[type] ?? 0;
      if (best === undefined || reached < STRONG) return undefined;
      first = Math.min(first, best.page);
      last = Math.max(last, best.page);
      score += reached;
    }
    return { first, last, score };
  }

  /** In the order found. Goes by page numbers, because a report may have thousands of strong pages. */
  #between(from: number, to: number): CandidatePage[] {
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return numbers
      .flatMap((number) => this.#pages.get(number) ?? [])
      .toSorted((a, b) => a.found - b.found);
  }
}

/** The candidates worth reading first: those close to the best of their type, and neighbours that hold a table. */
export function pagesToTry(
  candidates: readonly CandidatePage[],
  plainTexts: readonly string[],
): number[] {
  const chosen = new Set<number>();
  for (const type of STATEMENT_TYPES) {
    const best = Math.max(0, ...candidates.map((page) => page.scores[type] ?? 0));
    for (const { page, scores } of candidates) {
      if ((scores[type] ?? 0) < NEARLY_BEST * best || best === 0) continue;
      chosen.add(page);
      if (holdsTable(plainTexts[page - 2] ?? '')) chosen.add(page - 1);
      for (const after of pagesGoingOn(page, plainTexts)) chosen.add(after);
      if (holdsNumbersAlone(plainTexts[page] ?? '')) chosen.add(page + 1);
    }
  }
  return [...chosen].toSorted((a, b) => a - b);
}

/** The pages after one, up to the first that holds a table, or a row at least: blank pages stand between. */
function pagesGoingOn(page: number, plainTexts: readonly string[]): number[] {
  const after = pagesAfter(page, plainTexts);
  const last = after.findLastIndex((next) => {
    const text = plainTexts[next - 1] ?? '';
    return holdsTable(text) || holdsRow(text) || beginsWithinRow(text);
  });
  return after.slice(0, last + 1);
}

/** A line that ends in two numbers after some words: the last row of a statement may stand alone. */
function holdsRow(text: string): boolean {
  return /\p{L}[^\n]*[\d)] [$€£( -]*\d[\d.,]*\)?\s*$/mu.test(text);
}

/** The end of a label that a page break cuts, before its numbers; a footnote may follow on its line. */
function beginsWithinRow(text: string): boolean {
  return /^\s*\p{Ll}[^\d\n]*\d[\d.,]*\)?[$€£( -]+\d/u.test(text);
}

/** At least two lines that end in a number or a dash after some words. */
function holdsTable(text: string): boolean {
  return (text.match(/\p{L}[^\n]*[\d)%\u2014\u2013]\s*$/gmu)?.length ?? 0) >= 2;
}

/** Lines of nothing but numbers: the facing page may continue with more years of the same rows. */
function holdsNumbersAlone(text: string): boolean {
  return (text.match(/^[^\p{L}\d\n]*\d[^\p{L}\n]*$/gmu)?.length ?? 0) >= 6;
}

/** The highest score that a page has for any statement. */
export function bestScore(page: CandidatePage): number {
  return Math.max(0, ...STATEMENT_TYPES.map((type) => page.scores[type] ?? 0));
}
