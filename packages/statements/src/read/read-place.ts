import type { RawLineItem, RawStatement } from '@fde/contracts';

import { provenTotals, proveStatement } from '../prove/prove-statement.js';
import { isTotalLabel } from '../vocabulary/roles.js';
import { closedHeadings } from './close-section.js';
import { currencyOfColumns, fiscalYearOf, headerFacts, periodEnds, printsDollars, type HeaderFacts } from './header-facts.js';
import type { ColumnSet, HeadedColumn } from './headed-columns.js';
import { inferredName } from './infer-name.js';
import { entriesOf } from './labels.js';
import { readRows, type RowsRead } from './rows.js';
import type { ReportHints } from './report-hints.js';
import { placeEntries, type PlacedEntry } from './sections.js';
import { panelsOf, tableOf, type Region, type Table } from './table.js';
import { isShareCount, unitOf } from './units.js';

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

const yearKeys = (set: ColumnSet): string[] => set.columns.map((c) => String(fiscalYearOf(c.date)));

/** A continued page repeats the years, or only their places. */
const inherit = (table: Table, base: ColumnSet, first: Table): ColumnSet | undefined => {
  const own = table.sets.find((s) => yearKeys(s).join() === yearKeys(base).join());
  if (own !== undefined) return own;
  const shift = (table.columns.at(-1)?.right ?? 0) - (first.columns.at(-1)?.right ?? 0);
  const columns: HeadedColumn[] = [];
  for (const c of base.columns) {
    const near = table.columns
      .map((column, index) => ({ column, index, d: Math.min(Math.abs(column.right - c.column.right), Math.abs(column.right - shift - c.column.right)) }))
      .sort((a, b) => a.d - b.d)[0];
    if (near !== undefined && near.d < 12 && !columns.some((x) => x.index === near.index)) columns.push({ ...c, index: near.index, column: near.column });
  }
  return columns.length === 0 ? undefined : { columns: columns.length === base.columns.length ? columns : padded(base, columns), score: base.score };
};

/** Keeps the positions of the columns that a short continued page does not fill. */
const padded = (base: ColumnSet, found: readonly HeadedColumn[]): HeadedColumn[] =>
  base.columns.map((c) => found.find((f) => f.date === c.date) ?? { ...c, index: -1 });

const usable = (item: PlacedEntry): boolean => item.kind === 'line';

const valuesOf = (entry: PlacedEntry, years: readonly string[]): Pick<RawLineItem, 'values' | 'sources'> => {
  const values: Record<string, number> = {};
  const sources: NonNullable<RawLineItem['sources']> = {};
  years.forEach((year, i) => {
    const cell = entry.cells.get(i);
    if (cell === undefined) return;
    values[year] = cell.value;
    sources[year] = { page: entry.page, bbox: cell.bbox.map((n) => Number(n.toFixed(2))) };
  });
  return { values, sources };
};

const toItems = (statement: RawStatement['statement_type'], placed: readonly PlacedEntry[], years: readonly string[]): RawLineItem[] => {
  const items: RawLineItem[] = [];
  for (const entry of placed.filter(usable)) {
    const cells = [...entry.cells.values()];
    const named = entry.label !== '';
    const percents = cells.filter((c) => c.percent).length / Math.max(1, cells.length);
    const unit = unitOf(statement, entry.label, entry.path, percents, Math.max(0, ...cells.map((c) => c.decimals)));
    items.push({
      name: named ? entry.label : inferredName(statement, entry.path, items.map((i) => i.name)),
      ...(named ? {} : { name_inferred: true }),
      ...valuesOf(entry, years),
      indentation_level: entry.level,
      section: entry.path.length === 0 ? null : entry.path.join(' > '),
      unit,
      // A per-share figure or a count of shares is a total only where a sum shows it.
      is_total: !named || (unit === 'money' && isTotalLabel(statement, entry.label)),
    });
  }
  return items.map((item) => (isShareCount(item, items) ? { ...item, unit: 'shares' as const } : item));
};

