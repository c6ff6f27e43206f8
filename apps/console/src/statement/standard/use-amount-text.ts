import { useMemo } from 'react';
import { formatValue, mostDecimals, scaled } from '../../format/numbers.js';
import { useLocale } from '../../messages/use-texts.js';
import type { StatementView } from '../statement-view.js';
import type { Line } from './line-name.js';
import type { Standardised } from './standard-queries.js';

type AmountText = (value: number, unit: Line['unit'], year: string) => string;
type Scale = StatementView['scale'];

/** The most decimals that a year's money needs on a scale. */
export const decimalsOfYear = (
  { lines, scale: own }: Pick<Standardised, 'lines' | 'scale'>,
  year: string,
  scale: Scale,
): number =>
  mostDecimals(
    lines.flatMap(({ unit, cells }) => {
      const cell = unit === 'money' ? cells[year] : undefined;
      return cell === undefined ? [] : [scaled(cell.value, unit, own, scale)];
    }),
  );

/** Writes numbers of a standardised statement on the scale that is chosen for the page. */
export const useAmountText = (
  standardised: Standardised,
  { scale }: Pick<StatementView, 'scale'>,
): AmountText => {
  const locale = useLocale();
  return useMemo(() => {
    const decimals = new Map(
      standardised.years.map((year) => [year, decimalsOfYear(standardised, year, scale)]),
    );
    return (value, unit, year) => {
      const isRescaled = scale !== 'printed' && unit === 'money';
      const amount = scaled(value, unit, standardised.scale, scale);
      return formatValue(amount, unit, locale, isRescaled, decimals.get(year));
    };
  }, [standardised, scale, locale]);
};
