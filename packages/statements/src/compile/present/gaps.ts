import type { CanonicalStatementType, CompiledData, CompiledLineItem, Gap } from '@fde/contracts';
import { writeTerm } from '../../evidence/in-writing.js';
import { conceptOf } from '../../concepts/concept-of.js';
import { findConcepts } from '../../concepts/find-concepts.js';
import { proofRows } from '../../identities/proof-rows.js';
import type { ConceptId } from '../../language/index.js';
import type { KnownReport } from '../input/compile-input.js';
import { DAYS_PER_YEAR, daysApart } from '../../language/dates/iso-date.js';
import type { RegimeTable } from './regime-table.js';

/** What else is known besides the table: other tables of the company, and its reports. */
export interface Beside {
  readonly apart: readonly RegimeTable[];
  readonly documents: readonly KnownReport[];
}

interface KeyTotal {
  readonly id: ConceptId;
  /** Rows that hold the total where it has none of its own. */
  readonly containedIn: readonly ConceptId[];
  /** Whether every statement has it. */
  readonly always: boolean;
}

const keyTotal = (id: ConceptId, ...containedIn: readonly ConceptId[]): KeyTotal => ({
  id,
  containedIn,
  always: true,
});

/** Totals that a company's statement has in every year; revenue only if it prints one at all. */
export const KEY_TOTALS: Readonly<Record<CanonicalStatementType, readonly KeyTotal[]>> = {
  income_statement: [
    { id: 'revenue', containedIn: [], always: false },
    keyTotal('net_income', 'net_income_attributable_to_parent'),
  ],
  balance_sheet: [
    keyTotal('total_assets', 'total_liabilities_and_equity'),
    keyTotal('total_equity', 'equity_attributable_to_parent', 'net_assets'),
  ],
  cash_flow_statement: [
    keyTotal('operating_cash_flow'),
    keyTotal('investing_cash_flow'),
    keyTotal('financing_cash_flow'),
    keyTotal('closing_cash', 'opening_cash'),
  ],
};

const isYear = (year: string): boolean => /^\d{4}$/.test(year);

/** A full year of the company: its name, and its last day if that is known. */
interface FullYear {
  readonly name: string;
  readonly end: string | undefined;
}

/** "2018/19" is the year 2018. */
const startOfName = (name: string): number => Number.parseInt(name, 10);

/** Full years that fit between two that follow one another, by their ends, otherwise by their names. */
const yearsApart = (later: FullYear, earlier: FullYear): number => {
  const byNames = startOfName(later.name) - startOfName(earlier.name) - 1;
  if (later.end === undefined || earlier.end === undefined) return byNames;
  const byEnds = Math.round(daysApart(later.end, earlier.end) / DAYS_PER_YEAR) - 1;
  return Math.min(byNames, byEnds);
};

/**
 * The years between the first and the last that are missing, newest first. A name that no year has
 * is none, unless part of a year stands apart by it: where a year end moved, the names of two
 * neighbouring years may be two years apart.
 */
const yearsBetween = (years: readonly FullYear[], isApart: (name: string) => boolean): string[] => {
  const ordered = years
    .filter(({ name }) => isYear(name))
    .toSorted((a, b) => Number(b.name) - Number(a.name));
  return ordered.flatMap((later, at) => {
    const earlier = ordered[at + 1];
    if (earlier === undefined) return [];
    const count = yearsApart(later, earlier);
    const between = Math.max(0, Number(later.name) - Number(earlier.name) - 1);
    const names = Array.from({ length: between }, (_, step) =>
      String(Number(later.name) - 1 - step),
    );
    return names.filter((name, step) => step < count || isApart(name));
  });
};

type Reason = Pick<Gap, 'reason' | 'detail' | 'document_id'>;

/** The table in which part of a year, or a year on another footing, stands. */
const tableApart = (year: string, { apart }: Beside): Beside['apart'][number] | undefined =>
  apart.find(({ regime, data }) => regime.apart !== undefined && data.years.includes(year));

