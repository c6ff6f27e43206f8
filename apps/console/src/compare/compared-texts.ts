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
  { measured }: Mapping,
  year: string,
  locale: string,
): string | undefined {
  const value = measured?.[year]?.value ?? null;
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
    return value === undefined
      ? undefined
      : formatValue(
          value,
          mapping.unit ?? 'money',
          locale,
          false,
          decimals.get(`${mapping.company_id}|${year}`),
        );
  };
}
