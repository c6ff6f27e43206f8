import { Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';

/** The years of a table from the newest to the oldest that are shown. */
export interface YearRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Years that are shown where nobody chose. */
const USUAL_YEARS = 5;

/**
 * The last year of the range in which the most companies have the most years, the newest of several:
 * with it a comparison opens.
 */
export function fullestLast(
  years: readonly string[],
  yearsOfCompanies: readonly (readonly string[])[],
): string | null {
  const filled = years.map((_, last) => {
    const range = years.slice(last, last + USUAL_YEARS);
    return yearsOfCompanies.flatMap((own) => range.filter((year) => own.includes(year))).length;
  });
  return years[filled.indexOf(Math.max(...filled))] ?? null;
}

/**
 * The years within the range, of those there are, newest first. Where nobody chose the last year it
 * is `usualLast`.
 */
export function yearsWithin(
  years: readonly string[],
  { from, to }: YearRange,
  usualLast: string | null = null,
): readonly string[] {
  const wanted = to ?? usualLast;
  const last = wanted === null ? 0 : Math.max(0, years.indexOf(wanted));
  const first = from === null ? -1 : years.indexOf(from);
  return years.slice(last, first < last ? last + USUAL_YEARS : first + 1);
}

/** Chooses the first and the last year that are shown. */
export function YearRangeChoice({
  years,
  shown,
  onChange,
}: {
  years: readonly string[];
  shown: readonly string[];
  onChange: (range: YearRange) => void;
}): ReactNode {
  const t = useTexts();
  const [to, from] = [shown[0] ?? null, shown.at(-1) ?? null];
  if (years.length < 2) return null;
  return (
    <Group className="screen-only">
      <NativeSelect
        label={t('compare.from')}
        data={[...years]}
        value={from ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ from: value, to: to !== null && to < value ? value : to })
        }
      />
      <NativeSelect
        label={t('compare.to')}
        data={[...years]}
        value={to ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ from: from !== null && from > value ? value : from, to: value })
        }
      />
    </Group>
  );
}
