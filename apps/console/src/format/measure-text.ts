import type { Schemas } from '../api/client.js';
import { formatValue } from './numbers.js';

type Unit = Schemas['MeasuredStatement']['unit'];

/** No "-0.0" for what rounds to nothing. */
const SHARE: Intl.NumberFormatOptions = {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
};

/** A number of a measure: "25.0 %", or money per share. */
export const measureText = (value: number, unit: Unit, locale: string): string =>
  unit === 'share'
    ? `${new Intl.NumberFormat(locale, SHARE).format(100 * value)} %`
    : formatValue(value, unit === 'per_share' ? 'per_share' : 'money', locale);
