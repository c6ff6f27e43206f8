import type { CompiledData, RatioAbsence } from '@fde/contracts';
import { stepOf } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
import type { ConceptId } from '../language/index.js';
import type { FindFigure } from './find-figures.js';
import { conceptNamed, type Ratio } from './ratio-table.js';

/** What is multiplied with the printed tax so that an expense is above zero. */
type Direction = 1 | -1;

interface Taxes {
  readonly find: FindFigure;
  readonly year: string;
}

const valueOf = (id: ConceptId, { find, year }: Taxes): number | undefined => {
  const finding = find(conceptNamed(id), year, 'any_sign');
  return finding.found ? finding.figure.value : undefined;
};

/** Rows that may stand between the tax and net income, as they enter it where they do. */
const FURTHER: readonly { readonly id: ConceptId; readonly enters: (value: number) => number }[] = [
  { id: 'equity_method_result', enters: (value) => value },
  { id: 'discontinued_operations', enters: (value) => value },
  { id: 'net_income_attributable_to_minority', enters: (value) => -Math.abs(value) },
];

/** Every choice of them: a row above the tax, or below net income, does not enter. */
const choicesOf = (values: readonly number[]): readonly (readonly number[])[] =>
  values.reduce<readonly (readonly number[])[]>(
    (choices, value) => [...choices, ...choices.map((choice) => [...choice, value])],
    [[]],
  );

/** Whether profit before taxes less the tax, with some of the further rows, is net income. */
const reaches = (net: number, before: number, tax: number, further: readonly number[]): boolean =>
  choicesOf(further).some((choice) => {
    const addends = [before, -tax, ...choice];
    const sum = addends.reduce((all, value) => all + value, 0);
    return agrees(sum, net, { addends: addends.length, step: stepOf(net, ...addends) });
  });

/** The direction in which the tax leads from profit before taxes to net income; undefined where none does, or both. */
const provenIn = (taxes: Taxes): Direction | undefined => {
  const [before, tax, net] = (['income_before_taxes', 'income_tax', 'net_income'] as const).map(
    (id) => valueOf(id, taxes),
  );
  if (before === undefined || tax === undefined || net === undefined) return undefined;
  const further = FURTHER.flatMap(({ id, enters }) => {
    const value = valueOf(id, taxes);
    return value === undefined ? [] : [enters(value)];
  });
  const fits = ([1, -1] as const).filter((one) => reaches(net, before, one * tax, further));
  const [direction] = fits;
  return fits.length === 1 || tax === 0 ? direction : undefined;
};

/** Of a company that prints the tax on one side of zero in all years: what its other years prove. */
const ofOtherYears = (find: FindFigure, years: readonly string[]): Direction | undefined => {
  const taxes = years.map((year) => valueOf('income_tax', { find, year }) ?? 0);
  if (taxes.some((tax) => tax > 0) && taxes.some((tax) => tax < 0)) return undefined;
  const proven = new Set(years.flatMap((year) => provenIn({ find, year }) ?? []));
  return proven.size === 1 ? [...proven][0] : undefined;
};

const endsAboveItsProfit = (taxes: Taxes): boolean =>
  (valueOf('net_income', taxes) ?? -Infinity) > (valueOf('income_before_taxes', taxes) ?? Infinity);

const directionOf = (taxes: Taxes, years: readonly string[]): Direction | undefined =>
  provenIn(taxes) ?? (endsAboveItsProfit(taxes) ? undefined : ofOtherYears(taxes.find, years));

const absence = (reason: RatioAbsence['reason'], year: string, message: string): RatioAbsence => ({
  reason,
  concept: 'income_tax',
  year,
  message,
});

/**
 * Companies print an expense above or below zero, so a sign does not tell it from a credit. The year's
 * own sum does: profit before taxes less the tax is net income. A credit leaves the rate of tax open.
 */
export const taxAbsence = (
  { formula }: Ratio,
  year: string,
  find: FindFigure,
  statements: readonly CompiledData[],
): RatioAbsence | undefined => {
  if (formula.kind !== 'quotient' || formula.afterTax !== true) return undefined;
  const taxes = { find, year };
  const income = statements.find((one) => one.statement_type === 'income_statement');
  const direction = directionOf(taxes, income?.years ?? []);
  if (direction === undefined)
    return absence(
      'tax_not_proven',
      year,
      `Nothing proves whether the income tax of ${year} is an expense or a credit`,
    );
  return direction * (valueOf('income_tax', taxes) ?? 0) < 0
    ? absence(
        'tax_credit',
        year,
        `The income tax of ${year} is a credit: the year's rate of tax is not known`,
      )
    : undefined;
};
