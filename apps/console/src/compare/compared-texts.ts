import type { Schemas } from '../api/client.js';
import { formatValue, mostDecimals } from '../format/numbers.js';

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
