import { reportHints, type ReportHints } from '../decide/report-hints.js';
import { likelyPages, type CandidatePage } from '../locate/likely-pages.js';

/** Characters of a page that holds a text at all. */
const LEAST_TEXT = 20;

/** What a report's plain text says before any word's position is known. */
export interface CandidatePages {
  /** Worth reading with positions, in page order. */
  readonly pages: readonly CandidatePage[];
  readonly hints: ReportHints;
  /** Pages without usable text: where statements are not found elsewhere, these may be scans worth reading by OCR. */
  readonly pagesWithoutText: readonly number[];
}

/**
 * The likely pages of a whole report, what it says about itself, and the pages that say nothing.
 */
export const locateCandidates = (plainTexts: readonly string[]): CandidatePages => ({
  pages: likelyPages(plainTexts),
  hints: reportHints(plainTexts),
  pagesWithoutText: plainTexts.flatMap((text, i) =>
    text.replace(/\s/g, '').length < LEAST_TEXT ? [i + 1] : [],
  ),
});
