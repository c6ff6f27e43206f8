import {
  STATEMENT_TYPES,
  type CanonicalComparison,
  type CanonicalMapping,
  type CanonicalStatementType,
  type CompiledCellSource,
  type CompiledData,
  type RowMove,
} from '@fde/contracts';
import { compareYears } from '../compile/input/normalize-raw.js';
import { DEFAULT_YEARS } from '../compile/present/select-years.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import type { NamedConcept } from '../concepts/taxonomy.js';
import { corroborate } from './corroborate.js';
import {
  standardMatches,
  type StandardMatch,
  type StandardMatches,
} from '../standard/standard-matches.js';
import { freeCashFlow, type ComparedRow } from './free-cash-flow.js';
import { monthOf } from '../language/dates/iso-date.js';

/**
 * One company of a comparison, with all its compiled statements (those not compared serve as
 * evidence).
 */
export interface ComparedCompany {
  readonly companyId: number;
  readonly companyName: string;
  readonly statements: readonly CompiledData[];
  /** The rows that a person moved to another concept. */
  readonly moves?: readonly RowMove[];
}

export interface CompareOptions {
  /** Newest years compared, ten by default. */
  readonly years?: number;
  /** Whether fiscal years are then placed in calendar years. */
  readonly calendar?: boolean;
  /** The currency into which money is then converted. */
  readonly currency?: string | undefined;
}

/** A comparison of the amounts, before any median is known. */
export interface ComparedAmounts extends Omit<
  CanonicalComparison,
  'measure' | 'align' | 'companies' | 'line_items'
> {
  readonly companies: readonly Omit<CanonicalComparison['companies'][number], 'fiscal_years'>[];
  readonly line_items: readonly ComparedRow[];
}

interface Side {
  readonly company: ComparedCompany;
  readonly data: CompiledData | undefined;
  readonly years: readonly string[];
  readonly found: StandardMatches;
}

type Found = readonly { readonly data: CompiledData; readonly found: StandardMatches }[];

const foundIn = ({ statements, moves }: ComparedCompany): Found =>
  statements.map((data) => ({ data, found: standardMatches(data, moves) }));

const sideOf = (
  company: ComparedCompany,
  type: CanonicalStatementType,
  years: number,
  statements = foundIn(company),
): Side => {
  const own = statements.find(({ data }) => data.statement_type === type);
  return {
    company,
    data: own?.data,
    years: own?.data.years.slice(0, years) ?? [],
    found: own === undefined ? new Map() : corroborate(own.data, own.found, statements),
  };
};

const mappingOfAbsent = (side: Side, item: NamedConcept): CanonicalMapping => ({
  company_id: side.company.companyId,
  found: false,
  evidence: [
    side.data
      ? `not found: no row of the statement is named as ${item.label.toLowerCase()}`
      : 'not found: the company has no compiled statement of this type',
  ],
});

const within = <T>(record: Readonly<Record<string, T>>, years: readonly string[]) =>
  Object.fromEntries(
    years.flatMap((year) => {
      const value = record[year];
      return value === undefined ? [] : [[year, value] as const];
    }),
  );

/** Where the numbers stand that a single row gives; of the others the cells name all rows. */
const sourcesOf = (data: CompiledData, cells: CanonicalMapping['cells']) =>
  Object.fromEntries(
    Object.entries(cells ?? {}).flatMap(([year, { parts, derived }]) => {
      const [own, second] = parts.filter(({ counted }) => counted);
      const source = own && data.line_items[own.row]?.sources[year];
      return source === undefined || second !== undefined || derived !== undefined
        ? []
        : [[year, source] as const];
    }),
  );

const isDerived = (cells: StandardMatch['cells']): boolean =>
  Object.values(cells).every(({ derived }) => derived !== undefined);

/** The mapping of one item for one company: its cells with values and sources, or "not found". */
const mappingOf = (side: Side, item: NamedConcept): CanonicalMapping => {
  const match = side.found.get(item.id);
  const cells = match && within(match.cells, side.years);
  if (!side.data || !match || !cells || Object.keys(cells).length === 0)
    return mappingOfAbsent(side, item);
  return {
    company_id: side.company.companyId,
    found: true,
    name: match.names.join(' + '),
    section: side.data.line_items[match.index]?.section ?? null,
    currency: side.data.currency,
    scale: side.data.scale,
    unit: item.unit ?? 'money',
    derived: isDerived(cells),
    confidence: match.confidence,
    values: Object.fromEntries(Object.entries(cells).map(([year, { value }]) => [year, value])),
    sources: sourcesOf(side.data, cells),
    cells,
    evidence: [...match.evidence],
  };
};

