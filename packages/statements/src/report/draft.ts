import { NO_CURRENCY } from '@fde/contracts/resources';
import type { RawLineItem, RawStatement } from '@fde/contracts';

import { placeOnPage } from '../evidence/place-on-page.js';
import { decidePeriod } from '../decide/decide-period.js';
import type { HeaderFacts } from '../decide/header-facts.js';
import { decideScale } from '../decide/money/decide-scale.js';
import type { StatementMoney } from '../decide/money/statement-money.js';
import { periodEnds } from '../decide/period-ends.js';
import { showStyle } from '../page/index.js';
import type { ReportHints } from '../decide/report-hints.js';
import { tellDecision } from '../evidence/decision.js';
import { cellKey } from '../identities/cell-key.js';
import { provenCells } from '../prove/cell-evidence.js';
import { nameTotals, withoutStrayTotals } from '../prove/name-totals.js';
import { provenTotals, proveStatement } from '../prove/prove-statement.js';
import { repairDigits, type SeenCell } from '../prove/repair-digits.js';
import { closedHeadings } from '../rows/close-section.js';
import { entriesOf } from '../rows/labels.js';
import { mendSeparators } from '../rows/mend-separators.js';
import { placeEntries, type PlacedEntry } from '../rows/sections.js';
import { headInk } from '../table/head-ink.js';
import type { Region } from '../table/table.js';
import { toLineItems } from './line-items.js';
import { printedColumns } from './printed-columns.js';
import type { Reading } from './reading.js';
import { notesOf } from './reading-notes.js';
import type { Traced } from './trace-reading.js';

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
  /** What it prints about its own money; decided together with the other statements. */
  readonly money: StatementMoney;
  /** Whose figures the heads of the chosen columns name. */
  readonly columnsName?: 'group' | 'part';
  /** The rules it was read by. */
  readonly traced: Traced;
  /** Share of the money cells that are part of an identity that holds. */
  readonly coverage: number;
}

/** Rows with their section and level, also those with numbers in other columns alone. */
const placedRows = (
  type: RawStatement['statement_type'],
  reading: Reading,
  { words }: ReportHints,
): PlacedEntry[] => {
  const rows = reading.rows.flatMap((r) => [...r.rows]);
  const mended = reading.origin === 'ocr' ? mendSeparators(type, rows) : rows;
  return placeEntries(entriesOf(mended, words), closedHeadings(type)).filter(
    ({ kind, others }) => kind === 'line' || others !== undefined,
  );
};

const pagesOf = (placed: readonly PlacedEntry[]): number[] => {
  const pages = placed.flatMap((entry) => [
    entry.page,
    ...[...entry.cells.values()].flatMap((c) => c.page ?? []),
  ]);
  return [...new Set(pages)].toSorted((a, b) => a - b);
};

/** What character recognition saw in each value, by the value's place on the page. */
const seenIn = (placed: readonly PlacedEntry[], raw: RawStatement): SeenCell => {
  const place = (page: number, bbox: readonly number[]): string =>
    `${page} ${bbox.map((n) => n.toFixed(2)).join(' ')}`;
  const cells = new Map(
    placed.flatMap((p) =>
      [...p.cells.values()].map((cell) => [place(cell.page ?? p.page, cell.bbox), cell] as const),
    ),
  );
  return (row, year) => {
    const at = placeOnPage(raw.line_items[row]?.sources?.[year]);
    return at === undefined ? undefined : cells.get(place(at.page, at.bbox));
  };
};

const withTotals = (raw: RawStatement): RawStatement => {
  const proven = provenTotals(raw);
  return {
    ...raw,
    line_items: raw.line_items.map((item, i) =>
      proven.has(i) ? { ...item, is_total: true } : item,
    ),
  };
};

/** Share of the money cells that are part of an identity that holds. */
const coverageOf = (raw: RawStatement): number => {
  const cells = raw.line_items.flatMap((item, i) =>
    (item.unit ?? 'money') === 'money'
      ? Object.keys(item.values).map((year) => cellKey(i, year))
      : [],
  );
  const proven = provenCells(raw);
  return cells.length === 0 ? 0 : cells.filter((cell) => proven.has(cell)).length / cells.length;
};

