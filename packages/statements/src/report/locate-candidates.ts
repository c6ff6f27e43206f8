import { withCommonYears } from '@fde/contracts/calendars';

import { reportHints, type ReportHints } from '../decide/report-hints.js';
import { likelyPages, type CandidatePage } from '../locate/likely-pages.js';
import { inLanguagesOf } from '../language/languages-in-use.js';

/** Characters of a page, from which it counts as having text at all. */
const LEAST_TEXT = 20;

/** What the plain text of a report says before the position of any word is known. */
export interface CandidatePages {
  /** Pages worth reading with positions, in page order. */
  readonly pages: readonly CandidatePage[];
  readonly hints: ReportHints;
  /**
   * Pages without usable text. If statements are not found elsewhere, these may be scans worth
   * recognising.
   */
  readonly pagesWithoutText: readonly number[];
}

/**
 * The likely pages of a whole report, what it says about itself, and its pages without usable text.
 */
export const locateCandidates = (plainTexts: readonly string[]): CandidatePages => {
  const dated = plainTexts.map(withCommonYears);
  return inLanguagesOf(dated, () => ({
    pages: likelyPages(dated),
    hints: reportHints(dated),
    pagesWithoutText: dated.flatMap((text, i) =>
      text.replace(/\s/g, '').length < LEAST_TEXT ? [i + 1] : [],
    ),
  }));
};
