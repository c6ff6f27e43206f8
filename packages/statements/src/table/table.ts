import { moneyNamesIn, statesMoney } from '../language/money/money.js';
import {
  textOfLine,
  isWords,
  type ItemLine,
  type PageLayout,
  isNoteWord,
  isNumberInWords,
  headerCells,
  type HeaderCell,
  plausibleYears,
  yearCells,
} from '../page/index.js';
import { columnOf, isFull, numberColumns, type NumberColumn } from './columns.js';
import { columnSets, type ColumnSet } from './column-sets.js';
import { columnHeads, type ColumnHead } from './column-head.js';
import { differenceColumns } from './difference-columns.js';
import { grossColumns } from './gross-columns.js';
import { wordsAbove } from './header-words.js';
import { headColumns, type HeadedColumn, type YearsOnLine } from './headed-columns.js';
import { withInnerColumns } from './inner-columns.js';
import { withNilColumns } from './nil-columns.js';
import { yearHeads } from './relative-years.js';
import { withoutAmounts } from './year-like-amounts.js';
import { partsAcross } from './parts-across.js';
import { soleYearCell } from './sole-year.js';
import { unexplainedColumns } from './unexplained-columns.js';
import {
  HEADLESS_LINES,
  MAX_HEADER_LINES,
  COLUMN,
  HEADER_LINES_BELOW,
  MOSTLY_REFERENCES,
  NILS_OF_COLUMN,
  NOTES_LEFT,
  OVER_COLUMN,
  PANEL_LINES,
  TITLE_LINES,
  UNIT_LINE_ITEMS,
  YEAR_IN_WORDS,
} from './weights.js';

/** Consecutive lines of one page half, from a statement's title (or the top of a continued page) to its end. */
export interface Region {
  readonly layout: PageLayout;
  /** Index of the first line, the title if there is one. */
  readonly from: number;
  /** Index after the last line. */
  readonly to: number;
  /** Set for a later panel: the lines above the first one's years, and these. */
  readonly above?: readonly ItemLine[];
}

/** A region with its header found and its columns headed. */
export interface Table {
  readonly region: Region;
  readonly columns: readonly NumberColumn[];
  /** What is printed above each column, by its index. */
  readonly heads: readonly ColumnHead[];
  /** The columns that stand under a year, whether or not they are the statement's years. */
  readonly headed: readonly HeadedColumn[];
  /** Readings of the columns, the likeliest first; empty if no header was found. */
  readonly sets: readonly ColumnSet[];
  /** Columns of gross amounts and of what is deducted from them, or of parts, left of the net or total ones of a year. */
  readonly gross: ReadonlySet<number>;
  /** Columns that print by how much two years differ. */
  readonly differences: ReadonlySet<number>;
  /** Well-filled columns that the header does not explain: one of them may be a year's. */
  readonly unexplained: readonly NumberColumn[];
  /** Lines that are header, not rows. */
  readonly headerLines: ReadonlySet<ItemLine>;
  /** Lines above the years are never rows; counted from the region's first line. */
  readonly bodyFrom: number;
  /** Space in which references to notes stand. */
  readonly noteSpan?: { readonly x0: number; readonly x1: number };
}

const linesOfRegion = (r: Region): readonly ItemLine[] => r.layout.lines.slice(r.from, r.to);

interface YearLine extends YearsOnLine {
  readonly at: number;
}

const yearLines = (
  lines: readonly ItemLine[],
  head: readonly ItemLine[],
  { reportEnd }: PageLayout,
): YearLine[] =>
  withoutAmounts(
    lines
      .map((line, at) => ({ line, at, cells: yearHeads(lines, at, head, reportEnd) }))
      .filter(({ cells }) => cells.length > 0 && plausibleYears(cells)),
  );

/**
 * A line with years for several columns beats a lone year, which may be a subtitle. The first such
 * line is the header.
 */
const primaryLine = (
  lines: readonly ItemLine[],
  found: readonly YearLine[],
  columns: readonly NumberColumn[],
): YearLine | undefined => {
  const over = found.filter(({ cells }) =>
    cells.some((c) =>
      columns.some(
        (n) => c.x0 < n.right + OVER_COLUMN * c.size && c.x1 > n.open - OVER_COLUMN * c.size,
      ),
    ),
  );
  const many = over.filter((y) => y.cells.length >= 2);
  const rows = lines.findIndex(
    (line, i) =>
      fillsColumn(line, columns) && !found.some((y) => y.at === i) && !mentionsYearsAlone(line),
  );
  const before = (many.length > 0 ? many : over).filter((y) => rows < 0 || y.at <= rows + 2);
  const most = Math.max(0, ...before.map((y) => y.cells.length));
  return before.filter((y) => y.cells.length === most).at(-1) ?? many[0];
};

