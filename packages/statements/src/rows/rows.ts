import { median, pageOfLine, type Item, type ItemLine, type PageLayout } from '../page/index.js';
import type { ColumnSet } from '../table/column-sets.js';
import type { Table } from '../table/table.js';
import { placedCells, type Cell } from './cell.js';
import { withSumsOfOtherYears, type DealtRow } from './closing-rows.js';
import { dealItems, type Dealt, type DealtItem } from './deal-items.js';
import { frameOf, textOf, type Frame } from './frame.js';
import { headingOnHeader, lineRule, type LineEffect } from './line-kinds.js';
import { HOLE, MOST_ROWS } from './weights.js';

/** A line of a table: a label, values by column, or both. */
export interface Row {
  readonly label: string;
  readonly page: number;
  /** Page and half: lines that share a left margin. */
  readonly sheet: string;
  /** Left and right end of the label; those of the line if there is no label. */
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly middle: number;
  readonly size: number;
  readonly bold: boolean;
  /** By position in the column set. */
  readonly cells: ReadonlyMap<number, Cell>;
  /** Numbers of columns that are not the statement's years, by the index of their column. */
  readonly others?: ReadonlyMap<number, Cell>;
  /** The rules that put its label together from several lines. */
  readonly joinedBy?: readonly string[];
}

/** A line of a table with the rules that read it. */
export interface TracedLine {
  readonly page: number;
  readonly text: string;
  /** What the line is, and what it does to the rows. */
  readonly rule: string;
  readonly effect: LineEffect;
  readonly items: readonly DealtItem[];
  readonly layout: PageLayout;
}

/**
 * The rows of a table. Every number on a row's line is a cell, part of its label, a reference, or
 * reported as dropped.
 */
export interface RowsRead {
  readonly rows: readonly Row[];
  /** Numbers beside the label that are not values. */
  readonly dropped: readonly string[];
  /** References to notes, as printed. */
  readonly references: readonly string[];
  /** Every line below the header that was looked at. */
  readonly lines: readonly TracedLine[];
  /** Why reading stopped before the region's end. */
  readonly stopped?: string;
  /** The table has more rows than a statement may have; the rest were not read. */
  readonly cut?: true;
}

/**
 * The words of a label that show its typeface. A reference in brackets behind them is set in
 * another.
 */
const faceWords = (label: readonly Item[]): readonly Item[] => {
  const bracket = label.findIndex((item, at) => at > 0 && item.text.startsWith('('));
  const own = bracket < 0 ? label : label.slice(0, bracket);
  return own.filter((item) => /\p{L}/u.test(item.text));
};

/** Where the words of a label end; what stands beyond a hole is of the column of notes. */
const endOfWords = (label: readonly Item[]): number | undefined => {
  const hole = label.findIndex((item, at) => at > 0 && item.gap > HOLE * item.size);
  return (hole < 0 ? label : label.slice(0, hole)).at(-1)?.x1;
};

const toRow = (
  line: ItemLine,
  layout: PageLayout,
  label: readonly Item[],
  cells: ReadonlyMap<number, Cell> = new Map(),
  others: ReadonlyMap<number, Cell> = new Map(),
): Row => {
  const words = faceWords(label);
  return {
    ...(others.size === 0 ? {} : { others: placedCells(others, line, layout) }),
    label: textOf(label),
    page: pageOfLine(layout, line),
    sheet: `${layout.page}.${layout.half}`,
    cells: placedCells(cells, line, layout),
    x0: (label[0] ?? line.items[0])?.x0 ?? line.x0,
    x1: endOfWords(label) ?? line.x0,
    y0: line.y0,
    y1: line.y1,
    middle: line.middle,
    size: median(label.map((i) => i.size)) || line.size,
    bold: words.length > 0 && words.every((w) => w.bold),
  };
};

/**
 * Values beside an amount in another column may be of another year, or a sum of what stands there.
 */
const besideAnother = (cells: ReadonlyMap<number, Cell>): ReadonlyMap<number, Cell> =>
  new Map([...cells].map(([at, cell]) => [at, { doubt: 'unnamed-columns', ...cell }]));