const withTotals = (raw: RawStatement): RawStatement => {
  const proven = provenTotals(raw);
  const opening = /\b(?:beginning|opening|start of)\b/i;
  return { ...raw, line_items: raw.line_items.map((item, i) => (proven.has(i) && !opening.test(item.name) ? { ...item, is_total: true } : item)) };
};

interface Reading {
  readonly rows: RowsRead[];
  readonly years: string[];
  readonly set: ColumnSet;
}

const readTables = (tables: readonly Table[], set: ColumnSet, first: Table): Reading => {
  const rows: RowsRead[] = [];
  for (const table of tables) {
    const own = table === first ? set : inherit(table, set, first);
    if (own === undefined) continue;
    const read = readRows(table, own);
    rows.push(read);
  }
  return { rows, years: yearKeys(set), set };
};

const draftOf = (place: StatementPlace, reading: Reading, header: HeaderFacts, hints: ReportHints, origin: string): Draft => {
  const own = currencyOfColumns(reading.set.columns);
  const facts = own === undefined ? header : { ...header, currency: own };
  const placed = placeEntries(entriesOf(reading.rows.flatMap((r) => [...r.rows])), closedHeadings(place.type));
  const items = toItems(place.type, placed, reading.years).filter((i) => Object.keys(i.values).length > 0);
  const used = reading.years.filter((y) => items.some((i) => i.values[y] !== undefined));
  const dropped = [...new Set(reading.rows.flatMap((r) => [...r.dropped]))];
  const pages = [...new Set(placed.filter(usable).map((p) => p.page))].sort((a, b) => a - b);
  const raw: RawStatement = withTotals({
    statement_type: place.type,
    company_name: hints.companyName ?? '',
    fiscal_year: Math.max(0, ...used.map(Number)),
    currency: facts.currency ?? hints.currency ?? NO_CURRENCY,
    scale: facts.scale ?? hints.scale ?? 1,
    years: used,
    fiscal_year_ends: periodEnds(reading.set.columns, facts.texts, hints),
    pages,
    ...(place.title === undefined ? {} : { title: place.title }),
    method: origin === 'ocr' ? 'ocr' : 'layout',
    confidence: 0,
    checks: [],
    ...(dropped.length === 0 ? {} : { notes: [`Printed beside the rows, but in no fiscal year's column: ${dropped.slice(0, 40).join(' ')}`] }),
    line_items: items,
  });
  const proven = proveStatement(raw);
  return { raw: proven, facts, coverage: coverageOf(proven) };
};

/** Share of the money cells in an identity that holds. */
export const coverageOf = (raw: RawStatement): number => {
  let cells = 0;
  let proven = 0;
  for (const item of raw.line_items) {
    if ((item.unit ?? 'money') !== 'money') continue;
    for (const source of Object.values(item.sources ?? {})) {
      cells++;
      if ((source.confidence ?? 0) >= 0.99) proven++;
    }
  }
  return cells === 0 ? 0 : proven / cells;
};

/** ISO 4217 for "no currency": the report names none. */
const NO_CURRENCY = 'XXX';

const MAX_SETS = 4;
/** How much more must be proven for a reading that the header's words do not prefer. */
const CLEARLY_BETTER = 0.2;

/** Reads a place in every way its header allows, and keeps the likeliest unless another closes clearly more sums. */
export const readPlace = (place: StatementPlace, hints: ReportHints): Draft | undefined => {
  const tables = place.regions.flatMap(panelsOf).map(tableOf);
  const first = tables.find((t) => t.sets.length > 0);
  if (first === undefined) return undefined;
  const regions = tables.map((t) => t.region);
  const found = headerFacts(regions);
  const facts = found.currency === undefined && hints.currency === undefined && printsDollars(regions) ? { ...found, currency: 'USD' } : found;
  const origin = tables.some((t) => t.region.layout.origin === 'ocr') ? 'ocr' : 'text';
  const drafts = first.sets.slice(0, MAX_SETS).map((set) => draftOf(place, readTables(tables, set, first), facts, hints, origin));
  return drafts.reduce<Draft | undefined>((best, d) => (best === undefined || d.coverage > best.coverage + CLEARLY_BETTER ? d : best), undefined);
};

