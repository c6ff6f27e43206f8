interface NamedRow {
  readonly name: string;
  readonly section: string | null;
}

/**
 * Keys for the rows of a statement in an object of name to number: the name; for rows that share theirs with an
 * earlier one, the section before it; where that is taken too, a running number. No row is lost.
 */
export const rowKeys = (rows: readonly NamedRow[]): readonly string[] => {
  const taken = new Set<string>();
  return rows.map(({ name, section }) => {
    const wishes = [name, ...(section === null || section === '' ? [] : [`${section} > ${name}`])];
    let key = wishes.find((wish) => !taken.has(wish));
    for (let n = 2; key === undefined; n += 1)
      key = taken.has(`${name} (${n})`) ? undefined : `${name} (${n})`;
    taken.add(key);
    return key;
  });
};

/** A line item of stored data that has a name and numbers by year; clients may have stored anything. */
export interface ReadableRow extends NamedRow {
  readonly values: Readonly<Record<string, number>>;
}

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
          },
        ]
      : [];
  });
};

/** An object from entries that keeps keys such as `__proto__` as keys. */
export const objectOf = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries);
