import {
  NO_CURRENCY,
  type CompiledData,
  type RatioAbsence,
  type RatioFigure,
  type RatioValue,
} from '@fde/contracts';
import type { NamedConcept } from '../concepts/taxonomy.js';
import { countsBySize, type FindFigure, type Finding } from './find-figures.js';
import { furtherRow } from './further-row.js';
import { termsOf, type Ratio, type Term } from './ratio-table.js';
import { shareCount, shareScales } from './share-count.js';
import { industryFault, type Industry } from './industry.js';
import { taxAbsence } from './tax-direction.js';
import type { YearBefore } from './years-before.js';

/** Decimals of a ratio: a thousandth of a percent is more than printed figures can say. */
const DECIMALS = 6;

export interface RatioContext {
  readonly find: FindFigure;
  readonly statements: readonly CompiledData[];
  readonly yearBefore: YearBefore;
  readonly industry: Industry;
}

type Found = Extract<Finding, { readonly found: true }>;
/** A figure as the formula takes it. */
interface Amount {
  readonly concept: NamedConcept;
  readonly year: string;
  readonly amount: number;
}

const isAmount = (one: Amount | RatioAbsence): one is Amount => 'amount' in one;
const isFound = (finding: Finding): finding is Found => finding.found;

/** Why a ratio cannot use figures of these statements together; undefined if it can. Only currencies matter: different scales are converted. */
const currencyFault = (
  terms: readonly Term[],
  year: string,
  statements: readonly CompiledData[],
): RatioAbsence | undefined => {
  const sides = terms.flatMap(({ concept }) => {
    const data = statements.find((one) => one.statement_type === concept.statement);
    return data === undefined ? [] : [{ concept, currency: data.currency }];
  });
  const [first, ...others] = sides;
  const other = others.find(({ concept }) => concept.statement !== first?.concept.statement);
  if (first === undefined || other === undefined) return undefined;
  const silent = [first, other].find(({ currency }) => currency === NO_CURRENCY);
  const absence = { concept: (silent ?? other).concept.id, year };
  if (silent !== undefined)
    return {
      ...absence,
      reason: 'currency_not_stated',
      message: `The currency of ${silent.concept.label.toLowerCase()} is not stated, so it is not set against another statement's figure`,
    };
  if (first.currency === other.currency) return undefined;
  return {
    ...absence,
    reason: 'other_currency',
    message: `${first.concept.label} is in ${first.currency}, ${other.concept.label.toLowerCase()} in ${other.currency}; nothing is converted`,
  };
};

/** Shares of today; nothing where it is not proven in what they are counted. */
const sharesOf = (
  { concept }: Term,
  figure: RatioFigure,
  statements: readonly CompiledData[],
): Amount | RatioAbsence => {
  const income = statements.find((one) => one.statement_type === concept.statement);
  const count = income && shareCount(income, shareScales(income), figure);
  return count === undefined
    ? {
        reason: 'unit_not_proven',
        concept: concept.id,
        year: figure.year,
        message: 'Nothing proves whether shares are counted in ones, thousands or millions',
      }
    : { concept, year: figure.year, amount: count.value * count.scale };
};

const amountOf = (
  term: Term,
  { figure }: Found,
  statements: readonly CompiledData[],
): Amount | RatioAbsence => {
  if (term.concept.unit === 'shares') return sharesOf(term, figure, statements);
  const scale = statements.find((one) => one.statement_type === term.concept.statement)?.scale ?? 1;
  const size = countsBySize(term.concept) ? Math.abs(figure.value) : figure.value;
  return { concept: term.concept, year: figure.year, amount: size * scale };
};

/** The first of the amounts that must be above zero and is not. */
const notAboveZero = (amounts: readonly Amount[]): RatioAbsence | undefined => {
  const low = amounts.find(({ amount }) => !(amount > 0));
  return (
    low && {
      reason: 'not_above_zero',
      concept: low.concept.id,
      year: low.year,
      message: `${low.concept.label} of ${low.year} is ${low.amount === 0 ? 'zero' : 'below zero'}: the ratio would say nothing`,
    }
  );
};

/** Of several rows together no single one is too low. */
const divisorFault = (year: string): RatioAbsence => ({
  reason: 'divisor_not_above_zero',
  concept: '',
  year,
  message: 'What it divides by is zero or below: the ratio would say nothing',
});

const amountsOf = (
  terms: readonly Term[],
  figures: readonly Found[],
  statements: readonly CompiledData[],
): readonly (Amount | RatioAbsence)[] =>
  terms.flatMap((term, at) => {
    const finding = figures[at];
    return finding === undefined ? [] : [amountOf(term, finding, statements)];
  });

