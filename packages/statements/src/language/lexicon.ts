import type { CanonicalStatementType } from '@fde/contracts';

/** What a title line announces. The last two are no primary statement, but they end one. */
export type TitleKind = CanonicalStatementType | 'comprehensive_income' | 'changes_in_equity';

/**
 * The part a row plays in its statement. Roles tell statements apart (locating), name the ties between rows (proof)
 * and say which rows are totals even where no sum can be found.
 */
export type RowRole =
  | 'revenue'
  | 'cost_of_sales'
  | 'gross_profit'
  | 'operating_income'
  | 'pretax_income'
  | 'income_tax'
  | 'net_income'
  | 'net_income_owners'
  | 'eps_basic'
  | 'eps_diluted'
  | 'shares_basic'
  | 'shares_diluted'
  | 'operating_expense'
  | 'interest'
  | 'premiums'
  | 'comprehensive_income'
  | 'discontinued'
  | 'total_assets'
  | 'total_liabilities'
  | 'total_equity'
  | 'total_equity_and_liabilities'
  | 'current_assets'
  | 'current_liabilities'
  | 'net_assets'
  | 'asset_line'
  | 'liability_line'
  | 'equity_line'
  | 'operating_cash'
  | 'investing_cash'
  | 'financing_cash'
  | 'exchange_effect'
  | 'net_change_in_cash'
  | 'opening_cash'
  | 'closing_cash'
  | 'cash_adjustment'
  | 'investing_line'
  | 'financing_line';

export interface RowPattern {
  readonly role: RowRole;
  /** Tested against the folded label. */
  readonly pattern: RegExp;
  /** True where a row of this role is a total or subtotal by its nature. */
  readonly total?: boolean;
}

/** The words of one language. All patterns are tested against folded text (see fold.ts). */
export interface Lexicon {
  readonly language: string;
  readonly titles: Readonly<Record<TitleKind, readonly RegExp[]>>;
  /** The first pattern that matches gives the role, so special ones stand before general ones. */
  readonly rows: Readonly<Record<CanonicalStatementType, readonly RowPattern[]>>;
  /** Labels that are totals without playing one of the roles. */
  readonly totals: readonly RegExp[];
  /** Twelve lists of names and abbreviations, January first. */
  readonly months: readonly (readonly string[])[];
  /** Header words of a column that holds references to notes. */
  readonly noteColumn: RegExp;
  /** Header words of columns that are no year of the statement: changes, percentages, quarters, conversions. */
  readonly sideColumn: RegExp;
  /** Qualifiers of a column group that is the group's own figures in full. */
  readonly groupColumn: RegExp;
  /** Qualifiers of a column group that shows a part: the parent alone, a segment, before or only exceptional items. */
  readonly partColumn: RegExp;
  /** What a line below a statement says: see notes, signatures. */
  readonly closing: RegExp;
}
