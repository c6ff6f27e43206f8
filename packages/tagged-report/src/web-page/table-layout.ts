import type { Word } from '@fde/contracts';
import { indentOf } from '../style/css.js';
import { MOST_COLUMNS, spanFrom, TableGrid } from '../style/table-grid.js';
import { groupBy } from '../group-by.js';
import { inOneLine } from '../inline/bounded-text.js';
import type { HtmlElement, HtmlNode } from './html-tree.js';
import { pixelsOf } from '../placed/placement.js';
import type { Declarations } from '../style/style-rules.js';
import { CHARACTER, LINE, PAGE, POINTS_PER_PIXEL, SIZE } from './measures.js';
import { isBold, isUnseen } from './seen.js';

/** The words of a table where it stands, and how high it is. */
export interface TableInPlace {
  readonly words: readonly Word[];
  readonly height: number;
}

/** What the style sheets and its own style say of an element. */
export type StyleOf = (element: HtmlElement) => Declarations;

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly span: number;
  readonly lines: readonly string[];
  readonly indent: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'right' | 'center';
  /** That its style states. */
  readonly width: number | undefined;
}

/** A label breaks into lines of so many letters, or more if its cell is wider. */
const LEAST_LINE = 60;
/** Between two columns, in letters. */
const GUTTER = 2;
/** Signs that programs write in a cell of their own behind the number that they belong to. */
const BEHIND = /^(?:\)|%|\)%|\)\s*%)$/;
const NUMBER = /^[\s\p{Sc}(\-\u2212\u2013]*\d[\d.,\s]*\)?%?$/u;
const OPENING = /^\(?[\d.,]+$/;
const DASH = /^[-\u2010-\u2015\u2212]+$/;
/** A line drawn above or below a sum. */
const RULE = /^[-=_\u2013\u2014]{3,}$/;
const BREAK = '\n';

const BREAKING = new Set(['br', 'p', 'div', 'li']);

const textOf = (node: HtmlNode, styleOf: StyleOf): string => {
  if (typeof node === 'string') return node.replaceAll(/[^\S\u00a0]+/g, ' ');
  if (isUnseen(node, styleOf(node))) return '';
  const inside = node.children.map((child) => textOf(child, styleOf)).join('');
  return BREAKING.has(node.name) ? `${BREAK}${inside}${BREAK}` : inside;
};

/** Breaks a line at its words where it is too long. */
const broken = (line: string, most: number): string[] => {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const at = rest.lastIndexOf(' ', most);
    if (at <= 0) break;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...lines, rest];
};

const linesOf = (element: HtmlElement, width: number | undefined, styleOf: StyleOf): string[] =>
  element.children
    .map((child) => textOf(child, styleOf))
    .join('')
    .split(BREAK)
    .map(inOneLine)
    .filter((line) => line !== '' && !RULE.test(line))
    .flatMap((line) => broken(line, Math.max(LEAST_LINE, (width ?? 0) / CHARACTER)));

/** The deepest indent among the elements around a cell's first text. */
const indentIn = (element: HtmlElement): number => {
  const own = indentOf(element.attributes.get('style'));
  const [first] = element.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '' || child.includes('\u00a0'),
  );
  if (first === undefined) return own;
  if (typeof first === 'string')
    return own + (/^\u00a0*/.exec(first.trimStart())?.[0].length ?? 0) * CHARACTER;
  return own + indentIn(first);
};

const hasBold = (node: HtmlNode, styleOf: StyleOf): boolean =>
  typeof node !== 'string' &&
  (isBold(node, styleOf(node)) || node.children.some((child) => hasBold(child, styleOf)));

const alignOf = (
  element: HtmlElement,
  lines: readonly string[],
  styleOf: StyleOf,
): Cell['align'] => {
  if (lines.every((line) => NUMBER.test(line) || DASH.test(line))) return 'right';
  const stated =
    styleOf(element).get('text-align') ?? element.attributes.get('align')?.toLowerCase() ?? '';
  if (stated === 'right' || stated === 'center') return stated;
  const [inner] = element.children.filter((child) => typeof child !== 'string');
  if (inner !== undefined) return alignOf(inner, lines, styleOf);
  return element.name === 'th' ? 'center' : 'left';
};

const SHARE = /^(\d{1,3}(?:\.\d{1,6})?)%$/;
const TABLE_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The width that a style or an attribute gives a cell. */
const statedWidth = (element: HtmlElement, styleOf: StyleOf): number | undefined => {
  const stated = styleOf(element).get('width') ?? element.attributes.get('width')?.trim();
  const share = SHARE.exec(stated ?? '')?.[1];
  if (share !== undefined) return (Number(share) / 100) * TABLE_WIDTH;
  const pixels = pixelsOf(stated, SIZE / POINTS_PER_PIXEL);
  return pixels === undefined ? undefined : Math.min(pixels * POINTS_PER_PIXEL, TABLE_WIDTH);
};

const rowsIn = (element: HtmlElement, styleOf: StyleOf): HtmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string' || isUnseen(child, styleOf(child))) return [];
    return child.name === 'tr' ? [child] : rowsIn(child, styleOf);
  });

