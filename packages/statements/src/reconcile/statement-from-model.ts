import { isNoteWord } from '../page/index.js';
import { statesMoney } from '../language/money/money.js';
import { yearsIn } from '../language/dates/dates.js';
import type { CellSource, RawLineItem, RawStatement } from '@fde/contracts';
import { unitOf } from '../rows/units.js';
import { titleOfText } from '../locate/titles.js';
import { anchorRows, type AnchoredRow } from './anchor-rows.js';
import { judgeCell, numbersInColumn } from './judge-cell.js';
import type { ModelStatement } from './model-reading.js';
import { cellKey, type CellKey } from '../identities/cell-key.js';
import type { CellStatus, Tally } from './reading-status.js';
import type { MergedStatement } from './reconcile-statement.js';
import { columnsOnLines } from './pages/columns-on-lines.js';
import { columnsOfYears, modelColumns, statedLength } from './pages/model-columns.js';
import {
  linesAbove,
  printedEnds,
  printedHeading,
  type KnownUnit,
} from './pages/printed-heading.js';
import type { ShownLine } from './shown-page.js';
import { mayHold, type ReadPages } from './pages/titled-places.js';
import { modelWitnesses, YearColumns } from './year-columns.js';
import { DEEPEST_LEVEL, LABEL_FITS } from './weights.js';

/** What is known about the report from elsewhere. */
export interface ReportContext extends KnownUnit {
  readonly companyName: string;
}

/** A reading with fewer rows, or one of which the page prints less, is not taken as a statement. */
const FEWEST_ROWS = 5;
const LEAST_PRINTED = 0.6;

interface Filled {
  readonly line: ShownLine;
  readonly item: RawLineItem;
  readonly statuses: ReadonlyMap<string, CellStatus>;
  readonly printed: number;
}

interface FilledCell {
  readonly value: number;
  readonly source: CellSource;
  readonly status: 'model_only' | 'model_refuted';
}

/**
 * The number that the page prints for the model's: the same, or the only other one in that column.
 */
const fillCell = (
  anchor: AnchoredRow,
  value: number,
  year: string,
  columns: YearColumns,
  method: string,
): FilledCell | undefined => {
  const { page, origin } = anchor.line;
  const verdict = judgeCell(anchor, value, year, columns);
  if (verdict.kind === 'printed')
    return { value, source: { page, bbox: verdict.number.bbox, method }, status: 'model_only' };
  const [there, ...others] = numbersInColumn(anchor.line, year, columns).filter(
    (number, index, all) => all.findIndex((other) => other.value === number.value) === index,
  );
  if (there === undefined || others.length > 0) return undefined;
  const source = { page, bbox: there.bbox, method: origin === 'ocr' ? 'ocr' : 'layout' };
  return { value: there.value, source, status: 'model_refuted' };
};

type FilledRow = Pick<Filled, 'statuses' | 'printed'> & {
  readonly values: Record<string, number>;
  readonly sources: Record<string, CellSource>;
};

/**
 * The row's numbers as far as the page prints them; if it prints another number in that column,
 * that one.
 */
const fill = (
  anchor: AnchoredRow,
  years: readonly (string | undefined)[],
  columns: YearColumns,
  method: string,
): FilledRow => {
  const numbers = years.flatMap((year, at) => {
    const value = anchor.row.values[at] ?? null;
    return value === null ? [] : [{ year, value }];
  });
  const cells = numbers.flatMap(({ year, value }) => {
    const cell = year === undefined ? undefined : fillCell(anchor, value, year, columns, method);
    return year === undefined || cell === undefined ? [] : [[year, cell] as const];
  });
  return {
    values: Object.fromEntries(cells.map(([year, { value }]) => [year, value])),
    sources: Object.fromEntries(cells.map(([year, { source }]) => [year, source])),
    statuses: new Map(cells.map(([year, { status }]) => [year, status])),
    printed: cells.filter(([, { status }]) => status === 'model_only').length,
  };
};

/**
 * The nearest heading above the line that is not part of its own label; the title of a statement is
 * not the heading of a section.
 */
