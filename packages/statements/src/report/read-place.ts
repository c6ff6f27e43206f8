import { NO_CURRENCY } from '@fde/contracts/resources';
import type { RawLineItem, RawStatement } from '@fde/contracts';

import { cellKey } from '../identities/cell-key.js';
import { provenCells } from '../prove/cell-evidence.js';
import { provenTotals, proveStatement } from '../prove/prove-statement.js';
import type { ReadingDoubt } from '../prove/reading-doubt.js';
import { repairDigits, type SeenCell } from '../prove/repair-digits.js';
import { isTotalLabel } from '../concepts/roles.js';
import { closedHeadings } from '../rows/close-section.js';
import { continuedColumns, yearKeys } from '../table/continued-columns.js';
import {
  currencyOfColumns,
  headerFacts,
  periodEnds,
  printsDollars,
  scaleOfColumns,
  type HeaderFacts,
} from '../decide/header-facts.js';
import type { ColumnSet } from '../table/headed-columns.js';
import { inferredName } from '../rows/infer-name.js';
import { entriesOf } from '../rows/labels.js';
import { mendSeparators } from '../rows/mend-separators.js';
import { readRows, type RowsRead } from '../rows/rows.js';
import type { ReportHints } from '../decide/report-hints.js';
import { placeEntries, type PlacedEntry } from '../rows/sections.js';
import { panelsOf, tableOf, type Region, type Table } from '../table/table.js';
import { isShareCount, unitOf } from '../rows/units.js';

/** Where a statement may stand: its tables in reading order. */
export interface StatementPlace {
  readonly type: RawStatement['statement_type'];
  readonly regions: readonly Region[];
  /** As printed. */
  readonly title?: string;
}

/** A statement as read from one place, proven by itself. */
export interface Draft {
  readonly raw: RawStatement;
  readonly facts: HeaderFacts;
  /** Share of the money cells that take part in an identity that holds. */
  readonly coverage: number;
}

const pagesOf = (entry: PlacedEntry): number[] => [
  entry.page,
  ...[...entry.cells.values()].flatMap((c) => c.page ?? []),
];

const usable = (item: PlacedEntry): boolean => item.kind === 'line';

const valuesOf = (
  entry: PlacedEntry,
  { years, doubt }: Reading,
): Pick<RawLineItem, 'values' | 'sources'> => {
  const values: Record<string, number> = {};
  const sources: NonNullable<RawLineItem['sources']> = {};
  years.forEach((year, i) => {
    const cell = entry.cells.get(i);
    if (cell === undefined) return;
    values[year] = cell.value;
    const doubtful = cell.doubt ?? doubt;
    sources[year] = {
      page: cell.page ?? entry.page,
      bbox: cell.bbox.map((n) => Number(n.toFixed(2))),
      ...(doubtful === undefined ? {} : { doubt: doubtful }),
    };
  });
  return { values, sources };
};

const toItems = (
  statement: RawStatement['statement_type'],
  placed: readonly PlacedEntry[],
  reading: Reading,
): RawLineItem[] => {
  const items: RawLineItem[] = [];
  for (const entry of placed.filter(usable)) {
    const cells = [...entry.cells.values()];
    const named = entry.label !== '';
    const percents = cells.filter((c) => c.percent).length / Math.max(1, cells.length);
    const unit = unitOf(
      statement,
      entry.label,
      entry.path,
      percents,
      Math.max(0, ...cells.map((c) => c.decimals)),
    );
    items.push({
      name: named
        ? entry.label
        : inferredName(
            statement,
            entry.path,
            items.map((i) => i.name),
          ),
      ...(named ? {} : { name_inferred: true }),
      ...valuesOf(entry, reading),
      indentation_level: entry.level,
      section: entry.path.length === 0 ? null : entry.path.join(' > '),
      unit,
      // A per-share figure or a count of shares is a total only where a sum shows it.
      is_total: !named || (unit === 'money' && isTotalLabel(statement, entry.label)),
    });
  }
  return items.map((item) =>
    isShareCount(item, items) ? { ...item, unit: 'shares' as const } : item,
  );
};

