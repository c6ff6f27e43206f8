import { STATEMENT_TYPES, type CanonicalStatementType, type CompiledData } from '@fde/contracts';
import type { CompileInput } from '../compile/input/compile-input.js';
import { isKnownOn } from '../compile/input/published-by.js';
import { rankReports, type RankedInput } from '../compile/input/rank-reports.js';
import { readInputs } from '../compile/input/read-inputs.js';
import { compileTable } from '../compile/present/compile-table.js';
import { mendPeriodEnds } from '../compile/regimes/mend-period-ends.js';
import { oddPeriods } from '../compile/regimes/periods.js';
import { divideIntoRegimes, type Regime } from '../compile/regimes/regimes.js';
import type { YearEnd } from './fiscal-calendar.js';
import { keyedColumns, keyedStatement, type KeyedColumn } from './keyed-statement.js';
import { oneDayOf } from './one-day.js';
import { dayAfter, keyOf, type FlowWindow } from './period-window.js';

/** The statements of one type of annual and interim reports, compiled period by period. */
export interface PeriodTable {
  readonly type: CanonicalStatementType;
  /** As compiled; its `years` are the keys of periods. */
  readonly data: CompiledData;
  /** The windows of flows by their keys; empty for balance sheets, whose keys are days. */
  readonly windows: readonly FlowWindow[];
  /** Reports whose numbers stand in another currency or scale, and in no column. */
  readonly leftOut: readonly number[];
}

export interface PeriodTables {
  readonly tables: readonly PeriodTable[];
  /** In the order of time. */
  readonly yearEnds: readonly YearEnd[];
}

interface KeyedInput {
  readonly one: RankedInput;
  readonly columns: readonly KeyedColumn[];
}

const isInterim = ({ raw }: RankedInput): boolean => raw.period === 'interim';

const hasNumbers = ({ raw }: RankedInput): boolean =>
  raw.line_items.some((item) => Object.keys(item.values).length > 0);

/** Annual reports with their ends mended as for the yearly series, and interim ones beside them. */
const mendedOf = (all: readonly RankedInput[]): RankedInput[] => [
  ...STATEMENT_TYPES.flatMap((type) => [
    ...mendPeriodEnds(
      all.filter((one) => !isInterim(one) && one.raw.statement_type === type && hasNumbers(one)),
    ).ranked,
  ]),
  ...all.filter((one) => isInterim(one) && hasNumbers(one)),
];

const isYear = (name: string): boolean => /^\d{4}$/.test(name);

/** The year ends that annual reports close, under the newest report's names. */
const yearEndsOf = (inputs: readonly KeyedInput[], dayOf: (day: string) => string): YearEnd[] => {
  const annual = inputs.filter(({ one }) => !isInterim(one));
  const ranked = rankReports(annual.map(({ one }) => one));
  const found = ranked.flatMap((one) => {
    const columns = annual.find((other) => other.one === one)?.columns ?? [];
    return columns
      .filter(({ name, window }) => isYear(name) && window?.months === 12)
      .map(({ name, end }) => ({ end: dayOf(end), year: Number(name) }));
  });
  const ends = new Map<string, YearEnd>();
  for (const one of found) if (!ends.has(one.end)) ends.set(one.end, one);
  return [...ends.values()].toSorted((a, b) => (a.end < b.end ? -1 : 1));
};

/** A first day is judged as the last day of what precedes it. */
const dayBefore = ({ window }: KeyedColumn): string[] =>
  window === undefined ? [] : [dayAfter(window.start, -1)];

const oneDayOfColumns = (columns: readonly KeyedColumn[]): ((day: string) => string) => {
  const starts = columns.filter(({ hasStart }) => hasStart === true).flatMap(dayBefore);
  const ends = columns.map(({ end }) => end);
  const counted = columns.filter(({ hasStart }) => hasStart !== true).flatMap(dayBefore);
  return oneDayOf([...ends, ...starts], counted);
};

const placed = ({ end, window }: KeyedColumn, dayOf: (day: string) => string): KeyedColumn => {
  const name = dayOf(end);
  if (window === undefined) return { name: keyOf(name), end: name };
  const start = dayAfter(dayOf(dayAfter(window.start, -1)), 1);
  const key = keyOf(name, window.months);
  return { name: key, end: name, window: { key, start, end: name, months: window.months } };
};

/** The newest report of a period speaks, but of a year end that of the year, before a condensed one. */
const yearsFirst = (regime: Regime, interim: ReadonlySet<number>): Regime => {
  const { length } = regime.columns;
  return {
    ...regime,
    columns: regime.columns.map((one) =>
      interim.has(one.input.extractionId) ? { ...one, turn: (one.turn ?? 0) + length } : one,
    ),
  };
};

const keysOf = (
  columns: readonly KeyedColumn[],
  dayOf: (day: string) => string,
): Map<string, { key: string; end: string }> => {
  const keys = new Map<string, { key: string; end: string }>();
  for (const column of columns) {
    const { name: key, end } = placed(column, dayOf);
    if (![...keys.values()].some((other) => other.key === key)) keys.set(column.name, { key, end });
  }
  return keys;
};

const windowsOf = (
  inputs: readonly KeyedInput[],
  years: readonly string[],
  dayOf: (day: string) => string,
): FlowWindow[] => {
  const all = inputs.flatMap(({ columns }) => columns.map((one) => placed(one, dayOf).window));
  return years.flatMap((key) => all.find((window) => window?.key === key) ?? []);
};

const tableOf = (
  type: CanonicalStatementType,
  inputs: readonly KeyedInput[],
  dayOf: (day: string) => string,
): PeriodTable[] => {
  const interim = new Set(
    inputs.filter(({ one }) => isInterim(one)).map(({ one }) => one.input.extractionId),
  );
  const keyed = inputs
    .map(({ one, columns }) => keyedStatement(one, keysOf(columns, dayOf)))
    .filter((one) => one.raw.years.length > 0);
  const [main, ...apart] = divideIntoRegimes(rankReports(keyed), new Map());
  if (main === undefined) return [];
  const data = compileTable(yearsFirst(main, interim));
  const left = apart.flatMap(({ columns }) => columns.map(({ input }) => input.documentId));
  return [
    { type, data, windows: windowsOf(inputs, data.years, dayOf), leftOut: [...new Set(left)] },
  ];
};

export interface PeriodOptions {
  /** ISO date: only reports published by then. */
  readonly asOf?: string;
}

/**
 * Compiles the annual and interim reports of ONE company period by period: the rows of all reports
 * aligned as those of the yearly series are, with a column for every period that any of them prints.
 * Nothing is derived here. Throws RawStatementError if nothing readable is left.
 */
export const compilePeriodTables = (
  inputs: readonly CompileInput<unknown>[],
  { asOf }: PeriodOptions = {},
): PeriodTables => {
  const { inputs: read, errors } = readInputs(inputs, {}, () => undefined);
  const all = asOf === undefined ? read : read.filter((one) => isKnownOn(one, asOf));
  if (all.length === 0 && errors[0]) throw errors[0];
  const mended = mendedOf(all);
  const odd = oddPeriods(mended.filter((one) => !isInterim(one)));
  const keyed = mended.map((one) => ({ one, columns: keyedColumns(one, odd) }));
  const dayOf = oneDayOfColumns(keyed.flatMap(({ columns }) => columns));
  return {
    yearEnds: yearEndsOf(keyed, dayOf),
    tables: STATEMENT_TYPES.flatMap((type) =>
      tableOf(
        type,
        keyed.filter(({ one }) => one.raw.statement_type === type),
        dayOf,
      ),
    ),
  };
};
