import type { Concept } from '../concepts/taxonomy.js';
import { anyMeaning } from '../language/meanings.js';
import type { CanonicalStatementType } from '@fde/contracts';

import { matchExactly } from '../language/any-of.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { fold, type ConceptId } from '../language/index.js';
import { conceptOf, namesTotal } from '../concepts/concept-of.js';
import { forLanguages } from '../language/languages-in-use.js';

/** Totals after which nothing of the sections above continues. */
const CLOSES_ALL: ReadonlySet<ConceptId> = new Set([
  'total_assets',
  'total_liabilities_and_equity',
]);
/**
 * Whether a total ends the section under whose heading its parts stand: it is named, and belongs to
 * one part of its statement.
 */
const closesOne = ({ label, side, activity }: Concept): boolean =>
  label !== undefined && (side !== undefined || activity !== undefined);

/** In a two-sided balance sheet this one word stands for equity and liabilities. */
const BOTH_SIDES = forLanguages(() => matchExactly(inAnyLanguage((l) => l.labelWords.bothSides)));
const AND = forLanguages(
  () => new RegExp(String.raw`\b(?:${inAnyLanguage((l) => l.labelWords.and).source})\b|[&/]`),
);
const CLAIMS = forLanguages(() => anyMeaning('liabilities', 'equity'));

/** "Equity and liabilities" continues after "Total equity". */
const isWider = (heading: string): boolean =>
  BOTH_SIDES().test(fold(heading)) || (AND().test(fold(heading)) && CLAIMS().test(fold(heading)));

/** Kinds of rows that are deducted from revenue: a heading of that name holds nothing else. */
const DEDUCTED: ReadonlySet<ConceptId> = new Set(['expense_line', 'cost_of_revenue']);
/** The results of an income statement, each the last row of what is deducted to reach it. */
const RESULTS: ReadonlySet<ConceptId> = new Set([
  'operating_income',
  'income_before_taxes',
  'net_income',
]);

/** "Operating income" ends "Operating expenses": interest and taxes are no part of them. */
const endsDeductions = ({ id }: Concept, heading: string): boolean => {
  const above = conceptOf(heading, 'income_statement');
  return RESULTS.has(id) && above !== undefined && DEDUCTED.has(above.id);
};

/** How many of the open headings (outermost first) a row with values closes by its label. */
export const closedHeadings =
  (type: CanonicalStatementType) =>
  (label: string, open: readonly string[]): number => {
    const innermost = open.at(-1);
    if (innermost === undefined) return 0;
    if (label === '') return isWider(innermost) ? 0 : 1;
    const concept = conceptOf(label, type);
    if (concept === undefined || !namesTotal(label, type)) return 0;
    if (CLOSES_ALL.has(concept.id)) return open.length;
    if (type === 'income_statement') return endsDeductions(concept, innermost) ? 1 : 0;
    return closesOne(concept) && !isWider(innermost) ? 1 : 0;
  };