/** "(with comparative totals for 2020)": the numbers of a title's line are years among its words. */
const mentionsYearsAlone = ({ items }: ItemLine): boolean =>
  items.every(
    ({ kind, text, gap, size }, at) =>
      kind !== 'number' ||
      (at > 0 && /^(?:19|20)\d\d\W{0,2}$/.test(text) && gap < YEAR_IN_WORDS * size),
  );

/** A row with a number in one of the columns. */
const fillsColumn = (line: ItemLine, columns: readonly NumberColumn[]): boolean =>
  line.items.some(
    (i) =>
      i.kind === 'number' &&
      !isNumberInWords(i, line) &&
      columns.some((c) => Math.abs(i.edge - c.right) < COLUMN.reach * i.size),
  ) && line.items.some(isWords);

/** The first heads of columns of notes, side by side: forms print a code beside the note ("Toel. | Codes"). */
const noteHeads = (lines: readonly ItemLine[], valuesFrom: number): readonly HeaderCell[] =>
  lines
    .map((line) =>
      headerCells(line).filter((c) => isNoteWord(c.text) && c.x1 < valuesFrom + 2 * c.size),
    )
    .find((heads) => heads.length > 0) ?? [];

const noteSpanOf = (
  lines: readonly ItemLine[],
  columns: readonly NumberColumn[],
  valuesFrom: number,
): { x0: number; x1: number } | undefined => {
  const [header, ...more] = noteHeads(lines, valuesFrom);
  const below = columns.find(
    (c) => c.right < valuesFrom && c.references > MOSTLY_REFERENCES && c.support >= 2,
  );
  if (header === undefined)
    return below === undefined ? undefined : { x0: below.left, x1: below.right };
  const x0 = Math.min(header.x0, below?.left ?? Infinity);
  // Codes of rows are longer than the word "Code" over them.
  const codes = columns.filter(
    ({ left, right }) =>
      right < valuesFrom && [header, ...more].some((cell) => left < cell.x1 && cell.x0 < right),
  );
  const x1 = Math.max(
    header.x1,
    below?.right ?? 0,
    ...more.map((cell) => cell.x1),
    ...codes.map(({ right }) => right),
  );
  return { x0: x0 - NOTES_LEFT * header.size, x1 };
};

/** A number that is neither a reference to a note nor a multiplier. */
const AMOUNT = /[1-9]\d\d/;

/** Whether each head of a line names money: `RMB`, `US$ Note 2(e)`. */
const namesMoney = (line: ItemLine): boolean =>
  headerCells(line).every(({ text }) => moneyNamesIn(text).length > 0 && !AMOUNT.test(text));

const standsRight = ({ x1, size }: HeaderCell, first: number): boolean =>
  x1 > first - OVER_COLUMN * size;

/** Whether words head several columns, though the line begins where labels stand: "Assets  Gross  Net". */
const headsColumns = (line: ItemLine, first: number): boolean =>
  headerCells(line).filter((cell) => standsRight(cell, first)).length > 1;

/** Words alone, where amounts stand; beside several heads one may stand over an empty column left of them. */
const standsOverColumns = (line: ItemLine | undefined, first: number): boolean =>
  line !== undefined &&
  line.items.every(isWords) &&
  (headsColumns(line, first) ||
    line.items.every(({ x0, size }) => x0 > first - OVER_COLUMN * size));

/** "Assets  Depreciation and" above "Gross  allowances  Net": a head goes on below, where no label stands. */
const beginsHeads = (line: ItemLine, next: ItemLine | undefined, first: number): boolean =>
  headerCells(line).some((cell) => standsRight(cell, first)) && standsOverColumns(next, first);

const hasHeads = (line: ItemLine, next: ItemLine | undefined, first: number): boolean =>
  headsColumns(line, first) || beginsHeads(line, next, first);

/**
 * Lines around the years that still belong to the header (units, dates, "restated", note words),
 * but never a row.
 */
const headerBlock = (
  lines: readonly ItemLine[],
  at: number,
  columns: readonly NumberColumn[],
  first: number,
): ItemLine[] => {
  const from = Math.max(0, at - MAX_HEADER_LINES);
  const above = lines
    .slice(from, Math.max(0, at))
    .filter((line) => !fillsColumn(line, columns) || yearCells(line).length > 0);
  const below: ItemLine[] = [];
  for (const [down, line] of lines
    .slice(at + 1)
    .slice(0, HEADER_LINES_BELOW)
    .entries()) {
    const inLabel = line.items.some((i) => i.x0 < first - OVER_COLUMN * i.size);
    const values =
      !namesMoney(line) &&
      yearCells(line).length === 0 &&
      line.items.some(
        (i) => i.kind !== 'word' && !THOUSANDS.test(i.text) && !isNumberInWords(i, line),
      );
    if (
      values ||
      (inLabel &&
        !hasHeads(line, lines[at + down + 2], first) &&
        !line.items.every((i) => i.x1 > first || isNoteWord(i.text) || isUnit(line)))
    )
      break;
    below.push(line);
  }
  return [...above, ...lines.slice(at, at + 1), ...below];
};

