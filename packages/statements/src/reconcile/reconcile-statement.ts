import { writeScale } from '../evidence/in-writing.js';
import type { RawLineItem, RawStatement } from '@fde/contracts';
import { placeOnPage } from '../evidence/place-on-page.js';
import { NO_CURRENCY } from '@fde/contracts/resources';
import { unitOf } from '../rows/units.js';
import { alignColumns, type ColumnAlignment } from './align-columns.js';
import { anchorRows, type AnchoredRow } from './anchor-rows.js';
import { judgeCell } from './judge-cell.js';
import type { LineIndex } from './line-index.js';
import { mergeCell, type MergedCell } from './merge-cell.js';
import type { ModelRow, ModelStatement } from './model-reading.js';
import { cellKey, type CellKey } from '../identities/cell-key.js';
import { columnsOfYears } from './pages/model-columns.js';
import { joinOtherColumns } from './other-columns.js';
import { printedEnds } from './pages/printed-heading.js';
import type { ShownLine } from './shown-page.js';
import type { CellStatus, Tally } from './reading-status.js';
import { settleRivals, type Rivalry } from './settle-rivals.js';
import { isInStatement, type ReadPages } from './pages/titled-places.js';
import { modelWitnesses, YearColumns, type ColumnWitness } from './year-columns.js';
import { DEEPEST_LEVEL, LABEL_FITS } from './weights.js';

/** A statement after merging both readings, before it is proven again. */
export interface MergedStatement {
  readonly statement: RawStatement;
  readonly statuses: ReadonlyMap<CellKey, CellStatus>;
  readonly tally: Tally;
  readonly notes: readonly string[];
  /**
   * The readings name the columns, the scale or the currency differently: no number is surer than
   * its unit and year.
   */
  readonly headerInDoubt: boolean;
}

/** A row on its way into the statement. */
interface MergedRow {
  readonly item: RawLineItem;
  readonly cells: ReadonlyMap<string, MergedCell>;
  /** Where only the model gives it. */
  readonly line?: ShownLine;
}

/** Where the engine's numbers stand. */
const layoutWitnesses = (layout: RawStatement, lines: LineIndex): ColumnWitness[] =>
  layout.line_items.flatMap((item) =>
    Object.entries(item.sources ?? {}).flatMap(([year, source]) => {
      const place = placeOnPage(source);
      const line = place === undefined ? undefined : lines.at(place.page, place.bbox);
      return line === undefined ? [] : [{ zone: line.zone, year, edge: place?.bbox[2] ?? 0 }];
    }),
  );

interface Columns {
  readonly alignment: ColumnAlignment;
  readonly places: YearColumns;
}

/**
 * Columns by where the engine's numbers stand. Columns and pages that only the model reads, by the
 * model's rows.
 */
const columnsOf = (
  layout: RawStatement,
  model: ModelStatement,
  anchored: readonly AnchoredRow[],
  lines: LineIndex,
): Columns => {
  const own = layoutWitnesses(layout, lines);
  const known = new YearColumns(own);
  const alignment = alignColumns(layout, model, anchored, known, lines.all);
  const years = model.years.map(
    (_, at) => [...alignment.positions].find(([, position]) => position === at)?.[0] ?? '',
  );
  const theirs = modelWitnesses(anchored, years).filter(
    ({ zone, year }) => year !== '' && (!known.knows(zone) || alignment.added.includes(year)),
  );
  return { alignment, places: new YearColumns([...own, ...theirs]) };
};

/** A row that the model does not have; without a printed label, only the sums support it. */
const layoutAlone = (item: RawLineItem): MergedRow => {
  const status = item.name_inferred === true ? 'unconfirmed' : 'layout_only';
  return {
    item,
    cells: new Map(
      Object.entries(item.values).map(([year, value]) => [year, { value, status, dropped: false }]),
    ),
  };
};

/** The model's rows by the row of the layout on the same line. */
const anchorsOfItems = (
  layout: RawStatement,
  anchored: readonly AnchoredRow[],
  lines: LineIndex,
): Map<number, AnchoredRow> => {
  const byItem = new Map<number, AnchoredRow>();
  layout.line_items.forEach((item, at) => {
    const own = lines.ofItem(item);
    const found = anchored.find(({ line }) => own.has(line));
    if (found !== undefined) byItem.set(at, found);
  });
  return byItem;
};

/** The cells of one row after merging: the layout's numbers with those of the model's row. */
const mergedCells = (
  { row, line }: AnchoredRow,
  values: Readonly<Record<string, number>>,
  { alignment, places }: Columns,
  modelName: string,
): Map<string, MergedCell> =>
  new Map(
    alignment.years.map((year) => {
      const position = alignment.positions.get(year);
      const value = position === undefined ? null : (row.values[position] ?? null);
      const verdict = judgeCell({ line }, value, year, places);
      return [year, mergeCell(values[year], value, verdict, line.page, modelName)];
    }),
  );

const numbersOf = (rows: readonly { readonly values: readonly (number | null)[] }[]): number =>
  rows.reduce((sum, { values }) => sum + values.filter((value) => value !== null).length, 0);

