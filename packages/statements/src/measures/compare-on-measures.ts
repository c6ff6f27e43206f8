import type {
  CanonicalComparison,
  CanonicalMapping,
  CanonicalStatementType,
  Measure,
} from '@fde/contracts';
import {
  compareCompanies,
  type ComparedAmounts,
  type ComparedCompany,
} from '../compare/compare-companies.js';
import { numberOfYear } from '../ratios/years-before.js';
import { measuredCells, mediansOf, type MeasuredSide } from './measure-items.js';
import { measureContext } from './measure-statement.js';

export interface MeasuredComparison {
  /** What is compared; the amounts by default. */
  readonly measure?: Measure;
  /** The first and the last year, by their numbers; all where undefined. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const isWithin = (year: string, { from, to }: MeasuredComparison): boolean => {
  const number = numberOfYear(year);
  return number >= (from ?? -Infinity) && number <= (to ?? Infinity);
};

const pick = <T>(record: Readonly<Record<string, T>>, years: readonly string[]) =>
  Object.fromEntries(
    years.flatMap((year) => {
      const value = record[year];
      return value === undefined ? [] : [[year, value] as const];
    }),
  );

/** The years that are compared; growth may begin in an older one. */
const ofYears = (mapping: CanonicalMapping, years: readonly string[]): CanonicalMapping => {
  const { values, sources, cells, measured } = mapping;
  return {
    ...mapping,
    ...(values === undefined ? {} : { values: pick(values, years) }),
    ...(sources === undefined ? {} : { sources: pick(sources, years) }),
    ...(cells === undefined ? {} : { cells: pick(cells, years) }),
    ...(measured === undefined ? {} : { measured: pick(measured, years) }),
  };
};

/** What the numbers of each company are measured against; undefined without its statement. */
const sidesOf = (
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  measure: Measure,
): readonly (MeasuredSide | undefined)[] =>
  companies.map(({ statements, moves = [] }) => {
    const data = statements.find((one) => one.statement_type === type);
    return data && { data, context: measureContext(measure, data, statements, moves) };
  });

/** Each line item on a measure as well; what its amounts are stays beside it. */
const measuredRows = (
  rows: ComparedAmounts['line_items'],
  sides: readonly (MeasuredSide | undefined)[],
): ComparedAmounts['line_items'] =>
  rows.map((row) => ({
    ...row,
    companies: row.companies.map((mapping, at) => {
      const side = sides[at];
      return side === undefined || !mapping.found
        ? mapping
        : { ...mapping, measured: measuredCells(mapping, row.id, side) };
    }),
  }));

/** Companies side by side over a range of years, as amounts or on another measure, with medians. */
export const compareOnMeasures = (
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  options: MeasuredComparison = {},
): CanonicalComparison => {
  const { measure = 'amounts' } = options;
  const compared = compareCompanies(companies, type, { years: Infinity });
  const years = compared.years.filter((year) => isWithin(year, options));
  const rows =
    measure === 'amounts'
      ? compared.line_items
      : measuredRows(compared.line_items, sidesOf(companies, type, measure));
  return {
    ...compared,
    measure,
    years,
    line_items: rows.map((row) => ({
      ...row,
      companies: row.companies.map((mapping) => ofYears(mapping, years)),
      medians: mediansOf(measure, row, years),
    })),
  };
};
