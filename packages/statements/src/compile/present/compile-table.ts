import { NO_CURRENCY } from '@fde/contracts';
import type { Check, CompiledData, CompiledLineItem } from '@fde/contracts';
import { alignReports, isDiscontinued } from '../align/align-reports.js';
import { cellsOf } from './cells.js';
import type { Cells } from './cells.js';
import { checksOfTable } from './checks.js';
import { brokenSums, type BuiltItem } from './column-sums.js';
import { newestRow } from '../align/cluster.js';
import type { Cluster } from '../align/cluster.js';
import { variantsOf } from './variants.js';
import { yearEndChanges } from './year-end-changes.js';
import type { Regime } from '../regimes/regimes.js';
import { buildReport } from '../rows/report.js';
import { createPresenter, type Presentation } from './presentation.js';
import { tableNotes } from './table-notes.js';
import { CompiledTable } from './table.js';
import { roundedShare } from '../../evidence/digits.js';

const evidenceOf = (cluster: Cluster): NonNullable<CompiledLineItem['evidence']> =>
  cluster.rows.flatMap((row) => {
    const tie = cluster.ties.get(row);
    return tie
      ? [
          {
            document_id: row.report.documentId,
            extraction_id: row.report.extractionId,
            name: row.name,
            kind: tie.kind,
            detail: tie.detail,
            confidence: tie.confidence,
            ...(tie.decision === undefined ? {} : { decision: tie.decision }),
          },
        ]
      : [];
  });

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const toLineItem = (
  cluster: Cluster,
  cells: Cells,
  table: CompiledTable,
  place: Presentation,
): CompiledLineItem => {
  const top = newestRow(cluster);
  const evidence = evidenceOf(cluster);
  const linked = table.links.of(cluster);
  return {
    name: top.name,
    values: cells.values,
    ...place,
    is_total: top.isTotal,
    unit: top.unit,
    variants: variantsOf(cluster.rows.map(({ name }) => name)),
    confidence: roundedShare(
      meanOf(Object.values(cells.sources).map((source) => source.confidence)),
    ),
    ...(isDiscontinued(cluster, table.reports) ? { discontinued: true } : {}),
    ...(linked.length > 0 ? { links: linked } : {}),
    ...(evidence.length > 0 ? { evidence } : {}),
    ...(Object.keys(cells.superseded).length > 0 ? { superseded: cells.superseded } : {}),
    sources: cells.sources,
  };
};

const lineageOf = (table: CompiledTable): CompiledData['data_lineage'] =>
  Object.fromEntries(
    table.years.map((year) => {
      const { documentId, extractionId } = table.rulingReport(year);
      return [year, { source_document_id: documentId, source_extraction_id: extractionId }];
    }),
  );

/** The reports of the table in the order in which they speak. */
const reportsOf = (table: CompiledTable): NonNullable<CompiledData['reports']> =>
  table.reports
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ documentId, extractionId, fiscalYear, published, isDayEstimated, isAmended }) => ({
      document_id: documentId,
      extraction_id: extractionId,
      fiscal_year: fiscalYear,
      ...(published === '' ? {} : { published }),
      ...(isDayEstimated ? { published_estimated: true } : {}),
      ...(isAmended ? { amended: true } : {}),
    }));

const endsOf = (table: CompiledTable): Record<string, string> =>
  Object.fromEntries(
    table.years.flatMap((year) => {
      const report = table.reports.find((one) => one.years.includes(year) && one.ends.has(year));
      const end = report?.ends.get(year);
      return end === undefined ? [] : [[year, end] as const];
    }),
  );

const buildItems = (table: CompiledTable): BuiltItem[] => {
  const present = createPresenter(table);
  return table.clusters.flatMap((cluster) => {
    const cells = cellsOf(table, cluster);
    if (Object.keys(cells.values).length === 0 && Object.keys(cells.superseded).length === 0)
      return [];
    return [{ cluster, item: toLineItem(cluster, cells, table, present(newestRow(cluster))) }];
  });
};

/** Share of its confidence that a table loses if every check fails. */
const MOST_LOST = 0.3;

/** How sure the cells are, less the doubt that failing identities leave. */
const confidenceIn = (items: readonly CompiledLineItem[], checks: readonly Check[]): number => {
  const sure = meanOf(
    items.flatMap((item) => Object.values(item.sources).map((source) => source.confidence)),
  );
  const failed = checks.filter((check) => !check.holds && check.severity === 'error').length;
  return roundedShare(
    sure * (1 - (checks.length === 0 ? 0 : (MOST_LOST * failed) / checks.length)),
  );
};

/** Compiles the reports of one regime, newest first, into one table. */
export const compileTable = (regime: Regime): CompiledData => {
  const reports = regime.columns.map(buildReport);
  const table = new CompiledTable(reports, alignReports(reports));
  const built = buildItems(table);
  const items = built.map(({ item }) => item);
  const [newestReport] = reports;
  if (newestReport === undefined) throw new RangeError('a regime without a report has no table');
  const { type } = newestReport;
  const checks = [
    ...checksOfTable(
      table,
      built.map(({ cluster }) => cluster),
    ),
    ...brokenSums(table, built),
  ];
  const ends = endsOf(table);
  const changes = yearEndChanges(table.years, ends);
  return {
    statement_type: type,
    company_name: reports.find((report) => report.companyName !== '')?.companyName ?? '',
    currency: regime.currency || NO_CURRENCY,
    scale: regime.scale,
    years: [...table.years],
    fiscal_year_ends: ends,
    ...(changes.length === 0 ? {} : { year_end_changes: changes }),
    data_lineage: lineageOf(table),
    reports: reportsOf(table),
    gaps: [],
    checks,
    notes: [...regime.notes, ...tableNotes(table, items)],
    confidence: confidenceIn(items, checks),
    line_items: items,
  };
};
