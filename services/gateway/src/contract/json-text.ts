import { visit } from 'jsonc-parser';
import { bodyFault } from './json-limits.js';
import { keepOrder } from './key-order.js';
import { InvalidRequest, invalid } from './validation-fault.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Offset of the first fault in a text that JSON.parse refused; the engine's own message does not always say it. */
const offsetOfFault = (text: string): number => {
  let found: number | undefined;
  try {
    visit(
      text,
      {
        onError: (_code, offset) => {
          found ??= offset;
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
  } catch {
    // Nested too deep for a recursive scan: report the beginning.
    return 0;
  }
  return found ?? text.length;
};

const textOf = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalid(['body', 0], 'JSON decode error: the body is not UTF-8', 'json_invalid');
  }
};

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(['body', offsetOfFault(text)], 'JSON decode error', 'json_invalid');
  }
};

/**
 * The value of a JSON body. Throws InvalidRequest: `json_invalid` at `["body", <offset>]`,
 * `missing` where it is empty, and what makes it too large or unstorable.
 */
export const parseJsonBody = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength === 0) throw invalid(['body'], 'Field required', 'missing');
  const text = textOf(bytes);
  const body = valueOf(text);
  const unstorable = bodyFault(body, text);
  if (unstorable !== undefined) throw new InvalidRequest([unstorable]);
  keepOrder(text, body);
  return body;
};
