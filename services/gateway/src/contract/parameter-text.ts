import type { ContractSchema } from './open-api-document.js';
import { textFault } from './json-limits.js';
import type { ValidationFault } from './validation-fault.js';

export type Read =
  { readonly value: unknown } | { readonly fault: Pick<ValidationFault, 'msg' | 'type'> };

const INTEGER = /^(?:-?[1-9]\d*|0)$/;

/**
 * Reads the text of a path, query or header parameter as its schema's type, strictly: `1e3`, `+1`, `01`, ` 1` and the
 * empty text are no integers. UUIDs are one in any case and become lower case, as the service writes them. Bounds are
 * the schema's business.
 */
export const readParameterText = (text: string, schema: ContractSchema): Read => {
  if (schema['type'] === 'integer') {
    return INTEGER.test(text)
      ? { value: Number(text) }
      : {
          fault: {
            msg: 'Input should be a valid integer, unable to parse string as an integer',
            type: 'int_parsing',
          },
        };
  }
  const fault = textFault(text);
  if (fault !== undefined) return { fault };
  return { value: schema['format'] === 'uuid' ? text.toLowerCase() : text };
};
