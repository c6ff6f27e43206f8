import type {
  CompiledData,
  RatedCompany,
  RatioFigure,
  RatioTable,
  RatioValue,
  RowMove,
} from '@fde/contracts';
import { STATEMENT_TYPES } from '@fde/contracts';
import { compareYears } from '../compile/input/normalize-raw.js';
import { DEFAULT_YEARS } from '../compile/present/select-years.js';
import { computeRatio, type RatioContext } from './compute-ratio.js';
import { figureFinder, linesOf } from './find-figures.js';
import { industryOf } from './industry.js';
import { definitionOf, RATIOS } from './ratio-table.js';
import { endsOf, yearBeforeIn } from './years-before.js';

/** One company with its compiled statements; the id of one that is stored nowhere is null. */
export interface CompanyToRate {
  readonly companyId: number;
  readonly companyName: string;
  readonly statements: readonly { readonly id: number | null; readonly data: CompiledData }[];
  /** The rows that a person moved to another concept. */
  readonly moves?: readonly RowMove[];
}

const newestFirst = (years: Iterable<string>): string[] =>
  [...new Set(years)].toSorted((a, b) => compareYears(b, a));

const contextOf = (
  statements: readonly CompiledData[],
  moves: readonly RowMove[],
  years: readonly string[],
): RatioContext => {
  const lines = linesOf(statements, moves);
  return {
    find: figureFinder(lines),
    industry: industryOf(new Map([...lines.values()].flatMap(({ found }) => [...found]))),
    statements,
    yearBefore: yearBeforeIn(years, endsOf(statements)),
  };
};

/** What the figures of a company are found in, and all of its years, the newest first. */
export const ratioContext = ({ statements, moves = [] }: CompanyToRate) => {
  const primary = statements.filter(({ data }) => STATEMENT_TYPES.includes(data.statement_type));
  const tables = primary.map(({ data }) => data);
  const years = newestFirst(tables.flatMap((table) => table.years));
  return { primary, years, context: contextOf(tables, moves, years) };
};

const rateCompany = (company: CompanyToRate): RatedCompany => {
  const { companyId, companyName } = company;
  const { primary, years: all, context } = ratioContext(company);
  const years = all.slice(0, DEFAULT_YEARS);
  const figures: Record<string, RatioFigure> = {};
  const ratios: Record<string, Record<string, RatioValue>> = {};
  for (const ratio of RATIOS) {
    const values: Record<string, RatioValue> = {};
    for (const year of years) {
      const { result, figures: used } = computeRatio(ratio, year, context);
      values[year] = result;
      for (const { key, figure } of used) figures[key] = figure;
    }
    ratios[ratio.id] = values;
  }
  return {
    company_id: companyId,
    company_name: companyName,
    years,
    statements: primary.map(({ id, data }) => ({
      statement_type: data.statement_type,
      compiled_statement_id: id,
      currency: data.currency,
      scale: data.scale,
    })),
    figures,
    ratios,
  };
};

/**
 * The named ratios of companies over their newest years. Every ratio names the cells it is computed
 * from, and is as sure as the least sure of them; where they do not give one, it is absent with the
 * reason. Nothing is estimated and no currency converted.
 */
export const rateCompanies = (companies: readonly CompanyToRate[]): RatioTable => {
  const rated = companies.map(rateCompany);
  return {
    years: newestFirst(rated.flatMap(({ years }) => years)).slice(0, DEFAULT_YEARS),
    definitions: RATIOS.map(definitionOf),
    companies: rated,
  };
};
