import type { DocumentCanvas, PageCanvas } from '@fde/testing/fixture-reports';
import type { HouseStyle } from './house-style.js';
import type { NumberToPrint } from './printed-numbers.js';
import type { PrintedColumn, RowToPrint, PrintedTable } from './printed-table.js';

/** Where tables go: a page or half a page, and how far down it is filled. */
export interface FilledPage {
  readonly canvas: PageCanvas;
  readonly y: number;
}

interface Placed {
  readonly column: PrintedColumn;
  readonly left: number;
  readonly right: number;
}

interface Layout {
  readonly size: number;
  readonly labelWidth: number;
  readonly margin: number;
  readonly columns: readonly Placed[];
  readonly right: number;
}

const MARGIN = 46;
const TOP = 60;
const BOTTOM = 56;
const SMALLEST = 5.6;
/** Space between columns, as a multiple of the font size. */
const GAPS = { tight: 0.9, normal: 1.8, wide: 3.6 } as const;
const INDENTS = { none: 0, small: 0.8, large: 1.8 } as const;
const NARROW_ONES = 0.78;
const SMALL_CAPS = 0.8;

const isBold = (style: HouseStyle, kind: RowToPrint['kind']): boolean =>
  (style.bold !== 'none' && kind === 'total') ||
  (style.bold === 'totals-and-headings' && kind === 'heading');

/** Letters that stay together at a line's end, and at the start of the next. */
const SYLLABLE = 3;

/** The most of a word that fits on a line with a hyphen behind it: "obli-gations". */
const headOf = (word: string, fits: (text: string) => boolean): string | undefined => {
  if (!/^\p{L}+$/u.test(word)) return undefined;
  const lengths = Array.from({ length: word.length }, (_, at) => word.length - at - SYLLABLE);
  const length = lengths.find((one) => one >= SYLLABLE && fits(`${word.slice(0, one)}-`));
  return length === undefined ? undefined : word.slice(0, length);
};

/** Draws statements in one style. */
export class TableSetter {
  constructor(
    private readonly style: HouseStyle,
    private readonly nextSheet: () => PageCanvas,
  ) {}

  /** Draws the table from the given height down, over as many pages as it takes; counts `page` up for each new one. */
  draw(sheet: FilledPage, table: PrintedTable, company: string): FilledPage {
    const layout = this.layOut(sheet.canvas, table);
    let { canvas } = sheet;
    let y = this.drawHead(canvas, layout, table, sheet.y, company, '');
    const breakAt = this.style.breaks === 'halved' ? this.middleRow(table) : -1;
    table.rows.forEach((row, at) => {
      const height = this.heightOf(canvas, layout, row);
      if (y + height > canvas.height - BOTTOM || at === breakAt) {
        canvas = this.nextSheet();
        y = this.drawContinuation(canvas, layout, table, company);
      }
      this.drawRow(canvas, layout, row, at, y);
      y += height;
    });
    for (const line of table.footnotes) {
      y += layout.size * 1.5;
      canvas.text(line, layout.margin, y, { size: layout.size * 0.85 });
    }
    return { canvas, y: y + layout.size * 3 };
  }

  /** The height that the whole table takes. */
  measure(canvas: PageCanvas, table: PrintedTable): number {
    const layout = this.layOut(canvas, table);
    return (
      table.rows.reduce((sum, row) => sum + this.heightOf(canvas, layout, row), 0) +
      layout.size * (14 + 1.5 * table.footnotes.length)
    );
  }

  /** A table that does not fit is split at a heading, if one is near its middle. */
  private middleRow(table: PrintedTable): number {
    const n = table.rows.length;
    const at = table.rows.findIndex((row, i) => i > n * 0.35 && row.kind === 'heading');
    return at < 0 || at > n * 0.75 ? Math.floor(n / 2) : at;
  }

  private layOut(canvas: PageCanvas, table: PrintedTable): Layout {
    for (let size = this.style.size; ; size *= 0.93) {
      const layout = this.tryLayout(canvas, table, size);
      if (layout.labelWidth >= 16 * size || size < SMALLEST) return layout;
    }
  }

