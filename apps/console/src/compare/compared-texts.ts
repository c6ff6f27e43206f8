import type { Schemas } from '../api/client.js';
import { measureText } from '../format/measure-text.js';
import { formatValue, mostDecimals } from '../format/numbers.js';

const MILLION = 1_000_000;

type Comparison = Schemas['CanonicalComparison'];
type Mapping = Schemas['CanonicalMapping'];

/** The decimals that a company's money needs in a year: its rows of that year show as many each. */
function decimalsOf(comparison: Comparison, companyId: number, year: string): number {
  const mappings = comparison.line_items.flatMap(({ companies }) =>
    companies.filter(
      (mapping) => mapping.company_id === companyId && (mapping.unit ?? 'money') === 'money',
    ),
  );
  return mostDecimals(mappings.flatMap(({ values }) => values?.[year] ?? []));
}

/** What one of the numbers of a comparison is. */
export const unitOfMeasure = ({ measure }: Pick<Comparison, 'measure'>): 'share' | 'per_share' =>
  measure === 'per_share' ? 'per_share' : 'share';

function measuredText(
  comparison: Comparison,
  { measured, converted }: Mapping,
  year: string,
  locale: string,
): string | undefined {
  const value = converted?.[year]?.value ?? measured?.[year]?.value ?? null;
  return value === null ? undefined : measureText(value, unitOfMeasure(comparison), locale);
}

/** The median of a line item in a year; amounts in millions, for companies print in scales of their own. */
export function medianText(
  comparison: Comparison,
  item: Comparison['line_items'][number],
  year: string,
  locale: string,
): string | undefined {
  const value = item.medians[year]?.value ?? null;
  if (value === null) return undefined;
  if (comparison.measure !== 'amounts')
    return measureText(value, unitOfMeasure(comparison), locale);
  const unit = item.companies.find(({ found }) => found)?.unit ?? 'money';
  return unit === 'money'
    ? formatValue(value / MILLION, unit, locale, true)
    : formatValue(value, unit, locale);
}

/**
 * Writes a mapping's number of a year; undefined if it has none. One company's numbers of a year
 * have even decimals, as in its statement; another company may print in another scale, so its
 * numbers keep their own.
 */
export function comparedTexts(
  comparison: Comparison,
  years: readonly string[],
  locale: string,
): (mapping: Mapping, year: string) => string | undefined {
  const decimals = new Map(
    comparison.companies.flatMap(({ company_id: id }) =>
      years.map((year) => [`${id}|${year}`, decimalsOf(comparison, id, year)] as const),
    ),
  );
  return (mapping, year) => {
    if (comparison.measure !== 'amounts') return measuredText(comparison, mapping, year, locale);
    const value = mapping.values?.[year];
    if (value === undefined) return undefined;
    const unit = mapping.unit ?? 'money';
    const least = decimals.get(`${mapping.company_id}|${year}`) ?? 0;
    const converted = mapping.converted?.[year]?.value ?? null;
    // A rate adds decimals that no report has.
    const shown = converted === null || unit !== 'money' ? converted : atDecimals(converted, least);
    return formatValue(shown ?? value, unit, locale, false, least);
  };
}

const atDecimals = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** What a number was before its conversion, "220 USD × 0.9", or the currency in which it stays. */
export function conversionText(
  { measure }: Pick<Comparison, 'measure'>,
  { converted, values, measured, currency = '', unit = 'money' }: Mapping,
  year: string,
  locale: string,
): string | undefined {
  const own = converted?.[year];
  if (own === undefined) return undefined;
  if (own.rate === null) return own.currency;
  const original =
    measure === 'amounts'
      ? formatValue(values?.[year] ?? 0, unit, locale)
      : measureText(measured?.[year]?.value ?? 0, unitOfMeasure({ measure }), locale);
  const rate = own.rate.toLocaleString(locale, { maximumSignificantDigits: 12 });
  return `${original} ${currency} × ${rate}`;
}
