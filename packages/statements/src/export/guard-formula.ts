/**
 * Text that a spreadsheet would take for a formula: it begins with = + - @, or with a control character that some
 * programs skip. Source: OWASP, CSV injection.
 */
const FORMULA_START = /^[\s\u0000-\u001f]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * A formula behind a semicolon or a tab, also where these stand first: a program that separates the columns of a CSV file
 * there, as many do by their country's setting, begins a cell with it.
 */
const FORMULA_BEHIND_SEPARATOR = /(?<separator>[;\t]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Text as a cell may hold it: an apostrophe before what would be a formula. Numbers never come here. */
export const guardFormula = (text: string): string => {
  const inside = text.replace(FORMULA_BEHIND_SEPARATOR, "$<separator>'");
  return FORMULA_START.test(text) ? `'${inside}` : inside;
};