/** Where the leftmost column of amounts begins, whether or not a year was found for it. */
const amountsFrom = (columns: readonly NumberColumn[]): number => {
  const fullest = Math.max(0, ...columns.map((c) => c.support));
  return Math.min(...columns.filter((c) => isFull(c, fullest)).map((c) => c.open), Infinity);
};

/** "$'000", not an amount. */
const THOUSANDS = /^\D*000\D*$/;

const isUnit = (line: ItemLine): boolean =>
  statesMoney(textOfLine(line)) && line.items.length < UNIT_LINE_ITEMS;

/** Whether two lines head the same years at the same places, named or by their place alone. */
const sameHeader = ({ cells: a }: YearLine, { cells: b }: YearLine): boolean =>
  a.length === b.length &&
  a.every((c, i) => c.date.year === b[i]?.date.year && Math.abs(c.x1 - (b[i]?.x1 ?? 0)) < c.size);

const yearsOfLine = ({ cells }: YearLine): string => cells.map((c) => c.date.year).join();

/** A part of a region; days that its heads refer to may stand above the first part. */
const panelOf = (
  region: Region,
  { above = [], ...part }: Pick<Region, 'from' | 'to' | 'above'>,
): Region => ({
  ...region,
  ...part,
  ...(part.from === region.from ? {} : { above: [...headOf(region), ...above] }),
});

/**
 * A region cut where the years are printed again at other places (assets and liabilities as
 * separate tables), and ended where other years begin, because that is another table.
 */
export const panelsOf = (region: Region): Region[] => {
  const headers = yearLines(linesOfRegion(region), headOf(region), region.layout).filter(
    (y) => y.cells.length >= 2,
  );
  const first = headers[0];
  if (first === undefined) return [region];
  const panels: Region[] = [];
  const above = region.layout.lines.slice(region.from, region.from + first.at + 1);
  let from = region.from;
  let current = first;
  for (const header of headers.slice(1)) {
    if (sameHeader(current, header) || header.at - current.at < PANEL_LINES) continue;
    panels.push(panelOf(region, { from, to: region.from + header.at, above }));
    if (yearsOfLine(header) !== yearsOfLine(first)) return panels;
    from = region.from + header.at;
    current = header;
  }
  return [...panels, panelOf(region, { from, to: region.to, above })];
};

/** A table without a header: its columns have no years. */
const headlessTable = (region: Region, columns: readonly NumberColumn[]): Table => ({
  region,
  columns,
  heads: columns.map(() => ({ words: '' })),
  headed: [],
  sets: [],
  gross: new Set(),
  differences: new Set(),
  unexplained: [],
  headerLines: new Set(),
  bodyFrom: 0,
  ...span(
    noteSpanOf(linesOfRegion(region).slice(0, HEADLESS_LINES), columns, lastColumnLeft(columns)),
  ),
});

/** The columns whose year stands over the next one as well. */
const sharedYears = (headed: readonly HeadedColumn[]): ReadonlySet<number> =>
  new Set(
    headed.flatMap(({ index, date, shared }, at) =>
      shared && headed[at + 1]?.date.year === date.year ? [index] : [],
    ),
  );

/** The years of a table's columns, except those of gross amounts and deductions, and of `parts` of a total. */
const headNetColumns = (
  columns: readonly NumberColumn[],
  block: readonly ItemLine[],
  primary: YearLine,
  rows: readonly ItemLine[],
  parts: ReadonlySet<number>,
): Pick<Table, 'headed' | 'gross'> => {
  const all = headColumns(columns, block, primary);
  const worded = { lines: rows, columns, words: wordsAbove(block, columns) };
  const gross = new Set([...grossColumns(worded, sharedYears(all)), ...parts]);
  if (gross.size === 0) return { headed: all, gross };
  const net = columns.filter((_, at) => !gross.has(at));
  const headed = headColumns(net, block, primary).map((own) => ({
    ...own,
    index: columns.indexOf(own.column),
  }));
  return { headed, gross };
};