  private tryLayout(canvas: PageCanvas, table: PrintedTable, size: number): Layout {
    const gap = GAPS[this.style.gap] * size;
    const widths = table.columns.map((column, i) =>
      this.columnWidth(canvas, table, column, i, size),
    );
    const taken = widths.reduce((sum, width) => sum + width + gap, 0);
    const full = canvas.width - 2 * MARGIN;
    const corner = canvas.widthOf(table.corner ?? '', { size });
    const longest =
      Math.max(corner, ...table.rows.map((row) => this.labelWidthOf(canvas, row, size))) + 2 * size;
    const share =
      this.style.wrap === 'wide'
        ? full - taken
        : Math.min(full - taken, Math.max(corner + size, full * 0.42));
    const labelWidth = this.style.width === 'compact' ? Math.min(share, longest) : share;
    const right = this.style.width === 'compact' ? MARGIN + labelWidth + taken : MARGIN + full;
    let edge = right;
    const columns = widths
      .map((width, i) => ({ width, i }))
      .toReversed()
      .map(({ width, i }) => {
        const placed = {
          column: table.columns[i] as PrintedColumn,
          left: edge - width,
          right: edge,
        };
        edge -= width + gap;
        return placed;
      })
      .toReversed();
    return {
      size,
      margin: MARGIN,
      labelWidth: Math.min(labelWidth, edge - MARGIN),
      columns,
      right,
    };
  }

  private labelWidthOf(canvas: PageCanvas, row: RowToPrint, size: number): number {
    return (
      canvas.widthOf(row.label, { size, bold: true }) +
      row.level * INDENTS[this.style.indent] * size
    );
  }

  private columnWidth(
    canvas: PageCanvas,
    table: PrintedTable,
    column: PrintedColumn,
    at: number,
    size: number,
  ): number {
    const cells = table.rows.map((row) => row.cells[at]).filter((cell) => cell !== undefined);
    const body = Math.max(
      0,
      ...cells.map((cell) => canvas.widthOf(cell.body, { size, bold: true })),
    );
    const signs = Math.max(
      0,
      ...cells.map((cell) =>
        cell.sign === undefined ? 0 : canvas.widthOf(cell.sign, { size }) + 0.5 * size,
      ),
    );
    const head = Math.max(
      0,
      ...column.head.map(
        (line) =>
          canvas.widthOf(line, { size, bold: true }) + (column.mark === undefined ? 0 : size * 0.5),
      ),
    );
    return Math.max(body + signs, head);
  }

  private drawHead(
    canvas: PageCanvas,
    layout: Layout,
    table: PrintedTable,
    top: number,
    company: string,
    suffix: string,
  ): number {
    const { size } = layout;
    const middle = (layout.margin + layout.right) / 2;
    const centred = this.style.bold !== 'none' && this.style.wrap !== 'first-line';
    const put = (text: string, y: number, style: { size: number; bold?: boolean }): void => {
      if (centred) canvas.textCentred(text, middle, y, style);
      else canvas.text(text, layout.margin, y, style);
    };
    let y = top;
    put(company, y, { size: size + 1, bold: true });
    put(`${table.title}${suffix}`, (y += size * 1.7), { size: size + 2, bold: true });
    for (const line of table.subtitles) put(line, (y += size * 1.5), { size });
    return this.drawColumnHeads(canvas, layout, table, y + size * 2.2);
  }

  private drawColumnHeads(
    canvas: PageCanvas,
    layout: Layout,
    table: PrintedTable,
    top: number,
  ): number {
    const { size } = layout;
    const bold = this.style.bold !== 'none';
    let y = top;
    const levels = [
      ...new Set(table.spans.map((span) => span.text === 'Group' || span.text === 'Company')),
    ];
    for (const level of levels) {
      for (const span of table.spans.filter(
        (s) => (s.text === 'Group' || s.text === 'Company') === level,
      )) {
        const [first, last] = [layout.columns[span.from], layout.columns[span.to]];
        if (first !== undefined && last !== undefined)
          canvas.textCentred(span.text, (first.left + last.right) / 2, y, { size, bold });
      }
      y += size * 1.4;
    }
    const lines = Math.max(...table.columns.map((column) => column.head.length));
    for (let line = 0; line < lines; line++) {
      for (const { column, right } of layout.columns) {
        const text = column.head[line - (lines - column.head.length)];
        const raised = (column.raised ?? 0) * size * 1.35;
        if (text !== undefined) canvas.textRight(text, right, y - raised, { size, bold });
        if (text !== undefined && column.mark !== undefined && line === lines - 1)
          canvas.text(column.mark, right + 0.5, y - size * 0.35, { size: size * 0.6 });
      }
      if (line === lines - 1 && table.corner !== undefined)
        canvas.text(table.corner, layout.margin, y, { size });
      y += size * 1.35;
    }
    if (this.style.lines === 'rules') canvas.rule(layout.margin, layout.right, y - size * 0.9);
    return y + size * 0.5;
  }