const notesOf = (sides: readonly Side[], { calendar, currency }: CompareOptions): string[] => {
  const compiled = sides.flatMap(({ data }) => (data ? [data] : []));
  const notes: string[] = [];
  const currencies = new Set(compiled.map((data) => data.currency));
  if (currencies.size > 1 && currency === undefined)
    notes.push('The companies report in different currencies; nothing is converted.');
  if (currency !== undefined && [...currencies].some((own) => own !== currency))
    notes.push(
      `Money is converted into ${currency} by the rates that were loaded: flows at the average of their year, balances at its close.`,
    );
  if (new Set(compiled.map((data) => data.scale)).size > 1)
    notes.push('The companies print money in different scales: multiply each by its own scale.');
  const ends = new Set(
    compiled.flatMap((data) => Object.values(data.fiscal_year_ends ?? {}).map(monthOf)),
  );
  if (ends.size > 1)
    notes.push(
      calendar === true
        ? 'Fiscal years end in different months; each stands in the calendar year that holds most of its months.'
        : 'Fiscal years end in different months; years are named as each company names them.',
    );
  return [...notes, ...sides.flatMap(adjustedNotes)];
};

/**
 * Figures before a split stay as printed, and are not comparable as they stand; other bases are
 * shown converted.
 */
const isBeforeSplit = ({ adjusted }: CompiledCellSource): boolean =>
  adjusted?.reason === 'stock_split';

const adjustedNotes = ({ company, data, found }: Side): string[] => {
  const rows = [...found.values()].flatMap(({ index }) => data?.line_items[index] ?? []);
  const names = rows
    .filter((row) => Object.values(row.sources).some(isBeforeSplit))
    .map(({ name }) => name);
  return names.length === 0
    ? []
    : [
        `${company.companyName}: older years of ${[...new Set(names)].join('; ')} are printed before a stock split; their sources hold them on today's basis too.`,
      ];
};

/** What every company has, and what at least one of these has. */
const itemsOf = (type: CanonicalStatementType, sides: readonly Side[]): readonly NamedConcept[] =>
  NAMED_CONCEPTS.filter(
    ({ id, section, statement }) =>
      statement === type && (section === undefined || sides.some(({ found }) => found.has(id))),
  );

const rowsOf = (type: CanonicalStatementType, sides: readonly Side[]): readonly ComparedRow[] => {
  const rows = itemsOf(type, sides).map((item) => ({
    id: item.id,
    label: item.label,
    us_gaap: item.us_gaap ?? null,
    ifrs_full: item.ifrs_full ?? null,
    companies: sides.map((side) => mappingOf(side, item)),
  }));
  return type === 'cash_flow_statement' ? [...rows, freeCashFlow(rows)] : rows;
};

/** A canonical line item of one company over all years of its statement. */
export interface CompanyItem {
  readonly concept: string;
  readonly data: CompiledData;
  readonly mapping: CanonicalMapping;
}

/** What a comparison shows of one company, of all its statements. */
export const companyItems = (company: ComparedCompany): readonly CompanyItem[] => {
  const found = foundIn(company);
  return STATEMENT_TYPES.flatMap((type) => {
    const side = sideOf(company, type, Infinity, found);
    const { data } = side;
    if (data === undefined) return [];
    return rowsOf(type, [side]).flatMap(({ id, companies: [mapping] }) =>
      mapping === undefined ? [] : [{ concept: id, data, mapping }],
    );
  });
};

/**
 * Companies side by side on canonical line items of one statement. Every mapping says why the row
 * is that item; without one it says "not found" and gives no number. Values stay as compiled: in
 * each company's own currency and scale, never converted. Free cash flow is derived from operating
 * cash flow and capital expenditure.
 */
export const compareCompanies = (
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  options: CompareOptions = {},
): ComparedAmounts => {
  const years = options.years ?? DEFAULT_YEARS;
  const sides = companies.map((company) => sideOf(company, type, years));
  const all = [...new Set(sides.flatMap((side) => side.years))]
    .toSorted((a, b) => compareYears(b, a))
    .slice(0, years);
  return {
    statement_type: type,
    years: all,
    notes: notesOf(sides, options),
    companies: sides.map(({ company, data }) => ({
      company_id: company.companyId,
      company_name: company.companyName,
      currency: data?.currency ?? '',
      scale: data?.scale ?? 1,
      compiled: data !== undefined,
    })),
    line_items: rowsOf(type, sides),
  };
};
