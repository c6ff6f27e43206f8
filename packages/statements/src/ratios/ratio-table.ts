import type { RatioDefinition, RatioId } from '@fde/contracts';
import { NAMED_CONCEPTS, type NamedConcept } from '../concepts/taxonomy.js';
import type { ConceptId } from '../language/index.js';
import type { Meaning } from '../language/lexicon.js';
import type { Industry } from './industry.js';

/** A row in a sum, with its sign. */
interface Operand {
  readonly id: ConceptId;
  readonly sign: 1 | -1;
}

/** How a ratio is computed. */
type Formula =
  /** The sum of the rows above, less those that are deducted, divided by the sum of the rows below. */
  | {
      readonly kind: 'quotient';
      readonly above: readonly Operand[];
      readonly below: readonly Operand[];
      /** What the quotient is multiplied by: the days of a year. */
      readonly times?: number;
      /** What the rows above must be all of: a sum that misses some of it would mislead. */
      readonly allOf?: Meaning;
      /** Of the sum above only what taxes leave, at the year's own rate of tax. */
      readonly afterTax?: true;
    }
  /** The sum of rows: an amount of the currency. */
  | { readonly kind: 'amount'; readonly above: readonly Operand[]; readonly allOf?: Meaning }
  /** Growth per year over a number of years: of one year, or the compound annual rate of several. */
  | { readonly kind: 'growth'; readonly of: ConceptId; readonly years: number };

export interface Ratio extends Pick<RatioDefinition, 'label' | 'group' | 'unit'> {
  readonly id: RatioId;
  readonly formula: Formula;
  /** Of one industry alone: of another, the rows of its formula are others, or say nothing. */
  readonly of?: Industry;
}

const DAYS_OF_YEAR = 365;

const CONCEPTS: ReadonlyMap<string, NamedConcept> = new Map(
  NAMED_CONCEPTS.map((concept) => [concept.id, concept]),
);

export const conceptNamed = (id: ConceptId): NamedConcept => {
  const concept = CONCEPTS.get(id);
  if (concept === undefined) throw new TypeError(`The taxonomy has no named concept ${id}`);
  return concept;
};

type Named = Omit<Ratio, 'id' | 'group' | 'unit'>;

/** A row that is taken off although no statement deducts it. */
const less = (id: ConceptId): Operand => ({ id, sign: -1 });

type Row = ConceptId | Operand;

/** Rows as a sum takes them: what statements deduct is taken off the first. */
const operandsOf = (rows: readonly Row[]): readonly Operand[] =>
  rows.map((row, at) => {
    if (typeof row !== 'string') return row;
    return { id: row, sign: at > 0 && conceptNamed(row).sign === -1 ? -1 : 1 };
  });

const over = (
  label: string,
  above: readonly Row[],
  below: ConceptId | readonly Row[],
  more: { readonly allOf?: Meaning; readonly times?: number; readonly afterTax?: true } = {},
): Named => ({
  label,
  formula: {
    kind: 'quotient',
    above: operandsOf(above),
    below: operandsOf(typeof below === 'string' ? [below] : below),
    ...more,
  },
});
const amount = (
  label: string,
  rows: readonly Row[],
  more: { readonly allOf?: Meaning } = {},
): Named => ({ label, formula: { kind: 'amount', above: operandsOf(rows), ...more } });
/** How many days what stands at the year's end would last, or take, at the year's pace. */
const days = (label: string, what: ConceptId, pace: ConceptId): Named =>
  over(label, [what], pace, { times: DAYS_OF_YEAR });
const growth = (label: string, of: ConceptId, years: number): Named => ({
  label,
  formula: { kind: 'growth', of, years },
});

const ofGroup = (
  group: Ratio['group'],
  unit: Ratio['unit'],
  ratios: Readonly<Partial<Record<RatioId, Named>>>,
): readonly Ratio[] =>
  Object.entries(ratios).map(([id, named]) => ({ id: id as RatioId, group, unit, ...named }));

/** Earnings before interest, taxes, depreciation and amortization, as the statements print their parts. */
const EBITDA: readonly Row[] = ['operating_income', 'depreciation_and_amortization'];

/** Borrowings less what could repay them at once. */
const NET_DEBT: readonly Row[] = [
  'short_term_debt',
  'long_term_debt',
  less('cash_and_cash_equivalents'),
];

