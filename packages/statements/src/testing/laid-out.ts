import { layOut, type ItemLine, type PageLayout } from '../page/index.js';
import type { ColumnSet } from '../table/column-sets.js';
import { tableOf, type Table } from '../table/table.js';
import { pageFromText } from './page-from-text.js';

/** A drawn page as lines with their numbers joined; for a spread, its first half. */
export const layoutOf = (drawing: string, page = 1): PageLayout => {
  const [layout] = layOut(pageFromText(drawing, page));
  if (layout === undefined) throw new Error('an empty page');
  return layout;
};

/** One drawn line, read in the style of its own numbers. */
export const lineOf = (drawing: string): ItemLine => {
  const [line] = layoutOf(drawing).lines;
  if (line === undefined) throw new Error('an empty line');
  return line;
};

/** A drawn page read as one table, with the likeliest of its sets of columns. */
export const drawnTable = (
  drawing: string,
): { readonly layout: PageLayout; readonly table: Table; readonly set: ColumnSet } => {
  const layout = layoutOf(drawing);
  const table = tableOf({ layout, from: 0, to: layout.lines.length });
  const [set] = table.sets;
  if (set === undefined) throw new Error('no columns');
  return { layout, table, set };
};
