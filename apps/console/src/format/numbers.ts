import { NO_CURRENCY, type Unit } from '@fde/contracts/resources';
import type { Texts } from '../messages/use-texts.js';

/** How money is shown: as the statement prints it, or scaled. */
export type MoneyScale = 'printed' | 'thousands' | 'millions';

const DIVISORS: Record<Exclude<MoneyScale, 'printed'>, number> = {
  thousands: 1_000,
  millions: 1_000_000,
};

/** A money value in the chosen scale; other units are never scaled. */
export function scaled(
  value: number,
  unit: Unit,
  statementScale: number,
  scale: MoneyScale,
): number {
  if (unit !== 'money' || scale === 'printed') return value;
  return (value * statementScale) / DIVISORS[scale];
}

interface Decimals {
  readonly minimum: number;
  readonly maximum: number;
}

function decimalsOf(value: number, unit: Unit, rescaled: boolean): Decimals {
  if (unit === 'per_share') return { minimum: 2, maximum: 4 };
  if (unit === 'percent') return { minimum: 1, maximum: 2 };
  if (rescaled)
    return Number.isInteger(value) ? { minimum: 0, maximum: 0 } : { minimum: 0, maximum: 3 };
  return { minimum: 0, maximum: 6 };
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Kept, because making one costs as much as hundreds of numbers. */
function formatterOf(locale: string, { minimum, maximum }: Decimals): Intl.NumberFormat {
  const key = `${locale}|${minimum}|${maximum}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
  });
  formatters.set(key, made);
  return made;
}

/**
 * As a reader of statements expects it: negative in parentheses, zero as a dash. `aligned` is the number of decimals
 * that money shows at least, so that a column's decimal points stand below each other.
 */
export function formatValue(
  value: number,
  unit: Unit,
  locale: string,
  rescaled = false,
  aligned = 0,
): string {
  if (value === 0) return '–';
  const { minimum, maximum } = decimalsOf(value, unit, rescaled);
  const least = unit === 'money' ? Math.max(minimum, aligned) : minimum;
  const text = formatterOf(locale, { minimum: least, maximum: Math.max(least, maximum) }).format(
    Math.abs(value),
  );
  const signed = value < 0 ? `(${text})` : text;
  return unit === 'percent' ? `${signed} %` : signed;
}

/** How many decimals the number has in its shortest notation, 3 at most: 224.991 -> 3, 758 -> 0 */
export function decimalsIn(value: number): number {
  for (let decimals = 0; decimals < 3; decimals++)
    if (Math.abs(value - Number(value.toFixed(decimals))) < 5e-7) return decimals;
  return 3;
}

/** The decimals that all of some amounts need: with them their decimal points stand below each other. */
export const mostDecimals = (amounts: readonly number[]): number =>
  Math.max(0, ...amounts.map(decimalsIn));

export function formatChange(change: number, locale: string): string {
  const magnitude = Math.abs(change);
  if (magnitude >= 10) {
    const most = new Intl.NumberFormat(locale).format(1_000);
    return change > 0 ? `> +${most} %` : `< −${most} %`;
  }
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: magnitude < 0.1 ? 1 : 0,
  }).format(change);
}

const SCALES = { 1_000: 'thousands', 1_000_000: 'millions', 1_000_000_000: 'billions' } as const;
const isScale = (scale: number): scale is keyof typeof SCALES => Object.hasOwn(SCALES, scale);

/** The code of ISO 4217, in words where it stands for none. */
const currencyName = (t: Texts, currency: string): string =>
  currency === NO_CURRENCY ? t('format.currencyNotStated') : currency;

/** "EUR, millions": said once above a statement. */
export function unitSentence(
  t: Texts,
  currency: string,
  statementScale: number,
  scale: MoneyScale,
): string {
  const isStated = currency !== NO_CURRENCY;
  const name = currencyName(t, currency);
  const named = isScale(statementScale) ? SCALES[statementScale] : undefined;
  const words = scale === 'printed' ? named : scale;
  if (words !== undefined)
    return isStated
      ? t(`format.moneyIn.${words}`, { currency })
      : `${name}, ${t(`format.scales.${words}`)}`;
  return statementScale === 1 ? name : `${name}, × ${statementScale}`;
}

export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** power);
}
