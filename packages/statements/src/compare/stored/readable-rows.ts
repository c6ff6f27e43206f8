import type { Unit } from '@fde/contracts';
import type { NamedRow } from '../../standard/row-keys.js';

/** A line item of stored data that has a name and numbers by year; clients may have stored anything. */
export interface ReadableRow extends NamedRow {
  readonly values: Readonly<Record<string, number>>;
  readonly unit: Unit;
  readonly is_total: boolean;
}

const UNITS: readonly Unit[] = ['money', 'per_share', 'shares', 'percent'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number';

const holdsNumbers = (
  values: Readonly<Record<string, unknown>>,
): values is Readonly<Record<string, number>> => Object.values(values).every(isNumber);

/**
 * The object itself if it holds only numbers, as nearly all do: a statement may have half a
 * million.
 */
const numbersOf = (values: unknown): Readonly<Record<string, number>> => {
  if (!isObject(values)) return {};
  if (holdsNumbers(values)) return values;
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => isNumber(entry[1])),
  );
};

/** The readable line items of a stored statement, in order. */
export const readableRows = (data: Readonly<Record<string, unknown>>): readonly ReadableRow[] => {
  const items = data['line_items'];
  if (!Array.isArray(items)) return [];
  return items.filter(isObject).flatMap((item) => {
    const { name, section } = item;
    return typeof name === 'string'
      ? [
          {
            name,
            section: typeof section === 'string' ? section : null,
            values: numbersOf(item['values']),
            unit: UNITS.find((unit) => unit === item['unit']) ?? 'money',
            is_total: item['is_total'] === true,
          },
        ]
      : [];
  });
};

/** An object from entries that keeps keys such as `__proto__` as keys. */
export const objectOf = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries);
