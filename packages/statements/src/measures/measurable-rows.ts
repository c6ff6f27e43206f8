import type {
  CompiledData,
  CompiledLineItem,
  StandardisedLine,
  StandardisedPart,
  StandardisedStatement,
} from '@fde/contracts';
import { NAMED_CONCEPTS } from '../concepts/taxonomy.js';
import { countsBySize } from '../ratios/find-figures.js';
import type { MeasurableRow, SureAmount } from './measure-cell.js';

const SIZED: ReadonlySet<string> = new Set(NAMED_CONCEPTS.filter(countsBySize).map(({ id }) => id));

type Grown = MeasurableRow['grown'];

/**
 * Expenses, investments and liabilities grow by their size, on whichever side of zero they stand; a
 * row that changes sides says by its sign that it is something else in some years.
 */
export const bySize =
  (concept: string | null, years: readonly string[], amountOf: Grown): Grown =>
  (year) => {
    const amount = amountOf(year);
    if (amount === undefined || concept === null || !SIZED.has(concept)) return amount;
    const isDeducted = years.every((one) => (amountOf(one)?.value ?? 0) <= 0);
    return isDeducted ? { ...amount, value: Math.abs(amount.value) } : amount;
  };

/** Share counts in another unit are converted in the table already. */
const today = ({ values, sources }: CompiledLineItem, year: string): number | undefined => {
  const adjusted = sources[year]?.adjusted;
  return adjusted === undefined || adjusted.reason === 'unit_scale' ? values[year] : adjusted.value;
};

/** What one of a row's numbers is worth; only money is in the scale of its statement. */
const scaleOf = ({ scale }: Pick<CompiledData, 'scale'>, unit: CompiledLineItem['unit']): number =>
  unit === 'money' ? scale : 1;

/** The line that a printed row is counted in, and the sign with which it enters. */
interface Place {
  readonly concept: string;
  readonly sign: StandardisedPart['sign'];
}

/** By row; a row that several years count in several lines has the place of the newest. */
const placesIn = ({ lines, years }: StandardisedStatement): ReadonlyMap<number, Place> => {
  const places = new Map<number, Place>();
  for (const year of years)
    for (const { concept, cells } of lines)
      for (const { row, sign } of cells[year]?.parts ?? [])
        if (!places.has(row)) places.set(row, { concept, sign });
  return places;
};

/** The printed rows of a statement, in their order. */
export const printedRows = (
  data: CompiledData,
  standardised: StandardisedStatement | undefined,
): readonly MeasurableRow[] => {
  const places = standardised === undefined ? new Map<number, Place>() : placesIn(standardised);
  return data.line_items.map((item, index) => {
    const place = places.get(index);
    const amount = (year: string, value: number | undefined): SureAmount | undefined =>
      value === undefined
        ? undefined
        : {
            year,
            value,
            scale: scaleOf(data, item.unit),
            confidence: item.sources[year]?.confidence ?? item.confidence,
          };
    const signed = (year: string): SureAmount | undefined => {
      const value = today(item, year);
      return amount(year, value === undefined ? undefined : value * (place?.sign ?? 1));
    };
    return {
      unit: item.unit,
      shown: (year) => amount(year, item.values[year]),
      grown: bySize(place?.concept ?? null, data.years, signed),
    };
  });
};

/** The number of a cell on today's basis, where one row gives it. */
const cellToday = (
  data: CompiledData,
  { cells }: StandardisedLine,
  year: string,
): number | undefined => {
  const cell = cells[year];
  const [own, second] = cell?.parts.filter(({ counted }) => counted) ?? [];
  const item = own === undefined ? undefined : data.line_items[own.row];
  if (cell === undefined || own === undefined || item === undefined) return cell?.value;
  const isSplit = item.sources[year]?.adjusted?.reason === 'stock_split';
  return isSplit && second === undefined && cell.derived === undefined
    ? (today(item, year) ?? 0) * own.sign
    : cell.value;
};

/** The lines of a standardised statement, in their order. */
export const standardRows = (
  data: CompiledData,
  standardised: StandardisedStatement,
): readonly MeasurableRow[] =>
  standardised.lines.map((line) => {
    const amount = (year: string, value: number | undefined): SureAmount | undefined =>
      value === undefined
        ? undefined
        : {
            year,
            value,
            scale: scaleOf(data, line.unit),
            confidence: line.cells[year]?.confidence ?? 0,
          };
    const grown = (year: string): SureAmount | undefined =>
      amount(year, cellToday(data, line, year));
    return {
      unit: line.unit,
      shown: (year) => amount(year, line.cells[year]?.value),
      grown: bySize(line.concept, data.years, grown),
    };
  });
