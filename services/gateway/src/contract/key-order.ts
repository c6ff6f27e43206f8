import { visit } from 'jsonc-parser';

/**
 * The members of objects whose names are whole numbers, in the order in which a client sent them:
 * JavaScript puts such names first and in order of size.
 */
const orders = new WeakMap<object, readonly string[]>();

/** As JavaScript orders them: the largest is 2^32 - 2. */
const WHOLE_NUMBER_NAME = /^(?:0|[1-9]\d{0,9})$/;

/** Objects of names and numbers, by the names of their members in a body. */
const ORDERED = ['extracted_data', 'compiled_data'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Such names come first, so the first one tells whether there are any. */
const hasWholeNumberName = (value: Readonly<Record<string, unknown>>): boolean =>
  WHOLE_NUMBER_NAME.test(Object.keys(value)[0] ?? '');

/** The names in each ordered member of the body; of a name that comes twice the last place. */
const namesIn = (text: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map<string, Set<string>>();
  visit(text, {
    onObjectProperty: (name, _offset, _length, _line, _column, pathOf) => {
      const [member, ...below] = pathOf();
      if (typeof member !== 'string' || below.length > 0 || !ORDERED.includes(member)) return;
      const before = names.get(member) ?? new Set();
      before.delete(name);
      names.set(member, before.add(name));
    },
  });
  return names;
};

/** Keeps the order in which a body names its line items, where parsing it does not. */
export const keepOrder = (text: string, body: unknown): void => {
  if (!isObject(body)) return;
  const reordered = ORDERED.map((member) => body[member]).some(
    (value) => isObject(value) && hasWholeNumberName(value),
  );
  if (!reordered) return;
  for (const [member, names] of namesIn(text)) {
    const value = body[member];
    if (isObject(value)) orders.set(value, [...names]);
  }
};

/** The entries of an object of a body, in the order in which they were sent. */
export const entriesInOrder = <T>(value: Readonly<Record<string, T>>): readonly [string, T][] => {
  const order = orders.get(value);
  if (order === undefined) return Object.entries(value);
  const entries = new Map(Object.entries(value));
  return order.flatMap((name): [string, T][] => {
    const one = entries.get(name);
    return one === undefined ? [] : [[name, one]];
  });
};
