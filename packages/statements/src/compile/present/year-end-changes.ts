import type { CompiledData } from '@fde/contracts';
import { sameDayOfYear } from '../regimes/periods.js';

type YearEndChange = NonNullable<CompiledData['year_end_changes']>[number];

/**
 * Where the fiscal year of a column ends on another day of the year than that of the column before
 * it.
 */
export const yearEndChanges = (
  years: readonly string[],
  ends: Readonly<Record<string, string>>,
): YearEndChange[] => {
  const dated = years.flatMap((year) => {
    const end = ends[year];
    return end === undefined ? [] : [{ year, end }];
  });
  return dated.flatMap(({ year, end }, at) => {
    const before = dated[at + 1];
    return before === undefined || sameDayOfYear(end, before.end)
      ? []
      : [{ year, from: before.end, to: end }];
  });
};
