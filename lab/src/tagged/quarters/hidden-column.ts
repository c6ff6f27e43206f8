import type { Period, RawStatement } from '@fde/contracts';

const within = <T>(
  cells: Readonly<Record<string, T>> | undefined,
  isHidden: (name: string) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(cells ?? {}).filter(([name]) => !isHidden(name)));

/** A statement without the columns of a time, as if its report did not print them. */
export const withoutColumns = (
  raw: RawStatement,
  isOfTime: (period: Period) => boolean,
): RawStatement => {
  const hidden = new Set(
    (raw.columns ?? []).filter(({ period }) => isOfTime(period)).map(({ name }) => name),
  );
  const isHidden = (name: string): boolean => hidden.has(name);
  return {
    ...raw,
    years: raw.years.filter((name) => !isHidden(name)),
    fiscal_year_ends: within(raw.fiscal_year_ends, isHidden),
    columns: (raw.columns ?? []).filter(({ name }) => !isHidden(name)),
    other_columns: (raw.other_columns ?? []).filter(({ name }) => !isHidden(name)),
    line_items: raw.line_items.map((item) => ({
      ...item,
      values: within(item.values, isHidden),
      sources: within(item.sources, isHidden),
    })),
  };
};
