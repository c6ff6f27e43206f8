/**
 * Text that a spreadsheet would take for a formula: it begins with = + - @, or with a control character that some
 * programs skip. Source: OWASP, CSV injection.
 */
const FORMULA_START = /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Text as a cell may hold it: an apostrophe before what would be a formula. Numbers never come here. */
export const guardFormula = (text: string): string =>
  FORMULA_START.test(text) ? `'${text}` : text;
