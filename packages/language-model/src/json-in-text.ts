/** Limits the places where an object may begin: an answer of nothing but brackets must not take minutes. */
const MOST_TRIES = 200;

/** The end of the balanced object or array that opens at `start`; -1 if it never closes. Strings are skipped. */
const closingOf = (text: string, start: number): number => {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The JSON object in an answer: the whole answer, or, if a model wraps it in prose, thoughts or a code fence, the
 * largest object that parses. Undefined if there is none, as in half an answer.
 */
export const jsonInText = (text: string): unknown => {
  const whole = parse(text.trim());
  if (typeof whole === 'object' && whole !== null) return whole;
  let best: { readonly value: unknown; readonly length: number } | undefined;
  for (let start = text.indexOf('{'), tries = 0; start !== -1 && tries < MOST_TRIES; tries += 1) {
    const end = closingOf(text, start);
    const value = end === -1 ? undefined : parse(text.slice(start, end + 1));
    if (value !== undefined && end - start > (best?.length ?? 0))
      best = { value, length: end - start };
    start = text.indexOf('{', value === undefined ? start + 1 : end + 1);
  }
  return best?.value;
};