const cellsOf = (row: HtmlElement, styleOf: StyleOf): HtmlElement[] =>
  row.children.filter(
    (child): child is HtmlElement =>
      typeof child !== 'string' &&
      (child.name === 'td' || child.name === 'th') &&
      !isUnseen(child, styleOf(child)),
  );

/** The cells of a table in its grid. */
const cellsIn = (table: HtmlElement, styleOf: StyleOf): Cell[] => {
  const grid = new TableGrid();
  return rowsIn(table, styleOf).flatMap((element, row) => {
    grid.startRow();
    const cells = cellsOf(element, styleOf).map((cell): Cell => {
      const span = spanFrom(cell.attributes.get('colspan'));
      const column = grid.place(span, spanFrom(cell.attributes.get('rowspan')));
      const width = statedWidth(cell, styleOf);
      const lines = linesOf(cell, width, styleOf);
      return {
        row,
        column,
        span,
        lines,
        indent: indentIn(cell),
        isBold: hasBold(cell, styleOf),
        align: alignOf(cell, lines, styleOf),
        width,
      };
    });
    return withSigns(
      cells.filter(
        ({ lines, width, column, span }) =>
          column + span <= MOST_COLUMNS && (lines.length > 0 || width !== undefined),
      ),
    );
  });
};

/** A bracket in the cell behind a number closes it: "(5" and ")" are one number, which ends where it did. */
const withSigns = (cells: readonly Cell[]): Cell[] =>
  cells.flatMap((cell, at) => {
    const [sign] = cell.lines;
    const before = cells[at - 1];
    const next = cells[at + 1]?.lines[0];
    if (cell.lines.length === 1 && sign !== undefined && BEHIND.test(sign) && before !== undefined)
      return OPENING.test(before.lines.at(-1) ?? '') ? [] : [cell];
    const isOpen = OPENING.test(cell.lines.at(-1) ?? '') && next !== undefined && BEHIND.test(next);
    return isOpen
      ? [
          {
            ...cell,
            lines: [...cell.lines.slice(0, -1), `${cell.lines.at(-1)}${next}`],
            align: 'right',
          },
        ]
      : [cell];
  });

/** A cell is as wide as its style says, or as its text needs. */
const widthOf = ({ lines, indent, width = 0 }: Cell): number => {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const needed = longest === 0 ? 0 : (longest + GUTTER) * CHARACTER + indent;
  return Math.max(width, needed);
};

/** Where each column begins: wide enough for its own cells, then for those that go over several. */
const columnEdges = (cells: readonly Cell[]): number[] => {
  const count = cells.reduce((most, { column, span }) => Math.max(most, column + span), 0);
  const widths = Array<number>(count).fill(0);
  for (const cell of cells.toSorted((a, b) => a.span - b.span)) {
    const last = cell.column + cell.span - 1;
    const spanned = widths.slice(cell.column, last + 1).reduce((sum, width) => sum + width, 0);
    const lacking = widthOf(cell) - spanned;
    if (lacking > 0) widths[last] = (widths[last] ?? 0) + lacking;
  }
  // Tables below each other end at the same right edge: their labels take what is left.
  const slack = TABLE_WIDTH - widths.reduce((sum, width) => sum + width, 0);
  if (slack > 0) widths[0] = (widths[0] ?? 0) + slack;
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
};

/** Where a line begins in its cell; numbers leave the gutter free behind them. */
const startOf = (cell: Cell, line: string, from: number, to: number): number => {
  const width = line.length * CHARACTER;
  if (cell.align === 'left') return from + cell.indent;
  const room = to - GUTTER * CHARACTER - from - width;
  return from + Math.max(0, cell.align === 'right' ? room : room / 2);
};

/** The words of a line; a number whose thousands stand apart is one. */
const partsOf = (line: string): string[] =>
  NUMBER.test(line) ? [line.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')] : line.split(' ');

const wordsIn = (line: string, left: number, top: number, isBold: boolean): Word[] => {
  let at = 0;
  return partsOf(line).map((text) => {
    const x0 = left + at * CHARACTER;
    at += text.length + 1;
    const x1 = x0 + text.length * CHARACTER;
    const place = { x0, x1, y0: top, y1: top + SIZE, fontSize: SIZE };
    return { text, ...place, ...(isBold ? { bold: true } : {}) };
  });
};

/** Lays a table out as a browser does: columns as wide as their text, rows below each other, numbers to the right. */
export const layOutTable = (
  table: HtmlElement,
  styleOf: StyleOf,
  { left, top }: { readonly left: number; readonly top: number },
): TableInPlace => {
  const cells = cellsIn(table, styleOf);
  const edges = columnEdges(cells);
  let y = top;
  const words: Word[] = [];
  for (const row of groupBy(cells, (cell) => cell.row).values()) {
    const height = row.reduce((most, { lines }) => Math.max(most, lines.length), 0);
    for (const cell of row) {
      const [from = 0, to = 0] = [edges[cell.column], edges[cell.column + cell.span]];
      // Numbers stand beside the last line of a label, as heads stand above them.
      const shift = height - cell.lines.length;
      for (const [i, line] of cell.lines.entries())
        words.push(
          ...wordsIn(
            line,
            left + startOf(cell, line, from, to),
            y + (i + shift) * LINE,
            cell.isBold,
          ),
        );
    }
    y += height * LINE;
  }
  return { words, height: y - top + LINE };
};
