import type {
  CanonicalComparison,
  CanonicalMapping,
  CanonicalStatementType,
  CompiledCellSource,
  CompiledData,
} from '@fde/contracts';
import { compareYears } from '../compile/input/normalize-raw.js';
import { DEFAULT_YEARS, selectYears } from '../compile/present/select-years.js';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import type { NamedConcept } from '../concepts/taxonomy.js';
import { corroborate } from './corroborate.js';
import { findConcepts } from '../concepts/find-concepts.js';
import type { ConceptMatch } from '../concepts/find-concepts.js';
import { freeCashFlow } from './free-cash-flow.js';
import { monthOf } from '../language/dates/iso-date.js';

/**
 * One company of a comparison, with all its compiled statements (those not compared serve as
 * evidence).
 */
export interface ComparedCompany {
  readonly companyId: number;
  readonly companyName: string;
  readonly statements: readonly CompiledData[];
}

export interface CompareOptions {
  /** Newest years compared, ten by default. */
  readonly years?: number;
}

interface Side {
  readonly company: ComparedCompany;
  readonly data: CompiledData | undefined;
  readonly found: ReadonlyMap<string, ConceptMatch>;
}

const sideOf = (company: ComparedCompany, type: CanonicalStatementType, years: number): Side => {
  const whole = company.statements.find((statement) => statement.statement_type === type);
  const data = whole && selectYears(whole, years);
  return {
    company,
    data,
    found: data
      ? corroborate(data, findConcepts(type, data.line_items), company.statements)
      : new Map<string, ConceptMatch>(),
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

/** The mapping of one item for one company: its row with values and sources, or "not found". */
export const mappingOf = (side: Side, item: NamedConcept): CanonicalMapping => {
  const match = side.found.get(item.id);
  const row = match && side.data?.line_items[match.index];
  if (!side.data || !match || !row) return mappingOfAbsent(side, item);
  return {
    company_id: side.company.companyId,
    found: true,
    name: row.name,
    section: row.section,
    currency: side.data.currency,
    scale: side.data.scale,
    unit: row.unit,
    derived: false,
    confidence: match.confidence,
    values: row.values,
    sources: row.sources,
    evidence: [...match.evidence],
  };
};

const notesOf = (sides: readonly Side[]): string[] => {
  const compiled = sides.flatMap(({ data }) => (data ? [data] : []));
  const notes: string[] = [];
  if (new Set(compiled.map((data) => data.currency)).size > 1)
    notes.push('The companies report in different currencies; nothing is converted.');
  if (new Set(compiled.map((data) => data.scale)).size > 1)
    notes.push('The companies print money in different scales: multiply each by its own scale.');
  const ends = new Set(
    compiled.flatMap((data) => Object.values(data.fiscal_year_ends ?? {}).map(monthOf)),
  );
  if (ends.size > 1)
    notes.push('Fiscal years end in different months; years are named as each company names them.');
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
): CanonicalComparison => {
  const years = options.years ?? DEFAULT_YEARS;
  const sides = companies.map((company) => sideOf(company, type, years));
  const items = NAMED_CONCEPTS.filter((item) => item.statement === type);
  const rows = items.map((item) => ({
    id: item.id,
    label: item.label,
    us_gaap: item.us_gaap ?? null,
    ifrs_full: item.ifrs_full ?? null,
    companies: sides.map((side) => mappingOf(side, item)),
  }));
  const all = [...new Set(sides.flatMap(({ data }) => data?.years ?? []))]
    .toSorted((a, b) => compareYears(b, a))
    .slice(0, years);
  return {
    statement_type: type,
    years: all,
    notes: notesOf(sides),
    companies: sides.map(({ company, data }) => ({
      company_id: company.companyId,
      company_name: company.companyName,
      currency: data?.currency ?? '',
      scale: data?.scale ?? 1,
      compiled: data !== undefined,
    })),
    line_items: type === 'cash_flow_statement' ? [...rows, freeCashFlow(rows)] : rows,
  };
};