  private drawContinuation(
    canvas: PageCanvas,
    layout: Layout,
    table: PrintedTable,
    company: string,
  ): number {
    if (this.style.continued === 'titled')
      return this.drawHead(canvas, layout, table, TOP, company, ' (continued)');
    return this.style.continued === 'headed'
      ? this.drawColumnHeads(canvas, layout, table, TOP + layout.size * 2)
      : TOP + layout.size * 2;
  }

  private linesOf(canvas: PageCanvas, layout: Layout, row: RowToPrint): string[] {
    const lines: string[] = [];
    const style = { size: layout.size, bold: true };
    for (const word of row.label.split(' ')) {
      const last = lines.at(-1);
      const width = layout.labelWidth - this.indentOf(layout, row, lines.length - 1) - layout.size;
      const fits = (text: string): boolean => canvas.widthOf(`${last} ${text}`, style) <= width;
      const head = this.style.hyphens === 'none' ? undefined : headOf(word, fits);
      if (last !== undefined && fits(word)) lines[lines.length - 1] = `${last} ${word}`;
      else if (last !== undefined && head !== undefined) {
        lines[lines.length - 1] = `${last} ${head}-`;
        lines.push(word.slice(head.length));
      } else lines.push(word);
    }
    return lines;
  }

  private indentOf(layout: Layout, row: RowToPrint, line: number): number {
    const hanging = line > 0 && this.style.wrap !== 'last-line' ? 0.9 * layout.size : 0;
    return row.level * INDENTS[this.style.indent] * layout.size + hanging;
  }

  private heightOf(canvas: PageCanvas, layout: Layout, row: RowToPrint): number {
    return ((this.linesOf(canvas, layout, row).length - 1) * 1.15 + this.style.pitch) * layout.size;
  }

  private drawRow(
    canvas: PageCanvas,
    layout: Layout,
    row: RowToPrint,
    at: number,
    top: number,
  ): void {
    const { size } = layout;
    const lines = this.linesOf(canvas, layout, row);
    const style = { size, bold: isBold(this.style, row.kind) };
    const last = top + (lines.length - 1) * 1.15 * size;
    if (this.style.lines === 'shading' && at % 2 === 0)
      canvas.shade(
        layout.margin,
        layout.right + 4,
        top - size,
        last + size * (this.style.pitch - 1),
      );
    let end = layout.margin;
    lines.forEach((line, i) => {
      const x = layout.margin + this.indentOf(layout, row, i);
      end = this.drawLabel(canvas, line, x, top + i * 1.15 * size, row, style);
    });
    if (row.mark !== undefined)
      canvas.text(row.mark, end + 0.4, last - size * 0.35, { size: size * 0.6 });
    const y = this.style.wrap === 'first-line' ? top : last;
    if (this.style.lines === 'rules' && row.kind === 'total')
      for (const { left, right } of layout.columns) canvas.rule(left, right, y - size);
    if (this.style.leaders === 'dots' && row.kind !== 'heading' && lines.length > 0)
      this.drawLeaders(canvas, layout, end + 3, last, row);
    row.cells.forEach((cell, i) => {
      const column = layout.columns[i];
      if (cell !== undefined && column !== undefined) this.drawCell(canvas, cell, column, y, style);
    });
  }

