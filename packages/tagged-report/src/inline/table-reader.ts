import type { OpenedElement } from '../xml/parse-xml.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { BoundedText, inOneLine } from './bounded-text.js';
import type { Box } from './boxes.js';
import { indentOf, isRaised, widthOf } from '../style/css.js';
import { spanFrom, TableGrid } from '../style/table-grid.js';
import type { TableCell, TaggedTable } from '../model.js';

interface OpenCell {
  readonly startColumn: number;
  readonly endColumn: number;
  /** Percent of its table's width, where its style says so. */
  readonly width: number | undefined;
  readonly text: BoundedText;
  readonly before: BoundedText;
  readonly facts: number[];
  indent: number | undefined;
}

interface OpenTable {
  readonly before: string;
  readonly rows: OpenCell[][];
  readonly grid: TableGrid;
  factCount: number;
  cellCount: number;
}

/** Tables of a row or two, one directly below the other: a program writes each row of a table as one. */
interface RowTables {
  readonly depth: number;
  readonly tables: OpenTable[];
}

/** Labels are shorter than this; a layout table may hold a whole page in one cell. */
const MOST_CELL_TEXT = 2000;
const MOST_BEFORE = 1500;
/** A table of more rows is no row of another one. */
const MOST_ROWS_OF_ROW = 2;
/** Columns of the grid in which cells are placed by their widths, for each percent. */
const COLUMNS_PER_PERCENT = 4;
/** "1", "(2)", "(a)", "*", "†". */
const MARK = /^[([]?[\da-z*†‡,\s]{0,5}[)\]]?$/i;
/** Width of a no-break space in points: labels may be indented with them. */
const SPACE_POINTS = 3;

/** Elements that end a line of text. */
const BLOCKS = new Set('p div br tr table h1 h2 h3 h4 h5 h6 li section td th'.split(' '));

/** Reads the tables of a document, and keeps those that hold tagged numbers. */
export class TableReader {
  readonly #tables: TaggedTable[] = [];
  readonly #open: OpenTable[] = [];
  /** Indents of the elements that are open inside cells. */
  readonly #indents: number[] = [];
  /** Which of these elements raise their text. */
  readonly #raised: boolean[] = [];
  #rowTables: RowTables | undefined;
  /** Text since the last table with numbers closed. */
  #recent = '';
  #cells = 0;

  constructor(private readonly mostCells: number) {}

  /** The tables that hold tagged numbers, up to here. */
  get tables(): readonly TaggedTable[] {
    this.#endRowTables();
    return this.#tables;
  }

