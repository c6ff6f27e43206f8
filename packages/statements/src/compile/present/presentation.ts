import type { CompiledLineItem } from '@fde/contracts';
import { newestRow } from '../align/cluster.js';
import type { ReportRow } from '../rows/row.js';
import type { CompiledTable } from './table.js';

/**
 * How the newest report presents what older ones print under a key: most of the rows that both have
 * decide.
 */
const presentationMap = <T>(
  table: CompiledTable,
  keyOf: (row: ReportRow) => string,
  shown: (top: ReportRow) => T,
): Map<string, T> => {
  const votes = new Map<string, Map<T, number>>();
  for (const cluster of table.clusters) {
    const top = newestRow(cluster);
    if (top.report !== table.reports[0]) continue;
    for (const row of cluster.rows.slice(1)) {
      const key = keyOf(row);
      const counts = votes.get(key) ?? new Map<T, number>();
      votes.set(key, counts.set(shown(top), (counts.get(shown(top)) ?? 0) + 1));
    }
  }
  const first = (counts: Map<T, number>): T[] =>
    [...counts]
      .toSorted((a, b) => b[1] - a[1] || String(a[0]).localeCompare(String(b[0])))
      .slice(0, 1)
      .map(([value]) => value);
  return new Map(
    [...votes].flatMap(([key, counts]) => first(counts).map((value) => [key, value] as const)),
  );
};

const bySection = (row: ReportRow): string => `${row.report.extractionId}|${row.section ?? ''}`;
const byLevel = (row: ReportRow): string =>
  `${row.report.extractionId}|${row.indent}|${row.isTotal}`;
const byPlace = (row: ReportRow): string => `${bySection(row)}|${row.indent}|${row.isTotal}`;

/** Where a row stands among its neighbours. */
export type Presentation = Pick<CompiledLineItem, 'section' | 'indentation_level'>;

/**
 * Section and level of a row in the newest report's order. A row that only older reports print
 * takes those of the rows beside it: reports of other years count their levels from other margins.
 */
export const createPresenter = (table: CompiledTable): ((top: ReportRow) => Presentation) => {
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
