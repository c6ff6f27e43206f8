import type {
  Alignment,
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
import { calendarColumns, fiscalColumns, type PlacedYears } from '../compare/calendar-years.js';
import type { Conversion } from '../compare/exchange-rates.js';
import { compareYears } from '../compile/input/normalize-raw.js';
import { endsOf, numberOfYear, yearBeforeIn } from '../ratios/years-before.js';
import { convertMapping, isConverted } from './convert-mapping.js';
import { measuredCells, mediansOf, type MeasuredSide } from './measure-items.js';
import { measureContext } from './measure-statement.js';

export interface MeasuredComparison {
  /** What is compared; the amounts by default. */
  readonly measure?: Measure;
  /** What the columns are; years as each company names them by default. */
  readonly align?: Alignment;
  /** How money is converted; each company stays in its own currency where undefined. */
  readonly conversion?: Conversion | undefined;
  /** The first and the last year, by their numbers; all where undefined. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const isWithin = (year: string, { from, to }: MeasuredComparison): boolean => {
  const number = numberOfYear(year);
  return number >= (from ?? -Infinity) && number <= (to ?? Infinity);
};

type Columns = PlacedYears['columns'];

/** The values of fiscal years, by the columns in which they stand. */
const placed = <T>(record: Readonly<Record<string, T>>, columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, { fiscal_year: year }]) => {
      const value = record[year];
      return value === undefined ? [] : [[column, value] as const];
    }),
  );

/** The columns that are compared; growth may begin in an older year. */
const inColumns = (mapping: CanonicalMapping, columns: Columns): CanonicalMapping => {
  const { values, sources, cells, measured } = mapping;
  return {
    ...mapping,
    ...(values === undefined ? {} : { values: placed(values, columns) }),
    ...(sources === undefined ? {} : { sources: placed(sources, columns) }),
    ...(cells === undefined ? {} : { cells: placed(cells, columns) }),
    ...(measured === undefined ? {} : { measured: placed(measured, columns) }),
  };
};

/** Where the years of each company stand, within the range. */
const placementsOf = (
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  options: MeasuredComparison,
): readonly PlacedYears[] =>
  companies.map(({ statements }) => {
    const data = statements.find((one) => one.statement_type === type);
    const columnsOf = options.align === 'calendar' ? calendarColumns : fiscalColumns;
    const { columns, notes } = columnsOf(data, statements);
    const within = Object.entries(columns).filter(([column]) => isWithin(column, options));
    return { columns: Object.fromEntries(within), notes };
  });

/** All columns, newest first. */
const columnNames = (placements: readonly PlacedYears[]): string[] =>
  [...new Set(placements.flatMap(({ columns }) => Object.keys(columns)))].toSorted((a, b) =>
    compareYears(b, a),
  );

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
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  measure: Measure,
): ComparedAmounts['line_items'] => {
  if (measure === 'amounts') return rows;
  const sides = sidesOf(companies, type, measure);
  return rows.map((row) => ({
    ...row,
    companies: row.companies.map((mapping, at) => {
      const side = sides[at];
      return side === undefined || !mapping.found
        ? mapping
        : { ...mapping, measured: measuredCells(mapping, row.id, side) };
    }),
  }));
};

/** Each row with the numbers of the columns, each company's by its own years. */
const inPlace = (
  rows: ComparedAmounts['line_items'],
  placements: readonly PlacedYears[],
): ComparedAmounts['line_items'] =>
  rows.map((row) => ({
    ...row,
    companies: row.companies.map((mapping, at) =>
      inColumns(mapping, placements[at]?.columns ?? {}),
    ),
  }));

/** Each number with what it is in another currency, where that is asked for and known. */
const convertedRows = (
  rows: ComparedAmounts['line_items'],
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  placements: readonly PlacedYears[],
  { measure = 'amounts', conversion }: MeasuredComparison,
): ComparedAmounts['line_items'] => {
  if (conversion === undefined) return rows;
  const endsBefore = companies.map(({ statements }) => {
    const data = statements.find((one) => one.statement_type === type);
    const ends = endsOf(data === undefined ? [] : [data]);
    const before = yearBeforeIn(data?.years ?? [], ends);
    return (year: string): string | undefined => ends[before(year, 1) ?? ''];
  });
  return rows.map((row) => ({
    ...row,
    companies: row.companies.map((mapping, at) =>
      convertMapping(
        mapping,
        {
          type,
          concept: row.id,
          measure,
          columns: placements[at]?.columns ?? {},
          endBefore: (year) => endsBefore[at]?.(year),
        },
        conversion,
      ),
    ),
  }));
};

/** Companies side by side over a range of years, as amounts or on another measure, with medians. */
export const compareOnMeasures = (
  companies: readonly ComparedCompany[],
  type: CanonicalStatementType,
  options: MeasuredComparison = {},
): CanonicalComparison => {
  const { measure = 'amounts', align = 'fiscal', conversion } = options;
  const currency = isConverted(measure) ? conversion?.currency : undefined;
  const calendar = align === 'calendar';
  const compared = compareCompanies(companies, type, { years: Infinity, calendar, currency });
  const placements = placementsOf(companies, type, options);
  const years = columnNames(placements);
  const rows = measuredRows(compared.line_items, companies, type, measure);
  const converted = convertedRows(inPlace(rows, placements), companies, type, placements, options);
  return {
    ...compared,
    measure,
    align,
    ...(currency === undefined ? {} : { converted_to: currency }),
    years,
    notes: [...(compared.notes ?? []), ...placements.flatMap(({ notes }) => notes)],
    companies: compared.companies.map((company, at) => ({
      ...company,
      fiscal_years: placements[at]?.columns ?? {},
    })),
    line_items: converted.map((row) => ({ ...row, medians: mediansOf(measure, row, years) })),
  };
};