  /** Draws small capitals as capitals in two sizes. Returns where the text ends. */
  private drawLabel(
    canvas: PageCanvas,
    text: string,
    x: number,
    y: number,
    row: RowToPrint,
    style: { size: number; bold: boolean },
  ): number {
    if (this.style.caps !== 'small-caps' || row.kind === 'line') {
      canvas.text(text, x, y, style);
      return x + canvas.widthOf(text, style);
    }
    let at = x;
    for (const [piece] of text.matchAll(/[\p{Ll}’]+|[^\p{Ll}’]+/gu)) {
      const small = piece.toUpperCase() !== piece;
      const own = { ...style, size: small ? style.size * SMALL_CAPS : style.size };
      canvas.text(piece.toUpperCase(), at, y, own);
      at += canvas.widthOf(piece.toUpperCase(), own);
    }
    return at;
  }

  private drawLeaders(
    canvas: PageCanvas,
    layout: Layout,
    from: number,
    y: number,
    row: RowToPrint,
  ): void {
    const first = layout.columns.find((_, i) => row.cells[i] !== undefined);
    if (first === undefined || this.style.wrap === 'first-line') return;
    const pitch =
      canvas.widthOf('.', { size: layout.size }) + canvas.widthOf(' ', { size: layout.size });
    const dots = Math.floor((first.left - layout.size - from) / pitch);
    if (dots > 2) canvas.text('. '.repeat(dots).trim(), from, y, { size: layout.size });
  }

  private drawCell(
    canvas: PageCanvas,
    cell: NumberToPrint,
    { column, left, right }: Placed,
    y: number,
    style: { size: number; bold: boolean },
  ): void {
    const { size } = style;
    const edge = column.kind === 'note' ? right - size * 0.3 : right;
    const signAt =
      this.style.sign === 'far'
        ? left
        : edge -
          canvas.widthOf(cell.body, style) -
          canvas.widthOf(cell.sign ?? '', style) -
          0.35 * size;
    if (cell.sign !== undefined) canvas.text(cell.sign, signAt, y, style);
    this.drawBody(canvas, cell.body, edge, y, style);
    let end = edge;
    if (cell.hang !== undefined) {
      end += cell.apart === true ? 0.25 * size : 0;
      canvas.text(cell.hang, end, y, style);
      end += canvas.widthOf(cell.hang, style);
    }
    if (cell.mark !== undefined)
      canvas.text(cell.mark, end + 0.4, y - size * 0.35, { size: size * 0.6 });
  }

  /** Draws a number that ends at the edge. Proportional digits are drawn one by one, a 1 being narrower. */
  private drawBody(
    canvas: PageCanvas,
    body: string,
    edge: number,
    y: number,
    style: { size: number; bold: boolean },
  ): void {
    if (this.style.digits === 'tabular') {
      canvas.textRight(body, edge, y, style);
      return;
    }
    const widths = [...body].map(
      (letter) => canvas.widthOf(letter, style) * (letter === '1' ? NARROW_ONES : 1),
    );
    let at = edge - widths.reduce((sum, width) => sum + width, 0);
    [...body].forEach((letter, i) => {
      if (letter !== ' ') canvas.text(letter, at, y, style);
      at += widths[i] ?? 0;
    });
  }
}

export const SHEET_TOP = TOP;
export const SHEET_BOTTOM = BOTTOM;

/** Pages for tables, one by one; a spread gives its two halves in turn. */
export const sheetsOf = (document: DocumentCanvas, style: HouseStyle): (() => PageCanvas) => {
  const sizes = {
    letter: { width: 612, height: 792 },
    a4: { width: 595, height: 842 },
    landscape: { width: 842, height: 595 },
    rotated: { width: 595, height: 842 },
    sideways: { width: 595, height: 842 },
    spread: { width: 1190, height: 842 },
  } as const;
  const turn = style.page === 'rotated' || style.page === 'sideways' ? style.page : 'upright';
  let half: PageCanvas | undefined;
  return () => {
    if (half !== undefined) {
      const right = half;
      half = undefined;
      return right;
    }
    const page = document.addPage(sizes[style.page], turn);
    page.textCentred(String(document.pageCount), page.width / 2, page.height - 26, { size: 8 });
    if (style.page !== 'spread') return page;
    half = page.part(595, 595);
    return page.part(0, 595);
  };
};