/** In the order in which they are shown. */
const ALL: readonly Ratio[] = [
  ...ofGroup('amounts', 'amount', {
    ebit: amount('EBIT', ['operating_income']),
    ebitda: amount('EBITDA', EBITDA),
    net_debt: amount('Net debt', NET_DEBT, { allOf: 'debt' }),
    free_cash_flow: amount('Free cash flow', ['operating_cash_flow', 'capital_expenditure']),
  }),
  ...ofGroup('margins', 'share', {
    gross_margin: over('Gross margin', ['gross_profit'], 'revenue'),
    operating_margin: over('Operating margin', ['operating_income'], 'revenue'),
    net_margin: over('Net margin', ['net_income'], 'revenue'),
  }),
  ...ofGroup('margins', 'share', {
    ebitda_margin: over('EBITDA margin', EBITDA, 'revenue'),
  }),
  ...ofGroup('growth', 'share', {
    revenue_growth: growth('Revenue growth', 'revenue', 1),
    net_income_growth: growth('Net income growth', 'net_income', 1),
    revenue_growth_3_years: growth('Revenue growth, 3 years (CAGR)', 'revenue', 3),
    revenue_growth_5_years: growth('Revenue growth, 5 years (CAGR)', 'revenue', 5),
    net_income_growth_3_years: growth('Net income growth, 3 years (CAGR)', 'net_income', 3),
    net_income_growth_5_years: growth('Net income growth, 5 years (CAGR)', 'net_income', 5),
  }),
  ...ofGroup('returns', 'share', {
    return_on_assets: over('Return on assets', ['net_income'], 'total_assets'),
    return_on_equity: over('Return on equity', ['net_income'], 'total_equity'),
    return_on_capital_employed: over(
      'Return on capital employed',
      ['operating_income'],
      ['total_assets', less('total_current_liabilities')],
    ),
  }),
  ...ofGroup('returns', 'share', {
    return_on_invested_capital: over(
      'Return on invested capital',
      ['operating_income'],
      ['short_term_debt', 'long_term_debt', 'total_equity', less('cash_and_cash_equivalents')],
      { allOf: 'debt', afterTax: true },
    ),
  }),
  ...ofGroup('returns', 'times', {
    asset_turnover: over('Asset turnover', ['revenue'], 'total_assets'),
  }),
  ...ofGroup('leverage', 'times', {
    liabilities_to_equity: over('Liabilities to equity', ['total_liabilities'], 'total_equity'),
    debt_to_equity: over('Debt to equity', ['short_term_debt', 'long_term_debt'], 'total_equity', {
      allOf: 'debt',
    }),
  }),
  ...ofGroup('leverage', 'share', {
    equity_ratio: over('Equity ratio', ['total_equity'], 'total_assets'),
  }),
  ...ofGroup('leverage', 'times', {
    current_ratio: over('Current ratio', ['total_current_assets'], 'total_current_liabilities'),
    interest_cover: over('Interest cover', ['operating_income'], 'interest_expense'),
    net_debt_to_ebitda: over('Net debt to EBITDA', NET_DEBT, EBITDA, { allOf: 'debt' }),
  }),
  ...ofGroup('cash', 'share', {
    operating_cash_flow_margin: over(
      'Operating cash flow margin',
      ['operating_cash_flow'],
      'revenue',
    ),
    free_cash_flow_margin: over(
      'Free cash flow margin',
      ['operating_cash_flow', 'capital_expenditure'],
      'revenue',
    ),
    payout_ratio: over('Payout ratio', ['dividends_paid'], 'net_income_attributable_to_parent'),
  }),
  ...ofGroup('cash', 'per_share', {
    free_cash_flow_per_share: over(
      'Free cash flow per share',
      ['operating_cash_flow', 'capital_expenditure'],
      'shares_diluted',
    ),
  }),
  ...ofGroup('working_capital', 'days', {
    receivables_days: days('Days of receivables', 'receivables', 'revenue'),
    inventory_days: days('Days of inventories', 'inventories', 'cost_of_revenue'),
    payables_days: days('Days of payables', 'payables', 'cost_of_revenue'),
  }),
  ...ofGroup('banks', 'share', {
    net_interest_to_assets: over(
      'Net interest income to assets',
      ['net_interest_income'],
      'total_assets',
    ),
    loans_to_deposits: over('Loans to deposits', ['loans_to_customers'], 'deposits'),
  }),
  ...ofGroup('insurers', 'share', {
    claims_to_premiums: over('Claims to premiums', ['claims'], 'premiums_earned'),
  }),
];

