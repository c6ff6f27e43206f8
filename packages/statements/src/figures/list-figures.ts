import type {
  CanonicalMapping,
  CompiledCellSource,
  CompiledData,
  Figure,
  FigureAbsence,
  FigureSource,
  StandardisedPart,
} from '@fde/contracts';
import {
  companyItems,
  type ComparedCompany,
  type CompanyItem,
} from '../compare/compare-companies.js';
import { rowScales } from '../compare/row-scales.js';
import { withoutNoise } from '../evidence/digits.js';
import { figureConcept, type FigureConcept } from './figure-concepts.js';
import { numberOfYear } from '../ratios/years-before.js';
import { yearsOfQuery } from './years-of-query.js';

/** A company whose figures are listed. */
export interface FiguresCompany extends ComparedCompany {
  readonly ticker: string | null;
  /** How a report is called; null where it has no name. */
  readonly documentName: (document: number) => string | null;
  /** The address of a page's picture. */
  readonly pagePicture: (document: number, page: number) => string;
}

export interface FigureQuery {
  /** Ids of known concepts; all that are found where there are none. */
  readonly concepts?: readonly string[];
  /** Names of years, ranges, or `latest`; all years of the statement where there are none. */
  readonly years?: readonly string[];
}

const inWords = (type: string): string => type.replaceAll('_', ' ');

const headOf = (
  company: FiguresCompany,
  { id, label, statement }: FigureConcept,
  year: string | null,
) => ({
  company_id: company.companyId,
  company: company.companyName,
  ticker: company.ticker,
  concept: id,
  label,
  statement_type: statement,
  year,
});

const sourceOf = (
  company: FiguresCompany,
  part: StandardisedPart,
  source: CompiledCellSource | undefined,
): FigureSource => {
  const { document_id: document = null, page = null } = part;
  return {
    item: part.name,
    value: part.value,
    sign: part.sign,
    document_id: document,
    document: document === null ? null : company.documentName(document),
    page,
    page_picture: document === null || page === null ? null : company.pagePicture(document, page),
    settled_by_person: source?.method === 'reviewed',
  };
};

type Items = ReadonlyMap<string, CompanyItem>;

const countedIn = (mapping: CanonicalMapping | undefined, year: string): StandardisedPart[] =>
  (mapping?.cells?.[year]?.parts ?? []).filter(({ counted }) => counted);

/** The printed rows behind a number: those of its own cell, or of what free cash flow is derived from. */
const partsOf = (items: Items, { concept, mapping }: CompanyItem, year: string) => {
  if (concept !== 'free_cash_flow') return countedIn(mapping, year);
  return [
    ...countedIn(items.get('operating_cash_flow')?.mapping, year),
    // Investments are taken off by their size, on whichever side of zero they are printed.
    ...countedIn(items.get('capital_expenditure')?.mapping, year).map((part): StandardisedPart => ({
      ...part,
      sign: part.value > 0 ? -1 : 1,
    })),
  ];
};

/** What one of the printed units is worth; null where nothing proves the unit of a share count. */
const scaleOf = (data: CompiledData, unit: string, row: number | undefined): number | null => {
  if (unit === 'money') return data.scale;
  if (unit !== 'shares') return 1;
  const scales = rowScales(data.statement_type, data.line_items, data.scale);
  return row === undefined ? null : (scales[row] ?? null);
};

const foundFigure = (
  company: FiguresCompany,
  concept: FigureConcept,
  items: Items,
  item: CompanyItem,
  year: string,
): Figure | undefined => {
  const { data, mapping } = item;
  const value = mapping.values?.[year];
  if (value === undefined) return undefined;
  const parts = partsOf(items, item, year);
  const cell = mapping.cells?.[year];
  const unit = mapping.unit ?? 'money';
  const scale = scaleOf(data, unit, parts[0]?.row);
  const sure = cell?.confidence ?? Math.min(...parts.map((part) => part.confidence ?? 1));
  const isMoney = unit === 'money' || unit === 'per_share';
  return {
    ...headOf(company, concept, year),
    found: true,
    period_end: data.fiscal_year_ends?.[year] ?? null,
    value,
    scale,
    amount: scale === null ? null : withoutNoise(value * scale),
    currency: isMoney ? data.currency : null,
    unit,
    confidence: Math.min(mapping.confidence ?? 1, sure),
    derived: concept.id === 'free_cash_flow' || cell?.derived !== undefined,
    sources: parts.map((part) => sourceOf(company, part, data.line_items[part.row]?.sources[year])),
  };
};

