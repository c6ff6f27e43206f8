import { isNoteWord, type ItemLine } from '../page/index.js';
import { readDate } from '../language/dates/dates.js';
import { isFull, type NumberColumn } from './columns.js';
import type { HeadedColumn } from './headed-columns.js';
import {
  cellsAbove,
  isPart,
  isPercentHead,
  isSide,
  joinCells,
  type HeadCell,
} from './header-words.js';

/**
 * Words for a note, a change, a percentage or a part explain a column. A year among them does not:
 * it may be the column's own.
 */
const isExplained = (cells: readonly HeadCell[], column: NumberColumn): boolean => {
  // A title or a period that reaches over the column does not make notes or shares a year.
  if (cells.some(({ text }) => isNoteWord(text) || isPercentHead(text))) return true;
  const words = joinCells(cells);
  return readDate(words)?.year === undefined && (isSide(words, column) || isPart(words));
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
    (c, i) => !taken.has(i) && isFull(c, fullest) && !isExplained(above[i] ?? [], c),
  );
};