const withTotals = (raw: RawStatement): RawStatement => {
  const proven = provenTotals(raw);
  const opening = /\b(?:beginning|opening|start of)\b/i;
  return {
    ...raw,
    line_items: raw.line_items.map((item, i) =>
      proven.has(i) && !opening.test(item.name) ? { ...item, is_total: true } : item,
    ),
  };
};

interface Reading {
  readonly rows: RowsRead[];
  readonly years: string[];
  readonly set: ColumnSet;
  readonly origin: Origin;
  /** What is doubtful about all of its cells. */
  readonly doubt?: ReadingDoubt;
}

type Origin = 'layout' | 'ocr';

const readTables = (
  tables: readonly Table[],
  set: ColumnSet,
  first: Table,
  origin: Origin,
): Reading => {
  const rows: RowsRead[] = [];
  for (const table of tables) {
    const own = table === first ? { set, unsure: false } : continuedColumns(table, set, first);
    if (own === undefined) continue;
    const read = readRows(table, own.set);
    rows.push(own.unsure ? withDoubt(read, 'unnamed-columns') : read);
  }
  return { rows, years: yearKeys(set), set, origin };
};

const withDoubt = (read: RowsRead, doubt: ReadingDoubt): RowsRead => ({
  ...read,
  rows: read.rows.map((row) => ({
    ...row,
    cells: new Map([...row.cells].map(([at, cell]) => [at, { doubt, ...cell }])),
  })),
});

const DOUBT_NOTES: Readonly<Partial<Record<ReadingDoubt, string>>> = {
  'facing-pages':
    'Labels and numbers stand on facing pages and were joined by the heights of their rows.',
  'ambiguous-columns':
    "The header allows two sets of columns and does not say which is the group's; one was taken, the other closes its sums too.",
  'unnamed-columns':
    'Some columns of numbers stand under no year of their own; the numbers may be of another year.',
  'cut-number':
    'Some numbers stand so close behind another, or begin with a zero, that they may be the end of a longer number.',
  repaired:
    'Some numbers were misread by character recognition and put right by their column or by sums; they are less certain.',
  'partly-reread':
    'Parts of a garbled page could be read by one of two readers only; the rows beside them are less certain.',
};

/** What a reader must know of the doubts about these cells. */
const doubtNotes = (placed: readonly PlacedEntry[], { doubt }: Reading): string[] => {
  const found = new Set([
    doubt,
    ...placed.flatMap((p) => [...p.cells.values()].map((c) => c.doubt)),
  ]);
  return [...found].flatMap((d) => (d === undefined ? [] : (DOUBT_NOTES[d] ?? [])));
};

/** What recognition saw of a value, by the place that the value names. */
const seenIn = (placed: readonly PlacedEntry[], raw: RawStatement): SeenCell => {
  const place = (page: number, bbox: readonly number[]): string =>
    `${page} ${bbox.map((n) => n.toFixed(2)).join(' ')}`;
  const cells = new Map(
    placed.flatMap((p) =>
      [...p.cells.values()].map((cell) => [place(cell.page ?? p.page, cell.bbox), cell] as const),
    ),
  );
  return (row, year) => {
    const source = raw.line_items[row]?.sources?.[year];
    return source === undefined ? undefined : cells.get(place(source.page, source.bbox));
  };
};

