import type { StandardisedLine, StandardisedStatement } from '@fde/contracts';

import type { SectionId } from '../concepts/sections.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { withoutNoise } from '../evidence/digits.js';
import type { ConceptId } from '../language/index.js';

/** A line that enters a sum, by its place among the lines of the statement. */
export interface SumTerm {
  readonly line: number;
  readonly sign: 1 | -1;
}

const INCOME: readonly SectionId[] = ['revenue', 'gross', 'operating', 'before_taxes', 'net'];
const upTo = (last: SectionId): readonly SectionId[] => INCOME.slice(0, INCOME.indexOf(last) + 1);

const ASSETS: readonly SectionId[] = ['current_assets', 'noncurrent_assets', 'assets'];
const LIABILITIES: readonly SectionId[] = [
  'current_liabilities',
  'noncurrent_liabilities',
  'liabilities',
];
const ACTIVITIES: readonly SectionId[] = [
  'operating_activities',
  'investing_activities',
  'financing_activities',
];

/** The sections whose lines a total adds up, in printed order. */
const SPANS: Partial<Readonly<Record<ConceptId, readonly SectionId[]>>> = {
  revenue: ['revenue'],
  gross_profit: upTo('gross'),
  operating_income: upTo('operating'),
  income_before_taxes: upTo('before_taxes'),
  net_income: upTo('net'),
  net_income_attributable_to_parent: [...INCOME, 'attribution'],
  total_current_assets: ['current_assets'],
  total_noncurrent_assets: ['noncurrent_assets'],
  total_assets: ASSETS,
  total_current_liabilities: ['current_liabilities'],
  total_noncurrent_liabilities: ['noncurrent_liabilities'],
  total_liabilities: LIABILITIES,
  equity_attributable_to_parent: ['equity'],
  total_equity: ['equity'],
  total_liabilities_and_equity: [...LIABILITIES, 'mezzanine', 'equity', 'claims'],
  operating_cash_flow: ['operating_activities'],
  investing_cash_flow: ['investing_activities'],
  financing_cash_flow: ['financing_activities'],
  net_change_in_cash: [...ACTIVITIES, 'cash'],
  closing_cash: [...ACTIVITIES, 'cash'],
};

/** Lines of its own sections that a total does not contain. */
const OUTSIDE: Partial<Readonly<Record<ConceptId, ConceptId>>> = {
  net_change_in_cash: 'opening_cash',
  equity_attributable_to_parent: 'noncontrolling_interests',
};

const DEDUCTED: ReadonlySet<string> = new Set(
  NAMED_CONCEPTS.filter(
    ({ sign, statement }) => sign === -1 && statement === 'income_statement',
  ).map(({ id }) => id),
);

const signOf = ({ concept }: StandardisedLine): 1 | -1 => (DEDUCTED.has(concept) ? -1 : 1);

interface Placed extends SumTerm {
  readonly of: StandardisedLine;
}

/** The terms after a total that stands for those of its own sections which it contains. */
const closedBy = (terms: readonly Placed[], own: Placed): readonly Placed[] => {
  const concept = own.of.concept as ConceptId;
  const closed = SPANS[concept];
  if (closed === undefined) return terms;
  const left = terms.filter(
    ({ of }) => of.concept === OUTSIDE[concept] || !closed.some((one) => one === of.section),
  );
  return [...left, { ...own, sign: 1 }];
};

/**
 * The lines of the sections of a total, or the totals that stand for them. What is derived enters no
 * sum: it may be derived from that sum.
 */
const termsUnder = (
  { lines }: StandardisedStatement,
  total: ConceptId,
  year: string,
): readonly SumTerm[] => {
  let terms: readonly Placed[] = [];
  const span = SPANS[total] ?? [];
  for (const [at, line] of lines.entries()) {
    if (line.concept === total) break;
    const cell = line.cells[year];
    if (cell === undefined || line.unit !== 'money' || line.concept === OUTSIDE[total]) continue;
    if (!span.some((section) => section === line.section)) continue;
    const own = { line: at, sign: signOf(line), of: line };
    if (line.kind !== 'total') terms = [...terms, own];
    else if (cell.derived === undefined) terms = closedBy(terms, own);
  }
  return terms;
};

/** The lines from which a cell is derived; a concept may stand in more than one section. */
const termsOfDerivation = (
  { lines }: StandardisedStatement,
  total: StandardisedLine,
  year: string,
): readonly SumTerm[] =>
  (total.cells[year]?.derived ?? []).flatMap(({ concept, sign }) =>
    [...lines.entries()]
      .filter(([, line]) => line.concept === concept && line.cells[year] !== undefined)
      .map(([line]) => ({ line, sign: sign === -1 ? -1 : 1 })),
  );

/**
 * The lines that add up to a total in a year, each with its sign; undefined where no identity holds
 * to the last digit.
 */
export const termsOfTotal = (
  statement: StandardisedStatement,
  total: StandardisedLine,
  year: string,
): readonly SumTerm[] | undefined => {
  const value = total.cells[year]?.value;
  if (value === undefined || total.kind !== 'total') return undefined;
  const sumOf = (terms: readonly SumTerm[]): number =>
    withoutNoise(
      terms.reduce(
        (sum, { line, sign }) => sum + sign * (statement.lines[line]?.cells[year]?.value ?? 0),
        0,
      ),
    );
  const derived = termsOfDerivation(statement, total, year);
  const terms =
    derived.length > 0 ? derived : termsUnder(statement, total.concept as ConceptId, year);
  const isSum = derived.length > 0 || terms.length > 1;
  return isSum && sumOf(terms) === value ? terms : undefined;
};
