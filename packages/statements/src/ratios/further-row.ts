import type { CompiledData, CompiledLineItem, RatioAbsence } from '@fde/contracts';
import { foldLabel } from '../concepts/label.js';
import { anyMeaning } from '../language/meanings.js';
import type { Finding } from './find-figures.js';
import { conceptNamed, type Ratio } from './ratio-table.js';
import { forLanguages } from '../language/languages-in-use.js';

const ASSETS = forLanguages(() => anyMeaning('assets', 'asset', 'receivable'));

const isFurther = (
  meaning: RegExp,
  { name, section, unit, is_total: isTotal, values }: CompiledLineItem,
  year: string,
): boolean => {
  if (unit !== 'money' || isTotal || (values[year] ?? 0) === 0) return false;
  return meaning.test(foldLabel(name)) && !ASSETS().test(foldLabel(`${section ?? ''} ${name}`));
};

/**
 * A row that a sum should have and does not: debt stands in several rows (loans, bonds, commercial
 * paper), and a ratio that forgets one makes the company look better than it is.
 */
export const furtherRow = (
  { formula }: Ratio,
  year: string,
  figures: readonly Extract<Finding, { readonly found: true }>[],
  statements: readonly CompiledData[],
): RatioAbsence | undefined => {
  if (formula.kind === 'growth' || formula.allOf === undefined) return undefined;
  const below = formula.kind === 'amount' ? [] : formula.below;
  const concept = [...formula.above, ...below]
    .map(({ id }) => conceptNamed(id))
    .find(({ statement }) => statement === 'balance_sheet');
  if (concept === undefined) return undefined;
  const meaning = anyMeaning(formula.allOf);
  const taken = new Set(
    figures.flatMap(({ figure, rows }) =>
      figure.statement_type === concept.statement ? rows : [],
    ),
  );
  const further = statements
    .find((one) => one.statement_type === concept.statement)
    ?.line_items.find((item, index) => !taken.has(index) && isFurther(meaning, item, year));
  return (
    further && {
      reason: 'further_row',
      concept: concept.id,
      year,
      message: `'${further.name}' is ${formula.allOf} as well, and in none of the rows: their sum would be too low`,
    }
  );
};