const grownOver = (years: number, amounts: readonly Amount[]): number | RatioAbsence => {
  const [now = NaN, before = NaN] = amounts.map(({ amount }) => amount);
  // Growth to zero is a loss of all, and compounds to no rate; to below zero it has no meaning.
  const isRate = years === 1 && !(now < 0);
  const fault = notAboveZero(isRate ? amounts.slice(1) : amounts.toReversed());
  return fault ?? Math.pow(now / before, 1 / years) - 1;
};

/** A bank without loans is none: its loans stand in rows that are not found. */
const ofIndustry = ({ of }: Ratio, amounts: readonly Amount[]): RatioAbsence | undefined =>
  of === undefined || of === 'company' ? undefined : notAboveZero(amounts);

const compute = ({ formula }: Ratio, amounts: readonly Amount[]): number | RatioAbsence => {
  const value = (at: number): number => amounts[at]?.amount ?? NaN;
  if (formula.kind === 'growth') return grownOver(formula.years, amounts);
  const sumFrom = (start: number, operands: typeof formula.above): number =>
    operands.reduce((sum, { sign }, at) => sum + sign * value(start + at), 0);
  if (formula.kind === 'amount') return sumFrom(0, formula.above);
  const { above, below, times = 1, afterTax } = formula;
  const divisor = sumFrom(above.length, below);
  if (below.length === 1) {
    const fault = notAboveZero(amounts.slice(above.length, above.length + 1));
    if (fault !== undefined) return fault;
  } else if (!(divisor > 0)) return divisorFault(amounts.at(-1)?.year ?? '');
  const quotient = (times * sumFrom(0, above)) / divisor;
  if (afterTax !== true) return quotient;
  const profit = amounts.slice(-1);
  return (
    notAboveZero(profit) ?? quotient * (1 - value(amounts.length - 2) / value(amounts.length - 1))
  );
};

/** Clients may store any number, and JSON has no infinity. */
const withinRange = (
  value: number | RatioAbsence,
  { label }: Ratio,
  year: string,
): number | RatioAbsence =>
  typeof value !== 'number' || Number.isFinite(value)
    ? value
    : {
        reason: 'out_of_range',
        concept: '',
        year,
        message: `The figures of ${label.toLowerCase()} are too large or too small to be divided`,
      };

const valueOf = (
  ratio: Ratio,
  year: string,
  converted: readonly (Amount | RatioAbsence)[],
): number | RatioAbsence => {
  const unproven = converted.find((one): one is RatioAbsence => !isAmount(one));
  const amounts = converted.filter(isAmount);
  return (
    unproven ?? ofIndustry(ratio, amounts) ?? withinRange(compute(ratio, amounts), ratio, year)
  );
};

const withoutValue = (absent: RatioAbsence, found: readonly Found[]): RatioValue => ({
  value: null,
  confidence: null,
  figures: found.map(({ key }) => key),
  absent,
});

interface Computed {
  readonly result: RatioValue;
  readonly figures: readonly Found[];
}

const computeApplicable = (
  ratio: Ratio,
  year: string,
  { find, statements, yearBefore }: RatioContext,
): Computed => {
  const terms = termsOf(ratio);
  const findings = terms.map(({ concept, yearsBefore, signs }) =>
    find(concept, yearsBefore === 0 ? year : yearBefore(year, yearsBefore), signs),
  );
  const figures = findings.filter(isFound);
  const [missing] = findings.flatMap((finding) => (finding.found ? [] : [finding.absent]));
  const fault =
    missing ??
    currencyFault(terms, year, statements) ??
    furtherRow(ratio, year, figures, statements) ??
    taxAbsence(ratio, year, find, statements);
  if (fault !== undefined) return { result: withoutValue(fault, figures), figures };
  const value = valueOf(ratio, year, amountsOf(terms, figures, statements));
  if (typeof value !== 'number') return { result: withoutValue(value, figures), figures };
  return {
    result: {
      value: Number(value.toFixed(DECIMALS)),
      confidence: Math.min(...figures.map(({ figure }) => figure.confidence)),
      figures: figures.map(({ key }) => key),
      absent: null,
    },
    figures,
  };
};

/** A ratio of one company in one year with the figures found for it; absent with the reason where they do not give one. */
export const computeRatio = (ratio: Ratio, year: string, context: RatioContext): Computed => {
  const fault = industryFault(ratio.of, context.industry, year);
  return fault === undefined
    ? computeApplicable(ratio, year, context)
    : { result: withoutValue(fault, []), figures: [] };
};
