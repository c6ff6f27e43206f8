import type { Check } from '@fde/contracts';
import type { Cluster } from '../align/cluster.js';
import { tryIdentities } from '../../identities/identities.js';
import type { Report } from '../rows/row.js';
import type { CompiledTable } from './table.js';
import { EPS_MISREAD } from './weights.js';

type Kind = Check['kind'];

/** What a report itself says about its columns: each identity between rows that it prints. */
const checksOf = ({ type, proof, years }: Report): Check[] => tryIdentities(type, proof, years);

/** The identity without its column: one form for all columns of a report. */
const formOf = ({ kind, rows }: Check): string => `${kind} ${(rows ?? []).join(' ')}`;

/** Whether the report prints every row of the identity in this column; a blank is no nil. */
const isWhole = (check: Check, { proof, years }: Report): boolean => {
  const column = years.indexOf(check.year);
  return (check.rows ?? []).every((row) => !Number.isNaN(proof[row]?.values[column] ?? NaN));
};

const missBy = ({ actual = 0, expected = 0 }: Check): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(actual), Math.abs(expected), 1e-9);

/**
 * Kinds that correct statements break for reasons of their own: cash beside the statement, parts of
 * the profit that per-share figures leave out.
 */
const FORGIVING: ReadonlySet<Kind> = new Set(['eps', 'cash_flow_foot', 'closing_cash']);

/**
 * Whether a check that fails says that a number is wrong: all its parts are printed, and an identity
 * that may fail in a correct statement holds in another column of the report, so it is the right one.
 */
const isAlarm = (check: Check, report: Report, all: readonly Check[]): boolean => {
  // Cash may be reclassified between two years; a misread balance also breaks the year's own sum.
  if (check.kind === 'opening_cash' || !isWhole(check, report)) return false;
  if (check.severity === 'error' && !FORGIVING.has(check.kind)) return true;
  if (check.kind === 'eps' && missBy(check) < EPS_MISREAD) return false;
  const form = formOf(check);
  return all.some((other) => other.holds && formOf(other) === form);
};

/** The places of a report's rows among the rows of the table. */
type Places = (report: Report, row: number) => number | undefined;

const inTable = (check: Check, report: Report, place: Places): Check[] => {
  const rows = (check.rows ?? []).map((row) => place(report, row));
  return rows.includes(undefined) ? [] : [{ ...check, rows: rows.flatMap((row) => row ?? []) }];
};

/**
 * The identities of each year, as the report that rules it states them: all parts are its own, and of
 * one period. What fails without saying that a number is wrong is left out.
 */
export const checksOfTable = (table: CompiledTable, items: readonly Cluster[]): Check[] => {
  const at = new Map(items.map((cluster, index) => [cluster, index]));
  const place: Places = (report, index) => {
    const row = report.rows[index];
    const cluster = row && table.owner(row);
    return cluster && at.get(cluster);
  };
  return table.reports.flatMap((report) => {
    const all = checksOf(report);
    return all
      .filter(({ year }) => table.rulingReport(year) === report)
      .filter((check) => check.holds || isAlarm(check, report, all))
      .flatMap((check) => inTable(check, report, place));
  });
};
