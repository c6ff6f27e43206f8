import type { KnownDocument } from '../workflow/workflow-table.js';

/** From here on an annual report is not checked against its content; names alone never get so far. */
export const CONFIDENT = 0.85;
/** Below this, what a document is said to be is a guess. A kind that is clear while its year is not stays above it. */
const GUESS = 0.5;

const ANNUAL_REPORT = 'annual_report';
const CHAPTER = 'chapter';
const UNDECIDED: readonly string[] = ['unknown', 'other', 'unclassified', ''];

export const isAnnualReport = (document: KnownDocument): boolean => document.type === ANNUAL_REPORT;
/** A part of an annual report as a file of its own. */
export const isChapter = (document: KnownDocument): boolean => document.variant === CHAPTER;
/** Called an annual report or a part of one, with no statements in it. */
export const isReportWithoutStatements = (document: KnownDocument): boolean =>
  document.lacksStatements &&
  (isAnnualReport(document) || document.foundAs === ANNUAL_REPORT || isChapter(document));
/** Nothing is known yet, or what is known is a guess: such a document is worth fetching. */
export const isUnsure = (document: KnownDocument): boolean =>
  UNDECIDED.includes(document.type) ||
  (!isAnnualReport(document) && document.confidence !== null && document.confidence < GUESS);
