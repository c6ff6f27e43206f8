import type { StandardisedLine, StandardisedStatement } from '@fde/contracts';

import { SECTIONS, type SectionId } from '../concepts/sections.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { withoutNoise } from '../evidence/digits.js';
import { stepOf } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
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

/** Whether a total adds up the lines of a section, in it or through the totals of sections inside. */
export const spans = (total: ConceptId, section: SectionId): boolean =>
  SPANS[total]?.includes(section) === true;

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

/**
 * The terms after a total that stands for those of its own sections which it contains. One without
 * sections of its own stands for lines that are not printed.
 */
const closedBy = (terms: readonly Placed[], own: Placed): readonly Placed[] => {
  const concept = own.of.concept as ConceptId;
  const closed = SPANS[concept];
  if (closed === undefined) return [...terms, own];
  const left = terms.filter(
    ({ of }) => of.concept === OUTSIDE[concept] || !closed.some((one) => one === of.section),
  );
  return [...left, { ...own, sign: 1 }];
};

/**
 * Whether a total is no more than the sum of lines that are shown beside it: it has parts in that
 * year, and no sections of its own. Without parts it stands for them.
 */
const onlySumsUp = ({ concept, cells }: StandardisedLine, year: string): boolean =>
  !(concept in SPANS) && (cells[year]?.parts ?? []).some(({ counted }) => !counted);

/** What a reader sees of a statement. */
interface Shown {
  readonly lines: readonly StandardisedLine[];
}

/**
 * The lines of the sections of a total, or the totals that stand for them. What is derived enters no
 * sum: it may be derived from that sum.
 */
const termsUnder = (
  { lines }: Shown,
  total: ConceptId,
  year: string,
  stands: (line: StandardisedLine) => boolean = () => true,
): readonly Placed[] => {
  let terms: readonly Placed[] = [];
  const span = SPANS[total] ?? [];
  for (const [at, line] of lines.entries()) {
    if (line.concept === total) break;
    const cell = line.cells[year];
    if (cell === undefined || line.unit !== 'money' || line.concept === OUTSIDE[total]) continue;
    if (!span.some((section) => section === line.section)) continue;
    const own = { line: at, sign: signOf(line), of: line };
    if (line.kind !== 'total') terms = [...terms, own];
    else if (cell.derived === undefined && !onlySumsUp(line, year) && stands(line))
      terms = closedBy(terms, own);
  }
  return terms;
};

/** The lines from which a cell is derived; a concept may stand in more than one section. */
const termsOfDerivation = (
  { lines }: Shown,
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

type Fault = StandardisedStatement['columns'][string]['faults'][number];

const valueIn = (line: StandardisedLine | undefined, year: string): number =>
  line?.cells[year]?.value ?? 0;

/** Lines between the change in cash and its end that may enter either: what is held for sale does. */
const MOST_LOOSE = 6;

/** All choices of some terms. */
const choicesOf = (terms: readonly Placed[]): readonly (readonly Placed[])[] =>
  Array.from({ length: 2 ** terms.length }, (_, mask) =>
    terms.filter((__, at) => (mask & (1 << at)) !== 0),
  );

const isPrintedTotal = (line: StandardisedLine, year: string): boolean => {
  const cell = line.cells[year];
  return line.kind === 'total' && cell !== undefined && cell.derived === undefined;
};

/** In the section of cash a line enters the change, or only the end: by its sums each may. */
const readingsOfCash = (
  shown: Shown,
  total: StandardisedLine,
  year: string,
): readonly (readonly Placed[])[] => {
  const isLoose = ({ of }: Placed): boolean =>
    of.section === 'cash' && of.kind !== 'total' && of.concept !== 'opening_cash';
  const plain = termsUnder(shown, total.concept as ConceptId, year);
  const rest = plain.filter((term) => !isLoose(term));
  const loose = shown.lines
    .map((of, line): Placed => ({ of, line, sign: 1 }))
    .filter((term) => isLoose(term) && term.of.cells[year] !== undefined);
  if (loose.length > MOST_LOOSE) return [plain];
  // The change in cash may itself be a line of its section, beside the opening cash.
  const own = shown.lines
    .map((of, line): Placed => ({ of, line, sign: 1 }))
    .filter(({ of }) => of.section === 'cash' && of.kind !== 'total' && of.cells[year]);
  return [plain, ...choicesOf(loose).map((some) => [...rest, ...some]), own];
};

/** The ways in which the lines shown may add up to a total. */
const readingsOf = (
  shown: Shown,
  total: StandardisedLine,
  year: string,
): readonly (readonly Placed[])[] => {
  if (total.section === 'cash') return readingsOfCash(shown, total, year);
  const concept = total.concept as ConceptId;
  const plain = termsUnder(shown, concept, year);
  // The equity of the parent is a part that others stand beside, not only below.
  const lines = termsUnder(shown, concept, year, ({ section }) => section !== total.section);
  return [plain, lines];
};

const faultOf = (shown: Shown, total: StandardisedLine, year: string): Fault | undefined => {
  const printed = valueIn(total, year);
  const readings = readingsOf(shown, total, year).filter((terms) => terms.length > 0);
  const sums = readings.map((terms) => {
    const values = terms.map(({ of, sign }) => sign * valueIn(of, year));
    const sum = withoutNoise(values.reduce((done, value) => done + value, 0));
    const addends = terms.flatMap(({ of }) => of.cells[year]?.parts ?? []).length;
    return { sum, holds: agrees(sum, printed, { addends, step: stepOf(printed, ...values) }) };
  });
  const [first] = sums;
  return first === undefined || sums.some(({ holds }) => holds)
    ? undefined
    : { concept: total.concept, printed, sum: first.sum };
};

/** The totals that must be what stands above them: the last of each section, and the change in cash. */
const closingIn = ({ lines }: Shown, id: SectionId, year: string): StandardisedLine[] => {
  const printed = lines.filter(
    (line) => line.section === id && isPrintedTotal(line, year) && line.concept in SPANS,
  );
  return id === 'cash' ? printed : printed.slice(-1);
};

/** The totals of a year that the lines shown above do not give. */
export const visibleFaults = (shown: Shown, year: string): Fault[] =>
  SECTIONS.flatMap(({ id }) =>
    closingIn(shown, id, year).flatMap((total) => faultOf(shown, total, year) ?? []),
  );

/** Whether a line of money stands under a total in each year in which it is more than nil. */
export const entersTotals = ({ lines }: Shown, line: StandardisedLine): boolean => {
  if (line.kind === 'total' || line.unit !== 'money') return true;
  const over = lines.filter(
    ({ kind, concept }) =>
      kind === 'total' && spans(concept as ConceptId, line.section as SectionId),
  );
  return Object.entries(line.cells).every(
    ([year, { value }]) => value === 0 || over.some(({ cells }) => cells[year] !== undefined),
  );
};
