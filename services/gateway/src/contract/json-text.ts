import { visit } from 'jsonc-parser';
import { keepOrder } from './key-order.js';
import { invalid } from './validation-fault.js';

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

/** The value of a JSON body. Throws InvalidRequest: `json_invalid` at `["body", <offset>]`, `missing` where it is empty. */
export const parseJsonBody = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength === 0) throw invalid(['body'], 'Field required', 'missing');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw invalid(['body', 0], 'JSON decode error: the body is not UTF-8', 'json_invalid');
  }
  try {
    const body: unknown = JSON.parse(text);
    keepOrder(text, body);
    return body;
  } catch {
    throw invalid(['body', offsetOfFault(text)], 'JSON decode error', 'json_invalid');
  }
};
