import type { ColumnBasis, PeriodLength } from '@fde/contracts';

import { isNoteWord, type ItemLine } from '../page/index.js';
import { readDate } from '../language/dates/dates.js';
import { MONTHS_PER_YEAR } from '../language/dates/iso-date.js';
import { lengthInHead, monthsOf } from '../language/dates/periods.js';
import { basisOf } from './column-head.js';
import { isFull, type NumberColumn } from './columns.js';
import type { HeadedColumn } from './headed-columns.js';
import {
  cellsAbove,
  isPart,
  isPercentHead,
  isSide,
  isWhole,
  joinCells,
  type HeadCell,
} from './header-words.js';

/** Bases that no fiscal year as it was has. */
const NO_YEARS: readonly (ColumnBasis | undefined)[] = ['pro_forma', 'budget', 'converted'];

/**
 * Words for a note, a change, a percentage or a part explain a column. A year among them does not:
 * it may be the column's own, unless it is said to be pro forma, a budget or a conversion.
 */
const isExplained = (cells: readonly HeadCell[], column: NumberColumn): boolean => {
  // A title or a period that reaches over the column does not make notes or shares a year.
  if (cells.some(({ text }) => isNoteWord(text) || isPercentHead(text))) return true;
  const words = joinCells(cells);
  if (NO_YEARS.includes(basisOf(words))) return true;
  return readDate(words)?.year === undefined && (isSide(words, column) || isPart(words));
};

/** A fund left of the total of all funds: the year over it is one of those of the table. */
const isPartOfHeaded = (
  cells: readonly HeadCell[],
  column: NumberColumn,
  headed: readonly HeadedColumn[],
): boolean => {
  const words = joinCells(cells);
  const year = readDate(words)?.year;
  return (
    isPart(words) &&
    headed.some(({ date }) => date.year === year) &&
    headed.some(
      (own) => own.column.right > column.right && isWhole(own.words) && !isPart(own.words),
    )
  );
};

/**
 * "Q4 2023" beside "FY 2023", with its year on another line than theirs: a part of one of
 * the whole years of the table.
 */
const isPartOfYear = (cells: readonly HeadCell[], headed: readonly HeadedColumn[]): boolean => {
  const words = joinCells(cells);
  const year = readDate(words)?.year;
  const isShort = (length: PeriodLength | undefined): boolean =>
    length !== undefined && monthsOf(length) < MONTHS_PER_YEAR;
  const others = headed.filter(({ length }) => !isShort(length));
  return isShort(lengthInHead(words)) && others.some(({ date }) => date.year === year);
};

/**
 * Columns as full as the years' that the header does not explain: above them stands neither a year
 * nor a word for a note, a change, a percentage or a part. One of them may be a year whose head was
 * not understood.
 */
export const unexplainedColumns = (
  columns: readonly NumberColumn[],
  lines: readonly ItemLine[],
  headed: readonly HeadedColumn[],
): NumberColumn[] => {
  const above = cellsAbove(lines, columns);
  const taken = new Set(headed.map((h) => h.index));
  const fullest = Math.max(0, ...headed.map((h) => h.column.support));
  return columns.filter(
    (c, i) =>
      !taken.has(i) &&
      isFull(c, fullest) &&
      !isExplained(above[i] ?? [], c) &&
      !isPartOfHeaded(above[i] ?? [], c, headed) &&
      !isPartOfYear(above[i] ?? [], headed),
  );
};
