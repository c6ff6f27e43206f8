import {
  foldName,
  foldedPhrases,
  hasOne,
  padText,
  type NameEvidence,
} from '@fde/report-classification';
import { squeeze, visibleText } from '../page-text.js';

const LABEL_ATTRIBUTES = [
  'data-label',
  'data-title',
  'data-th',
  'data-header',
  'data-before',
  'data-heading',
  'data-column',
];
const DATE_COLUMN = foldedPhrases(({ navigation }) => navigation.dateColumn);
const MAX_CELL = 200;

const columnOf = (cell: Element): number => {
  let column = 0;
  for (let at = cell.previousElementSibling; at; at = at.previousElementSibling)
    column += Number(at.getAttribute('colspan')) || 1;
  return column;
};

const cellAt = (row: Element, column: number): Element | undefined => {
  let at = 0;
  for (const cell of row.children) {
    at += Number(cell.getAttribute('colspan')) || 1;
    if (at > column) return cell;
  }
  return undefined;
};

/** The head of a cell's column: said on the cell itself, or in the table's first row of heads. */
const columnHead = (cell: Element): string => {
  const label = LABEL_ATTRIBUTES.map((name) => cell.getAttribute(name)).find(Boolean);
  if (label) return squeeze(label);
  const table = cell.closest('table');
  const head =
    table?.querySelector('thead tr') ??
    [...(table?.querySelectorAll('tr') ?? [])]
      .slice(0, 2)
      .find(
        (row) =>
          row.children.length > 1 && [...row.children].every((each) => each.tagName === 'TH'),
      );
  if (!head || head.contains(cell)) return '';
  const above = cellAt(head, columnOf(cell));
  return above ? visibleText(above, MAX_CELL) : '';
};

/** What a table says about a link in one of its cells: the column's head, and the row's other cells, those of dates last. */
export const tableEvidence = (
  element: Element,
  isOtherDocument: (element: Element) => boolean,
): readonly NameEvidence[] => {
  const cell = element.closest('td,th');
  const row = cell?.closest('tr');
  if (!cell || !row) return [];
  const cells = [...row.children].filter((each) => each !== cell);
  // Tables that only lay out a page have cells that hold whole pages.
  if (row.querySelector('table') || cells.length === 0 || cells.length > 20) return [];
  const head = columnHead(cell);
  const others = cells.map((each) => ({
    text: visibleText(each, MAX_CELL, isOtherDocument),
    dated: hasOne(padText(foldName(columnHead(each))), DATE_COLUMN),
  }));
  const ordered = [
    ...others.filter(({ dated }) => !dated),
    ...others.filter(({ dated }) => dated),
  ].map(({ text }) => text);
  const texts: readonly NameEvidence[] = ordered
    .filter(Boolean)
    .map((text) => ({ source: 'cell', text }));
  return head ? [{ source: 'column', text: head }, ...texts] : texts;
};
