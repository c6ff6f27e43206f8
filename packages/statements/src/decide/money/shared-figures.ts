import type { RawStatement } from '@fde/contracts';

import { FEWEST_SHARED, LONG_FIGURE, TELLING_DIGITS } from './weights.js';

/** Money with its year, of so many digits that two statements hardly ever print it by chance. */
const tellingFigures = (raw: RawStatement): Set<string> =>
  new Set(
    raw.line_items
      .filter((item) => (item.unit ?? 'money') === 'money')
      .flatMap((item) => Object.entries(item.values))
      .filter(([, n]) => Math.abs(n) >= 10 ** (TELLING_DIGITS.alone - 1))
      .map(([year, n]) => `${year} ${Math.abs(n)}`),
  );

const isLong = (figure: string): boolean => figure.replace(/^\d+ |\D/g, '').length >= LONG_FIGURE;

/**
 * Whether two statements print the same figures digit by digit: then they share unit and currency.
 * A statement of one year shares only its profit or its cash with another.
 */
const shareFigures = (a: RawStatement, b: RawStatement): boolean => {
  const figures = tellingFigures(b);
  const shared = [...tellingFigures(a)].filter((figure) => figures.has(figure));
  return shared.length >= FEWEST_SHARED || shared.some(isLong);
};

/**
 * The statements of a report that share figures with one of them, and those that share figures with
 * these.
 */
export const tiedTo = (own: RawStatement, all: readonly RawStatement[]): Set<RawStatement> => {
  const tied = new Set([own]);
  for (const known of tied)
    for (const other of all) if (!tied.has(other) && shareFigures(known, other)) tied.add(other);
  return tied;
};