/** Whether a column is in none of some sets of columns, by index. */
const isNoneOf =
  (columns: readonly NumberColumn[], ...sets: readonly ReadonlySet<number>[]) =>
  (column: NumberColumn): boolean =>
    !sets.some((known) => known.has(columns.indexOf(column)));

const headedTable = (
  region: Region,
  columns: readonly NumberColumn[],
  years: readonly YearLine[],
  primary: YearLine,
  parts: ReadonlySet<number> = new Set(),
): Table => {
  const lines = linesOfRegion(region);
  const rows = lines.slice(primary.at + 1);
  const first = headColumns(columns, [primary.line], primary);
  const valuesFrom = Math.min(...first.map((h) => h.column.start), Infinity);
  const block = headerBlock(lines, primary.at, columns, Math.min(valuesFrom, amountsFrom(columns)));
  const { headed, gross } = headNetColumns(columns, block, primary, rows, parts);
  const repeated = years.filter((y) => y.cells.length === primary.cells.length).map((y) => y.line);
  const differences = differenceColumns(rows, columns, headed);
  return {
    region,
    columns,
    heads: columnHeads(block, columns),
    headed,
    sets: withInnerColumns(columnSets(headed), { lines: rows, columns, headed, gross }),
    gross,
    differences,
    unexplained: unexplainedColumns(columns, block, headed).filter(
      isNoneOf(columns, gross, differences),
    ),
    headerLines: new Set([...block, ...repeated]),
    bodyFrom: primary.at,
    ...span(noteSpanOf(block, columns, valuesFrom)),
  };
};

/** The lines above a region that hold its title. */
const headOf = ({ layout, from, above }: Region): readonly ItemLine[] =>
  above ?? layout.lines.slice(Math.max(0, from - TITLE_LINES), from);

/** Dashes beside the columns of a table: those of a year in which hardly anything happened. */
const hasNilsBeside = (lines: readonly ItemLine[], columns: readonly NumberColumn[]): boolean =>
  lines.filter(({ items }) =>
    items.some((item) => item.kind === 'nil' && columnOf(item, columns) < 0),
  ).length >= NILS_OF_COLUMN;

/** Whether a table has one column of amounts, or beside it only the parts that this adds up. */
const hasSoleColumn = ({ columns, sets, region }: Table): boolean => {
  const fullest = Math.max(0, ...columns.map(({ support }) => support));
  const own = columns.filter((column) => isFull(column, fullest));
  if (hasNilsBeside(linesOfRegion(region), own)) return false;
  return (
    own.length === 1 ||
    sets.some(({ inner = [] }) => inner.some((column) => column?.addsUp === true))
  );
};

/** A table whose one year stands in its title alone. */
const titledTable = (
  region: Region,
  columns: readonly NumberColumn[],
  years: readonly YearLine[],
): Table | undefined => {
  // Heads that name several years stand over columns that hardly hold amounts.
  if (years.some(({ cells }) => cells.length > 1)) return undefined;
  const lines = linesOfRegion(region);
  const firstRow = lines.findIndex((line) => fillsColumn(line, columns));
  const at = Math.min(firstRow, MAX_HEADER_LINES) - 1;
  const { over = [] } = region.layout;
  const above = [...over, ...headOf(region), ...lines.slice(0, at + 1)];
  const [cell, line] = [soleYearCell(above, columns, region.layout.lines), above.at(-1)];
  if (firstRow < 0 || cell === undefined || line === undefined) return undefined;
  const parts = partsAcross(lines, columns);
  const table = headedTable(region, columns, years, { line, cells: [cell], at }, parts);
  return parts.size > 0 || hasSoleColumn(table) ? table : undefined;
};

/** Finds the columns of a region and what its header says about them. */
export const tableOf = (region: Region): Table => {
  const lines = linesOfRegion(region);
  const years = yearLines(lines, headOf(region), region.layout);
  const isYears = (line: ItemLine): boolean => years.some((y) => y.line === line);
  const columnsOf = (of: readonly ItemLine[]): NumberColumn[] => {
    const rows = of.filter((line) => !isYears(line));
    return withNilColumns(numberColumns(rows), rows);
  };
  const anywhere = columnsOf(lines);
  const primary = primaryLine(lines, years, anywhere);
  if (primary === undefined)
    return titledTable(region, anywhere, years) ?? headlessTable(region, anywhere);
  // What stands above the years (a title's date) is not a column.
  return headedTable(region, columnsOf(lines.slice(primary.at)), years, primary);
};

const span = (
  s: { x0: number; x1: number } | undefined,
): { noteSpan?: { x0: number; x1: number } } => (s === undefined ? {} : { noteSpan: s });
const lastColumnLeft = (columns: readonly NumberColumn[]): number =>
  columns.at(-1)?.start ?? Infinity;