/**
 * A part with the sum beside it makes two rows: the sum closes the group and has no label. Without
 * a part beside it, the sum is the row's own value.
 */
const rowsOf = (line: ItemLine, { table, summed }: Frame, dealt: Dealt): DealtRow<Row>[] => {
  const { layout } = table.region;
  const { label, sums, others } = dealt;
  const cells = dealt.passedOver ? besideAnother(dealt.cells) : dealt.cells;
  const hasPart = [...summed.values()].some((position) => cells.has(position));
  if (hasPart && sums.size > 0)
    return [
      { row: toRow(line, layout, label, cells, others), holding: 'closing' },
      { row: toRow(line, layout, [], sums), holding: 'other' },
    ];
  const row = toRow(line, layout, label, new Map([...cells, ...sums]), others);
  return [{ row, holding: hasPart ? 'part' : 'other' }];
};

interface Reading {
  readonly rows: DealtRow<Row>[];
  readonly dropped: string[];
  readonly references: string[];
  readonly lines: TracedLine[];
}

const isNumber = (text: string): boolean => /\d/.test(text);

/** A reference that stands at half height beside a label of two lines parts nothing. */
const isReferenceAlone = ({ label, cells, sums, others, dropped, references }: Dealt): boolean =>
  references.length > 0 &&
  label.length + cells.size + sums.size + others.size + dropped.length === 0;

/** Whether the last line is a label without numbers, or numbers that stand below one. */
const waitsForMore = (rows: readonly Row[]): boolean => {
  const last = rows.at(-1);
  const named = last?.label === '' ? rows.at(-2) : last;
  return named?.cells.size === 0;
};

/** Adds what a line says; returns its text if it closes the statement. */
const readLine = (line: ItemLine, frame: Frame, reading: Reading): string | undefined => {
  const { layout } = frame.table.region;
  const text = textOf(line.items);
  const dealt = dealItems(line, frame);
  const started = reading.rows.some(({ row }) => row.cells.size > 0);
  const waits = started && waitsForMore(reading.rows.map(({ row }) => row));
  const { name, effect } = lineRule({ line, text, dealt, frame, started, waits });
  const page = pageOfLine(layout, line);
  reading.lines.push({ page, text, rule: name, effect, items: dealt.by, layout });
  if (effect === 'stop') return text;
  if (effect === 'skip') return undefined;
  if (!isReferenceAlone(dealt)) reading.rows.push(...rowsOf(line, frame, dealt));
  reading.dropped.push(...dealt.dropped.filter(isNumber));
  reading.references.push(...dealt.references.filter(isNumber));
  return undefined;
};

/** How reading ended, if not at the end of the region. */
type Ending = Pick<RowsRead, 'stopped' | 'cut'>;

const readLines = (
  frame: Frame,
  lines: readonly ItemLine[],
  reading: Reading,
  most: number,
): Ending => {
  const { table } = frame;
  for (const line of lines.slice(table.bodyFrom)) {
    if (reading.rows.length >= most) return { cut: true };
    if (table.headerLines.has(line)) {
      const label = headingOnHeader(line, frame);
      const row = toRow(line, table.region.layout, label);
      if (label.length > 0) reading.rows.push({ row, holding: 'other' });
      continue;
    }
    const stopped = readLine(line, frame, reading);
    if (stopped !== undefined) return { stopped };
  }
  return {};
};

/**
 * Reads the lines of a table as rows, up to the first line that closes the statement, and at most
 * `most` rows.
 */
export const readRows = (table: Table, set: ColumnSet, most = MOST_ROWS): RowsRead => {
  const { layout, from, to } = table.region;
  const lines = layout.lines.slice(from, to);
  const frame = frameOf(table, set, lines);
  const reading: Reading = { rows: [], dropped: [], references: [], lines: [] };
  const ending = readLines(frame, lines, reading, most);
  const rows = withSumsOfOtherYears(reading.rows, new Set(frame.summed.values()));
  return { ...reading, rows, ...ending };
};
