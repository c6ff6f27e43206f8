import type { CompiledCellSource, RawStatement } from '@fde/contracts/resources';
import { rawRowOf } from './raw-row.js';

/** A figure of a report by its row and column, as the API names it. */
export interface NamedFigure {
  readonly name: string;
  readonly section: string | null;
  readonly occurrence: number;
  readonly year: string;
}

/** The column of the report in which a row has its figure at the place of the compiled one. */
const columnOf = (
  { sources = {} }: RawStatement['line_items'][number],
  { page, bbox }: CompiledCellSource,
): string | undefined =>
  bbox === undefined
    ? undefined
    : Object.keys(sources).find(
        (year) => sources[year]?.page === page && String(sources[year]?.bbox) === String(bbox),
      );

/**
 * Which figure of its report a compiled cell shows; undefined if that is not certain. The report
 * may call the year otherwise than the series does.
 */
export function figureOf(
  raw: RawStatement,
  source: CompiledCellSource,
  label: string,
  year: string,
): NamedFigure | undefined {
  const placed = raw.line_items.findIndex((item) => columnOf(item, source) !== undefined);
  const index = placed < 0 ? rawRowOf(raw, source, label, year) : placed;
  const row = raw.line_items[index];
  if (row === undefined) return undefined;
  const section = row.section ?? null;
  const occurrence = raw.line_items
    .slice(0, index)
    .filter((other) => other.name === row.name && (other.section ?? null) === section).length;
  return { name: row.name, section, occurrence, year: columnOf(row, source) ?? year };
}
