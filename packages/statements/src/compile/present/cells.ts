import type { CellSource, CompiledCellSource, CompiledLineItem } from '@fde/contracts';
import { isReviewed } from '../../prove/reading-doubt.js';
import { newestRow } from '../align/cluster.js';
import type { Cluster } from '../align/cluster.js';
import { scaleBy } from '../rows/scaled.js';
import type { Report, ReportRow } from '../rows/row.js';
import type { Standing } from './standing.js';
import type { CompiledTable, Printing } from './table.js';
import { roundedShare, withoutNoise } from '../../evidence/digits.js';
import { ADJUSTED_DIGITS } from './weights.js';

export interface Cells {
  readonly values: Record<string, number>;
  readonly sources: Record<string, CompiledCellSource>;
  readonly superseded: NonNullable<CompiledLineItem['superseded']>;
}

type PrintedAt = NonNullable<CompiledCellSource['printings']>[number];

const pageOf = (row: ReportRow, year: string): number | null =>
  row.sources.get(year)?.page ??
  (row.report.pages.length === 1 ? (row.report.pages[0] ?? null) : null);

/**
 * The number as it was read from the page, in the report's own scale; a person's word does not
 * change what is printed.
 */
const printedValue = (row: ReportRow, year: string): number | undefined => {
  const source = row.sources.get(year);
  if (isReviewed(source)) return source?.read?.value ?? undefined;
  const value = row.values.get(year);
  if (value === undefined || row.unit !== 'money') return value;
  const { grain } = row.report;
  return grain === 1 ? value : scaleBy(value, 1 / grain);
};

/** Where a number is printed. Built for every cell of every report, so it avoids spreading. */
const printedAt = (row: ReportRow, year: string, value: number): PrintedAt => {
  const place: PrintedAt = {
    document_id: row.report.documentId,
    extraction_id: row.report.extractionId,
    page: pageOf(row, year),
    value,
  };
  const source = row.sources.get(year);
  if (source?.bbox) place.bbox = source.bbox;
  if (source?.fact) place.fact = source.fact;
  if (source?.review_id !== undefined) place.review_id = source.review_id;
  const printed = printedValue(row, year);
  if (printed !== undefined && printed !== value) place.printed = printed;
  return place;
};

const idsOf = (row: ReportRow): { document_id: number; extraction_id: number } => ({
  document_id: row.report.documentId,
  extraction_id: row.report.extractionId,
});

/** The weakest tie between a row and the newest row of its item. */
const tieConfidence = (cluster: Cluster, row: ReportRow): number =>
  cluster.rows
    .slice(0, cluster.rows.indexOf(row) + 1)
    .reduce((least, one) => Math.min(least, cluster.ties.get(one)?.confidence ?? 1), 1);

/** A figure that a person settled says so, and keeps what was read before. */
const reviewOf = (
  source: CellSource | undefined,
): Pick<CompiledCellSource, 'method' | 'read' | 'review_id'> =>
  source === undefined || !isReviewed(source)
    ? {}
    : {
        ...(source.method === undefined ? {} : { method: source.method }),
        ...(source.read === undefined ? {} : { read: source.read }),
        ...(source.review_id === undefined ? {} : { review_id: source.review_id }),
      };

/**
 * How sure a cell is. A person's word is certain; otherwise its reading, surer if another report
 * prints the same, times the weakest tie of its row.
 */
const confidenceOf = (
  table: CompiledTable,
  cluster: Cluster,
  year: string,
  top: Printing,
  others: readonly Printing[],
): number => {
  if (isReviewed(top.row.sources.get(year))) return 1;
  const read = (row: ReportRow): number => row.sources.get(year)?.confidence ?? row.confidence;
  const agreeing = others.filter((other) => table.difference(top, other) === 'none');
  const doubt = agreeing.reduce((left, other) => left * (1 - read(other.row)), 1 - read(top.row));
  return roundedShare((1 - doubt) * tieConfidence(cluster, top.row));
};

/** An amended report replaces the original of its year; that is no later restatement. */
const replacesReport = (report: Report, original: Report): boolean =>
  report.isAmended && !original.isAmended && report.years[0] === original.years[0];

