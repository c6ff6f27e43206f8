import { NO_CURRENCY } from '@fde/contracts';
import type { CompiledData, CompiledLineItem } from '@fde/contracts';
import { alignReports, isDiscontinued } from './align-reports.js';
import { cellsOf, rounded } from './cells.js';
import type { Cells } from './cells.js';
import { newest } from './cluster.js';
import type { Cluster } from './cluster.js';
import { checkTable } from './compiled-checks.js';
import { findGaps } from './gaps.js';
import type { Regime } from './regimes.js';
import { findLinks } from './regroup.js';
import type { Links } from './regroup.js';
import { buildReport } from './report.js';
import type { Report, Row } from './row.js';
import { Table } from './table.js';

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

/** How the newest report presents what older ones print under a key: most of the rows that both have decide. */
const presentationMap = <T>(
  table: Table,
  keyOf: (row: Row) => string,
  shown: (top: Row) => T,
): Map<string, T> => {
  const votes = new Map<string, Map<T, number>>();
  for (const cluster of table.clusters) {
    const top = newest(cluster);
    if (top.report !== table.reports[0]) continue;
    for (const row of cluster.rows.slice(1)) {
      const key = keyOf(row);
      const counts = votes.get(key) ?? new Map<T, number>();
      votes.set(key, counts.set(shown(top), (counts.get(shown(top)) ?? 0) + 1));
    }
  }
  const first = (counts: Map<T, number>): T[] =>
    [...counts]
      .sort((a, b) => b[1] - a[1] || String(a[0]).localeCompare(String(b[0])))
      .slice(0, 1)
      .map(([value]) => value);
  return new Map(
    [...votes].flatMap(([key, counts]) => first(counts).map((value) => [key, value] as const)),
  );
};

const bySection = (row: Row): string => `${row.report.extractionId}|${row.section ?? ''}`;
const byLevel = (row: Row): string => `${row.report.extractionId}|${row.indent}|${row.isTotal}`;
const byPlace = (row: Row): string => `${bySection(row)}|${row.indent}|${row.isTotal}`;

type Presentation = Pick<CompiledLineItem, 'section' | 'indentation_level'>;

/**
 * Section and level of a row in the newest report's order. A row that only older reports print takes those of the rows
 * beside which it stood: reports of other years count their levels from other margins.
 */
const presenter = (table: Table): ((top: Row) => Presentation) => {
  const sections = presentationMap(table, bySection, (top) => top.section);
  const places = presentationMap(table, byPlace, (top) => top.indent);
  const levels = presentationMap(table, byLevel, (top) => top.indent);
  return (top) => {
    if (top.report === table.reports[0])
      return { section: top.section, indentation_level: top.indent };
    return {
      section: sections.get(bySection(top)) ?? top.section,
      indentation_level: places.get(byPlace(top)) ?? levels.get(byLevel(top)) ?? top.indent,
    };
  };
};

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
          },
        ]
      : [];
  });

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const toLineItem = (
  cluster: Cluster,
  cells: Cells,
  table: Table,
  links: Links,
  place: Presentation,
): CompiledLineItem => {
  const top = newest(cluster);
  const evidence = evidenceOf(cluster);
  const linked = links.of(cluster);
  return {
    name: top.name,
    values: cells.values,
    ...place,
    is_total: top.isTotal,
    unit: top.unit,
    variants: distinct(cluster.rows.map((row) => row.name)).filter(
      (name) => name !== top.name && name !== '',
    ),
    confidence: rounded(mean(Object.values(cells.sources).map((source) => source.confidence))),
    ...(isDiscontinued(cluster, table.reports) ? { discontinued: true } : {}),
    ...(linked.length > 0 ? { links: linked } : {}),
    ...(evidence.length > 0 ? { evidence } : {}),
    ...(Object.keys(cells.superseded).length > 0 ? { superseded: cells.superseded } : {}),
    sources: cells.sources,
  };
};