const reasonOf = (year: string, beside: Beside): Reason => {
  const { documents } = beside;
  const table = tableApart(year, beside);
  if (table !== undefined)
    return {
      reason: 'set_apart',
      detail: `It stands in a separate statement: ${table.regime.apart}.`,
    };
  // Of a report that was not read, nothing but the name of its year is known.
  const known = documents.filter(({ fiscalYear }) => String(fiscalYear) === year);
  const document = known.find(({ isStored }) => isStored) ?? known[0];
  if (document === undefined)
    return {
      reason: 'no_report',
      detail: 'No report of this year, and no other report prints it.',
    };
  return document.isStored
    ? {
        reason: 'statement_not_found',
        detail: `The statement was not found in the report of ${document.fiscalYear}.`,
        document_id: document.documentId,
      }
    : {
        reason: 'not_downloaded',
        detail: `The report of ${document.fiscalYear} is known, but its file was not downloaded.`,
        document_id: document.documentId,
      };
};

/** Full years of the company, in any currency. */
const fullYears = (data: CompiledData, { apart }: Beside): FullYear[] => {
  const others = apart.filter(({ regime }) => regime.apart === undefined);
  return [data, ...others.map((other) => other.data)].flatMap(({ years, fiscal_year_ends: ends }) =>
    years.map((name) => ({ name, end: ends?.[name] })),
  );
};

const missingYears = (data: CompiledData, beside: Beside): Gap[] =>
  yearsBetween(fullYears(data, beside), (year) => tableApart(year, beside) !== undefined).map(
    (year) => ({
      kind: 'missing_year',
      year,
      ...reasonOf(year, beside),
    }),
  );

/**
 * Reports whose scale nothing confirms are kept out of the table, even for years that others give
 * it.
 */
const scalesInDoubt = ({ apart }: Beside): Gap[] =>
  apart
    .filter(({ regime }) => regime.apart?.startsWith('in a scale') === true)
    .flatMap(({ regime, data }) =>
      data.years.map((year) => ({
        kind: 'set_apart' as const,
        year,
        reason: 'scale_unproven' as const,
        detail: `Its report prints it ${regime.apart ?? 'on another basis'}.`,
        ...documentOf(data, year),
      })),
    );

/** Where to look for what the table lacks in a year. */
const documentOf = (data: CompiledData, year: string): Pick<Gap, 'document_id' | 'page'> => {
  const ruling = data.data_lineage[year]?.source_document_id;
  if (ruling === undefined) return {};
  const printed = ({ sources }: CompiledLineItem): boolean => {
    const source = sources[year];
    return source?.document_id === ruling && source.page !== null;
  };
  const page = data.line_items.find(printed)?.sources[year]?.page;
  return { document_id: ruling, ...(typeof page === 'number' ? { page } : {}) };
};

const gapAt = (data: CompiledData, item: CompiledLineItem, year: string): Gap => ({
  kind: 'missing_line_item',
  year,
  line_item: item.name,
  section: item.section,
  ...(item.superseded?.[year]
    ? {
        reason: 'restated' as const,
        detail: 'Only an older report prints it, and a newer one restates that year.',
      }
    : {
        reason: 'not_printed' as const,
        detail: 'The report that rules this year does not print it.',
      }),
  ...documentOf(data, year),
});

const missingCells = (data: CompiledData, item: CompiledLineItem): Gap[] => {
  const isHeld = (year: string): boolean => item.values[year] !== undefined;
  const within = data.years.slice(data.years.findIndex(isHeld), data.years.findLastIndex(isHeld));
  return within.filter((year) => !isHeld(year)).map((year) => gapAt(data, item, year));
};

const totalLacks = (data: CompiledData, name: string, year: string): Gap => ({
  kind: 'missing_total',
  year,
  line_item: name,
  reason: 'row_not_read',
  detail: 'No row of this year is this total, or contains it.',
  ...documentOf(data, year),
});

/** Whether a row has a number for the year, in the column or beside it. */
const isPrintedIn = ({ values, superseded }: CompiledLineItem, year: string): boolean =>
  values[year] !== undefined || superseded?.[year] !== undefined;

/** What a row is, by each name that a report gives it, and by how the numbers relate. */
const conceptsOfItems = (data: CompiledData): ReadonlySet<ConceptId>[] => {
  const { statement_type: type, line_items: items, years } = data;
  const rows = proofRows(type, items, years);
  return items.map(({ variants }, at) => {
    const concepts = new Set(variants.flatMap((label) => conceptOf(label, type)?.id ?? []));
    const concept = rows[at]?.concept;
    return concept === undefined ? concepts : concepts.add(concept);
  });
};

