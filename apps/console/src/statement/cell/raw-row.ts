import type { Check, CompiledCellSource, RawStatement } from '@fde/contracts/resources';

const isSame = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.length === b.length &&
  a.every((edge, at) => edge === b[at]);

/**
 * Which row of the report a compiled figure was read from: the one whose figure stands at the same
 * place. Names are not enough, because a statement may print several rows of one name. Only for a
 * figure without a place does the name decide, and only if a single row has it. -1 if undecided.
 */
export function rawRowOf(
  raw: RawStatement,
  source: CompiledCellSource,
  label: string,
  year: string,
): number {
  if (source.bbox !== undefined) {
    return raw.line_items.findIndex(
      ({ sources }) =>
        sources?.[year]?.page === source.page && isSame(sources[year]?.bbox, source.bbox),
    );
  }
  const named = raw.line_items.flatMap((item, index) =>
    item.name === (source.name ?? label) ? [index] : [],
  );
  return named.length === 1 ? (named[0] ?? -1) : -1;
}

/** The checks of the report in which this row takes part. */
export const checksOf = (raw: RawStatement, row: number, year: string): Check[] =>
  raw.checks.filter((check) => check.year === year && (check.rows ?? []).includes(row));
