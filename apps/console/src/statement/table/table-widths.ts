import type { ShownRow } from './statement-rows.js';
import type { ShownTexts } from './table-texts.js';

/** Pixels, at the reader's own text size. */
export interface TableWidths {
  readonly name: number;
  readonly year: number;
  /** On a phone, whose cells have less space around their text. */
  readonly narrowYear: number;
  readonly rowHeight: number;
}

const TEXT_REM = 0.875;
const ROW_REM = 2.0625;
/** On a phone a name has three lines. */
const NARROW_ROW_REM = 2.875;
const NARROW = '(max-width: 36em)';
export const INDENT = 14;

const nameOf = (row: ShownRow, discontinued: string): string =>
  row.kind === 'heading'
    ? `▾ ${row.label}`
    : row.item.discontinued === true
      ? `${row.item.name} ${discontinued}`
      : row.item.name;

/**
 * Widths that no scrolling changes: a table that sizes itself by the rows in sight would be laid
 * out again with each of them, and its columns would jump. Measured in the bold of the totals, the
 * widest there is. `discontinued`: what stands behind the name of a row of older reports.
 */
export function measureWidths(
  rows: readonly ShownRow[],
  texts: ShownTexts,
  discontinued: string,
): TableWidths {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen !== null)
    pen.font = `650 ${TEXT_REM * rem}px ${getComputedStyle(document.body).fontFamily}`;
  const widthOf = (text: string): number =>
    pen?.measureText(text).width ?? text.length * TEXT_REM * rem * 0.6;
  const longest = texts
    .flat()
    .reduce<string>(
      (best, text) => (text !== undefined && text.length > best.length ? text : best),
      '2000',
    );
  const names = rows.map((row) => widthOf(nameOf(row, discontinued)) + row.depth * INDENT);
  return {
    year: Math.ceil(widthOf(longest) + 1.75 * rem),
    narrowYear: Math.ceil(widthOf(longest) + 0.5 * rem),
    name: Math.ceil(Math.max(0, ...names) + 1.75 * rem),
    rowHeight: Math.round((matchMedia(NARROW).matches ? NARROW_ROW_REM : ROW_REM) * rem),
  };
}
