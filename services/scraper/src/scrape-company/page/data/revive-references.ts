import { isList, isObject, type Json } from './json.js';

/** How many values one page's data may have; what refers to itself without end must not be followed without end. */
const MAX_VALUES = 200_000;

const isReference = (value: Json | undefined): value is number => Number.isInteger(value);

/** A list whose first value points into the list: how Nuxt writes its state (`__NUXT_DATA__`), each value once. */
export const isReferenceList = (data: Json): data is readonly Json[] => {
  if (!isList(data) || data.length < 2) return false;
  const [first] = data;
  const pointers = isList(first) ? first.slice(1) : isObject(first) ? Object.values(first) : [];
  return pointers.length > 0 && pointers.every((each) => isReference(each) && each < data.length);
};

/** `["Reactive", 4]`: a value in a wrapper that has a name. */
const wrapped = (value: Json): number | undefined => {
  if (!isList(value) || value.length !== 2 || typeof value[0] !== 'string') return undefined;
  return isReference(value[1]) ? value[1] : undefined;
};

/** Puts a reference list's values into one another again. Values that are shared stay shared, so nothing grows. */
export const reviveReferences = (list: readonly Json[]): Json => {
  const made = new Map<number, Json>();
  const waiting: (() => void)[] = [];
  const at = (index: Json): Json => {
    if (!isReference(index) || index < 0) return null;
    const known = made.get(index);
    if (known !== undefined) return known;
    const value = list[index];
    if (value === undefined || made.size > MAX_VALUES) return null;
    return make(index, value);
  };
  const make = (index: number, value: Json): Json => {
    const inner = wrapped(value);
    if (isList(value)) {
      const items: Json[] = [];
      made.set(index, items);
      waiting.push(() => items.push(...(inner === undefined ? value : [inner]).map(at)));
      return items;
    }
    if (!isObject(value)) return value;
    const entries: Record<string, Json> = {};
    made.set(index, entries);
    waiting.push(() => {
      for (const [key, reference] of Object.entries(value)) entries[key] = at(reference);
    });
    return entries;
  };
  const root = at(0);
  for (let next = waiting.pop(); next; next = waiting.pop()) next();
  return root;
};
