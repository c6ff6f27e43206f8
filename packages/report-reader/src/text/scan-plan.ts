/** Cover, contents, selected pages of the front: who reports, in which currency, for which year. */
export const FRONT_PAGES = 8;
/**
 * The first statement lies at 26-56 % of a report (10th to 90th percentile of 252 annual reports); starting a few
 * pages earlier costs little.
 */
const FIRST_LOOK = 0.18;
/** The three statements fill four to six consecutive pages: looking at every third page usually hits one. */
const STRIDE = 3;
const PAGES_AT_ONCE = 6;
/** How many pages on either side of a likely one come next: its neighbours, and what follows the last of them. */
const AROUND = 4;

/**
 * The order in which pages are looked at: the front, then every third page from where statements usually begin, then
 * the pages between. Wherever a likely page is found, those around it come first.
 */
export class ScanPlan {
  readonly #order: readonly number[];
  readonly #seen = new Set<number>();
  #first = new Set<number>();
  #next = new Set<number>();
  #at = 0;

  constructor(private readonly pageCount: number) {
    const front = Math.min(FRONT_PAGES, pageCount);
    const start = Math.max(front + 1, Math.floor(pageCount * FIRST_LOOK) + 1);
    const strides = [
      ...rangeOf(start, pageCount, STRIDE),
      ...rangeOf(front + 1, Math.min(start - 1, pageCount), STRIDE),
    ];
    // No page is handed out twice, so the last range fills the gaps.
    this.#order = [
      ...rangeOf(1, front),
      ...strides,
      ...rangeOf(start, pageCount),
      ...rangeOf(front + 1, pageCount),
    ];
  }

  /** The pages to look at now, in page order; none when all were. */
  take(): number[] {
    const chosen = this.#wanted();
    for (const page of chosen) {
      this.#seen.add(page);
      this.#next.delete(page);
    }
    return chosen;
  }

  /** Says what to look at before anything else. */
  prefer(pages: readonly number[]): void {
    for (const page of pages)
      if (page >= 1 && page <= this.pageCount && !this.#seen.has(page)) this.#first.add(page);
  }

  /** A likely page was found: look around it next. */
  approach(page: number): void {
    for (const near of rangeOf(
      Math.max(1, page - AROUND),
      Math.min(this.pageCount, page + AROUND),
    )) {
      if (!this.#seen.has(near)) this.#next.add(near);
    }
  }

  /** Whether all of these pages that exist were handed out. */
  hasSeen(from: number, to: number): boolean {
    return rangeOf(Math.max(1, from), Math.min(this.pageCount, to)).every((page) =>
      this.#seen.has(page),
    );
  }

  #wanted(): number[] {
    const sooner = this.#first.size > 0 ? this.#first : this.#next;
    this.#first = new Set();
    return sooner.size > 0 ? [...sooner].toSorted((a, b) => a - b) : this.#following();
  }

  #following(): number[] {
    const pages = new Set<number>();
    const most = this.#at === 0 ? FRONT_PAGES : PAGES_AT_ONCE;
    for (; this.#at < this.#order.length && pages.size < most; this.#at++) {
      const page = this.#order[this.#at] ?? 0;
      if (!this.#seen.has(page)) pages.add(page);
    }
    return [...pages].toSorted((a, b) => a - b);
  }
}

function rangeOf(from: number, to: number, step = 1): number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, index) => from + index * step,
  );
}
