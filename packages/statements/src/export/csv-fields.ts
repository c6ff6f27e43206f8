import { guardFormula } from './guard-formula.js';

const quoteField = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Text as a field of a CSV file (RFC 4180) that no spreadsheet takes for a formula. */
export const textField = (value: string): string => quoteField(guardFormula(value));

export const numberField = (value: number | null | undefined): string =>
  value === undefined || value === null ? '' : String(value);
