import { once } from './once.js';

/** Numbers and scales in the sentences that a person reads: notes, gaps, remarks. */

/** Decimals that a number in a sentence keeps: a per-share figure has four at most. */
const MOST_DECIMALS = 4;

const english = once(() => new Intl.NumberFormat('en', { maximumFractionDigits: MOST_DECIMALS }));

/** 1234567.5 -> "1,234,567.5" */
export const writeNumber = (value: number): string => english().format(value);

const SCALES: ReadonlyMap<number, string> = new Map([
  [1, 'units'],
  [1_000, 'thousands'],
  [1_000_000, 'millions'],
  [1_000_000_000, 'billions'],
]);

/** 1000 -> "thousands" */
export const writeScale = (scale: number): string =>
  SCALES.get(scale) ?? `multiples of ${writeNumber(scale)}`;

/** "income_statement" -> "income statement" */
export const writeTerm = (term: string): string => term.replaceAll('_', ' ');
