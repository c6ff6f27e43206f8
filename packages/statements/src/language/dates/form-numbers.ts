/**
 * The number of a form, with its letters: "N° 2033-B-SD 2024", "2033-A-SD". Without the sign, a year
 * with one letter is a year ("2023-A": actual) and one with a word a date ("2023-Dec-31"). A year
 * behind the number of a form says which edition of it this is, not which year it reports.
 */
const SIGN = String.raw`\bn(?: ?[°º]|[or]\.?) ?`;
const LETTERS = String.raw`(?:[-–][a-z]{1,3})`;
const EDITION = String.raw`(?: (?:19|20)\d\d\b)?`;
const FORM_NUMBER = new RegExp(
  String.raw`(?:${SIGN}\d{4}${LETTERS}+|\b\d{4}(?:[-–][a-z]{1,2}){2,})\b${EDITION}`,
  'gi',
);
const MAY_HOLD_FORM_NUMBER = /\d{4}[-–][a-z]/i;

/** A text without the numbers of forms, which look like years. */
export const withoutFormNumbers = (text: string): string =>
  MAY_HOLD_FORM_NUMBER.test(text) ? text.replace(FORM_NUMBER, ' ') : text;
