import type {
  CanonicalMapping,
  ComparisonMedian,
  CompiledData,
  Measure,
  MeasuredCell,
} from '@fde/contracts';
import { bySize } from './measurable-rows.js';
import type { ComparedRow } from '../compare/free-cash-flow.js';
import { measureCell, type MeasureContext, type SureAmount } from './measure-cell.js';

/** A company's statement, and what its numbers are measured against. */
export interface MeasuredSide {
  readonly data: CompiledData;
  readonly context: MeasureContext;
}

/** The number of a split year on the shares of today. */
const todayIn = ({ values, sources }: CanonicalMapping, year: string): number | undefined => {
  const adjusted = sources?.[year]?.adjusted;
  return adjusted?.reason === 'stock_split' ? adjusted.value : values?.[year];
};

/** The numbers of a line item of one company on a measure. */
export const measuredCells = (
  mapping: CanonicalMapping,
  concept: string,
  { data, context }: MeasuredSide,
): Record<string, MeasuredCell> => {
  const unit = mapping.unit ?? 'money';
  const amount = (year: string, value: number | undefined): SureAmount | undefined =>
    value === undefined
      ? undefined
      : {
          year,
          value,
          scale: unit === 'money' ? data.scale : 1,
          confidence: Math.min(mapping.confidence ?? 1, mapping.cells?.[year]?.confidence ?? 1),
        };
  const row = {
    unit,
    shown: (year: string) => amount(year, mapping.values?.[year]),
    grown: bySize(concept, data.years, (year) => amount(year, todayIn(mapping, year))),
  };
  return Object.fromEntries(data.years.map((year) => [year, measureCell(row, year, context)]));
};

const median = (numbers: readonly number[]): number => {
  const ordered = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(ordered.length / 2);
  const upper = ordered[middle] ?? NaN;
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? NaN) + upper) / 2;
};

/** Whether numbers of the measure are money, which has a currency. */
const isMoney = (measure: Measure, { unit }: CanonicalMapping): boolean =>
  measure === 'per_share' ||
  (measure === 'amounts' && (unit === 'money' || unit === 'per_share' || unit === undefined));

/** What a mapping has in a year, in ones. */
const comparedNumber = (
  measure: Measure,
  mapping: CanonicalMapping,
  year: string,
): number | undefined => {
  const converted = mapping.converted?.[year]?.value ?? undefined;
  if (measure !== 'amounts') return converted ?? mapping.measured?.[year]?.value ?? undefined;
  const value = converted ?? mapping.values?.[year];
  const scale = (mapping.unit ?? 'money') === 'money' ? (mapping.scale ?? 1) : 1;
  return value === undefined ? undefined : value * scale;
};

const medianOf = (measure: Measure, row: ComparedRow, year: string): ComparisonMedian => {
  const having = row.companies.flatMap((mapping) => {
    const value = comparedNumber(measure, mapping, year);
    return value === undefined ? [] : [{ mapping, value }];
  });
  const companies = having.length;
  const currencies = new Set(
    having.flatMap(({ mapping }) =>
      isMoney(measure, mapping) ? [mapping.converted?.[year]?.currency ?? mapping.currency] : [],
    ),
  );
  if (companies === 0) return { value: null, companies, absent: 'no_number' };
  if (currencies.size > 1) return { value: null, companies, absent: 'other_currency' };
  if (having.some(({ mapping }) => measure === 'amounts' && mapping.unit === 'shares'))
    return { value: null, companies, absent: 'unit_not_proven' };
  return { value: median(having.map(({ value }) => value)), companies, absent: null };
};

/** The median of the companies that have a number, for each of the years. */
export const mediansOf = (
  measure: Measure,
  row: ComparedRow,
  years: readonly string[],
): Record<string, ComparisonMedian> =>
  Object.fromEntries(years.map((year) => [year, medianOf(measure, row, year)]));
