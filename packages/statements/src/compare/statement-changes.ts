import type { ChangedCell, CompiledData, Gap, StatementChanges } from '@fde/contracts';
import { labelOf } from '../concepts/label.js';
import { rowKeys } from '../standard/row-keys.js';
import { MAX_LISTED_CHANGES, SAME_NUMBER } from './weights.js';

type Row = CompiledData['line_items'][number];
type Source = Row['sources'][string];

interface KeyedRow {
  readonly key: string;
  readonly row: Row;
}

const keyRows = ({ line_items: rows }: CompiledData): KeyedRow[] => {
  const keys = rowKeys(rows);
  return rows.map((row, at) => ({ key: keys[at] ?? row.name, row }));
};

const bearsName = (row: Row, name: string): boolean => {
  const { exact } = labelOf(name);
  return row.variants.some((variant) => labelOf(variant).exact === exact);
};

/**
 * Rows by key. A row that a newer report renames keeps its older name, if only one row has that
 * name.
 */
const pairRows = (before: CompiledData, after: CompiledData): readonly [Row, KeyedRow][] => {
  const now = keyRows(after);
  const byKey = new Map(now.map((each) => [each.key, each]));
  const old = keyRows(before);
  const oldKeys = new Set(old.map(({ key }) => key));
  const unpaired = now.filter(({ key }) => !oldKeys.has(key));
  return old.flatMap(({ key, row }): [Row, KeyedRow][] => {
    const same = byKey.get(key);
    if (same !== undefined) return [[row, same]];
    const [renamed, ...others] = unpaired.filter((each) => bearsName(each.row, row.name));
    return renamed === undefined || others.length > 0 ? [] : [[row, renamed]];
  });
};

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME_NUMBER * Math.max(Math.abs(a), Math.abs(b));

/**
 * Whether a person's verdict on the figure came or went between the two compilations. If another
 * report rules the figure now, that report changed it.
 */
const verdictChange = (
  before: Source | undefined,
  after: Source | undefined,
): 'correction' | 'correction_undone' | undefined => {
  if (before?.document_id !== after?.document_id) return undefined;
  if (before?.review_id === after?.review_id) return undefined;
  return after?.review_id === undefined ? 'correction_undone' : 'correction';
};

/**
 * A report changes a number only where another one than before rules the cell: a newer one restates
 * it, or the one that did is out of the series.
 */
const reportChange = (
  before: Source | undefined,
  after: Source | undefined,
): ChangedCell['reason'] => {
  if (after === undefined || after.document_id === before?.document_id) return 'read_otherwise';
  if (after.restated === undefined) return 'other_report';
  return after.restated.reason === 'stock_split' ? 'stock_split' : 'restatement';
};

const reasonOf = (before: Source | undefined, after: Source | undefined): ChangedCell['reason'] =>
  verdictChange(before, after) ?? reportChange(before, after);

const RESTATED: readonly ChangedCell['reason'][] = ['restatement', 'stock_split'];

const changedCells = (before: Row, { key, row }: KeyedRow, factor: number): ChangedCell[] =>
  Object.entries(row.values).flatMap(([year, value]) => {
    const printed = before.values[year];
    if (printed === undefined) return [];
    const then = before.unit === 'money' ? printed * factor : printed;
    if (isSame(then, value)) return [];
    const source = row.sources[year];
    return {
      item: key,
      year,
      before: then,
      after: value,
      reason: reasonOf(before.sources[year], source),
      document_id: source?.document_id ?? null,
      page: source?.page ?? null,
    };
  });

/** Whether a newer report restates the figure; after a stock split it is the same figure. */
const isRestated = (source: Source | undefined): boolean =>
  source?.restated !== undefined && source.restated.reason !== 'stock_split';

const restatedYears = ({ sources }: Row): readonly string[] =>
  Object.keys(sources).filter((year) => isRestated(sources[year]));

const countRestated = ({ line_items: rows }: CompiledData): number =>
  rows.reduce((count, row) => count + restatedYears(row).length, 0);

/** Of a row that was not there before, every restated figure is new. */
const newlyRestated = (after: CompiledData, pairs: readonly [Row, KeyedRow][]): number => {
  const before = new Map(pairs.map(([row, { row: now }]) => [now, row]));
  return after.line_items
    .flatMap((row) => restatedYears(row).map((year) => ({ row, year })))
    .filter(({ row, year }) => !isRestated(before.get(row)?.sources[year])).length;
};

const gapKey = ({ kind, year, line_item: item, section }: Gap): string =>
  JSON.stringify([kind, year, item ?? null, section ?? null]);

const gapsOnlyIn = (those: readonly Gap[], others: readonly Gap[]): Gap[] => {
  const known = new Set(others.map(gapKey));
  return those.filter((gap) => !known.has(gapKey(gap)));
};

const newestFirst = (a: { readonly year: string }, b: { readonly year: string }): number =>
  b.year.localeCompare(a.year);

const compare = (before: CompiledData, after: CompiledData): StatementChanges => {
  const sameCurrency = before.currency === after.currency;
  const factor = before.scale / after.scale;
  const pairs = sameCurrency ? pairRows(before, after) : [];
  const cells = pairs.flatMap(([row, now]) => changedCells(row, now, factor)).toSorted(newestFirst);
  const closed = gapsOnlyIn(before.gaps, after.gaps).toSorted(newestFirst);
  return {
    first: false,
    new_years: after.years.filter((year) => !before.years.includes(year)),
    lost_years: before.years.filter((year) => !after.years.includes(year)),
    currency_before: sameCurrency ? null : before.currency,
    cells: cells.slice(0, MAX_LISTED_CHANGES),
    cell_count: cells.length,
    restated_count: cells.filter(({ reason }) => RESTATED.includes(reason)).length,
    accepted_count: sameCurrency ? newlyRestated(after, pairs) : 0,
    closed_gaps: closed
      .slice(0, MAX_LISTED_CHANGES)
      .map(({ kind, year, line_item: item }) => ({ kind, year, line_item: item ?? null })),
    closed_gap_count: closed.length,
    opened_gap_count: gapsOnlyIn(after.gaps, before.gaps).length,
  };
};

const ofTheFirst = (data: CompiledData): StatementChanges => ({
  first: true,
  new_years: [...data.years],
  lost_years: [],
  currency_before: null,
  cells: [],
  cell_count: 0,
  restated_count: 0,
  accepted_count: countRestated(data),
  closed_gaps: [],
  closed_gap_count: 0,
  opened_gap_count: 0,
});

const hasNews = (changes: StatementChanges): boolean =>
  changes.first ||
  changes.currency_before !== null ||
  changes.new_years.length + changes.lost_years.length > 0 ||
  changes.cell_count + changes.closed_gap_count + changes.opened_gap_count > 0 ||
  (changes.accepted_count ?? 0) > 0;

/**
 * What a compilation changed from the one before (undefined if there was none), by key of row and
 * year. Older numbers are given in the scale of the newer statement; figures in another currency
 * are not compared. Undefined if nothing changed that a reader of figures should be told. Pure.
 */
export const statementChanges = (
  before: CompiledData | undefined,
  after: CompiledData,
): StatementChanges | undefined => {
  const changes = before === undefined ? ofTheFirst(after) : compare(before, after);
  return hasNews(changes) ? changes : undefined;
};
