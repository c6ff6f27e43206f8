import type { CanonicalStatementType } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';

/** The parts of the three statements whose lines add up to a total. */
export type SectionId =
  | 'revenue'
  | 'gross'
  | 'operating'
  | 'before_taxes'
  | 'net'
  | 'attribution'
  | 'per_share'
  | 'current_assets'
  | 'noncurrent_assets'
  | 'assets'
  | 'current_liabilities'
  | 'noncurrent_liabilities'
  | 'liabilities'
  | 'mezzanine'
  | 'equity'
  | 'claims'
  | 'operating_activities'
  | 'investing_activities'
  | 'financing_activities'
  | 'cash'
  | 'further';

export interface Section {
  readonly id: SectionId;
  readonly statement: CanonicalStatementType;
  readonly label: string;
  /** What its lines of no concept are called together. */
  readonly other: string;
  /** Its named lines that stand in the vocabulary's first part, in order. */
  readonly lines: readonly ConceptId[];
  /** Its totals, the last one closing it. */
  readonly totals: readonly ConceptId[];
}

type Row = Omit<Section, 'statement'>;

const sectionsOf = (statement: CanonicalStatementType, rows: readonly Row[]): readonly Section[] =>
  rows.map((row) => ({ ...row, statement }));

/**
 * The sections of the three statements in printed order. Lines that add up to no total of the
 * statement (supplemental rows, comprehensive income) are in `further`.
 */
export const SECTIONS: readonly Section[] = [
  ...sectionsOf('income_statement', [
    {
      id: 'revenue',
      label: 'Revenue',
      other: 'Other revenue',
      lines: [],
      totals: ['revenue'],
    },
    {
      id: 'gross',
      label: 'Cost of revenue',
      other: 'Other cost of revenue',
      lines: ['cost_of_revenue'],
      totals: ['gross_profit'],
    },
    {
      id: 'operating',
      label: 'Operating income and expenses',
      other: 'Other operating items',
      lines: ['research_and_development', 'selling_general_administrative'],
      totals: ['operating_expenses', 'operating_income'],
    },
    {
      id: 'before_taxes',
      label: 'Financial and other items',
      other: 'Other items before taxes',
      lines: ['interest_expense'],
      totals: ['income_before_taxes'],
    },
    {
      id: 'net',
      label: 'Taxes and discontinued operations',
      other: 'Other items after taxes',
      lines: ['income_tax'],
      totals: ['net_income'],
    },
    {
      id: 'attribution',
      label: 'Attribution',
      other: 'Other attributions',
      lines: ['net_income_attributable_to_minority'],
      totals: ['net_income_attributable_to_parent'],
    },
    {
      id: 'per_share',
      label: 'Per share',
      other: 'Other figures per share',
      lines: ['eps_basic', 'eps_diluted', 'shares_basic', 'shares_diluted'],
      totals: [],
    },
    {
      id: 'further',
      label: 'Further rows',
      other: 'Rows not counted',
      lines: [],
      totals: [],
    },
  ]),
  ...sectionsOf('balance_sheet', [
    {
      id: 'current_assets',
      label: 'Current assets',
      other: 'Other current assets',
      lines: ['cash_and_cash_equivalents', 'receivables', 'inventories'],
      totals: ['total_current_assets'],
    },
    {
      id: 'noncurrent_assets',
      label: 'Non-current assets',
      other: 'Other non-current assets',
      lines: ['property_plant_equipment', 'goodwill', 'intangible_assets'],
      totals: ['total_noncurrent_assets'],
    },
    {
      id: 'assets',
      label: 'Assets',
      other: 'Other assets',
      lines: [],
      totals: ['total_assets'],
    },
    {
      id: 'current_liabilities',
      label: 'Current liabilities',
      other: 'Other current liabilities',
      lines: ['payables', 'short_term_debt'],
      totals: ['total_current_liabilities'],
    },
    {
      id: 'noncurrent_liabilities',
      label: 'Non-current liabilities',
      other: 'Other non-current liabilities',
      lines: ['long_term_debt'],
      totals: ['total_noncurrent_liabilities'],
    },
    {
      id: 'liabilities',
      label: 'Liabilities',
      other: 'Other liabilities',
      lines: [],
      totals: ['total_liabilities'],
    },
    {
      id: 'mezzanine',
      label: 'Between liabilities and equity',
      other: 'Other items between liabilities and equity',
      lines: [],
      totals: [],
    },
    {
      id: 'equity',
      label: 'Equity',
      other: 'Other equity',
      lines: ['retained_earnings', 'noncontrolling_interests'],
      totals: ['equity_attributable_to_parent', 'total_equity'],
    },
    {
      id: 'claims',
      label: 'Liabilities and equity',
      other: 'Other liabilities and equity',
      lines: [],
      totals: ['total_liabilities_and_equity'],
    },
    {
      id: 'further',
      label: 'Further rows',
      other: 'Rows not counted',
      lines: [],
      totals: [],
    },
  ]),
  ...sectionsOf('cash_flow_statement', [
    {
      id: 'operating_activities',
      label: 'Operating activities',
      other: 'Other operating cash flows',
      lines: ['cash_flow_net_income', 'depreciation_and_amortization', 'share_based_compensation'],
      totals: ['operating_cash_flow'],
    },
    {
      id: 'investing_activities',
      label: 'Investing activities',
      other: 'Other investing cash flows',
      lines: ['capital_expenditure'],
      totals: ['investing_cash_flow'],
    },
    {
      id: 'financing_activities',
      label: 'Financing activities',
      other: 'Other financing cash flows',
      lines: ['debt_issued', 'debt_repaid', 'share_repurchases', 'dividends_paid'],
      totals: ['financing_cash_flow'],
    },
    {
      id: 'cash',
      label: 'Cash',
      other: 'Other changes in cash',
      lines: ['exchange_rate_effect', 'opening_cash'],
      totals: ['net_change_in_cash', 'closing_cash'],
    },
    {
      id: 'further',
      label: 'Further rows',
      other: 'Rows not counted',
      lines: [],
      totals: [],
    },
  ]),
];
