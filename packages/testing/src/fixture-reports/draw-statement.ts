import type { FixtureRow, FixtureStatement } from './fixture-model.js';
import { printNumber, US_NUMBERS, type PrintedStyle } from './number-style.js';
import type { PageCanvas } from './page-canvas.js';

/** How a statement is laid out; by default as in most US reports. */
export interface StatementLayout {
  readonly numbers?: PrintedStyle;
  readonly fontSize?: number;
  readonly rowHeight?: number;
  readonly indent?: number;
  readonly margin?: number;
  readonly top?: number;
  readonly columnWidth?: number;
  readonly noteColumn?: string;
  readonly currencySign?: string;
  readonly company?: string;
  readonly hideTitle?: boolean;
  /** A continuation without column names. */
  readonly hideHeader?: boolean;
  /** Printed after the title: " (continued)". */
  readonly titleSuffix?: string;
  readonly letterSpacedTitle?: boolean;
  /** A line of groups above the years: the text, and the columns it spans (first and last, 0-based). */
  readonly groups?: readonly {
    readonly text: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** A second group over the columns that are not values. */
  readonly extraGroup?: string;
  /** Small print at the top of the page. */
  readonly runningHead?: string;
  /** Lines printed under the table. */
  readonly footnotes?: readonly string[];
}

interface Frame {
  readonly page: PageCanvas;
  readonly layout: StatementLayout;
  readonly size: number;
  readonly margin: number;
  readonly right: number;
  /** Right edges: printed columns from left to right, values and decoys together. */
  readonly edges: readonly {
    readonly right: number;
    readonly value?: number;
    readonly decoy?: number;
  }[];
}

const ROW_HEIGHT = 14;

/** Draws one statement (or the given rows of it) on a page. */
export function drawStatement(
  page: PageCanvas,
  statement: FixtureStatement,
  layout: StatementLayout = {},
  rows = statement.rows,
): void {
  const frame = frameOf(page, statement, layout);
  if (layout.runningHead !== undefined)
    page.text(layout.runningHead, frame.margin, 34, { size: frame.size * 0.8 });
  let y = drawTitle(frame, statement, layout.top ?? 60);
  if (layout.hideHeader !== true) y = drawHeader(frame, statement, y);
  for (const row of rows) y = drawRow(frame, statement, row, y);
  for (const note of layout.footnotes ?? []) {
    y += frame.size * 1.4;
    page.text(note, frame.margin, y, { size: frame.size * 0.85 });
  }
}

function frameOf(page: PageCanvas, statement: FixtureStatement, layout: StatementLayout): Frame {
  const margin = layout.margin ?? 54;
  const right = page.width - margin;
  const width = layout.columnWidth ?? 72;
  const printed: { value?: number; decoy?: number }[] = statement.columns.flatMap((_, value) => [
    ...decoysBefore(statement, value),
    { value },
  ]);
  printed.push(...decoysBefore(statement, statement.columns.length));
  const edges = printed.map((column, index) => ({
    ...column,
    right: right - (printed.length - 1 - index) * width,
  }));
  return { page, layout, size: layout.fontSize ?? 9, margin, right, edges };
}

function decoysBefore(statement: FixtureStatement, column: number): { decoy: number }[] {
  return (statement.decoys ?? []).flatMap((decoy, index) =>
    decoy.before === column ? [{ decoy: index }] : [],
  );
}

function drawTitle(frame: Frame, statement: FixtureStatement, top: number): number {
  const { page, layout, size } = frame;
  if (layout.hideTitle === true) return top;
  let y = top;
  const centre = page.width / 2;
  if (layout.company !== undefined) {
    page.textCentred(layout.company, centre, y, { size: size + 2, bold: true });
    y += size * 2;
  }
  if (layout.letterSpacedTitle === true)
    page.text(statement.title, frame.margin, y, { size: size + 2, bold: true, letterSpacing: 3 });
  else
    page.textCentred(`${statement.title}${layout.titleSuffix ?? ''}`, centre, y, {
      size: size + 2,
      bold: true,
    });
  y += size * 1.6;
  const [unit, period] = statement.subtitles;
  // If groups take the line above the years, the period is on the line of the unit.
  const line =
    layout.groups === undefined
      ? unit
      : [period, unit].filter((part) => part !== undefined && part !== '').join(', ');
  if (line !== undefined) page.textCentred(line, centre, y, { size });
  return y + size * 2.4;
}

function drawHeader(frame: Frame, statement: FixtureStatement, top: number): number {
  const { page, layout, size, edges } = frame;
  let y = top;
  const period = statement.subtitles[1];
  const valueEdges = edges.filter((edge) => edge.value !== undefined).map((edge) => edge.right);
  if (period !== undefined && period !== '' && layout.groups === undefined) {
    const middle = (Math.min(...valueEdges) + Math.max(...valueEdges)) / 2 - 20;
    page.textCentred(period, middle, y, { size, bold: true });
    y += size * 1.5;
  }
  for (const group of layout.groups ?? []) {
    const first = valueEdges[group.from] ?? 0;
    const last = valueEdges[group.to] ?? 0;
    page.textCentred(group.text, (first + last) / 2 - 16, y, { size, bold: true });
  }
  const decoyEdges = edges.filter((edge) => edge.decoy !== undefined).map((edge) => edge.right);
  if (layout.extraGroup !== undefined && decoyEdges.length > 0) {
    page.textCentred(
      layout.extraGroup,
      (Math.min(...decoyEdges) + Math.max(...decoyEdges)) / 2 - 16,
      y,
      { size, bold: true },
    );
  }
  if (layout.groups !== undefined) y += size * 1.5;
  const lines = Math.max(
    ...statement.columns.map((column) => column.header.length),
    ...(statement.decoys ?? []).map((decoy) => decoy.header.length),
  );
  for (let line = 0; line < lines; line++) {
    for (const edge of edges) {
      const header =
        edge.value === undefined
          ? statement.decoys?.[edge.decoy ?? 0]?.header
          : statement.columns[edge.value]?.header;
      const text = header?.[line - (lines - header.length)];
      if (text !== undefined) page.textRight(text, edge.right, y, { size, bold: true });
    }
    if (layout.noteColumn !== undefined && line === lines - 1)
      page.textRight(layout.noteColumn, noteEdge(frame), y, { size, bold: true });
    y += size * 1.4;
  }
  page.rule(frame.margin, frame.right, y - size * 0.8);
  return y + size * 0.6;
}

function noteEdge(frame: Frame): number {
  return (frame.edges[0]?.right ?? frame.right) - (frame.layout.columnWidth ?? 72) + 4;
}

function drawRow(frame: Frame, statement: FixtureStatement, row: FixtureRow, top: number): number {
  const { page, layout, size } = frame;
  const height = layout.rowHeight ?? ROW_HEIGHT;
  const lines = labelLines(row);
  const bold = row.kind === 'heading' || row.kind === 'total';
  const x = frame.margin + row.level * (layout.indent ?? 12);
  lines.forEach((line, index) =>
    page.text(line, x + (index > 0 ? 6 : 0), top + index * height, { size, bold }),
  );
  const y = top + (lines.length - 1) * height;
  if (row.kind === 'total') {
    for (const edge of frame.edges)
      if (edge.value !== undefined) page.rule(edge.right - 50, edge.right, y - size);
  }
  if (row.kind !== 'heading') drawCells(frame, statement, row, y);
  return y + height;
}

function labelLines(row: FixtureRow): string[] {
  if (row.wrapAfter === undefined) return [row.label];
  const words = row.label.split(' ');
  return [words.slice(0, row.wrapAfter).join(' '), words.slice(row.wrapAfter).join(' ')];
}

function drawCells(frame: Frame, statement: FixtureStatement, row: FixtureRow, y: number): void {
  const { page, layout, size, edges } = frame;
  const bold = row.kind === 'total';
  if (layout.noteColumn !== undefined && row.note !== undefined)
    page.textRight(row.note, noteEdge(frame), y, { size });
  for (const edge of edges) {
    if (edge.value === undefined) {
      const decoy = statement.decoys?.[edge.decoy ?? 0];
      page.textRight(decoy?.text(row, edge.decoy ?? 0) ?? '', edge.right, y, { size });
      continue;
    }
    const value = row.values[edge.value];
    if (value === null || value === undefined) continue;
    const text = printNumber(value, layout.numbers ?? US_NUMBERS, row.decimals);
    const hang = text.endsWith(')') ? page.widthOf(')', { size, bold }) : 0;
    page.textRight(text, edge.right + hang, y, { size, bold });
    if (row.currencySign === true)
      page.text(layout.currencySign ?? '$', edge.right - (layout.columnWidth ?? 72) + 16, y, {
        size,
      });
  }
}
