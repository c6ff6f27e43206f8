import { useMemo } from 'react';
import { decimalsIn, formatValue, scaled } from '../../format/numbers.js';
import { useLocale } from '../../messages/use-texts.js';
import type { StatementView } from '../statement-view.js';
import type { Line } from './line-name.js';
import type { Standardised } from './standard-queries.js';

type AmountText = (value: number, unit: Line['unit'], year: string) => string;
type Scale = StatementView['scale'];

/** By year, the most decimals that its money needs: its decimal points stand below each other. */
export function decimalsByYear(
  { lines, scale: own }: Pick<Standardised, 'lines' | 'scale'>,
  scale: Scale,
): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { unit, cells } of lines)
    for (const [year, { value }] of Object.entries(cells)) {
      const decimals = unit === 'money' ? decimalsIn(scaled(value, unit, own, scale)) : 0;
      most.set(year, Math.max(most.get(year) ?? 0, decimals));
    }
  return most;
}

/** Writes numbers of a standardised statement on the scale that is chosen for the page. */
export const useAmountText = (
  standardised: Standardised,
  { scale }: Pick<StatementView, 'scale'>,
): AmountText => {
  const locale = useLocale();
  return useMemo(() => {
    const decimals = decimalsByYear(standardised, scale);
    return (value, unit, year) => {
      const isRescaled = scale !== 'printed' && unit === 'money';
      const amount = scaled(value, unit, standardised.scale, scale);
      return formatValue(amount, unit, locale, isRescaled, decimals.get(year));
    };
  }, [standardised, scale, locale]);
};