const splitNotes = (items: readonly CompiledLineItem[]): string[] => {
  const factors = new Map<number, Set<string>>();
  const flipped: string[] = [];
  for (const item of items) {
    for (const [year, { adjusted }] of Object.entries(item.sources)) {
      if (adjusted?.reason === 'stock_split') {
        const split = item.unit === 'shares' ? adjusted.factor : 1 / adjusted.factor;
        const key = Number(split.toPrecision(6));
        factors.set(key, (factors.get(key) ?? new Set()).add(year));
      }
      if (adjusted?.reason === 'sign_convention' && !flipped.includes(item.name))
        flipped.push(item.name);
    }
  }
  const splits = [...factors]
    .sort((a, b) => a[0] - b[0])
    .map(
      ([split, years]) =>
        `Per-share figures and share counts of ${[...years].sort().reverse().join(', ')} are printed before a stock split (${split} new shares for one): sources.adjusted holds them on today's basis.`,
    );
  return flipped.length > 0
    ? [
        ...splits,
        `Older reports print these rows with the other sign: ${flipped.join('; ')}. Their sources hold the adjusted number.`,
      ]
    : splits;
};

const shareNotes = (table: Table): string[] =>
  table
    .convertedShares()
    .map(
      (report) =>
        `Document ${report.documentId} prints share counts in another unit; converted exactly to that of the newest report.`,
    );

const restatedNotes = (items: readonly CompiledLineItem[]): string[] => {
  const years = new Set(items.flatMap((item) => Object.keys(item.superseded ?? {})));
  return years.size === 0
    ? []
    : [
        `${[...years].sort().reverse().join(', ')}: restated by a newer report; rows that only the older report prints are kept under superseded, off the column.`,
      ];
};

const lineageOf = (table: Table): CompiledData['data_lineage'] =>
  Object.fromEntries(
    table.years.map((year) => {
      const { documentId, extractionId } = table.rulingReport(year);
      return [year, { source_document_id: documentId, source_extraction_id: extractionId }];
    }),
  );

const endsOf = (table: Table): Record<string, string> =>
  Object.fromEntries(
    table.years.flatMap((year) => {
      const report = table.reports.find((one) => one.years.includes(year) && one.ends.has(year));
      return report ? [[year, report.ends.get(year) as string] as const] : [];
    }),
  );

const buildItems = (table: Table): CompiledLineItem[] => {
  const links = findLinks(table);
  const present = presenter(table);
  return table.clusters.flatMap((cluster) => {
    const cells = cellsOf(table, cluster);
    if (Object.keys(cells.values).length === 0 && Object.keys(cells.superseded).length === 0)
      return [];
    return [toLineItem(cluster, cells, table, links, present(newest(cluster)))];
  });
};

/** Compiles the reports of one regime, newest first, into one table. */
export const compileTable = (regime: Regime): CompiledData => {
  const reports = regime.columns.map(buildReport);
  const table = new Table(reports, alignReports(reports));
  const items = buildItems(table);
  const checks = checkTable((reports[0] as Report).type, items, table.years);
  const failed = checks.filter((check) => !check.holds);
  const sure = mean(
    items.flatMap((item) => Object.values(item.sources).map((source) => source.confidence)),
  );
  const doubt =
    checks.length === 0
      ? 0
      : 0.3 * (failed.filter((check) => check.severity === 'error').length / checks.length);
  return {
    statement_type: (reports[0] as Report).type,
    company_name: reports.find((report) => report.companyName !== '')?.companyName ?? '',
    currency: regime.currency || NO_CURRENCY,
    scale: regime.scale,
    years: [...table.years],
    fiscal_year_ends: endsOf(table),
    data_lineage: lineageOf(table),
    gaps: findGaps(items, table.years),
    checks,
    notes: [...regime.notes, ...shareNotes(table), ...splitNotes(items), ...restatedNotes(items)],
    confidence: rounded(sure * (1 - doubt)),
    line_items: items,
  };
};
