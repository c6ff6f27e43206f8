import type { ValidationFault } from './validation-fault.js';

/** Deeper nesting serves nobody and would overflow the stack when serialized. */
export const MAX_JSON_DEPTH = 64;
/**
 * Names and values that a body may have in all: checking, storing and answering it takes some
 * 50 ms. The largest extraction that was read from a real report has 6,112.
 */
export const MAX_JSON_VALUES = 100_000;
const UNSTORABLE = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * NUL cannot be stored by PostgreSQL; half a surrogate pair is not text and would come back
 * changed.
 */
export const textFault = (text: string): Pick<ValidationFault, 'msg' | 'type'> | undefined =>
  UNSTORABLE.test(text)
    ? { msg: 'String should not have NUL or half a surrogate pair', type: 'string_unicode' }
    : undefined;

type Location = (string | number)[];

const fault = (
  loc: Location,
  described: Pick<ValidationFault, 'msg' | 'type'>,
): ValidationFault => ({ loc: [...loc], ...described });

const scalarFault = (value: unknown, loc: Location): ValidationFault | undefined => {
  if (typeof value === 'string') {
    const found = textFault(value);
    return found && fault(loc, found);
  }
  // `1e999` is parsed as Infinity, and would be stored as null.
  if (typeof value === 'number' && !Number.isFinite(value))
    return fault(loc, { msg: 'Input should be a finite number', type: 'finite_number' });
  return undefined;
};

/** The first text, key, number or nesting in a parsed body that cannot be stored as it is. */
export const jsonFault = (
  value: unknown,
  loc: Location = ['body'],
  depth = 0,
): ValidationFault | undefined => {
  if (value === null || typeof value !== 'object') return scalarFault(value, loc);
  if (depth >= MAX_JSON_DEPTH)
    return fault(loc, {
      msg: `Input should be nested at most ${MAX_JSON_DEPTH} levels`,
      type: 'nesting_too_deep',
    });
  if (Array.isArray(value)) return itemFault(value, loc, depth);
  for (const key of Object.keys(value)) {
    const found = textFault(key);
    // The key cannot be shown, because it is what cannot be written.
    if (found !== undefined) return fault(loc, found);
    const inside = childFault((value as Record<string, unknown>)[key], loc, key, depth);
    if (inside !== undefined) return inside;
  }
  return undefined;
};

const itemFault = (
  items: readonly unknown[],
  loc: Location,
  depth: number,
): ValidationFault | undefined => {
  for (let index = 0; index < items.length; index += 1) {
    const inside = childFault(items[index], loc, index, depth);
    if (inside !== undefined) return inside;
  }
  return undefined;
};

const childFault = (
  value: unknown,
  loc: Location,
  key: string | number,
  depth: number,
): ValidationFault | undefined => {
  loc.push(key);
  const found = jsonFault(value, loc, depth + 1);
  loc.pop();
  return found;
};

/** What one pass over a body sees without making a path to each value. */
interface Extent {
  values: number;
  levels: number;
  finite: boolean;
}

/** Values are counted until they are more than a body may have. */
const extentOf = (body: unknown): Extent => {
  const extent: Extent = { values: 0, levels: 0, finite: true };
  let level = [body];
  while (level.length > 0 && extent.values <= MAX_JSON_VALUES) {
    extent.values += level.length;
    extent.levels += 1;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'number') extent.finite &&= Number.isFinite(value);
      else if (typeof value === 'object' && value !== null)
        for (const inside of Object.values(value)) next.push(inside);
    }
    level = next;
  }
  return extent;
};

const tooLarge: ValidationFault = {
  loc: ['body'],
  msg: `Input should have at most ${MAX_JSON_VALUES} values`,
  type: 'too_long',
};

/**
 * Why a parsed body cannot be stored as it is: its size, or the first of `jsonFault`. The text
 * tells whether a name or value can hold what is no text: JSON that is valid UTF-8 writes NUL and
 * halves of surrogate pairs as escapes alone.
 */
export const bodyFault = (body: unknown, text: string): ValidationFault | undefined => {
  const extent = extentOf(body);
  if (extent.values > MAX_JSON_VALUES) return tooLarge;
  const plain = extent.finite && extent.levels <= MAX_JSON_DEPTH && !text.includes('\\u');
  return plain ? undefined : jsonFault(body);
};
