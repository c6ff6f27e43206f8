import { dateFormat, readDate } from './date-formats.js';
import { isEraFormat, readEraDate } from './japanese-eras.js';
import { FIXED_VALUES, NUMBER_FORMATS, readNumber } from './number-formats.js';
import { readSecFormat } from './sec-formats.js';

/** The registries of transformations by their namespaces. */
const REGISTRIES: Readonly<Record<string, string>> = {
  'http://www.xbrl.org/2008/inlineXBRL/transformation': 'TR1',
  'http://www.xbrl.org/inlineXBRL/transformation/2010-04-20': 'TR1',
  'http://www.xbrl.org/inlineXBRL/transformation/2011-07-31': 'TR2',
  'http://www.xbrl.org/inlineXBRL/transformation/2015-02-26': 'TR3',
  'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12': 'TR4',
  'http://www.xbrl.org/inlineXBRL/transformation/2022-02-16': 'TR5',
};

const SEC_REGISTRY = 'http://www.sec.gov/inlineXBRL/transformation/2015-08-31';

/** A format as a tag names it. */
export interface FormatName {
  readonly namespace: string;
  readonly name: string;
}

/** The value of a printed text in its format, or why it has none. */
export type Transformed = { readonly value: string } | { readonly problem: string };

const valueIn = (name: string, printed: string): string | undefined => {
  const fixed = FIXED_VALUES[name];
  if (fixed !== undefined) return fixed;
  const number = NUMBER_FORMATS[name];
  if (number !== undefined) return readNumber(printed, number);
  if (isEraFormat(name)) return readEraDate(printed);
  const date = dateFormat(name);
  return date === undefined ? undefined : readDate(printed, date);
};

const isKnown = (name: string): boolean =>
  FIXED_VALUES[name] !== undefined ||
  NUMBER_FORMATS[name] !== undefined ||
  isEraFormat(name) ||
  dateFormat(name) !== undefined;

/** Applies a transformation of the registries to printed text. */
export const transformValue = ({ namespace, name }: FormatName, printed: string): Transformed => {
  if (namespace === SEC_REGISTRY) {
    const value = readSecFormat(name, printed);
    return value === undefined ? { problem: `"${printed}" is not of format ${name}` } : { value };
  }
  const registry = REGISTRIES[namespace];
  if (registry === undefined) return { problem: `registry ${namespace} is not known` };
  if (!isKnown(name)) return { problem: `registry ${registry} has no format ${name}` };
  const value = valueIn(name, printed);
  return value === undefined
    ? { problem: `"${printed.slice(0, 40)}" is not of format ${name}` }
    : { value };
};
