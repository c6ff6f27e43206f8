import type { RawLineItem, RawStatement } from '@fde/contracts';
import { labelOf } from '../../concepts/label.js';

export const moneyOf = (raw: RawStatement): RawLineItem[] =>
  raw.line_items.filter((item) => (item.unit ?? 'money') === 'money');

/**
 * Money that a statement prints under one of its years, by label. Zeros are left out: they say
 * nothing.
 */
export const moneyColumn = (raw: RawStatement, year: string): Map<string, number> => {
  const column = new Map<string, number>();
  for (const item of moneyOf(raw)) {
    const value = item.values[year];
    const label = labelOf(item.name).exact;
    if (value !== undefined && value !== 0 && label !== '') column.set(label, value);
  }
  return column;
};

/** Numbers that two columns print under the same label. */
export const sharedPairs = (
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): (readonly [number, number])[] =>
  [...one].flatMap(([label, value]) => {
    const there = other.get(label);
    return there === undefined ? [] : [[value, there] as const];
  });

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
