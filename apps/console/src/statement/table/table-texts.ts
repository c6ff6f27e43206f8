import type { CompiledData } from '@fde/contracts/resources';
import { formatValue, mostDecimals, scaled, type MoneyScale } from '../../format/numbers.js';

/**
 * By line item, then by year as asked for: the number as it is shown; undefined if the statement
 * has none.
 */
export type ShownTexts = readonly (readonly (string | undefined)[])[];

/** The most decimals that a year's money needs: a year printed in thousands keeps them all, a year in millions shows none. */
const decimalsOfYear = (data: CompiledData, year: string, scale: MoneyScale): number =>
  mostDecimals(
    data.line_items.flatMap(({ values, unit }) => {
      const value = values[year];
      const isMoney = value !== undefined && unit === 'money';
      return isMoney ? [scaled(value, unit, data.scale, scale)] : [];
    }),
  );

/** Every number of the statement as it is shown, with the decimal points of a year below each other. */
export function shownTexts(
  data: CompiledData,
  years: readonly string[],
  scale: MoneyScale,
  locale: string,
): ShownTexts {
  const decimals = years.map((year) => decimalsOfYear(data, year, scale));
  return data.line_items.map(({ values, unit }) =>
    years.map((year, column) => {
      const value = values[year];
      return value === undefined
        ? undefined
        : formatValue(
            scaled(value, unit, data.scale, scale),
            unit,
            locale,
            scale !== 'printed',
            decimals[column],
          );
    }),
  );
}
