import type { CanonicalStatementType } from '@fde/contracts';

import { SECTIONS, type SectionId } from '../concepts/sections.js';
import type { ConceptId } from '../language/index.js';
import { classifyLine, homeOf, isSectionTotal, type LineConcept } from './classify-line.js';
import type { PresentedRow, Presentation } from './presentation.js';

/** What a person said of a row: by its place among the line items. */
export type Moves = ReadonlyMap<number, LineConcept['concept']>;

/** The section that a total closes. */
export const sectionOf = (total: ConceptId): SectionId =>
  SECTIONS.find(({ totals }) => totals.includes(total))?.id ?? 'further';

/** Totals above which a row of no concept is an expense. */
const EXPENSES: ReadonlySet<ConceptId> = new Set<ConceptId>(['gross_profit', 'operating_income']);

/** Rows below a heading that says what they are: a longer part of a statement is no such list. */
const MOST_BESIDE = 12;

const namesByHeading = (rows: readonly PresentedRow[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { section, name } of rows) {
    if (section === null) continue;
    const names = found.get(section) ?? [];
    names.push(name);
    found.set(section, names);
  }
  return found;
};

/** In which section a row of a presentation stands, as which line and with which sign. */
export class Placement {
  private readonly isIndustrial: boolean;
  /** The names of the rows below each heading. */
  private readonly headed: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly type: CanonicalStatementType,
    private readonly presentation: Presentation,
    private readonly totals: ReadonlySet<ConceptId>,
    private readonly moves: Moves,
  ) {
    this.headed = namesByHeading(presentation.rows);
    this.isIndustrial = this.hasTotal('total_current_assets', 'gross_profit', 'operating_income');
  }

  hasTotal(...ids: readonly ConceptId[]): boolean {
    return ids.some((id) => this.totals.has(id));
  }

  row(at: number): PresentedRow {
    const row = this.presentation.rows[at];
    if (row === undefined) throw new RangeError(`the presentation has no row ${at}`);
    return row;
  }

  /** The section of a row that enters a total directly. */
  sectionUnder(total: ConceptId, at: number): SectionId {
    if (this.type === 'balance_sheet') return this.balanceSection(total, at);
    const own = sectionOf(total);
    if (this.type !== 'income_statement') return own;
    const home = this.homeIn(own, at);
    return home !== undefined && this.isOpen(home, own) ? home : own;
  }

  private homeIn(section: SectionId, at: number): SectionId | undefined {
    const line = this.classify(at, section);
    return line && homeOf(line.concept);
  }

  /** A section without a printed total lends its lines to the one that contains it. */
  private isOpen(home: SectionId, own: SectionId): boolean {
    const ids = SECTIONS.map(({ id }) => id);
    const totals = SECTIONS.find(({ id }) => id === home)?.totals ?? [];
    return !this.hasTotal(...totals.slice(-1)) && ids.indexOf(home) < ids.indexOf(own);
  }

  private balanceSection(total: ConceptId, at: number): SectionId {
    const own = sectionOf(total);
    if (own === 'assets' && this.isRestOf('total_current_assets', 'total_noncurrent_assets'))
      return 'noncurrent_assets';
    const isRest = this.isRestOf('total_current_liabilities', 'total_noncurrent_liabilities');
    if (own === 'liabilities' && isRest) return 'noncurrent_liabilities';
    if (own !== 'claims') return own;
    if (this.classify(at, 'mezzanine') !== undefined) return 'mezzanine';
    const rest = isRest ? 'noncurrent_liabilities' : 'liabilities';
    if (!this.hasTotal('total_equity', 'equity_attributable_to_parent'))
      return this.sideOfClaim(at, rest);
    return this.hasTotal('total_liabilities') ? 'mezzanine' : rest;
  }

  /** Where no total tells the equity from the liabilities, a row that names neither may be either. */
  private sideOfClaim(at: number, liabilities: SectionId): SectionId {
    const sections: readonly SectionId[] = ['equity', liabilities];
    const named = sections.find((section) => this.classify(at, section) !== undefined);
    return named ?? (this.hasTotal('total_liabilities') ? 'mezzanine' : 'claims');
  }

  private isRestOf(current: ConceptId, noncurrent: ConceptId): boolean {
    return this.hasTotal(current) && !this.hasTotal(noncurrent);
  }

  classify(at: number, section: SectionId): LineConcept | undefined {
    const row = this.row(at);
    const moved = this.moves.get(row.at);
    if (moved !== undefined) return { concept: moved, confidence: 1, evidence: 'person' };
    return classifyLine(this.withBeside(row), section, this.isIndustrial);
  }

  /** A row with the others below its heading. */
  private withBeside(row: PresentedRow): PresentedRow & { readonly beside?: readonly string[] } {
    const beside = row.section === null ? undefined : this.headed.get(row.section);
    return beside === undefined || beside.length > MOST_BESIDE ? row : { ...row, beside };
  }

  /** Whether a subtotal is one line of its section, with what it is the sum of. */
  isLine(at: number, total: ConceptId): boolean {
    const line = this.classify(at, this.sectionUnder(total, at));
    return line !== undefined && line.concept.total !== true && !isSectionTotal(line.concept.id);
  }

  /**
   * Whether a row nets the interest that others beside it show: they are the lines, and it is not.
   * With a bank it is the first of its income, of which its expense is no part.
   */
  isNetOf(at: number, parts: readonly number[], total: ConceptId): boolean {
    if (total === 'revenue') return false;
    if (this.classify(at, 'before_taxes')?.concept.id !== 'net_interest') return false;
    const lines = parts.map((part) => this.classify(part, 'before_taxes')?.concept.id);
    return (
      lines.includes('interest_expense') &&
      lines.every((id) => id === 'interest_expense' || id === 'interest_income')
    );
  }

  /** Whether the statement prints what it deducts above zero, as most do. */
  readonly deductsAbove = (): boolean => {
    const deducted = this.presentation.rows.filter(
      ({ name, tags, unit }) =>
        unit === 'money' &&
        (['gross', 'operating', 'net'] as const).some(
          (section) =>
            classifyLine({ name, tags }, section, this.isIndustrial)?.concept.sign === -1,
        ),
    );
    const above = deducted.filter((row) => Object.values(row.values).some((value) => value > 0));
    return 2 * above.length >= deducted.length;
  };

  signByPlace(at: number, total: ConceptId): 1 | -1 {
    if (this.type !== 'income_statement' || total === 'revenue') return 1;
    const line = this.classify(at, this.sectionUnder(total, at));
    const isExpense = line === undefined ? EXPENSES.has(total) : line.concept.sign === -1;
    return isExpense && this.deductsAbove() ? -1 : 1;
  }
}
