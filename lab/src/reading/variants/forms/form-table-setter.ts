import type { CountryForm } from './country-form.js';
import type { Aspect, FormAmounts } from './form-amounts.js';
import { filled, printAmount, type FormStyle } from './form-style.js';
import type { FormColumn, FormRow, ParsedTable } from './parse-form.js';
import { widthOf, type WordPage } from './word-page.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface PlacedColumn {
  readonly column: FormColumn;
  readonly left: number;
  readonly right: number;
}

/** Narrower than the longest label, labels go on over the next line: in points. */
const LABEL = 240;
const INDENT = 0.7;
const NOTES = 0.35;
const LAST_NOTE = 24;

/** Whether a row prints an amount in a column. */
export const showsIn = ({ isInner, formula }: FormRow, column: FormColumn): boolean =>
  formula !== '' &&
  column.kind === 'value' &&
  (column.place === 'any' || (column.place === 'in') === isInner);

/** Where nothing is printed for nothing. */
const BLANK: readonly Aspect[] = ['less', 'none'];

const DASH = '-';

/** Sets one table of a form. */
export class FormTableSetter {
  private readonly heads: readonly (readonly string[])[];
  private readonly cells: readonly (readonly string[])[];
  private readonly widths: readonly number[];

  constructor(
    private readonly table: ParsedTable,
    private readonly form: CountryForm,
    private readonly style: FormStyle,
    private readonly amounts: FormAmounts,
  ) {
    const { columns, rows } = table;
    this.heads = columns.map(({ head }) => head.map((line) => filled(line, form, style)));
    this.cells = rows.map((row, at) => columns.map((column) => this.cell(row, column, at)));
    this.widths = columns.map((column, at) => this.columnWidth(column, at));
  }

  get lines(): number {
    return this.table.rows.length;
  }

  /** The least width in which it can be set. */
  get width(): number {
    return this.widths.reduce((sum, width) => sum + width + this.style.gap * this.style.size, 0);
  }

  /** Sets the table in a box, and gives its lower edge. */
  draw(page: WordPage, box: Box): number {
    const { size, pitch } = this.style;
    const placed = this.place(box);
    let y = this.drawHeads(page, placed, box.y);
    for (const [at, row] of this.table.rows.entries()) y = this.drawRow(page, placed, row, at, y);
    return y + size * pitch;
  }

  private cell(row: FormRow, column: FormColumn, at: number): string {
    const { kind, year, aspect } = column;
    if (kind === 'code') return row.code;
    if (kind === 'number') return row.formula === '' ? '' : String(at + 1).padStart(3, '0');
    if (kind === 'note') return this.note(row, at);
    if (kind === 'percent') return row.formula === '' ? '' : this.share(row);
    if (!showsIn(row, column)) return '';
    if (aspect === 'dash') return DASH;
    const amount = this.amounts.amount(row.formula, year, aspect);
    return amount === 0 && BLANK.includes(aspect) ? '' : printAmount(amount, this.form, this.style);
  }

  private note({ formula, label }: FormRow, at: number): string {
    const isNoted = formula !== '' && !/[+]/.test(formula) && (at * 7) % 10 < 10 * NOTES;
    return isNoted ? String(1 + ((at + label.length) % LAST_NOTE)) : '';
  }

  private share({ formula }: FormRow): string {
    const share = (100 * this.amounts.amount(formula, 0, 'net')) / this.style.amounts;
    return share.toFixed(1).replace('.', this.form.decimal);
  }

  private columnWidth({ kind }: FormColumn, at: number): number {
    const { size } = this.style;
    const cells = this.cells.map((row) => row[at] ?? '').concat(this.heads[at] ?? []);
    const widest = Math.max(0, ...cells.map((cell) => widthOf(cell, size)));
    if (kind !== 'label') return widest;
    const labels = this.table.rows.map(
      ({ label, level }) => widthOf(label, size) + INDENT * level * size,
    );
    return Math.max(widest, Math.min(LABEL, ...[Math.max(...labels)]));
  }

  private place({ x, width }: Box): PlacedColumn[] {
    const gap = this.style.gap * this.style.size;
    const spare = Math.max(0, width - this.width);
    let left = x;
    return this.table.columns.map((column, at) => {
      const own = (this.widths[at] ?? 0) + (column.kind === 'label' ? spare : 0);
      const placed = { column, left, right: left + own };
      left += own + gap;
      return placed;
    });
  }

  private drawHeads(page: WordPage, placed: readonly PlacedColumn[], top: number): number {
    const { size } = this.style;
    let y = top;
    for (const { from, to, text } of this.table.spans) {
      const [first, last] = [placed[from], placed[to]];
      if (first !== undefined && last !== undefined)
        page.textCentred(
          filled(text, this.form, this.style),
          (first.left + last.right) / 2,
          y,
          size,
        );
    }
    if (this.table.spans.length > 0) y += size * 1.4;
    const tallest = Math.max(...this.heads.map((head) => head.length));
    for (const [at, { column, left, right }] of placed.entries()) {
      const head = this.heads[at] ?? [];
      const above = column.kind === 'label' ? 0 : tallest - head.length;
      head.forEach((line, row) => {
        const height = y + (above + row) * size * 1.3;
        if (column.kind === 'label' || column.kind === 'code') page.text(line, left, height, size);
        else if (this.style.heads === 'right') page.textRight(line, right, height, size);
        else page.textCentred(line, (left + right) / 2, height, size);
      });
    }
    return y + tallest * size * 1.3 + size * 0.6;
  }

  private drawRow(
    page: WordPage,
    placed: readonly PlacedColumn[],
    row: FormRow,
    at: number,
    top: number,
  ): number {
    const { size, pitch, hasLeaders } = this.style;
    const label = placed.find(({ column }) => column.kind === 'label');
    const x = (label?.left ?? 0) + INDENT * row.level * size;
    const lines = this.wrapped(row.label, (label?.right ?? 0) - x);
    const last = top + (lines.length - 1) * size * 1.15;
    lines.forEach((line, i) => {
      page.text(line, x, top + i * size * 1.15, size);
    });
    if (hasLeaders && row.formula !== '' && label !== undefined) {
      const from = x + widthOf(`${lines.at(-1) ?? ''} `, size);
      const dots = Math.floor((label.right - from) / widthOf('.', size));
      if (dots > 2) page.text('.'.repeat(dots), from, last, size);
    }
    for (const [i, { column, left, right }] of placed.entries()) {
      const cell = this.cells[at]?.[i] ?? '';
      if (cell === '' || column.kind === 'label') continue;
      if (column.kind === 'code') page.text(cell, left, top, size);
      else if (column.kind === 'note') page.textCentred(cell, (left + right) / 2, last, size);
      else page.textRight(cell, right, last, size);
    }
    return last + size * pitch;
  }

  private wrapped(label: string, width: number): string[] {
    const { size } = this.style;
    const lines: string[] = [];
    for (const word of label.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }
}