const sectionOf = (anchor: AnchoredRow, lines: readonly ShownLine[]): string | null => {
  const above = lines
    .slice(0, lines.indexOf(anchor.line))
    .filter((line) => line.numbers.length === 0 && /\p{L}{3}/u.test(line.label));
  const heading = above.toReversed().find((line) => !anchor.row.label.includes(line.label));
  return heading === undefined ||
    titleOfText(heading.label) !== undefined ||
    yearsIn(heading.label).length > 0 ||
    statesMoney(heading.label) ||
    isNoteWord(heading.label)
    ? null
    : heading.label.replace(/[:\s]+$/, '');
};

const filledRow = (
  anchor: AnchoredRow,
  model: ModelStatement,
  years: readonly (string | undefined)[],
  columns: YearColumns,
  lines: readonly ShownLine[],
  method: string,
): Filled => {
  const { values, sources, ...counts } = fill(anchor, years, columns, method);
  const section = sectionOf(
    anchor,
    lines.filter(({ page }) => page === anchor.line.page),
  );
  const label = anchor.row.label;
  return {
    ...counts,
    line: anchor.line,
    item: {
      name: label === '' ? 'Subtotal' : label,
      ...(label === '' ? { name_inferred: true } : {}),
      values,
      sources,
      section,
      indentation_level: Math.max(0, Math.min(anchor.row.level, DEEPEST_LEVEL)),
      is_total: anchor.row.total,
      unit: unitOf(
        model.type,
        label,
        section === null ? [] : [section],
        0,
        Math.max(0, ...Object.values(values).map((value) => (Number.isInteger(value) ? 0 : 2))),
      ),
    },
  };
};

const pagesOf = (rows: readonly Filled[]): number[] => {
  const sources = rows.flatMap((row) => Object.values(row.item.sources ?? {}));
  return [...new Set(sources.flatMap((source) => source.page ?? []))].toSorted((a, b) => a - b);
};

const statusesOf = (rows: readonly Filled[]): Map<CellKey, CellStatus> =>
  new Map(
    rows.flatMap((row, at) =>
      [...row.statuses].map(([year, status]) => [cellKey(at, year), status] as const),
    ),
  );

const notesOn = (modelName: string, dropped: number): string[] => [
  `Found by ${modelName} alone; every number stands in print on the page and in the column named.`,
  ...(dropped === 0
    ? []
    : [
        `${dropped} number(s) of ${modelName} were dropped: the page does not print them where it puts them.`,
      ]),
];

/** The model's rows whose label is printed on a line of a place where the statement may stand. */
const rowsInPlace = (
  model: ModelStatement,
  { pages, known }: ReadPages,
): { readonly anchored: readonly AnchoredRow[]; readonly untitled: boolean } => {
  const placed = anchorRows(model.rows, pages)
    .anchored.filter((anchor) => anchor.labelFit >= LABEL_FITS)
    .map((anchor) => ({ anchor, verdict: mayHold(anchor.line, model.type, known) }));
  const titled = placed.filter(({ verdict }) => verdict === 'titled');
  const untitled = placed.filter(({ verdict }) => verdict === 'untitled');
  return {
    anchored: (titled.length > 0 ? titled : untitled).map(({ anchor }) => anchor),
    untitled: titled.length === 0,
  };
};

/** Where the columns of the years stand. */
const placesOf = (
  anchored: readonly AnchoredRow[],
  years: readonly (string | undefined)[],
): YearColumns => {
  const names = years.map((year) => year ?? '');
  return new YearColumns(modelWitnesses(anchored, names).filter(({ year }) => year !== ''));
};

/** All lines of the pages on which the rows stand. */
const linesAround = (anchored: readonly AnchoredRow[], { lines }: ReadPages): ShownLine[] => {
  const onPages = new Set(anchored.map(({ line }) => line.page));
  return lines.all.filter(({ page }) => onPages.has(page));
};

