import type { OpenedElement } from '../xml/parse-xml.js';
import type { Declarations } from '../style/style-rules.js';
import { gridTracks, linesOfItem, shareOf } from '../style/css-grid.js';

/** What an element is of a table, by its name or by the layout that its style gives it and its parent. */
export interface Box {
  readonly role?: 'table' | 'row' | 'cell';
  /** A cell that its layout puts into a new row. */
  readonly startsRow?: true;
  /** Where its layout puts a cell; a cell without one follows the cell before it. */
  readonly column?: number;
  readonly span?: number;
  /** Percent of its table's width. */
  readonly width?: number;
}

/** How an element arranges its children. */
type Layout =
  | { readonly kind: 'grid'; readonly tracks: number }
  | { readonly kind: 'flex' | 'css-table' | 'css-row' | 'through' };

interface OpenBox {
  readonly box: Box;
  readonly layout: Layout | undefined;
  readonly isTable: boolean;
  /** Of a layout: the column and the share of the width after its last child. */
  column: number;
  width: number;
  children: number;
}

const ROLE_OF: Readonly<Record<string, NonNullable<Box['role']>>> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
};
/** A row is full at this share of its width in percent; shares are rounded. */
const FULL = 100.5;

const layoutOf = (style: Declarations): Layout | undefined => {
  const display = style.get('display')?.replace(/^inline-/, '');
  if (display === 'contents') return { kind: 'through' };
  if (display === 'table') return { kind: 'css-table' };
  if (display === 'table-row') return { kind: 'css-row' };
  if (display === 'flex')
    return style.get('flex-direction')?.startsWith('column') === true
      ? undefined
      : { kind: 'flex' };
  const tracks = display === 'grid' ? gridTracks(style) : undefined;
  return tracks === undefined ? undefined : { kind: 'grid', tracks };
};

const LAYS_OUT: readonly Layout['kind'][] = ['grid', 'flex', 'css-table'];

/**
 * Says of each element what it is of a table. Programs that write no `table` arrange numbers in grids, in flexible rows
 * or in boxes that are displayed as tables.
 */
export class BoxReader {
  readonly #open: OpenBox[] = [];
  /** Tables by their names that are open: the layouts inside their cells are no tables. */
  #tables = 0;

  open({ name }: Pick<OpenedElement, 'name'>, style: Declarations): Box {
    const role = ROLE_OF[name];
    const isTable = role === 'table';
    const layout = role === undefined && this.#tables === 0 ? layoutOf(style) : undefined;
    const own = role === undefined ? this.#boxIn(layout, style) : { role };
    if (isTable) this.#tables++;
    this.#open.push({ box: own, layout, isTable, column: 0, width: 0, children: 0 });
    return own;
  }

  close(): Box {
    const closed = this.#open.pop();
    if (closed?.isTable === true) this.#tables--;
    return closed?.box ?? {};
  }

  /** The element whose layout places what opens next: elements that are displayed as their contents stand in no way. */
  get #parent(): OpenBox | undefined {
    return this.#open.findLast(({ layout }) => layout?.kind !== 'through');
  }

  #boxIn(layout: Layout | undefined, style: Declarations): Box {
    if (layout?.kind === 'through' || this.#tables > 0) return {};
    if (layout !== undefined && LAYS_OUT.includes(layout.kind)) return { role: 'table' };
    if (layout?.kind === 'css-row') return { role: 'row' };
    const parent = this.#parent;
    if (parent?.layout === undefined) return {};
    parent.children++;
    if (parent.layout.kind === 'grid') return inGrid(parent, parent.layout.tracks, style);
    if (parent.layout.kind === 'flex') return inFlex(parent, style);
    const isCell = style.get('display') === 'table-cell';
    if (!isCell) return {};
    const isAlone = parent.layout.kind === 'css-table' && parent.children === 1;
    return { role: 'cell', ...(isAlone ? { startsRow: true } : {}) };
  }
}

/** The next cell of a grid goes after the last one, or where its lines say; it begins a row if there is no room. */
const inGrid = (grid: OpenBox, tracks: number, style: Declarations): Box => {
  const { start, span } = linesOfItem(style, tracks);
  const column = start ?? (grid.column + span > tracks ? 0 : grid.column);
  const startsRow = grid.children === 1 || column < grid.column;
  grid.column = column + span;
  return { role: 'cell', column, span, ...(startsRow ? { startsRow: true } : {}) };
};

/** Flexible boxes stand in one row; if their shares are more than the whole, they go on in another. */
const inFlex = (row: OpenBox, style: Declarations): Box => {
  const width = shareOf(style);
  const isFull = width !== undefined && row.width + width > FULL;
  const startsRow = row.children === 1 || isFull;
  row.width = (startsRow ? 0 : row.width) + (width ?? 0);
  return {
    role: 'cell',
    ...(startsRow ? { startsRow: true } : {}),
    ...(width === undefined ? {} : { width }),
  };
};