  open(element: OpenedElement, box: Box): void {
    const { name } = element;
    const { role } = box;
    if (this.#isBetweenRowTables() && role !== 'table') this.#endRowTables();
    if (BLOCKS.has(name)) this.#recent += '\n';
    if (role === 'table') this.#openTable();
    else if (role === 'row' || box.startsRow === true) this.#openRow();
    if (role === 'cell') this.#openCell(element, box);
    else if (role === undefined && BLOCKS.has(name)) this.#addToCells(' ');
    if (this.#open.length === 0) return;
    const style = element.attribute('style');
    this.#indents.push(indentOf(style));
    this.#raised.push(name === 'sup' || isRaised(style));
  }

  text(text: string, isInFact: boolean): void {
    if (this.#isBetweenRowTables() && text.trim() !== '') this.#endRowTables();
    this.#recent = (this.#recent + text).slice(-2 * MOST_BEFORE);
    // A raised footnote mark is not part of a label, and would be read as its digits.
    if (!isInFact && MARK.test(text.trim()) && this.#raised.includes(true)) return;
    this.#addToCells(text);
    if (isInFact) return;
    for (const cell of this.#openCells()) if (cell.facts.length === 0) cell.before.add(text);
  }

  /** A tagged number begins in the open cells. */
  takeFact(order: number): void {
    for (const cell of this.#openCells()) cell.facts.push(order);
    for (const table of this.#open) table.factCount++;
  }

  close(name: string, { role }: Box): void {
    if (this.#isBetweenRowTables()) this.#endRowTables();
    if (this.#open.length > 0) {
      this.#indents.pop();
      this.#raised.pop();
    }
    if (role === 'table') this.#closeTable();
    else if (BLOCKS.has(name)) this.#recent += '\n';
  }

  #openTable(): void {
    const before = this.#recent.slice(-MOST_BEFORE);
    this.#open.push({ before, rows: [], grid: new TableGrid(), factCount: 0, cellCount: 0 });
  }

  #openRow(): void {
    const table = this.#open.at(-1);
    if (table === undefined) return;
    table.grid.startRow();
    table.rows.push([]);
  }

  #openCell(element: OpenedElement, box: Box): void {
    const table = this.#open.at(-1);
    const row = table?.rows.at(-1);
    if (table === undefined || row === undefined) return;
    const span = box.span ?? spanFrom(element.attribute('colspan'));
    const rowspan = spanFrom(element.attribute('rowspan'));
    const startColumn = table.grid.place(span, rowspan, box.column);
    row.push({
      startColumn,
      endColumn: startColumn + span - 1,
      width: box.width ?? widthOf(element.attribute('style')),
      text: new BoundedText(MOST_CELL_TEXT),
      before: new BoundedText(MOST_CELL_TEXT),
      facts: [],
      indent: undefined,
    });
    table.cellCount++;
  }

  /** The innermost cell of each open table: text of an inner table is text of the outer cell too. */
  *#openCells(): Generator<OpenCell> {
    for (const table of this.#open) {
      const cell = table.rows.at(-1)?.at(-1);
      if (cell !== undefined) yield cell;
    }
  }

  #addToCells(text: string): void {
    for (const cell of this.#openCells()) {
      if (cell.indent === undefined && text.trim() !== '') cell.indent = this.#indentAt(cell, text);
      cell.text.add(text);
    }
  }

  #indentAt(cell: OpenCell, text: string): number {
    const spaces = /^\u00a0*/.exec(cell.text.text + text)?.[0].length ?? 0;
    return this.#indents.reduce((sum, indent) => sum + indent, 0) + spaces * SPACE_POINTS;
  }

  #closeTable(): void {
    const table = this.#open.pop();
    if (table === undefined) return;
    const depth = this.#open.length;
    if (table.rows.length > MOST_ROWS_OF_ROW) {
      this.#endRowTables();
      this.#take([table], depth);
    } else if (this.#rowTables?.depth === depth) this.#rowTables.tables.push(table);
    else {
      this.#endRowTables();
      this.#rowTables = { depth, tables: [table] };
    }
  }

  /** Whether the last thing read was a table that may be a row. */
  #isBetweenRowTables(): boolean {
    return this.#rowTables?.depth === this.#open.length;
  }

  #endRowTables(): void {
    const rowTables = this.#rowTables;
    this.#rowTables = undefined;
    if (rowTables !== undefined) this.#take(rowTables.tables, rowTables.depth);
  }

  /** Takes tables that are one, if they hold tagged numbers. */
  #take(tables: readonly OpenTable[], depth: number): void {
    const [first] = tables;
    if (first === undefined || tables.every(({ factCount }) => factCount === 0)) return;
    this.#recent = '';
    this.#cells += tables.reduce((sum, { cellCount }) => sum + cellCount, 0);
    if (this.#cells > this.mostCells)
      throw new TaggedReportError(
        'tagged_too_large',
        `Its tables have more than ${this.mostCells} cells.`,
      );
    const rows = tables.flatMap((table) => table.rows);
    this.#tables.push({
      order: this.#tables.length,
      before: linesOf(first.before),
      rows: (tables.length > 1 ? rows.map(placeByWidths) : rows).map((row) => row.map(finishCell)),
      depth,
    });
  }
}

/** Rows that are tables of their own share no columns: cells are placed by their widths, where all have one. */
const placeByWidths = (row: readonly OpenCell[]): OpenCell[] => {
  let left = 0;
  return row.map((cell) => {
    if (row.some(({ width }) => width === undefined)) return cell;
    const startColumn = Math.round(left * COLUMNS_PER_PERCENT);
    left += cell.width ?? 0;
    const endColumn = Math.max(startColumn, Math.round(left * COLUMNS_PER_PERCENT) - 1);
    return { ...cell, startColumn, endColumn };
  });
};

const finishCell = ({
  startColumn,
  endColumn,
  text,
  before,
  facts,
  indent,
}: OpenCell): TableCell => ({
  text: inOneLine(text.text),
  startColumn,
  endColumn,
  indent: indent ?? 0,
  before: inOneLine(before.text),
  facts,
});

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map(inOneLine)
    .filter((line) => line !== '')
    .join('\n');