const restatedOf = (
  table: CompiledTable,
  year: string,
  top: Printing,
  others: readonly Printing[],
): CompiledCellSource['restated'] => {
  for (const other of others) {
    const difference = table.change(year, top, other);
    if (difference === 'none') continue;
    return {
      value: other.value,
      ...idsOf(other.row),
      page: pageOf(other.row, year),
      change: withoutNoise(top.value - other.value),
      reason: replacesReport(top.row.report, other.row.report) ? 'amendment' : difference,
    };
  }
  return undefined;
};

type Adjusted = CompiledCellSource['adjusted'];

/** Money printed in another scale than the table's, perhaps with the other sign. */
const adjustedMoney = (table: CompiledTable, { row, value }: Printing): Adjusted => {
  const { grain } = row.report;
  if (value === 0) return undefined;
  if (table.sign(row) === -1) return { value, factor: -grain, reason: 'sign_convention' };
  return grain === 1 ? undefined : { value, factor: grain, reason: 'unit_scale' };
};

/**
 * What was done to a printed number of shares: converted to the newest unit, and to the basis after
 * a split.
 */
const adjustedShares = (table: CompiledTable, { row, value }: Printing): Adjusted => {
  const { split, unit } = table.basis(row);
  if (split !== 1) {
    const adjusted = Number((value * split).toPrecision(ADJUSTED_DIGITS));
    return { value: adjusted, factor: scaleBy(split, unit), reason: 'stock_split' };
  }
  return unit === 1 ? undefined : { value, factor: unit, reason: 'unit_scale' };
};

const adjustedPerShare = (table: CompiledTable, { row, value }: Printing): Adjusted => {
  const { split } = table.basis(row);
  if (split !== 1) {
    const factor = 1 / split;
    return {
      value: Number((value * factor).toPrecision(ADJUSTED_DIGITS)),
      factor,
      reason: 'stock_split',
    };
  }
  return table.sign(row) === -1 && value !== 0
    ? { value, factor: -1, reason: 'sign_convention' }
    : undefined;
};

/** The number in the unit and on the basis of the newest report, if it is printed otherwise. */
const adjustedOf = (table: CompiledTable, printing: Printing): Adjusted => {
  const { unit } = printing.row;
  if (unit === 'shares') return adjustedShares(table, printing);
  return unit === 'money' ? adjustedMoney(table, printing) : adjustedPerShare(table, printing);
};

const sourceOf = (
  table: CompiledTable,
  cluster: Cluster,
  year: string,
  printings: readonly Printing[],
): CompiledCellSource => {
  const [top, ...others] = printings as [Printing, ...Printing[]];
  const { value: _value, ...place } = printedAt(top.row, year, top.value);
  const source: CompiledCellSource = {
    ...place,
    confidence: confidenceOf(table, cluster, year, top, others),
    ...reviewOf(top.row.sources.get(year)),
  };
  const restated = restatedOf(table, year, top, others);
  const adjusted = adjustedOf(table, top);
  if (top.row.name !== newestRow(cluster).name) source.name = top.row.name;
  if (restated) source.restated = restated;
  if (adjusted) source.adjusted = adjusted;
  source.printings = printings.map(({ row, value }) => printedAt(row, year, value));
  return source;
};

type StandingMark = Pick<CompiledCellSource, 'standing' | 'of_which' | 'replaced_by' | 'reason'>;

/** How the cell says that its number is printed by an older report alone. */
const standingOf = (standing: Standing): StandingMark => {
  if (standing.kind === 'printed') return {};
  const { kind } = standing;
  if (kind === 'valid') return { standing: kind, reason: standing.why };
  if (kind === 'of_which') return { standing: kind, of_which: standing.of };
  return { standing: kind, ...(standing.by.length === 0 ? {} : { replaced_by: [...standing.by] }) };
};

/**
 * The cells of one item. The report that rules a year rules its cell. If that report does not print
 * the row, the number of the newest one that does stands beside the column (replaced), or in it,
 * marked as what it is.
 */
export const cellsOf = (table: CompiledTable, cluster: Cluster): Cells => {
  const cells: Cells = { values: {}, sources: {}, superseded: {} };
  for (const year of table.years.toReversed()) {
    const printings = table.printings(cluster, year);
    const [top] = printings;
    if (!top) continue;
    const standing = table.standing(cluster, top, year);
    const source = {
      ...sourceOf(table, cluster, year, printings),
      ...standingOf(standing),
    };
    if (standing.kind === 'replaced') {
      cells.superseded[year] = { value: top.value, source };
    } else {
      cells.values[year] = top.value;
      cells.sources[year] = source;
    }
  }
  return cells;
};
