import type { RawStatement } from '@fde/contracts';

import { SHARED } from './weights.js';

/** The large amounts of each year of each kind of statement, by the year they are of. */
export type Figures = ReadonlyMap<string, ReadonlySet<number>>;

type Statement = Pick<RawStatement, 'statement_type' | 'line_items' | 'scale'>;

/** Large enough not to be the same by chance. */
const isLarge = (value: number): boolean => Math.abs(value) >= SHARED.least;

export const figuresOf = (statements: readonly Statement[]): Figures => {
  const figures = new Map<string, Set<number>>();
  for (const { statement_type: type, line_items: items } of statements)
    for (const { values } of items)
      for (const [year, value] of Object.entries(values).filter(([, one]) => isLarge(one))) {
        const key = `${type} ${year}`;
        figures.set(key, (figures.get(key) ?? new Set<number>()).add(Math.abs(value)));
      }
  return figures;
};

/** Whether one report prints a year with the figures that another prints for it. */
export const shareFigures = (one: Figures, other: Figures): boolean => {
  const shared = [...one].reduce((sum, [key, values]) => {
    const theirs = other.get(key);
    return theirs === undefined ? sum : sum + [...values].filter((v) => theirs.has(v)).length;
  }, 0);
  return shared >= SHARED.figures;
};
