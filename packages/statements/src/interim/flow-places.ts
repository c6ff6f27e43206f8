import type { Frequency } from '@fde/contracts';
import { isSameWindow, type FlowWindow } from './period-window.js';
import {
  asPrinted,
  differences,
  recipesFor,
  rolling,
  sumsOfQuarters,
  type Derivable,
  type Recipe,
} from './recipes.js';
import type { Place } from './series-columns.js';

/** A column of flows: printed ones have no recipe. */
export interface FlowPlace extends Place {
  readonly window: FlowWindow;
  readonly recipes: readonly Recipe[];
}

const MONTHS: Readonly<Record<Frequency, number>> = { quarter: 3, half: 6, ttm: 12, year: 12 };

/** Each quarter once: as printed, otherwise as the first difference gives it. */
const quartersOf = (printed: readonly FlowWindow[]): Derivable[] => {
  const all = [...printed.map(asPrinted), ...differences(printed)].filter(
    ({ window }) => window.months === 3,
  );
  return all.filter(
    ({ window }, at) => all.findIndex((one) => isSameWindow(one.window, window)) === at,
  );
};

/** What may be derived for a frequency, the recipes of fewest and surest parts first. */
const DERIVATIONS: Readonly<
  Record<Frequency, (printed: readonly FlowWindow[]) => readonly Derivable[]>
> = {
  quarter: differences,
  half: (printed) => [...differences(printed), ...sumsOfQuarters(quartersOf(printed), 2)],
  ttm: (printed) => [...rolling(printed), ...sumsOfQuarters(quartersOf(printed), 4)],
  year: () => [],
};

/** The columns of flows of a frequency, of the windows that reports print. */
export const flowPlaces = (
  frequency: Frequency,
  printed: readonly FlowWindow[],
): readonly FlowPlace[] => {
  const derivable = DERIVATIONS[frequency](printed);
  const windows = [...printed, ...derivable.map(({ window }) => window)].filter(
    ({ months }) => months === MONTHS[frequency],
  );
  const once = windows.filter(
    (window, at) => windows.findIndex((one) => isSameWindow(one, window)) === at,
  );
  return once.map((window) => ({
    end: window.end,
    window,
    recipes: printed.includes(window) ? [] : recipesFor(window, derivable),
  }));
};
