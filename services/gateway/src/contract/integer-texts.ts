import type { ErrorObject } from 'ajv/dist/2020.js';

const INTEGER = /^\s*[+-]?\d{1,15}(?:\.0+)?\s*$/;

interface Container {
  [key: string]: unknown;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const wantsInteger = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'type' && [(params as { type?: unknown }).type].flat().includes('integer');

/** Replaces one text of digits by its number, in place. True if it did. */
const readInPlace = (value: unknown, pointer: string): boolean => {
  const keys = keysOf(pointer);
  const last = keys.at(-1);
  const at = keys
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value);
  if (last === undefined || !isContainer(at)) return false;
  const text = at[last];
  if (typeof text !== 'string' || !INTEGER.test(text)) return false;
  at[last] = Number(text);
  return true;
};

/**
 * Reads texts of digits where the schema wants an integer (`"2023"` and `"2023.0"`, as FastAPI does), in place,
 * where the validator's errors point. True if anything was replaced, so that validating again is
 * worthwhile.
 */
export const readIntegerTexts = (errors: readonly ErrorObject[], value: unknown): boolean =>
  errors
    .filter(wantsInteger)
    .map(({ instancePath }) => readInPlace(value, instancePath))
    .includes(true);
