import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { positionAfter, type Extent, type Position } from './table-keys.js';

export interface TableFocus {
  /** The one cell that the tab key reaches. */
  readonly active: Position;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** The row and column of a cell, by where it stands in the document: a row's cells follow its name, which stands apart. */
function positionOf(target: EventTarget): Position | undefined {
  const cell =
    target instanceof Element ? target.closest('[role=gridcell], [role=rowheader]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (cell === null || row === null || row === undefined) return undefined;
  return { row: Number(row.dataset['row']), column: [...row.children].indexOf(cell) + 1 };
}

const NEAREST = { block: 'nearest', inline: 'nearest' } as const;

/** Brings the cell that the address names into sight, once: the first drawing has no rows, for the table is not measured yet. */
function useSightOf(cell: () => HTMLElement | null | undefined, isNamed: boolean): void {
  const isAwaited = useRef(isNamed);
  useLayoutEffect(() => {
    const drawn = isAwaited.current ? cell() : undefined;
    if (!drawn) return;
    drawn.scrollIntoView(NEAREST);
    isAwaited.current = false;
  });
}

/**
 * One cell of the table is in the tab order, arrow keys lead to the others, Enter, space or a click act on one.
 * `start`: the cell to begin at, brought into sight; when `open` becomes false, the focus returns to the table.
 */
export function useTableFocus(
  box: RefObject<HTMLDivElement | null>,
  extent: Extent,
  start: Position | undefined,
  open: boolean,
  act: (position: Position) => void,
): TableFocus {
  const [wanted, setWanted] = useState<Position>(start ?? { row: 0, column: 0 });
  const toFocus = useRef(false);
  const wasOpen = useRef(open);
  const cell = (): HTMLElement | null | undefined => box.current?.querySelector('[tabindex="0"]');
  useSightOf(cell, start !== undefined);
  useLayoutEffect(() => {
    const closed = wasOpen.current && !open;
    const opened = !wasOpen.current && open;
    wasOpen.current = open;
    // The panel that opens takes room from the table: the cell that it explains stays in sight.
    if (opened) cell()?.scrollIntoView(NEAREST);
    if (!toFocus.current && !closed) return;
    toFocus.current = false;
    cell()?.focus({ preventScroll: true });
    cell()?.scrollIntoView(NEAREST);
  });
  const active = {
    row: Math.max(0, Math.min(wanted.row, extent.rows - 1)),
    column: Math.min(wanted.column, extent.columns - 1),
  };
  const moveTo = (position: Position): void => {
    toFocus.current = true;
    setWanted(position);
  };
  return {
    active,
    onClick: (event) => {
      const position = positionOf(event.target);
      if (position === undefined) return;
      moveTo(position);
      act(position);
    },
    onKeyDown: (event) => {
      const next = positionAfter(active, event.key, event.ctrlKey || event.metaKey, extent);
      if (next !== undefined) moveTo(next);
      else if (event.key === 'Enter' || event.key === ' ') act(active);
      else return;
      event.preventDefault();
    },
  };
}
