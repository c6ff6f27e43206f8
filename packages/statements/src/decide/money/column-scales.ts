import type { RawStatement } from '@fde/contracts';

import { unitStated } from '../../language/money/money.js';
import { headerCells, median, type HeaderCell, type ItemLine } from '../../page/index.js';
import type { ColumnSet } from '../../table/column-sets.js';
import { OVER, TIGHT } from '../../table/weights.js';
import { UNITS_APART } from './weights.js';

type HeadedColumn = ColumnSet['columns'][number];

const standsOver = (cell: HeaderCell, { column }: HeadedColumn): boolean =>
  cell.x0 < column.right + OVER * cell.size && cell.x1 > column.start - OVER * cell.size;

/** The multipliers of a line that states a unit for each column separately. */
const scalesOnLine = (line: ItemLine, { columns }: ColumnSet): readonly number[] | undefined => {
  const cells = headerCells(line, TIGHT).filter(
    (cell) => columns.filter((column) => standsOver(cell, column)).length === 1,
  );
  const scales = columns.map((column) => {
    const own = cells.find((cell) => standsOver(cell, column));
    return own === undefined ? undefined : unitStated(own.text)?.scale;
  });
  return scales.every((scale) => scale !== undefined) ? scales : undefined;
};

/**
 * The multiplier of each column, if a line of the head states one for each and they differ. German
 * companies print the year in euros and the year before in thousands of euros. Undefined if all
 * columns have one unit.
 */
export const columnScalesOf = (
  lines: readonly ItemLine[],
  set: ColumnSet,
): readonly number[] | undefined =>
  lines
    .map((line) => scalesOnLine(line, set))
    .find((scales) => scales !== undefined && new Set(scales).size > 1);

/** How many times larger the amounts of one year are than those of another, row by row. */
const timesLarger = (raw: RawStatement, year: string, other: string): number | undefined => {
  const factors = raw.line_items.flatMap(({ values, unit = 'money' }) => {
    const [a, b] = [values[year] ?? 0, values[other] ?? 0];
    return unit === 'money' && a !== 0 && b !== 0 ? [Math.abs(a / b)] : [];
  });
  return factors.length < UNITS_APART.rows ? undefined : median(factors);
};

/**
 * Whether the amounts of two years are so far apart that only another unit explains it, beyond what
 * the columns state themselves: a business does not grow a hundredfold in every row.
 */
export const countsApart = (raw: RawStatement): boolean => {
  const [newest, ...others] = raw.years.toSorted((a, b) => b.localeCompare(a));
  const scaleIn = (year: string): number => raw.year_scales?.[year] ?? raw.scale;
  return others.some((year) => {
    const times = newest === undefined ? undefined : timesLarger(raw, newest, year);
    if (newest === undefined || times === undefined) return false;
    return Math.abs(Math.log10((times * scaleIn(newest)) / scaleIn(year))) > UNITS_APART.decades;
  });
};