const absentFigure = (
  company: FiguresCompany,
  concept: FigureConcept,
  year: string | null,
  absent: FigureAbsence,
): Figure => ({ ...headOf(company, concept, year), found: false, absent });

/** Compiled years newest first, in runs without a gap. */
const runsOf = (years: readonly string[]): readonly (readonly string[])[] => {
  const runs: string[][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run !== undefined && numberOfYear(run.at(-1) ?? '') - numberOfYear(year) <= 1)
      run.push(year);
    else runs.push([year]);
  }
  return runs;
};

/** "2019 to 2021, 2023 to 2025" */
const spanOf = (years: readonly string[]): string =>
  runsOf(years)
    .map((run) => (run.length === 1 ? (run[0] ?? '') : `${run.at(-1) ?? ''} to ${run[0] ?? ''}`))
    .toReversed()
    .join(', ');

const absenceIn = (
  data: CompiledData,
  { label, statement }: FigureConcept,
  mapping: CanonicalMapping | undefined,
  year: string | null,
): FigureAbsence => {
  if (year === null || !data.years.includes(year))
    return {
      reason: 'no_year',
      message: `The ${inWords(statement)} is compiled for ${spanOf(data.years)}, not for the year asked for`,
    };
  return mapping?.found === true
    ? { reason: 'no_figure', message: `No row is known to be ${label.toLowerCase()} in ${year}` }
    : {
        reason: 'no_row',
        message: `No row of the ${inWords(statement)} is named as ${label.toLowerCase()}`,
      };
};

const absenceOfStatement = (company: FiguresCompany, { statement }: FigureConcept) =>
  company.statements.length === 0
    ? { reason: 'nothing_compiled' as const, message: 'Nothing is compiled of the company' }
    : { reason: 'no_statement' as const, message: `No ${inWords(statement)} is compiled` };

/** Of one concept: a figure or the reason for its absence for each year that is asked for. */
const figuresOfConcept = (
  company: FiguresCompany,
  concept: FigureConcept,
  items: Items,
  texts: readonly string[] | undefined,
): readonly Figure[] => {
  const data = company.statements.find(({ statement_type: type }) => type === concept.statement);
  if (data === undefined)
    return [absentFigure(company, concept, null, absenceOfStatement(company, concept))];
  const item = items.get(concept.id);
  const years = yearsOfQuery(texts, data.years);
  if (years.length === 0)
    return [absentFigure(company, concept, null, absenceIn(data, concept, item?.mapping, null))];
  return years.map(
    (year) =>
      (item && foundFigure(company, concept, items, item, year)) ??
      absentFigure(company, concept, year, absenceIn(data, concept, item?.mapping, year)),
  );
};

/**
 * Figures of a company, one each for a concept and a year, with where they stand: the numbers that
 * comparisons and standardised statements show. What is asked for by name and is not there is an
 * item with the reason; where no concept is named, all that is there is listed.
 */
export const listFigures = (company: FiguresCompany, query: FigureQuery): readonly Figure[] => {
  const items = new Map(companyItems(company).map((item) => [item.concept, item]));
  const concepts = (query.concepts ?? [...items.keys()]).flatMap((id) => figureConcept(id) ?? []);
  const figures = concepts.flatMap((one) => figuresOfConcept(company, one, items, query.years));
  return query.concepts === undefined ? figures.filter(({ found }) => found) : figures;
};
