import { useMemo } from 'react';
import { withMissingYears } from '../format/years.js';
import { fullestLast, yearsWithin, type YearRange } from './year-range.js';

interface ComparedYears {
  /** All years, newest first, with the missing ones between them. */
  readonly all: readonly string[];
  /** Those within the chosen range, or the usual ones where nobody chose. */
  readonly shown: readonly string[];
}

/** The years of a table of companies: `data` has them, and `yearsOf` gives those of each company. */
export function useComparedYears<Table extends { readonly years: readonly string[] }>(
  data: Table | undefined,
  yearsOf: (data: Table) => readonly (readonly string[])[],
  { from, to }: YearRange,
): ComparedYears {
  const all = useMemo(() => withMissingYears(data?.years ?? []), [data]);
  const usualLast = useMemo(
    () => (data === undefined ? null : fullestLast(all, yearsOf(data))),
    [all, data, yearsOf],
  );
  const shown = useMemo(
    () => yearsWithin(all, { from, to }, usualLast),
    [all, from, to, usualLast],
  );
  return { all, shown };
}
