import type { PrintedNumber, ShownLine } from './shown-page.js';

/**
 * The furthest that a year over its column may be from its right edge, in font sizes: it may be
 * centred.
 */
const WIDEST_OFF = 5;
const EARLIEST = 1900;
const LATEST = 2199;
/**
 * Numbers of a heading that are not years are days, notes or multipliers; a row has larger ones.
 */
const GREATEST_OF_A_HEADING = 1000;

const isYear = ({ value }: PrintedNumber): boolean =>
  Number.isInteger(value) && value >= EARLIEST && value <= LATEST;

const isHeading = ({ numbers }: ShownLine): boolean =>
  numbers.some(isYear) &&
  numbers.every((number) => isYear(number) || Math.abs(number.value) <= GREATEST_OF_A_HEADING);

const nearestItem = <T>(items: readonly T[], off: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || off(item) < off(best) ? item : best),
    undefined,
  );

/**
 * The years of one line by the column that each stands over: year and column are each other's
 * nearest.
 */
const yearsOf = (
  line: ShownLine,
  edges: readonly (number | undefined)[],
): (string | undefined)[] => {
  const years = line.numbers.filter(isYear);
  const known = edges.filter((edge) => edge !== undefined);
  return edges.map((edge) => {
    if (edge === undefined) return undefined;
    const year = nearestItem(years, (number) => Math.abs(number.edge - edge));
    if (year === undefined || Math.abs(year.edge - edge) > WIDEST_OFF * line.size) return undefined;
    const back = nearestItem(known, (other) => Math.abs(year.edge - other));
    return back === edge ? String(year.value) : undefined;
  });
};

/**
 * The year that is printed over each column, by the right edges of the columns; undefined if none
 * is. `above` are the lines over the columns' first row, in reading order; the lowest heading
 * counts first.
 */
export const yearsOverColumns = (
  above: readonly ShownLine[],
  edges: readonly (number | undefined)[],
): (string | undefined)[] => {
  let found = edges.map((): string | undefined => undefined);
  for (const line of above.toReversed().filter(isHeading)) {
    const here = yearsOf(line, edges);
    found = found.map((year, at) => year ?? here[at]);
  }
  return found;
};
