import type { CanonicalStatementType } from '@fde/contracts';

import type { ReportHints } from '../decide/report-hints.js';
import { tablesOf, type ReadCandidate, type Tables } from '../report/read-tables.js';
import { pageFromText } from './page-from-text.js';

const NO_HINTS: ReportHints = { namedYears: {} };

/** All tables of drawn pages that may be statements. */
export const tablesOfDrawn = (drawings: readonly string[], hints = NO_HINTS): Tables =>
  tablesOf(
    drawings.map((drawing, at) => pageFromText(drawing, at + 1)),
    hints,
  );

/** The one table of that type on that page. */
export const tableOn = (
  { drafts }: Tables,
  type: CanonicalStatementType,
  page: number,
): ReadCandidate => {
  const found = drafts.find(({ raw }) => raw.statement_type === type && raw.pages.includes(page));
  if (found === undefined)
    throw new Error(
      `no ${type} on page ${page} among ${drafts.map(({ raw }) => `${raw.statement_type} on ${raw.pages.join('+')}`).join(', ')}`,
    );
  return found;
};
