import type { CompiledData, CompiledLineItem } from '@fde/contracts';

/** Years of a view where none is asked for. */
export const DEFAULT_YEARS = 10;

const pick = <T>(record: Record<string, T>, years: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([year]) => years.has(year)));

const itemWithin = (item: CompiledLineItem, years: ReadonlySet<string>): CompiledLineItem[] => {
  const values = pick(item.values, years);
  const superseded = item.superseded && pick(item.superseded, years);
  if (Object.keys(values).length === 0 && Object.keys(superseded ?? {}).length === 0) return [];
  const { superseded: _all, ...rest } = item;
  return [
    {
      ...rest,
      values,
      sources: pick(item.sources, years),
      ...(superseded && Object.keys(superseded).length > 0 ? { superseded } : {}),
    },
  ];
};

/**
 * The newest years of a compiled statement: ten by default, `Infinity` for all. Compiled data hold all years; views
 * and exports choose. Rows without a number in these years are left out, and the rows of checks renumbered.
 */
export const selectYears = (data: CompiledData, count: number = DEFAULT_YEARS): CompiledData => {
  if (
    data.years.length <= count &&
    !data.separate_statements?.some((other) => other.years.length > count)
  )
    return data;
  const years = new Set(data.years.slice(0, Math.max(0, count)));
  const kept = data.line_items.map((item) => itemWithin(item, years)[0]);
  const places = new Map<number, number>();
  kept.forEach((item, at) => {
    if (item) places.set(at, places.size);
  });
  const checks = data.checks
    ?.filter((check) => years.has(check.year) && (check.rows ?? []).every((row) => places.has(row)))
    .map((check) => ({
      ...check,
      ...(check.rows ? { rows: check.rows.map((row) => places.get(row) as number) } : {}),
    }));
  return {
    ...data,
    years: [...years],
    data_lineage: pick(data.data_lineage, years),
    gaps: data.gaps.filter(
      (gap) =>
        years.has(gap.year) ||
        (gap.kind === 'missing_year' && [...years].some((year) => year < gap.year)),
    ),
    ...(data.fiscal_year_ends ? { fiscal_year_ends: pick(data.fiscal_year_ends, years) } : {}),
    ...(checks ? { checks } : {}),
    line_items: kept.filter((item): item is CompiledLineItem => item !== undefined),
    ...(data.separate_statements
      ? { separate_statements: data.separate_statements.map((other) => selectYears(other, count)) }
      : {}),
  };
};
