import { formatValue, scaled } from '../../format/numbers.js';
import { useLocale } from '../../messages/use-texts.js';
import type { StatementView } from '../statement-view.js';
import type { Line } from './line-name.js';
import type { Standardised } from './standard-queries.js';

/** Says numbers of a standardised statement on the scale that is chosen for the page. */
export const useAmountText = (
  { scale }: Pick<Standardised, 'scale'>,
  view: Pick<StatementView, 'scale'>,
): ((value: number, unit: Line['unit']) => string) => {
  const locale = useLocale();
  return (value, unit) => {
    const isRescaled = view.scale !== 'printed' && unit === 'money';
    return formatValue(scaled(value, unit, scale, view.scale), unit, locale, isRescaled);
  };
};
