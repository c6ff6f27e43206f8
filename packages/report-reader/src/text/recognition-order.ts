import { ScanPlan } from './scan-plan.js';

/** A statement may begin a page before the first one found, and continue for some pages after the last. */
const PAGES_BEFORE = 2;
const PAGES_AFTER = 3;
/**
 * The three statements of a report lie within this many pages; statements found further apart do not show where a
 * missing one is.
 */
const MOST_SPAN = 14;

/**
 * The order in which pages without usable text are recognised: first those around what was found, then where
 * statements usually are. Each page is handed out once.
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

  /** Something was found on these pages, or is expected there: the pages around them come next. */
  approach(pages: readonly number[]): void {
    for (const page of pages) this.#plan.approach(page);
  }

  /** Pages not handed out yet. */
  get left(): readonly number[] {
    return [...this.#left].toSorted((a, b) => a - b);
  }

  #hand(pages: readonly number[]): number[] {
    for (const page of pages) this.#left.delete(page);
    return pages.toSorted((a, b) => a - b);
  }
}

/** Whether a page lies between statement pages, or so near that it may hold part of a statement. */
export function isNear(page: number, statements: readonly (readonly number[])[]): boolean {
  const frames = statements.some((pages) => isInReach(page, pages));
  const all = statements.flat();
  const within = page >= Math.min(...all) && page <= Math.max(...all);
  return frames || (within && Math.max(...all) - Math.min(...all) <= MOST_SPAN);
}

function isInReach(page: number, pages: readonly number[]): boolean {
  return page >= Math.min(...pages) - PAGES_BEFORE && page <= Math.max(...pages) + PAGES_AFTER;
}