/** The same with the names by which companies are compared: they know more, and take longer. */
const withNames = (
  concepts: readonly ReadonlySet<ConceptId>[],
  { statement_type: type, line_items: items }: CompiledData,
): ReadonlySet<ConceptId>[] => {
  const found = [...findConcepts(type, items).values()];
  return concepts.map(
    (own, at) =>
      new Set([
        ...own,
        ...found.filter(({ index }) => index === at).map(({ concept }) => concept.id),
      ]),
  );
};

/** The column of the year that follows another one; none where that year is missing. */
const yearAfter = (data: CompiledData, year: string): string | undefined => {
  const next = data.years[data.years.indexOf(year) - 1];
  const ends = data.fiscal_year_ends ?? {};
  if (next === undefined) return undefined;
  return yearsApart({ name: next, end: ends[next] }, { name: year, end: ends[year] }) > 0
    ? undefined
    : next;
};

/** The opening cash of a year is the closing cash of the year before. */
const yearOfConcept = (data: CompiledData, concept: ConceptId, year: string): string | undefined =>
  concept === 'opening_cash' ? yearAfter(data, year) : year;

/** Results that a company without revenue ends its costs with. */
const LOSSES: readonly ConceptId[] = ['operating_income', 'income_before_taxes'];

/** A loss as large as the costs leaves no revenue: the company had none, and its report says so. */
const hasNoRevenue = (
  data: CompiledData,
  concepts: readonly ReadonlySet<ConceptId>[],
  year: string,
): boolean => {
  const amounts = (ids: readonly ConceptId[]): number[] =>
    data.line_items
      .filter((_, at) => ids.some((id) => concepts[at]?.has(id) === true))
      .flatMap(({ values }) => (values[year] ? [Math.abs(values[year])] : []));
  const costs = new Set(amounts(['operating_expenses']));
  return amounts(LOSSES).some((loss) => costs.has(loss));
};

interface MissingTotals {
  readonly gaps: readonly Gap[];
  readonly rows: ReadonlySet<number>;
}

const totalsLacking = (
  data: CompiledData,
  concepts: readonly ReadonlySet<ConceptId>[],
): MissingTotals => {
  const rowsWith = (ids: readonly ConceptId[]): { at: number; concept: ConceptId }[] =>
    concepts.flatMap((own, at) =>
      ids.filter((id) => own.has(id)).map((concept) => ({ at, concept })),
    );
  const rows = new Set<number>();
  const gaps = KEY_TOTALS[data.statement_type].flatMap(({ id, containedIn, always }) => {
    const found = rowsWith([id, ...containedIn]);
    const named = rowsWith([id]);
    if (found.length === 0 && !always) return [];
    for (const { at } of named) rows.add(at);
    const isThere = (year: string): boolean =>
      found.some(({ at, concept }) => {
        const own = yearOfConcept(data, concept, year);
        const item = data.line_items[at];
        return own !== undefined && item !== undefined && isPrintedIn(item, own);
      });
    const name = data.line_items[named[0]?.at ?? -1]?.name ?? writeTerm(id);
    const isNone = (year: string): boolean =>
      id === 'revenue' && hasNoRevenue(data, concepts, year);
    return data.years
      .filter((year) => !isThere(year) && !isNone(year))
      .map((year) => totalLacks(data, name, year));
  });
  return { gaps, rows };
};

/**
 * Key totals without a number in a year of the table: no row of that year is the total, and none
 * contains it.
 */
const missingTotals = (data: CompiledData): MissingTotals => {
  const concepts = conceptsOfItems(data);
  const lacking = totalsLacking(data, concepts);
  return lacking.gaps.length === 0 ? lacking : totalsLacking(data, withNames(concepts, data));
};

/**
 * Everything that is missing: years without a column, key totals without a number in some year,
 * other rows without a number between years that have one, and reports that were kept out. Each
 * with the reason, and where to look.
 */
export const findGaps = (data: CompiledData, beside: Beside): Gap[] => {
  const totals = missingTotals(data);
  const others = data.line_items.filter((_, index) => !totals.rows.has(index));
  return [
    ...missingYears(data, beside),
    ...scalesInDoubt(beside),
    ...totals.gaps,
    ...others.flatMap((item) => missingCells(data, item)),
  ];
};
