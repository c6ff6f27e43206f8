import type { Unit } from '@fde/contracts';

interface NamedRow {
  readonly name: string;
  readonly section: string | null;
}

const sectionPath = ({ name, section }: NamedRow): string =>
  section === null || section === '' ? name : `${section} > ${name}`;

/** Numbers the keys that were given out before, each from where it stopped: linear, however many rows are alike. */
const numberer = (): ((key: string) => string) => {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (wish) => {
    let key = wish;
    for (let n = last.get(wish) ?? 2; taken.has(key); n += 1) {
      key = `${wish} (${n})`;
      last.set(wish, n + 1);
    }
    taken.add(key);
    return key;
  };
};

/**
 * Keys for the rows of a statement in an object of name to number: the name where no other row has it, else the path
 * of the row's section and its name (`Earnings per share > Basic`), with a running number where one section prints a
 * name twice. A key does not depend on the rows of other names. No row is lost.
 */
export const rowKeys = (rows: readonly NamedRow[]): readonly string[] => {
  const count = new Map<string, number>();
  for (const { name } of rows) count.set(name, (count.get(name) ?? 0) + 1);
  const numbered = numberer();
  return rows.map((row) => numbered(count.get(row.name) === 1 ? row.name : sectionPath(row)));
};

/** A line item of stored data that has a name and numbers by year; clients may have stored anything. */
export interface ReadableRow extends NamedRow {
  readonly values: Readonly<Record<string, number>>;
  readonly unit: Unit;
  readonly is_total: boolean;
}

const UNITS: readonly Unit[] = ['money', 'per_share', 'shares', 'percent'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numbersOf = (values: unknown): Readonly<Record<string, number>> =>
  isObject(values)
    ? Object.fromEntries(
        Object.entries(values).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      )
    : {};

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
