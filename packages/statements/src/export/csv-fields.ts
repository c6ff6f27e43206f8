import { guardFormula } from './guard-formula.js';

/** Excel takes a file for UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = '\ufeff';

const quoteField = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Text as a field of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export const textField = (value: string): string => quoteField(guardFormula(value));

export const numberField = (value: number | null | undefined): string =>
  value === undefined || value === null ? '' : String(value);

/** A file of lines whose fields are joined already (RFC 4180). */
export const csvFile = (lines: readonly string[]): string =>
  `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
