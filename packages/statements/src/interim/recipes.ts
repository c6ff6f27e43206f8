import type { DerivedSource } from '@fde/contracts';
import {
  endTogether,
  follows,
  isSameWindow,
  isYearLater,
  startTogether,
  windowOf,
  dayAfter,
  type FlowWindow,
} from './period-window.js';

/** One window of a sum. */
export interface Term {
  readonly window: FlowWindow;
  readonly sign: 1 | -1;
}

/** How the flows of a window follow from those of printed windows. */
export interface Recipe {
  readonly rule: DerivedSource['derived'];
  readonly terms: readonly Term[];
  /** Where the balances at its first and at its last day stand. */
  readonly opening: BalancePlace;
  readonly closing: BalancePlace;
}

/** The first or the last day of a printed window. */
export interface BalancePlace {
  readonly at: 'opening' | 'closing';
  readonly window: FlowWindow;
}

const firstDay = (window: FlowWindow): BalancePlace => ({ at: 'opening', window });
const lastDay = (window: FlowWindow): BalancePlace => ({ at: 'closing', window });

const plus = (window: FlowWindow): Term => ({ window, sign: 1 });
const minus = (window: FlowWindow): Term => ({ window, sign: -1 });

/** What is left of a longer window after a shorter one that begins with it: nine months of a year. */
const restAfter = (whole: FlowWindow, part: FlowWindow): FlowWindow | undefined =>
  startTogether(whole, part) && part.end < whole.end && !endTogether(whole, part)
    ? windowOf(dayAfter(part.end, 1), whole.end)
    : undefined;

/** What is left of a longer window before a shorter one that ends with it. */
const restBefore = (whole: FlowWindow, part: FlowWindow): FlowWindow | undefined =>
  endTogether(whole, part) && part.start > whole.start && !startTogether(whole, part)
    ? windowOf(whole.start, dayAfter(part.start, -1))
    : undefined;

/** A window that can be derived, and how. */
export interface Derivable {
  readonly window: FlowWindow;
  readonly recipe: Recipe;
}

const differencesOf = (whole: FlowWindow, part: FlowWindow): Derivable[] => {
  const terms = [plus(whole), minus(part)];
  const rest = { rule: 'difference', terms } as const;
  const after = restAfter(whole, part);
  if (after !== undefined)
    return [
      { window: after, recipe: { ...rest, opening: lastDay(part), closing: lastDay(whole) } },
    ];
  const before = restBefore(whole, part);
  return before === undefined
    ? []
    : [{ window: before, recipe: { ...rest, opening: firstDay(whole), closing: firstDay(part) } }];
};

/** Every window that is the difference of two printed ones. */
export const differences = (printed: readonly FlowWindow[]): Derivable[] =>
  printed.flatMap((whole) =>
    printed.flatMap((part) => (part.months < whole.months ? differencesOf(whole, part) : [])),
  );

/** Twelve months to the end of a part of a year: the year before, and the part less that of a year ago. */
export const rolling = (printed: readonly FlowWindow[]): Derivable[] => {
  const years = printed.filter(({ months }) => months === 12);
  return years.flatMap((year) =>
    printed.flatMap((part) => {
      const isNext = part.months < 12 && follows(year, part);
      const before = printed.find(
        (one) => isNext && isYearLater(one, part) && startTogether(one, year),
      );
      const window = before === undefined ? undefined : windowOf(dayAfter(before.end, 1), part.end);
      if (before === undefined || window?.months !== 12) return [];
      const terms = [plus(year), plus(part), minus(before)];
      const [opening, closing] = [lastDay(before), lastDay(part)];
      return [{ window, recipe: { rule: 'rolling', terms, opening, closing } as const }];
    }),
  );
};

/** Terms of one window that cancel each other leave nothing; no window counts twice. */
const cancelled = (terms: readonly Term[]): Term[] | undefined => {
  const found = new Map<string, { window: FlowWindow; times: number }>();
  for (const { window, sign } of terms) {
    const times = (found.get(window.key)?.times ?? 0) + sign;
    found.set(window.key, { window, times });
  }
  const left = [...found.values()].filter(({ times }) => times !== 0);
  if (left.some(({ times }) => Math.abs(times) > 1)) return undefined;
  return left.map(({ window, times }) => (times > 0 ? plus(window) : minus(window)));
};

/** The quarter with those before it, the first one first; undefined where one of so many is missing. */
const chainTo = (
  last: Derivable,
  quarters: readonly Derivable[],
  count: number,
): readonly Derivable[] | undefined => {
  const chain = [last];
  while (chain.length < count) {
    const [first = last] = chain;
    const before = quarters.find((one) => follows(one.window, first.window));
    if (before === undefined) return undefined;
    chain.unshift(before);
  }
  return chain;
};

/** A printed window as one that follows from itself. */
export const asPrinted = (window: FlowWindow): Derivable => ({
  window,
  recipe: {
    rule: 'sum',
    terms: [plus(window)],
    opening: firstDay(window),
    closing: lastDay(window),
  },
});

/**
 * What so many quarters in a row, printed or derived, add up to: a half is two of them, twelve months are four.
 * A second half whose first half no report prints is its third quarter and the year less nine months.
 */
export const sumsOfQuarters = (quarters: readonly Derivable[], count: 2 | 4): Derivable[] =>
  quarters.flatMap((last) => {
    const chain = chainTo(last, quarters, count);
    const [first] = chain ?? [];
    if (chain === undefined || first === undefined) return [];
    const window = windowOf(first.window.start, last.window.end);
    const terms = cancelled(chain.flatMap(({ recipe }) => recipe.terms));
    if (window === undefined || terms === undefined) return [];
    const { opening } = first.recipe;
    const { closing } = last.recipe;
    return [{ window, recipe: { rule: 'sum', terms, opening, closing } as const }];
  });

/** The recipes of a window, in the order of `all`. */
export const recipesFor = (window: FlowWindow, all: readonly Derivable[]): Recipe[] =>
  all.filter((one) => isSameWindow(one.window, window)).map(({ recipe }) => recipe);
