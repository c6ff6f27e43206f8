import type { ChangedCell, CompiledData, CompiledLineItem, StatementChanges } from '@fde/contracts';
import { statementChanges } from '../compare/statement-changes.js';
import type { CompileInput } from '../compile/input/compile-input.js';
import { compilePeriodTables, type PeriodTable, type PeriodTables } from './period-table.js';
import { inWords } from './period-window.js';

/** Keys of what the yearly series tells: full years, and the days on which they end. */
const isOfYears = (
  { windows }: PeriodTable,
  yearEnds: PeriodTables['yearEnds'],
): ((key: string) => boolean) => {
  const years = new Set([
    ...windows.filter(({ months }) => months === 12).map(({ key }) => key),
    ...yearEnds.map(({ end }) => end),
  ]);
  return (key) => years.has(key);
};

const of = <T>(
  cells: Readonly<Record<string, T>>,
  isTaken: (key: string) => boolean,
): Record<string, T> => Object.fromEntries(Object.entries(cells).filter(([key]) => isTaken(key)));

/** What a comparison reads of a row: its printings stand in the readings. */
const comparedRow = (
  { evidence: _e, superseded: _s, links: _l, ...item }: CompiledLineItem,
  isTaken: (key: string) => boolean,
): CompiledLineItem => ({
  ...item,
  values: of(item.values, isTaken),
  sources: Object.fromEntries(
    Object.entries(of(item.sources, isTaken)).map(([key, { printings: _p, ...source }]) => [
      key,
      source,
    ]),
  ),
});

const comparedData = (
  table: PeriodTable,
  yearEnds: PeriodTables['yearEnds'],
): CompiledData | undefined => {
  const isYears = isOfYears(table, yearEnds);
  const isTaken = (key: string): boolean => !isYears(key);
  const { statement_type, company_name, currency, scale, years, confidence, reports } = table.data;
  const rows = table.data.line_items.map((item) => comparedRow(item, isTaken));
  const taken = years.filter(isTaken);
  if (taken.length === 0) return undefined;
  return {
    ...{ statement_type, company_name, currency, scale, confidence },
    ...(reports === undefined ? {} : { reports }),
    years: taken,
    data_lineage: {},
    gaps: [],
    line_items: rows.filter(({ values }) => Object.keys(values).length > 0),
  };
};

/**
 * The columns that annual and interim reports of ONE company print of parts of its years, as far as two
 * compilations of them are compared: one for each statement type that has any. Nothing is derived here, and
 * what the yearly series has is not repeated. Throws RawStatementError if nothing readable is left.
 */
export const printedPeriods = (inputs: readonly CompileInput<unknown>[]): CompiledData[] => {
  const { tables, yearEnds } = compilePeriodTables(inputs);
  return tables.flatMap((table) => comparedData(table, yearEnds) ?? []);
};

const cellInWords = (cell: ChangedCell): ChangedCell => ({ ...cell, year: inWords(cell.year) });

/**
 * What a compilation changed of the printed periods, from the one before (undefined if there was none); undefined
 * if nothing changed that a reader of figures should be told. Periods are named in words. Pure.
 */
export const periodChanges = (
  before: CompiledData | undefined,
  after: CompiledData,
): StatementChanges | undefined => {
  const changes = statementChanges(before, after);
  if (changes === undefined) return undefined;
  const { new_years: found, lost_years: lost, cells, ...others } = changes;
  return {
    ...others,
    new_years: [],
    lost_years: [],
    new_periods: found.map(inWords),
    lost_periods: lost.map(inWords),
    cells: cells.map(cellInWords),
  };
};
