import { useRef, type MouseEvent } from 'react';
import { nameId } from './table-rows.js';

interface MarkedName {
  readonly onMouseOver: (event: MouseEvent) => void;
  readonly onMouseLeave: () => void;
}

/**
 * Marks the name of the row under the pointer: names stand in a column of their own, out of reach
 * of the row's style. The class is set on the element itself, because drawing the table again for
 * every row that the pointer crosses would cost frames of a scroll.
 */
export function useMarkedName(): MarkedName {
  const marked = useRef<Element | null>(null);
  const mark = (name: Element | null): void => {
    if (name === marked.current) return;
    marked.current?.classList.remove('pointed');
    name?.classList.add('pointed');
    marked.current = name;
  };
  return {
    onMouseOver: ({ target }) => {
      const row =
        target instanceof Element
          ? target.closest<HTMLElement>('.statement-body > [data-row]')?.dataset['row']
          : undefined;
      mark(row === undefined ? null : document.getElementById(nameId(row)));
    },
    onMouseLeave: () => mark(null),
  };
}
