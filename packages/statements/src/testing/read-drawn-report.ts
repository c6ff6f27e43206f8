import type { CanonicalStatementType, PageText, RawLineItem, RawStatement } from '@fde/contracts';

import { locateCandidates } from '../report/locate-candidates.js';
import { readStatements } from '../report/read-report.js';
import type { ReportReading } from '../report/reading-result.js';
import { pageFromText, plainFromText } from './page-from-text.js';

/**
 * Reads drawn pages as a report is read: plain text of all pages first, then positions of the
 * candidates.
 */
export const readDrawnReport = (
  drawings: readonly string[],
  { isFromRight = false }: { readonly isFromRight?: boolean } = {},
): ReportReading => {
  const located = locateCandidates(drawings.map(plainFromText));
  const wanted = new Set(located.pages.map((p) => p.page));
  const drawn = drawings.map((d, i) => pageFromText(d, i + 1)).filter((p) => wanted.has(p.page));
  const pages = isFromRight ? drawn.map(fromRight) : drawn;
  return readStatements(pages, { pageCount: drawings.length, hints: located.hints });
};

/** The page with what is drawn on its left printed on its right. */
const fromRight = (page: PageText): PageText => ({
  ...page,
  words: page.words.map((word) => ({
    ...word,
    x0: page.width - word.x1,
    x1: page.width - word.x0,
  })),
});

/** Reads a page as if it were the whole report. */
export const readOne = (page: PageText): ReportReading => readStatements([page], { pageCount: 1 });

export const statementOf = (result: ReportReading, type: CanonicalStatementType): RawStatement => {
  const found = result.statements.find((s) => s.statement_type === type);
  if (found === undefined) throw new Error(`no ${type} was read; ${result.problems.join('; ')}`);
  return found;
};

/**
 * The values of the first row with that name, in the order of the statement's years; `undefined` if
 * nothing is printed.
 */
export const valuesOf = (raw: RawStatement, name: string): (number | undefined)[] => {
  const item = raw.line_items.find((i) => i.name === name);
  if (item === undefined)
    throw new Error(
      `no row "${name}" among: ${raw.line_items.map((i: RawLineItem) => i.name).join(' | ')}`,
    );
  return raw.years.map((y) => item.values[y]);
};
