/**
 * Text that a spreadsheet would take for a formula: it begins with = + - @, or with a control
 * character that some programs skip. The signs of East Asian writing, wide and small, count as the plain ones. Source:
 * OWASP, CSV injection.
 */
const FORMULA_START =
  /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]|^[\t\r\n]/u;

/**
 * A formula after a semicolon, a tab or a line break, including at the beginning. A program that
 * separates CSV columns at semicolons or tabs, as the country settings of many do, starts a cell
 * with it, and does not know that a line break between quotation marks belongs to the text.
 */
const FORMULA_BEHIND_SEPARATOR =
  /(?<separator>[;\t\r\n]["\s\u0000-\u001f]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b])/gu;

/**
 * Text that a cell may hold: an apostrophe stands before what would be a formula. Numbers never
 * pass here.
 */
export const guardFormula = (text: string): string => {
  const inside = text.replace(FORMULA_BEHIND_SEPARATOR, "$<separator>'");
  return FORMULA_START.test(text) ? `'${inside}` : inside;
};
