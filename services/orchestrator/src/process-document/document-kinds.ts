import { isInterimType } from '@fde/contracts';
import type { KnownDocument, WorkflowFacts } from '../workflow/workflow-table.js';

/** Above this, an annual report is not checked against its content; names alone never reach it. */
export const CONFIDENT = 0.85;
/**
 * Below this, a document's type is a guess. If the type is clear and only the year is not, it stays
 * above.
 */
const GUESS = 0.5;

const ANNUAL_REPORT = 'annual_report';
const CHAPTER = 'chapter';
const UNDECIDED: readonly string[] = ['unknown', 'other', 'unclassified', ''];

export const isAnnualReport = (document: KnownDocument): boolean => document.type === ANNUAL_REPORT;
/** A report that the company wants read: an annual one, or where it takes them one on part of a year. */
export const isWantedReport = (
  document: KnownDocument,
  { takesInterim }: Pick<WorkflowFacts, 'takesInterim'>,
): boolean => isAnnualReport(document) || (takesInterim && isInterimType(document.type));
/** A part of an annual report as a file of its own. */
export const isChapter = (document: KnownDocument): boolean => document.variant === CHAPTER;
/** Called an annual report or part of one, but without statements. */
export const isReportWithoutStatements = (document: KnownDocument): boolean =>
  document.lacksStatements &&
  (isAnnualReport(document) || document.foundAs === ANNUAL_REPORT || isChapter(document));
/** The type is unknown or a guess: such a document is worth fetching. */
export const isUnsure = (document: KnownDocument): boolean =>
  UNDECIDED.includes(document.type) ||
  (!isAnnualReport(document) && document.confidence !== null && document.confidence < GUESS);