/** The model's rows on lines of this statement. The others are printed too, but say nothing of it. */
const ownRows = (
  model: ModelStatement,
  layout: RawStatement,
  { pages, known }: ReadPages,
): { readonly anchored: readonly AnchoredRow[]; readonly foreign: readonly ModelRow[] } => {
  const { anchored, floating } = anchorRows(model.rows, pages);
  const own = anchored.filter(({ line }) => isInStatement(line, layout, known));
  const others = anchored.filter((anchor) => !own.includes(anchor)).map(({ row }) => row);
  return { anchored: own, foreign: [...floating, ...others] };
};

export const reconcileStatement = (
  layout: RawStatement,
  model: ModelStatement,
  read: ReadPages,
  modelName: string,
): MergedStatement => {
  const { lines } = read;
  const { anchored, foreign } = ownRows(model, layout, read);
  const columns = columnsOf(layout, model, anchored, lines);
  const byItem = anchorsOfItems(layout, anchored, lines);
  const cellsOf = (
    anchor: AnchoredRow,
    values: Readonly<Record<string, number>>,
  ): Map<string, MergedCell> => mergedCells(anchor, values, columns, modelName);
  const rows: MergedRow[] = layout.line_items.map((item, at) => {
    const anchor = byItem.get(at);
    return anchor === undefined ? layoutAlone(item) : { item, cells: cellsOf(anchor, item.values) };
  });
  const unheard = anchored.filter((anchor) => ![...byItem.values()].includes(anchor));
  const added = addRows(rows, unheard, lines, layout, (anchor) => cellsOf(anchor, {}));
  const table = withColumns(layout, model, columns.alignment, lines);
  const merged = assemble(joinOtherColumns(table, layout, added.rows, lines), added.rows, {
    modelName,
    alignment: columns.alignment,
    droppedRows: foreign.length + added.refused.length,
    floatingNumbers: numbersOf([...foreign, ...added.refused]),
  });
  const contradictions = contradictionsIn(layout, model, modelName);
  return {
    ...merged,
    headerInDoubt: merged.headerInDoubt || contradictions.length > 0,
    notes: [...merged.notes, ...contradictions],
  };
};

/**
 * No sum distinguishes thousands from millions: if the readings differ, the layout's stays and the
 * reader must know.
 */
const contradictionsIn = (
  layout: RawStatement,
  model: ModelStatement,
  modelName: string,
): string[] => [
  ...(model.scale > 0 && model.scale !== layout.scale
    ? [
        `The layout reads money in ${writeScale(layout.scale)}, ${modelName} in ${writeScale(model.scale)}: the layout's stands, the scale is in doubt.`,
      ]
    : []),
  ...(isCurrency(model.currency) &&
  isCurrency(layout.currency) &&
  model.currency !== layout.currency
    ? [
        `The layout reads the currency as ${layout.currency}, ${modelName} as ${model.currency}: the layout's stands, the currency is in doubt.`,
      ]
    : []),
];

const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code) && code !== NO_CURRENCY;

/** The table with the columns that only the model reads. */
const withColumns = (
  layout: RawStatement,
  model: ModelStatement,
  { years, added }: ColumnAlignment,
  lines: LineIndex,
): RawStatement => {
  if (added.length === 0) return layout;
  const theirs = model.years.map((year) => (added.includes(year) ? year : undefined));
  const ends = printedEnds(model, theirs, lines.all);
  const { columns, statement_type: type } = layout;
  return {
    ...layout,
    years: [...years],
    fiscal_year_ends: { ...layout.fiscal_year_ends, ...ends },
    ...(columns === undefined
      ? {}
      : { columns: [...columns, ...columnsOfYears(type, added, ends)] }),
  };
};

/** Rows that only the model gives, inserted where their line stands among the others. */
const addRows = (
  rows: readonly MergedRow[],
  anchors: readonly AnchoredRow[],
  lines: LineIndex,
  layout: RawStatement,
  cellsOf: (anchor: AnchoredRow) => Map<string, MergedCell>,
): { readonly rows: readonly MergedRow[]; readonly refused: readonly AnchoredRow['row'][] } => {
  let out = rows;
  const refused: AnchoredRow['row'][] = [];
  for (const anchor of anchors) {
    const cells = cellsOf(anchor);
    const found = [...cells.values()].some((cell) => cell.value !== undefined);
    if (!found || anchor.labelFit < LABEL_FITS || anchor.row.label === '') {
      refused.push(anchor.row);
      continue;
    }
    const next = out.findIndex(({ item }) => lines.startsAfter(item, anchor.line));
    const at = next === -1 ? out.length : next;
    const item = newItem(anchor, out[at - 1]?.item, layout);
    out = out.toSpliced(at, 0, { item, cells, line: anchor.line });
  }
  return { rows: out, refused };
};

