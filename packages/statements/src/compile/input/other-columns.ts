import type {
  CellSource,
  OtherColumn,
  Period,
  RawLineItem,
  RawStatement,
  StatementColumn,
} from '@fde/contracts';

import { daysApart } from '../../language/dates/iso-date.js';
import { lengthKindOf } from '../../periods/period.js';
import { SAME_END } from '../../periods/weights.js';

/** Why a column may stand in the series although it is no fiscal year of its statement. */
const USABLE: readonly (StatementColumn['reason'] | undefined)[] = [
  'part_of_year',
  'longer_than_year',
];

/** Bases on which the company itself accounts for a period. */
const OWN_BASIS: readonly (StatementColumn['basis'] | undefined)[] = [
  undefined,
  'restated',
  'reclassified',
];

/** A day that no year of the statement closes on: a second balance of one day is not the group's. */
const isOfOtherDay = ({ end = '' }: Period, { years, fiscal_year_ends: ends }: RawStatement) =>
  years.every((year) => daysApart(ends[year] ?? '', end) > SAME_END || ends[year] === undefined);

/** The last twelve months, or the last year, beside the parts of a year of an interim statement. */
const isYearBesideParts = (
  { reason, period }: StatementColumn,
  { period: reported }: RawStatement,
): boolean => reported === 'interim' && reason === 'same_year' && lengthKindOf(period) === 'year';

/**
 * A part of a year, or the balance at a day, of the reporting entity. Its end must be known, for it
 * is the only name that other reports share.
 */
const isUsable = (column: StatementColumn, raw: RawStatement): boolean => {
  const { is_fiscal_year, reason, basis, scope, period } = column;
  return (
    !is_fiscal_year &&
    period.end !== undefined &&
    OWN_BASIS.includes(basis) &&
    (scope === undefined || scope === 'group') &&
    (USABLE.includes(reason) ||
      isYearBesideParts(column, raw) ||
      (period.kind === 'instant' && reason !== 'change' && isOfOtherDay(period, raw)))
  );
};

interface Added {
  readonly column: StatementColumn;
  readonly cells: OtherColumn['cells'];
}

/** Columns with cells whose name is no year of the statement. */
const addedTo = (raw: RawStatement): Added[] => {
  const { columns = [], other_columns: others = [], years } = raw;
  return columns
    .filter((column) => isUsable(column, raw))
    .flatMap((column) => {
      const cells = others.find(({ name }) => name === column.name)?.cells ?? [];
      return cells.length === 0 || years.includes(column.name) ? [] : [{ column, cells }];
    });
};

type Cell = OtherColumn['cells'][number];

const isCellOf = ({ row, name }: Cell, item: RawLineItem, at: number): boolean =>
  row === undefined ? name === item.name : row === at;

const withCells = (item: RawLineItem, at: number, added: readonly Added[]): RawLineItem => {
  const found = added.flatMap(({ column, cells }) => {
    const cell = cells.find((one) => isCellOf(one, item, at));
    return cell === undefined ? [] : [[column.name, cell] as const];
  });
  if (found.length === 0) return item;
  const sources = found.flatMap(([name, { source }]): [string, CellSource][] =>
    source === undefined ? [] : [[name, source]],
  );
  return {
    ...item,
    values: {
      ...item.values,
      ...Object.fromEntries(found.map(([name, { value }]) => [name, value])),
    },
    sources: { ...item.sources, ...Object.fromEntries(sources) },
  };
};

/**
 * A statement whose stubs, part years and further balances are columns like its fiscal years, each
 * under its own name and with its end: the series puts them where they belong.
 */
export const withOtherColumns = (raw: RawStatement): RawStatement => {
  const added = addedTo(raw);
  if (added.length === 0) return raw;
  const ends = added.map(({ column }) => [column.name, column.period.end ?? ''] as const);
  return {
    ...raw,
    years: [...raw.years, ...added.map(({ column }) => column.name)],
    fiscal_year_ends: { ...raw.fiscal_year_ends, ...Object.fromEntries(ends) },
    line_items: raw.line_items.map((item, at) => withCells(item, at, added)),
  };
};
