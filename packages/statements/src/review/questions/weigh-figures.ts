import type { CanonicalStatementType, RawLineItem } from '@fde/contracts';
import { conceptOf } from '../../concepts/concept-of.js';
import { roundedShare } from '../../evidence/digits.js';
import { KEY_TOTALS } from '../../compile/present/gaps.js';
import { OTHERS, WHOLE } from '../weights.js';

type Item = Pick<RawLineItem, 'name' | 'values' | 'is_total' | 'unit'>;

/** The weight of each figure in its statement, 0 to 1, by row and year. */
export type FigureWeights = (index: number, year: string) => number;

const isKeyTotal = (type: CanonicalStatementType, { name, unit }: Item): boolean => {
  const concept = conceptOf(name, type)?.id;
  return (unit ?? 'money') === 'money' && KEY_TOTALS[type].some(({ id }) => id === concept);
};

const largestIn = (items: readonly Item[], year: string): number =>
  Math.max(
    0,
    ...items.flatMap(({ unit, values }) =>
      (unit ?? 'money') === 'money' ? [Math.abs(values[year] ?? 0)] : [],
    ),
  );

/**
 * Key totals have the full weight, other totals at least a quarter, other money in proportion to
 * the largest amount of its year. Rows that are not money (per share, share counts) weigh little. A
 * missing figure weighs what its row does in other years.
 */
export const weighFigures = (
  type: CanonicalStatementType,
  items: readonly Item[],
  years: readonly string[],
): FigureWeights => {
  const largest = new Map(years.map((year) => [year, largestIn(items, year)]));
  const shareOf = (item: Item, year: string): number => {
    const most = largest.get(year) ?? 0;
    return most === 0 ? 0 : Math.abs(item.values[year] ?? 0) / most;
  };
  return (index, year) => {
    const item = items[index];
    if (item === undefined) return OTHERS.least;
    if (isKeyTotal(type, item)) return WHOLE;
    if ((item.unit ?? 'money') !== 'money') return OTHERS.least;
    const share =
      item.values[year] === undefined
        ? Math.max(0, ...years.map((other) => shareOf(item, other)))
        : shareOf(item, year);
    const least = item.is_total ? OTHERS.total : OTHERS.least;
    return roundedShare(Math.max(least, OTHERS.largest * share));
  };
};