const newItem = (
  { row }: AnchoredRow,
  before: RawLineItem | undefined,
  layout: RawStatement,
): RawLineItem => {
  const section = before?.section ?? null;
  return {
    name: row.label,
    values: {},
    indentation_level: Math.max(0, Math.min(row.level, DEEPEST_LEVEL)),
    is_total: row.total,
    section,
    unit: unitOf(
      layout.statement_type,
      row.label,
      section === null ? [] : section.split(' > '),
      0,
      0,
    ),
    sources: {},
  };
};

interface Dropped {
  readonly modelName: string;
  readonly alignment: ColumnAlignment;
  readonly droppedRows: number;
  readonly floatingNumbers: number;
}

/** The row with the numbers that were taken, each with its place. */
const itemOf = ({ item, cells }: MergedRow): RawLineItem => {
  const values: Record<string, number> = {};
  const sources = { ...item.sources };
  for (const [year, { value, source }] of cells) {
    if (value === undefined) continue;
    values[year] = value;
    if (source !== undefined) sources[year] = source;
  }
  return { ...item, values, sources };
};

interface TakenCell {
  readonly row: number;
  readonly year: string;
  readonly value: number;
  readonly cell: MergedCell;
}

const takenCells = (rows: readonly MergedRow[]): TakenCell[] =>
  rows.flatMap(({ cells }, row) =>
    [...cells].flatMap(([year, cell]) =>
      cell.value === undefined ? [] : [{ row, year, value: cell.value, cell }],
    ),
  );

const statusesOf = (taken: readonly TakenCell[]): [CellKey, CellStatus][] =>
  taken.flatMap(({ row, year, cell: { status } }) =>
    status === undefined ? [] : [[cellKey(row, year), status]],
  );

const rivalriesOf = (taken: readonly TakenCell[]): Rivalry[] =>
  taken.flatMap(({ row, year, value, cell: { rival } }) =>
    rival === undefined ? [] : [{ ...rival, row, year, layout: value, model: rival.value }],
  );

const pagesOf = (layout: RawStatement, items: readonly RawLineItem[]): number[] => {
  const printedOn = items.flatMap(({ sources }) => Object.values(sources ?? {}));
  return [...new Set([...layout.pages, ...printedOn.flatMap(({ page }) => page ?? [])])].toSorted(
    (a, b) => a - b,
  );
};

const assemble = (
  layout: RawStatement,
  rows: readonly MergedRow[],
  dropped: Dropped,
): MergedStatement => {
  const line_items = rows.map(itemOf);
  const taken = takenCells(rows);
  const rivalries = rivalriesOf(taken);
  const settled = settleRivals(
    { ...layout, pages: pagesOf(layout, line_items), line_items },
    rivalries,
  );
  const statuses = new Map([...statusesOf(taken), ...settled.statuses]);
  const droppedCells = rows.flatMap(({ cells }) => [...cells.values()].filter((c) => c.dropped));
  const tally = tallyOf(
    statuses,
    rivalries.length,
    dropped.floatingNumbers + droppedCells.length,
    dropped.droppedRows,
  );
  return {
    statement: settled.statement,
    statuses,
    tally,
    notes: notesOf(dropped, tally, settled.notes),
    headerInDoubt: dropped.alignment.disputed.length > 0,
  };
};

const tallyOf = (
  statuses: ReadonlyMap<CellKey, CellStatus>,
  differing: number,
  droppedNumbers: number,
  droppedRows: number,
): Tally => {
  const all = [...statuses.values()];
  const count = (...of: CellStatus[]): number => all.filter((status) => of.includes(status)).length;
  return {
    agreed: count('agreed'),
    layoutOnly: count('layout_only', 'unconfirmed', 'model_refuted'),
    modelOnly: count('model_only'),
    differing,
    droppedNumbers,
    droppedRows,
  };
};

/**
 * The differences listed one by one; a statement that was read altogether differently only gets its
 * counts.
 */
const MOST_DIFFERENCES = 20;

const notesOf = (
  { modelName, alignment: { unknown, added, disputed } }: Dropped,
  tally: Tally,
  differences: readonly string[],
): string[] => [
  `${modelName}: ${tally.agreed} numbers read alike by the layout, ${tally.layoutOnly} by the layout alone, ${tally.modelOnly} by the model alone, ${tally.differing} differently.`,
  ...(tally.droppedNumbers === 0
    ? []
    : [
        `${tally.droppedNumbers} number(s) of ${modelName} were dropped: the page does not print them where it puts them.`,
      ]),
  ...(tally.droppedRows === 0
    ? []
    : [
        `${tally.droppedRows} row(s) of ${modelName} were dropped: this statement does not print them.`,
      ]),
  ...(unknown.length === 0
    ? []
    : [`Columns ${unknown.join(', ')} of ${modelName} were dropped: the table has no such year.`]),
  ...(added.length === 0 ? [] : [`Column(s) ${added.join(', ')} are read by ${modelName} alone.`]),
  ...disputed.map(
    (column) =>
      `The column that the layout names ${column.layout} is ${column.model} to ${modelName}: the years are in doubt.`,
  ),
  ...differences.slice(0, MOST_DIFFERENCES),
];
