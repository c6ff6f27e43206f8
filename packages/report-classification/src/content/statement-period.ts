import type { DocumentType } from '../document-type.js';
import { foldName } from '../names/fold-name.js';
import { foldedPhrases, hasOne, padText, type Phrases } from '../names/phrases.js';
import type { DocumentText } from './document-text.js';
import type { FoundStatements } from './find-statements.js';

/** A statement's head is within this many characters of a page. */
const HEAD = 800;

/** Periods shorter than a year, in all languages. */
export const INTERIM_PERIODS: readonly (readonly [
  type: 'half_year_report' | 'quarterly_report',
  phrases: Phrases,
])[] = [
  ['half_year_report', foldedPhrases(({ periods }) => periods.halfYear)],
  ['quarterly_report', foldedPhrases(({ periods }) => periods.quarter)],
];
const WHOLE_YEAR = foldedPhrases(({ periods }) => periods.wholeYear);

/**
 * The kind of interim report that the heads of the statements name; undefined if at least as many name a year,
 * because annual reports print quarters too.
 */
export const interimStatements = (
  { pages }: DocumentText,
  statements: FoundStatements,
): DocumentType | undefined => {
  const flows = new Set([...statements.pages.income, ...statements.pages.cash_flow]);
  const heads = [...flows].map((page) => padText(foldName((pages[page - 1] ?? '').slice(0, HEAD))));
  const years = heads.filter((head) => hasOne(head, WHOLE_YEAR)).length;
  const parts = INTERIM_PERIODS.map(([type, phrases]) => ({
    type,
    count: heads.filter((head) => hasOne(head, phrases)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [most] = parts;
  return most !== undefined && most.count > years ? most.type : undefined;
};