const filledRows = (
  model: ModelStatement,
  anchored: readonly AnchoredRow[],
  lines: readonly ShownLine[],
  years: readonly (string | undefined)[],
  places: YearColumns,
  modelName: string,
): Filled[] =>
  anchored
    .map((anchor) => filledRow(anchor, model, years, places, lines, modelName))
    .filter((row) => row.printed > 0);

const tallyOf = (
  model: ModelStatement,
  rows: readonly Filled[],
  statuses: ReadonlyMap<CellKey, CellStatus>,
): Tally => {
  const modelNumbers = model.rows
    .flatMap((row) => row.values)
    .filter((value) => value !== null).length;
  const printed = rows.reduce((sum, row) => sum + row.printed, 0);
  return {
    agreed: 0,
    layoutOnly: [...statuses.values()].filter((status) => status === 'model_refuted').length,
    modelOnly: printed,
    differing: 0,
    droppedNumbers: modelNumbers - printed,
    droppedRows: model.rows.length - rows.length,
  };
};

/** The pages print enough of what the model gives. */
const isPrinted = (rows: readonly Filled[], { modelOnly, droppedNumbers }: Tally): boolean =>
  rows.length >= FEWEST_ROWS && modelOnly >= LEAST_PRINTED * (modelOnly + droppedNumbers);

const NO_TITLE = 'No title is printed over this statement.';

/** With the notes for people. */
const withNotes = (
  found: Pick<MergedStatement, 'statement' | 'statuses' | 'tally'>,
  inDoubt: readonly string[],
  modelName: string,
): MergedStatement => ({
  ...found,
  headerInDoubt: inDoubt.length > 0,
  notes: [...notesOn(modelName, found.tally.droppedNumbers), ...inDoubt],
});

/**
 * Its columns with their periods, as far as the pages print these, and the cells of those beside the
 * years.
 */
const periodsOf = (
  model: ModelStatement,
  years: readonly (string | undefined)[],
  filled: readonly Filled[],
  places: YearColumns,
  anchored: readonly AnchoredRow[],
  lines: readonly ShownLine[],
): Pick<RawStatement, 'fiscal_year_ends' | 'columns' | 'other_columns'> => {
  const ends = printedEnds(model, years, lines);
  const above = linesAbove(anchored, lines);
  const rows = filled.map(({ line, item }) => ({ line, name: item.name }));
  const found = columnsOnLines(rows, places);
  const known = columnsOfYears(
    model.type,
    years.filter((year) => year !== undefined),
    ends,
    statedLength(above),
  );
  return { fiscal_year_ends: ends, ...modelColumns(model.type, known, found, above) };
};

/**
 * A statement that only the model found. It stands under its own title or under none, its years are
 * those printed over its columns, its rows are lines of the page, and every number stands in the
 * column that the other rows show for its year. Undefined if the pages print too little of it.
 */
export const statementFromModel = (
  model: ModelStatement,
  read: ReadPages,
  context: ReportContext,
  modelName: string,
): MergedStatement | undefined => {
  const { anchored, untitled } = rowsInPlace(model, read);
  const lines = linesAround(anchored, read);
  const { years, currency, scale, doubts } = printedHeading(model, anchored, lines, context);
  const known = years.filter((year) => year !== undefined);
  if (known.length === 0) return undefined;
  const places = placesOf(anchored, years);
  const filled = filledRows(model, anchored, lines, years, places, modelName);
  const statuses = statusesOf(filled);
  const tally = tallyOf(model, filled, statuses);
  if (!isPrinted(filled, tally)) return undefined;
  const statement: RawStatement = {
    statement_type: model.type,
    currency,
    scale,
    fiscal_year: Math.max(...known.map(Number)),
    ...periodsOf(model, years, filled, places, anchored, lines),
    company_name: context.companyName,
    years: known,
    pages: pagesOf(filled),
    method: modelName,
    confidence: 0,
    checks: [],
    line_items: filled.map((row) => row.item),
  };
  return withNotes(
    { statement, statuses, tally },
    untitled ? [NO_TITLE, ...doubts] : doubts,
    modelName,
  );
};
