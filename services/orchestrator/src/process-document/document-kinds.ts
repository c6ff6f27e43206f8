import type { DocumentFacts } from '../workflow/workflow-table.js';

/** From here on an annual report is not checked against its content; names alone never get so far. */
export const CONFIDENT = 0.85;
/** Below this, what a document is said to be is a guess. A kind that is clear while its year is not stays above it. */
const GUESS = 0.5;

const ANNUAL_REPORT = 'annual_report';
const UNDECIDED: readonly string[] = ['unknown', 'other', 'unclassified', ''];

export const isAnnualReport = (document: DocumentFacts): boolean => document.type === ANNUAL_REPORT;
/** Nothing is known yet, or what is known is a guess: such a document is worth fetching. */
export const isUnsure = (document: DocumentFacts): boolean =>
  UNDECIDED.includes(document.type) ||
  (!isAnnualReport(document) && document.confidence !== null && document.confidence < GUESS);
