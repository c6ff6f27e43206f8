import { fold } from '@fde/contracts/text';
import { LANGUAGES } from '@fde/lexicon';

/** Month number (1-12) by folded name, in all languages. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ months }) =>
    months.flatMap((names, index) =>
      names.split(' ').map((name) => [fold(name), index + 1] as const),
    ),
  ),
);

export const monthOf = (name: string): number | undefined =>
  MONTHS.get(fold(name).replace(/\.$/, ''));

/** Names of months as alternatives of a pattern, the longest first, for text without accents. */
export const monthNames = (atLeast = 1): string =>
  [...MONTHS.keys()]
    .filter((name) => name.length >= atLeast)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
