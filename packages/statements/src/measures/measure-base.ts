import {
  NO_CURRENCY,
  type CompiledData,
  type Measure,
  type MeasureAbsence,
  type MeasureBase,
  type RowMove,
} from '@fde/contracts';
import { figureFinder, linesOf, type FindFigure } from '../ratios/find-figures.js';
import { conceptNamed } from '../ratios/ratio-table.js';
import { shareCount, shareScales } from '../ratios/share-count.js';
import type { BaseOf, SureAmount } from './measure-cell.js';

type Concept = ReturnType<typeof conceptNamed>;

/** What the numbers of a statement are divided by, and how it is found. */
export interface FoundBase {
  readonly base: MeasureBase | null;
  readonly baseOf: BaseOf;
}

/** The statements of a company, for what numbers are divided by. */
export interface BaseSeries {
  readonly statements: readonly CompiledData[];
  readonly moves: readonly RowMove[];
}

const NOTHING: FoundBase = {
  base: null,
  baseOf: () => ({
    reason: 'no_base',
    message: 'Statements of this type have nothing to divide by',
  }),
};

const describeBase = ({ id, label, statement }: Concept): MeasureBase => ({
  concept: id,
  label,
  statement_type: statement,
});

/** Why numbers of two statements cannot be divided; undefined if they can. */
const currencyFault = (own: CompiledData, other: CompiledData): MeasureAbsence | undefined => {
  if (own.statement_type === other.statement_type) return undefined;
  if (own.currency === NO_CURRENCY || other.currency === NO_CURRENCY)
    return {
      reason: 'currency_not_stated',
      message: 'A currency is not stated, so the numbers of two statements are not divided',
    };
  return own.currency === other.currency
    ? undefined
    : {
        reason: 'other_currency',
        message: `The numbers are in ${own.currency} and in ${other.currency}; nothing is converted`,
      };
};

const statementOf = (
  { statements }: BaseSeries,
  { statement }: Concept,
): CompiledData | undefined => statements.find(({ statement_type: type }) => type === statement);

/** Revenue, or what else money is a share of. */
const moneyBase = (data: CompiledData, series: BaseSeries, concept: Concept): FoundBase => {
  const find = figureFinder(linesOf(series.statements, series.moves));
  const other = statementOf(series, concept);
  const baseOf: BaseOf = (year) => {
    const found = find(concept, year);
    if (!found.found || other === undefined)
      return { reason: 'no_base', message: found.found ? '' : found.absent.message };
    const { value, confidence } = found.figure;
    return currencyFault(data, other) ?? { year, value, scale: other.scale, confidence };
  };
  return { base: describeBase(concept), baseOf };
};

/** A share count on the shares of today. */
const countOf = (
  income: CompiledData,
  scales: readonly (number | null)[],
  find: FindFigure,
  concept: Concept,
  year: string,
): SureAmount | MeasureAbsence => {
  const found = find(concept, year);
  if (!found.found) return { reason: 'no_base', message: found.absent.message };
  const { figure } = found;
  const count = shareCount(income, scales, figure);
  if (count === undefined)
    return {
      reason: 'unit_not_proven',
      message: 'Nothing proves whether shares are counted in ones, thousands or millions',
    };
  return { year, ...count, confidence: figure.confidence };
};

/** The average number of shares, diluted unless the basic one is printed of more years. */
const sharesBase = (data: CompiledData, series: BaseSeries): FoundBase => {
  const find = figureFinder(linesOf(series.statements, series.moves));
  const yearsWith = (concept: Concept): number =>
    data.years.filter((year) => find(concept, year).found).length;
  const [diluted, basic] = [conceptNamed('shares_diluted'), conceptNamed('shares_basic')];
  const concept = yearsWith(basic) > yearsWith(diluted) ? basic : diluted;
  const income = statementOf(series, concept);
  const scales = income === undefined ? [] : shareScales(income);
  return {
    base: describeBase(concept),
    baseOf: (year) =>
      income === undefined
        ? { reason: 'no_base', message: 'No income statement is compiled' }
        : countOf(income, scales, find, concept, year),
  };
};

/** What the money of each statement is a share of. */
const COMMON_BASES = {
  income_statement: 'revenue',
  balance_sheet: 'total_assets',
  cash_flow_statement: 'revenue',
} as const;

const isPrimary = (type: string): type is keyof typeof COMMON_BASES =>
  Object.hasOwn(COMMON_BASES, type);

/** What a measure divides the numbers of a statement by; growth divides by none. */
export const measureBase = (
  measure: Measure,
  data: CompiledData,
  series: BaseSeries,
): FoundBase => {
  const type: string = data.statement_type;
  if (!isPrimary(type)) return NOTHING;
  if (measure === 'common_size') return moneyBase(data, series, conceptNamed(COMMON_BASES[type]));
  return measure === 'per_share' ? sharesBase(data, series) : NOTHING;
};
