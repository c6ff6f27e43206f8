import type { DocumentType } from '../document-type.js';
import { foldName } from '../names/fold-name.js';
import { foldedPhrases, hasOne, padded, type Phrases } from '../names/phrases.js';
import type { DocumentText } from './document-text.js';
import type { FoundStatements } from './find-statements.js';

/** Characters of a page in which a statement's head stands. */
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
 * The kind of report on a part of a year that the heads of its statements name; undefined where as many speak of a year:
 * annual reports print quarters too.
 */
export const interimStatements = (
  { pages }: DocumentText,
  statements: FoundStatements,
): DocumentType | undefined => {
  const flows = new Set([...statements.pages.income, ...statements.pages.cash_flow]);
  const heads = [...flows].map((page) => padded(foldName((pages[page - 1] ?? '').slice(0, HEAD))));
  const years = heads.filter((head) => hasOne(head, WHOLE_YEAR)).length;
  const parts = INTERIM_PERIODS.map(([type, phrases]) => ({
    type,
    count: heads.filter((head) => hasOne(head, phrases)).length,
  })).sort((a, b) => b.count - a.count);
  const [most] = parts;
  return most !== undefined && most.count > years ? most.type : undefined;
};
