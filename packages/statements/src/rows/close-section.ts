import { meaning } from '../language/meanings.js';
import type { CanonicalStatementType } from '@fde/contracts';

import { exactly } from '../language/any-of.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { fold, type ConceptId } from '../language/index.js';
import { conceptOf, namesTotal } from '../concepts/concept-of.js';

/** Totals after which nothing of the sections above goes on. */
const CLOSES_ALL: ReadonlySet<ConceptId> = new Set([
  'total_assets',
  'total_liabilities_and_equity',
]);
/** Totals that end the section under whose heading their parts stand. */
const CLOSES_ONE: ReadonlySet<ConceptId> = new Set([
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'total_liabilities',
  'total_equity',
  'total_current_assets',
  'total_current_liabilities',
]);

/** In a balance sheet of two sides this one word stands for equity and liabilities. */
const BOTH_SIDES = exactly(inAnyLanguage((l) => l.labelWords.bothSides));
const AND = new RegExp(String.raw`\b(?:${inAnyLanguage((l) => l.labelWords.and).source})\b|[&/]`);
const CLAIMS = meaning('liabilities', 'equity');

/** "Equity and liabilities" goes on after "Total equity". */
const isWider = (heading: string): boolean =>
  BOTH_SIDES.test(fold(heading)) || (AND.test(fold(heading)) && CLAIMS.test(fold(heading)));

/** How many of the open headings (outermost first) a valued row of this label closes behind itself. */
export const closedHeadings =
  (type: CanonicalStatementType) =>
  (label: string, open: readonly string[]): number => {
    const innermost = open.at(-1);
    if (innermost === undefined) return 0;
    if (label === '') return isWider(innermost) ? 0 : 1;
    const concept = conceptOf(label, type)?.id;
    if (concept === undefined || !namesTotal(label, type)) return 0;
    if (CLOSES_ALL.has(concept)) return open.length;
    return CLOSES_ONE.has(concept) && !isWider(innermost) ? 1 : 0;
  };
