import type { CompiledData, PeriodCheck, PeriodColumn, PeriodLineItem } from '@fde/contracts';
import { tryIdentities } from '../identities/identities.js';
import { proofRows } from '../identities/proof-rows.js';
import { stepOf } from '../identities/proof-row.js';
import { agrees } from '../identities/tolerance.js';
import type { PeriodRow } from './derive-cell.js';
import { endTogether, startTogether, windowOf, type FlowWindow } from './period-window.js';

/** Reports that printed another number for a cell than reports before them. */
const restatedBy = (item: PeriodRow['item'], key: string): number[] => {
  const source = item.sources[key];
  return source?.restated === undefined || source.restated.reason === 'stock_split'
    ? []
    : [source.document_id];
};

/** The four quarters of a printed year, in the order of time; undefined where one is missing. */
const quartersIn = (
  year: FlowWindow,
  columns: readonly PeriodColumn[],
): readonly PeriodColumn[] | undefined => {
  const within = columns.filter(
    ({ start, end, months }) =>
      start !== null && months === 3 && end <= year.end && start >= year.start,
  );
  const [last, first] = [within[0], within.at(-1)];
  if (within.length !== 4 || first === undefined || last === undefined) return undefined;
  const whole = first.start === null ? undefined : windowOf(first.start, last.end);
  const isWhole = whole !== undefined && startTogether(whole, year) && endTogether(whole, year);
  return isWhole ? within : undefined;
};

const sumCheck = (
  row: PeriodRow,
  item: PeriodLineItem,
  at: number,
  year: FlowWindow,
  quarters: readonly PeriodColumn[],
): PeriodCheck[] => {
  const expected = row.item.values[year.key];
  const parts = quarters.map(({ name }) => item.values[name]);
  const numbers = parts.filter((one) => one !== undefined);
  if (row.kind !== 'flow' || expected === undefined || numbers.length < parts.length) return [];
  const actual = numbers.reduce((sum, one) => sum + one, 0);
  const keys = Object.keys(row.item.sources).filter((key) => key.includes('/'));
  const step = stepOf(expected, ...numbers);
  const holds = agrees(expected, actual, { addends: numbers.length, step });
  return [
    {
      kind: 'quarters_sum',
      period: year.key,
      holds,
      rows: [at],
      expected,
      actual,
      restated_by: holds ? [] : [...new Set(keys.flatMap((key) => restatedBy(row.item, key)))],
    },
  ];
};

/** Whether the quarters of each printed year add up to it, row by row. */
export const checkSums = (
  rows: readonly PeriodRow[],
  items: readonly PeriodLineItem[],
  windows: readonly FlowWindow[],
  columns: readonly PeriodColumn[],
): PeriodCheck[] =>
  windows
    .filter(({ months }) => months === 12)
    .flatMap((year) => {
      const quarters = quartersIn(year, columns);
      if (quarters === undefined) return [];
      return items.flatMap((item, at) => {
        const row = rows[at];
        return row === undefined ? [] : sumCheck(row, item, at, year, quarters);
      });
    });

/** Per-share figures are not derived; what has no number in every row proves nothing. */
const isTried = (items: readonly PeriodLineItem[], rows: readonly number[], name: string) =>
  rows.length > 0 && rows.every((at) => items[at]?.values[name] !== undefined);

/** The identities of the columns that no report prints: they hold there as in their parts. */
export const checkDerived = (
  type: CompiledData['statement_type'],
  items: readonly PeriodLineItem[],
  columns: readonly PeriodColumn[],
): PeriodCheck[] =>
  columns
    .filter(({ printed }) => !printed)
    .flatMap(({ name }) => {
      const mutable = items.map((item) => ({ ...item, values: { ...item.values } }));
      return tryIdentities(type, proofRows(type, mutable, [name]), [name])
        .filter(({ rows = [] }) => isTried(items, rows, name))
        .map(({ kind, holds, rows = [], expected, actual }) => ({
          kind,
          period: name,
          holds,
          rows,
          expected: expected ?? null,
          actual: actual ?? null,
          restated_by: [],
        }));
    });