/**
 * What says nothing of a bank or an insurer: their operating income is another, debt and cash are what
 * they work with, and their statements have no cost of sales and no terms.
 */
const OF_COMPANIES: ReadonlySet<RatioId> = new Set([
  'ebit',
  'ebitda',
  'net_debt',
  'free_cash_flow',
  'gross_margin',
  'operating_margin',
  'ebitda_margin',
  'return_on_capital_employed',
  'return_on_invested_capital',
  'debt_to_equity',
  'current_ratio',
  'interest_cover',
  'net_debt_to_ebitda',
  'operating_cash_flow_margin',
  'free_cash_flow_margin',
  'free_cash_flow_per_share',
  'receivables_days',
  'inventory_days',
  'payables_days',
]);

const industryOf = ({ id, group }: Ratio): Industry | undefined => {
  if (group === 'banks') return 'bank';
  if (group === 'insurers') return 'insurer';
  return OF_COMPANIES.has(id) ? 'company' : undefined;
};

/** All ratios. They use figures of the year's end, no averages. */
export const RATIOS: readonly Ratio[] = ALL.map((ratio) => {
  const of = industryOf(ratio);
  return of === undefined ? ratio : { ...ratio, of };
});

/** A row that a ratio is computed from, and how many years before the ratio's own it stands. */
export interface Term {
  readonly concept: NamedConcept;
  readonly yearsBefore: number;
  /** Of the tax: the year's own sum proves what its sign means. */
  readonly signs?: 'any_sign';
}

/** The year's own rate of tax is the first divided by the second. */
const TAX_RATE: readonly ConceptId[] = ['income_tax', 'income_before_taxes'];

const taxTerms = (): readonly Term[] =>
  TAX_RATE.map((id) => ({ concept: conceptNamed(id), yearsBefore: 0, signs: 'any_sign' }));

const ofTheYear = (operands: readonly Operand[]): readonly Term[] =>
  operands.map(({ id }) => ({ concept: conceptNamed(id), yearsBefore: 0 }));

export const termsOf = ({ formula }: Ratio): readonly Term[] => {
  if (formula.kind === 'growth')
    return [0, formula.years].map((yearsBefore) => ({
      concept: conceptNamed(formula.of),
      yearsBefore,
    }));
  if (formula.kind === 'amount') return ofTheYear(formula.above);
  return [
    ...ofTheYear([...formula.above, ...formula.below]),
    ...(formula.afterTax === true ? taxTerms() : []),
  ];
};

const sumText = (operands: readonly Operand[]): string =>
  operands
    .map(({ id, sign }, at) => {
      const { label } = conceptNamed(id);
      return at === 0 ? label : `${sign === -1 ? '−' : '+'} ${label}`;
    })
    .join(' ');

const inBrackets = (operands: readonly Operand[]): string =>
  operands.length === 1 ? sumText(operands) : `(${sumText(operands)})`;

/** "Gross profit / Revenue": the formula as people write it. */
const formulaText = ({ formula }: Ratio): string => {
  if (formula.kind === 'growth') {
    const { label } = conceptNamed(formula.of);
    return formula.years === 1
      ? `${label} / ${label} of the year before − 1`
      : `(${label} / ${label} of ${formula.years} years before)^(1/${formula.years}) − 1`;
  }
  if (formula.kind === 'amount') return sumText(formula.above);
  const times = formula.times === undefined ? '' : ` × ${formula.times}`;
  const [tax = '', profit = ''] = TAX_RATE.map((id) => conceptNamed(id).label);
  const left = formula.afterTax === true ? ` × (1 − ${tax} / ${profit})` : '';
  return `${inBrackets(formula.above)}${left} / ${inBrackets(formula.below)}${times}`;
};

export const definitionOf = (ratio: Ratio): RatioDefinition => ({
  id: ratio.id,
  label: ratio.label,
  group: ratio.group,
  unit: ratio.unit,
  formula: formulaText(ratio),
  terms: termsOf(ratio).map(({ concept, yearsBefore }) => ({
    concept: concept.id,
    label: concept.label,
    statement_type: concept.statement,
    years_before: yearsBefore,
  })),
});
