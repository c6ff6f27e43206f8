import type { CompiledData, CompiledLineItem } from '@fde/contracts';

/** Years of a view that asks for no number of years. */
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

type Checks = NonNullable<CompiledData['checks']>;

/** Checks of these years whose rows are all kept, with the new places of the rows. */
const checksWithin = (
  checks: Checks,
  years: ReadonlySet<string>,
  places: ReadonlyMap<number, number>,
): Checks =>
  checks.flatMap((check) => {
    const rows = check.rows?.map((row) => places.get(row));
    if (!years.has(check.year) || rows?.includes(undefined) === true) return [];
    return [{ ...check, ...(rows ? { rows: rows.flatMap((row) => row ?? []) } : {}) }];
  });

/** Gaps of these years, and years that are missing between them. */
const gapsWithin = (gaps: CompiledData['gaps'], years: ReadonlySet<string>): CompiledData['gaps'] =>
  gaps.filter(
    (gap) =>
      years.has(gap.year) ||
      (gap.kind === 'missing_year' && [...years].some((year) => year < gap.year)),
  );

/** The new place of each row that is kept. */
const placesOf = (rows: readonly unknown[]): Map<number, number> => {
  const places = new Map<number, number>();
  rows.forEach((item, at) => {
    if (item !== undefined) places.set(at, places.size);
  });
  return places;
};

/**
 * The newest years of a compiled statement: ten by default, `Infinity` for all. Compiled data hold
 * all years; views and exports choose. Rows without a number in these years are left out, and the
 * rows of checks are renumbered.
 */
export const selectYears = (data: CompiledData, count: number = DEFAULT_YEARS): CompiledData => {
  if (
    data.years.length <= count &&
    !data.separate_statements?.some((other) => other.years.length > count)
  )
    return data;
  const years = new Set(data.years.slice(0, Math.max(0, count)));
  const rows = data.line_items.map((item) => itemWithin(item, years)[0]);
  return {
    ...data,
    years: [...years],
    data_lineage: pick(data.data_lineage, years),
    gaps: gapsWithin(data.gaps, years),
    ...(data.fiscal_year_ends ? { fiscal_year_ends: pick(data.fiscal_year_ends, years) } : {}),
    ...(data.checks ? { checks: checksWithin(data.checks, years, placesOf(rows)) } : {}),
    line_items: rows.filter((item): item is CompiledLineItem => item !== undefined),
    ...(data.separate_statements
      ? { separate_statements: data.separate_statements.map((other) => selectYears(other, count)) }
      : {}),
  };
};