const draftOf = (
  place: StatementPlace,
  reading: Reading,
  header: HeaderFacts,
  hints: ReportHints,
): Draft => {
  const own = currencyOfColumns(reading.set.columns);
  const scale = scaleOfColumns(reading.set.columns);
  const facts = {
    ...header,
    ...(own === undefined ? {} : { currency: own }),
    ...(scale === undefined ? {} : { scale }),
  };
  const rows = reading.rows.flatMap((r) => [...r.rows]);
  const placed = placeEntries(
    entriesOf(reading.origin === 'ocr' ? mendSeparators(place.type, rows) : rows),
    closedHeadings(place.type),
  );
  const items = toItems(place.type, placed, reading).filter(
    (i) => Object.keys(i.values).length > 0,
  );
  const used = reading.years.filter((y) => items.some((i) => i.values[y] !== undefined));
  const dropped = [...new Set(reading.rows.flatMap((r) => [...r.dropped]))];
  const notes = [
    ...(dropped.length === 0
      ? []
      : [
          `Printed beside the rows, but in no fiscal year's column: ${dropped.slice(0, 40).join(' ')}`,
        ]),
    ...doubtNotes(placed, reading),
  ];
  const pages = [...new Set(placed.filter(usable).flatMap(pagesOf))].sort((a, b) => a - b);
  const raw: RawStatement = {
    statement_type: place.type,
    company_name: hints.companyName ?? '',
    fiscal_year: Math.max(0, ...used.map(Number)),
    currency: facts.currency ?? hints.currency ?? NO_CURRENCY,
    scale: facts.scale ?? hints.scale ?? 1,
    years: used,
    fiscal_year_ends: periodEnds(reading.set.columns, facts.texts, hints),
    pages,
    ...(place.title === undefined ? {} : { title: place.title }),
    method: reading.origin,
    confidence: 0,
    checks: [],
    ...(notes.length === 0 ? {} : { notes }),
    line_items: items,
  };
  const proven = proveStatement(
    withTotals(
      reading.origin === 'ocr' ? repairDigits(proveStatement(raw), seenIn(placed, raw)) : raw,
    ),
  );
  return { raw: proven, facts, coverage: coverageOf(proven) };
};

/** Share of the money cells in an identity that holds. */
const coverageOf = (raw: RawStatement): number => {
  const cells = raw.line_items.flatMap((item, i) =>
    (item.unit ?? 'money') === 'money'
      ? Object.keys(item.values).map((year) => cellKey(i, year))
      : [],
  );
  const proven = provenCells(raw);
  return cells.length === 0 ? 0 : cells.filter((cell) => proven.has(cell)).length / cells.length;
};

const MAX_SETS = 4;
/** How much more must be proven for a reading that the header's words do not prefer. */
const CLEARLY_BETTER = 0.2;

/** Header words that differ by less say nothing: a named group or a named part makes two. */
const SAME_WORDS = 1;
const CLOSES = 0.6;

interface Read {
  readonly reading: Reading;
  readonly draft: Draft;
}

/** Whether another set of columns could be meant as well: by the header's words as likely or likelier, and it closes too. */
const isRival = (best: Read, other: Read): boolean =>
  other.reading.set.score > best.reading.set.score - SAME_WORDS &&
  other.draft.coverage >= Math.min(CLOSES, best.draft.coverage) &&
  other.reading.set.columns.length >= best.reading.set.columns.length &&
  differ(best.draft.raw, other.draft.raw);

/** Sets that give the same numbers leave no doubt. */
const differ = (a: RawStatement, b: RawStatement): boolean =>
  JSON.stringify(a.line_items.map((i) => i.values)) !==
  JSON.stringify(b.line_items.map((i) => i.values));

/** Reads a place in every way its header allows, and keeps the likeliest unless another closes clearly more sums. */
export const readPlace = (place: StatementPlace, hints: ReportHints): Draft | undefined => {
  const tables = place.regions.flatMap(panelsOf).map(tableOf);
  const first = tables.find((t) => t.sets.length > 0);
  if (first === undefined) return undefined;
  const regions = tables.map((t) => t.region);
  const found = headerFacts(regions);
  const facts =
    found.currency === undefined && hints.currency === undefined && printsDollars(regions)
      ? { ...found, currency: 'USD' }
      : found;
  const origin = tables.some((t) => t.region.layout.origin === 'ocr') ? 'ocr' : 'layout';
  const readings = first.sets.slice(0, MAX_SETS).map((set) => {
    const reading = readTables(tables, set, first, origin);
    return { reading, draft: draftOf(place, reading, facts, hints) };
  });
  const [likeliest, ...others] = readings;
  if (likeliest === undefined) return undefined;
  const best = others.reduce(
    (a, b) => (b.draft.coverage > a.draft.coverage + CLEARLY_BETTER ? b : a),
    likeliest,
  );
  const doubt =
    first.unexplained > 0
      ? 'unnamed-columns'
      : readings.some((other) => other !== best && isRival(best, other))
        ? 'ambiguous-columns'
        : undefined;
  return doubt === undefined
    ? best.draft
    : draftOf(place, { ...best.reading, doubt }, facts, hints);
};
