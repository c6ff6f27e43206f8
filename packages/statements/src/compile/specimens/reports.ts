import { alignReports } from '../align/align-reports.js';
import { Alignment } from '../align/alignment.js';
import type { Cluster } from '../align/cluster.js';
import { rankReports, type RankedInput } from '../input/rank-reports.js';
import { compileTable } from '../present/compile-table.js';
import type { RegimeTable } from '../present/regime-table.js';
import { CompiledTable } from '../present/table.js';
import { divideIntoRegimes } from '../regimes/regimes.js';
import { buildReport } from '../rows/report.js';
import type { Report, ReportRow } from '../rows/row.js';
import { specimen, type Specimen } from './specimen.js';

/** A specimen as reports are ranked. */
export const rankedOf = (details: Specimen): RankedInput => {
  const input = specimen(details);
  return { input, raw: input.raw };
};

/** A specimen as a report of a table whose money is the report's times the factor. */
export const reportOf = (details: Specimen, factor = 1): Report => {
  const { input, raw } = rankedOf(details);
  return buildReport({ input, raw, years: new Map(raw.years.map((year) => [year, year])), factor });
};

/** An older report before any of its rows is tied, beside the items of newer ones; newest first. */
export const alignmentOf = (older: Report, ...newer: Report[]): Alignment =>
  new Alignment(older, alignReports(newer), newer);

/** The one row with that name. */
export const reportRow = ({ rows }: Report, name: string): ReportRow => {
  const [row, ...others] = rows.filter((one) => one.name === name);
  if (row === undefined || others.length > 0)
    throw new Error(`${others.length + (row ? 1 : 0)} rows are named '${name}'`);
  return row;
};

/** What a pass tied: the name of each older row, and the newest name of its item. */
export const tiedNames = ({ ties }: Alignment): (readonly [older: string, newer: string])[] =>
  [...ties].map(([row, cluster]) => [row.name, cluster.rows[0]?.name ?? ''] as const);

/** The items of reports as their names, newest first. */
export const namesOf = (clusters: readonly Cluster[]): string[][] =>
  clusters.map(({ rows }) => rows.map(({ name }) => name));

/** The table of reports of one regime, newest first. */
export const tableOf = (...reports: Report[]): CompiledTable =>
  new CompiledTable(reports, alignReports(reports));

/** The tables of a company's specimens: the full years first, then the separate ones. */
export const regimeTablesOf = (...specimens: Specimen[]): RegimeTable[] => {
  const ranked = rankReports(specimens.map(rankedOf));
  return divideIntoRegimes(ranked).map((regime) => ({ regime, data: compileTable(regime) }));
};