/** How the pages of a place write their numbers. A page in doubt decides for all. */
const numberStyleOf = ({ regions }: StatementPlace): NonNullable<RawStatement['decisions']> => {
  const styles = regions.map((r) => r.layout.styleDecision);
  const style = styles.find((s) => s.doubt !== undefined) ?? styles[0];
  return style === undefined ? {} : { number_style: tellDecision(style, showStyle) };
};

/** What is decided before the rows are read. */
const decisionsOf = (
  place: StatementPlace,
  { company, publication }: ReportHints,
): NonNullable<RawStatement['decisions']> => ({
  ...numberStyleOf(place),
  ...(company === undefined ? {} : { company_name: company }),
  ...(publication === undefined ? {} : { publication }),
});

/** Multipliers of the years whose column is in another unit than the newest year's. */
const yearScalesOf = ({ money, years }: Reading): Pick<RawStatement, 'year_scales'> => {
  const scale = decideScale(money.scale).value;
  const other = (money.columnScales ?? []).flatMap((own, at) => {
    const year = years[at];
    return own === scale || year === undefined ? [] : [[year, own] as const];
  });
  return other.length === 0 ? {} : { year_scales: Object.fromEntries(other) };
};

const hasValues = ({ values }: RawLineItem): boolean => Object.keys(values).length > 0;

/** Where and how it is printed. */
const printOf = (
  place: StatementPlace,
  placed: readonly PlacedEntry[],
  reading: Reading,
): Pick<RawStatement, 'pages' | 'title' | 'method' | 'notes'> => {
  const notes = notesOf(placed, reading);
  return {
    pages: pagesOf(placed),
    ...(place.title === undefined ? {} : { title: place.title }),
    method: reading.origin,
    ...(notes.length === 0 ? {} : { notes }),
  };
};

const periodOf = (
  { type }: StatementPlace,
  { set: { columns }, table }: Reading,
  { texts }: HeaderFacts,
): ReturnType<typeof decidePeriod> => {
  const beside = table.headed.filter((column) => !columns.includes(column));
  return decidePeriod({ type, columns, beside, texts });
};

const rawOf = (
  place: StatementPlace,
  placed: readonly PlacedEntry[],
  reading: Reading,
  facts: HeaderFacts,
  hints: ReportHints,
): RawStatement => {
  const all = toLineItems(place.type, placed, reading);
  const line_items = all.filter(hasValues);
  const years = reading.years.filter((y) => line_items.some((i) => i.values[y] !== undefined));
  const { columns } = reading.set;
  const period = periodOf(place, reading, facts);
  const ends = periodEnds(columns, facts.texts, reading.table.headed);
  return {
    statement_type: place.type,
    company_name: hints.companyName ?? '',
    fiscal_year: Math.max(0, ...years.map(Number)),
    currency: NO_CURRENCY,
    scale: decideScale(reading.money.scale).value,
    ...yearScalesOf(reading),
    years,
    fiscal_year_ends: ends,
    ...(hints.coverDates === undefined ? {} : { cover_dates: [...hints.coverDates] }),
    ...printedColumns({ type: place.type, reading, placed, all, years, ends, period }),
    period: period.value,
    decisions: { ...decisionsOf(place, hints), period: tellDecision(period) },
    ...printOf(place, placed, reading),
    confidence: 0,
    checks: [],
    line_items,
  };
};

/** A reading as a statement, proven by itself, with the misread digits that its sums correct. */
export const draftOf = (
  place: StatementPlace,
  reading: Reading,
  facts: HeaderFacts,
  hints: ReportHints,
): Draft => {
  const placed = placedRows(place.type, reading, hints);
  const raw = rawOf(place, placed, reading, facts, hints);
  const repaired =
    reading.origin === 'ocr' ? repairDigits(proveStatement(raw), seenIn(placed, raw)) : raw;
  const proven = withoutStrayTotals(proveStatement(nameTotals(withTotals(repaired))));
  const head = headInk(reading.set, hints.companyName);
  const traced = { rows: reading.rows, entries: placed, head };
  return { raw: proven, money: reading.money, coverage: coverageOf(proven), traced };
};
