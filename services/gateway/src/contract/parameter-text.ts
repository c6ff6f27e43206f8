import type { ContractSchema } from './open-api-document.js';
import { textFault } from './json-limits.js';
import type { ValidationFault } from './validation-fault.js';

export type Read =
  { readonly value: unknown } | { readonly fault: Pick<ValidationFault, 'msg' | 'type'> };

const INTEGER = /^(?:-?[1-9]\d*|0)$/;
const NUMBER = /^-?(?:[1-9]\d*|0)(?:\.\d+)?$/;

const readNumber = (text: string, pattern: RegExp, type: 'integer' | 'number'): Read =>
  pattern.test(text) && Number.isFinite(Number(text))
    ? { value: Number(text) }
    : {
        fault: {
          msg: `Input should be a valid ${type}, unable to parse string as ${type === 'integer' ? 'an integer' : 'a number'}`,
          type: type === 'integer' ? 'int_parsing' : 'float_parsing',
        },
      };

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const readBoolean = (text: string): Read => {
  const value = BOOLEANS.get(text);
  return value === undefined
    ? { fault: { msg: 'Input should be true or false', type: 'bool_parsing' } }
    : { value };
};

/**
 * Reads the text of a path, query or header parameter as its schema's type, strictly: `1e3`, `+1`,
 * `01`, ` 1` and the empty text are not integers, and numbers are written out in decimals. UUIDs are
 * one in any case and become lower case, as the service writes them. The schema checks bounds.
 */
export const readParameterText = (text: string, schema: ContractSchema): Read => {
  if (schema.type === 'integer') return readNumber(text, INTEGER, 'integer');
  if (schema.type === 'number') return readNumber(text, NUMBER, 'number');
  if (schema.type === 'boolean') return readBoolean(text);
  const fault = textFault(text);
  if (fault !== undefined) return { fault };
  return { value: schema.format === 'uuid' ? text.toLowerCase() : text };
};
