import { ScanPlan } from '../early/scan-plan.js';

/**
 * A statement may begin on the page before the first that was found, and continue for some pages
 * after the last.
 */
const PAGES_BEFORE = 2;
const PAGES_AFTER = 3;
/**
 * The three statements of a report lie within this many pages; what lies further apart is not a
 * frame for what is missing.
 */
const MOST_SPAN = 14;

/**
 * The order in which pages without usable text are recognised: those around what was found first, then where statements
 * usually are. Each page is handed out once.
 */
export class RecognitionOrder {
  readonly #plan: ScanPlan;
  readonly #left: Set<number>;

  constructor(pages: readonly number[], pageCount: number) {
    this.#plan = new ScanPlan(pageCount);
    this.#left = new Set(pages);
  }

  /** The pages that come next, in page order; none when all were handed out. */
  take(): number[] {
    while (this.#left.size > 0) {
      const looked = this.#plan.take();
      if (looked.length === 0) return this.#hand([...this.#left]);
      const wanted = looked.filter((page) => this.#left.has(page));
      if (wanted.length > 0) return this.#hand(wanted);
    }
    return [];
  }

  /** Something was found on these pages, or is said to be there: what lies around them comes next. */
  approach(pages: readonly number[]): void {
    for (const page of pages) this.#plan.approach(page);
  }

  /** Pages not handed out yet. */
  get left(): readonly number[] {
    return [...this.#left].sort((a, b) => a - b);
  }

  #hand(pages: readonly number[]): number[] {
    for (const page of pages) this.#left.delete(page);
    return [...pages].sort((a, b) => a - b);
  }
}

/** Whether a page lies between pages of statements, or so near them that a part of the statements may be on it. */
export function isNear(page: number, statements: readonly (readonly number[])[]): boolean {
  const frames = statements.some((pages) => reaches(page, pages));
  const all = statements.flat();
  const within = page >= Math.min(...all) && page <= Math.max(...all);
  return frames || (within && Math.max(...all) - Math.min(...all) <= MOST_SPAN);
}

function reaches(page: number, pages: readonly number[]): boolean {
  return page >= Math.min(...pages) - PAGES_BEFORE && page <= Math.max(...pages) + PAGES_AFTER;
}
