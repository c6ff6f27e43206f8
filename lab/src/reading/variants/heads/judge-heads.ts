import { STATEMENT_TYPES } from '@fde/contracts/resources';
import type { CanonicalStatementType, RawLineItem, RawStatement } from '@fde/contracts';
import { fold } from '@fde/contracts/text';
import { headRows, type HeadRow } from './head-book.js';
import { columnsOf, type HeadShape, type ShapeColumn } from './head-shape.js';

/**
 * `right`: every amount stands under its year; `doubtful`: one does not, but neither is a wrong one
 * given above 0.9, nor is its statement; `wrong`: otherwise.
 */
export type Verdict = 'right' | 'doubtful' | 'wrong';

export interface HeadJudgement {
  readonly verdict: Verdict;
  readonly faults: readonly string[];
  /** Columns beside the years whose amounts are not among the other columns. */
  readonly lost: readonly string[];
}

const DOUBTED = 0.9;

interface Fault {
  readonly says: string;
  readonly isSure: boolean;
}

const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const itemOf = (row: HeadRow, raw: RawStatement): RawLineItem | undefined =>
  raw.line_items.find(({ name }) => letters(name) === letters(row.label));

const DAY = 86_400_000;

/** Whether two days are one; the opening of a year is the close of the year before. */
const isSameDay = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(Date.parse(a) - Date.parse(b)) <= DAY;

/** What a statement calls the year that a column is: as the company does, otherwise by its end. */
const nameIn = (column: ShapeColumn, raw: RawStatement): string | undefined =>
  column.year ?? raw.years.find((year) => isSameDay(raw.fiscal_year_ends[year], column.end));

const yearFaults = (column: ShapeColumn, rows: readonly HeadRow[], raw: RawStatement): Fault[] => {
  const year = nameIn(column, raw);
  const isSure = raw.confidence > DOUBTED;
  if (year === undefined || !raw.years.includes(year))
    return [{ says: `${raw.statement_type}: no ${column.year ?? column.end ?? ''}`, isSure }];
  const end = raw.fiscal_year_ends[year];
  const ends: Fault[] =
    end === undefined || isSameDay(end, column.end)
      ? []
      : [{ says: `${raw.statement_type} ${year}: ends ${end}`, isSure }];
  return ends.concat(
    rows.flatMap((row) => {
      const item = itemOf(row, raw);
      const value = item?.values[year];
      if (value === row.amount(column.facts)) return [];
      const isWrong = value !== undefined && (item?.sources?.[year]?.confidence ?? 0) > DOUBTED;
      return [
        {
          says: `${row.label} ${year}: ${value ?? 'nothing'}, is ${row.amount(column.facts)}`,
          isSure: isSure || isWrong,
        },
      ];
    }),
  );
};

/** Years that the statement gives and none of its columns is. */
const unknownYears = (years: readonly ShapeColumn[], raw: RawStatement): Fault[] => {
  const known = years.map((column) => nameIn(column, raw));
  return raw.years
    .filter((year) => !known.includes(year))
    .map((year) => ({
      says: `${raw.statement_type}: ${year} is no year`,
      isSure: raw.confidence > DOUBTED,
    }));
};

const isLost = (column: ShapeColumn, rows: readonly HeadRow[], raw: RawStatement): boolean => {
  const amounts = rows.map((row) => row.amount(column.facts));
  const others = (raw.other_columns ?? []).map(({ cells }) => cells.map(({ value }) => value));
  return !others.some((cells) => amounts.every((amount) => cells.includes(amount)));
};

const judgeStatement = (
  shape: HeadShape,
  type: CanonicalStatementType,
  raw: RawStatement | undefined,
): { faults: Fault[]; lost: string[] } => {
  if (raw === undefined) return { faults: [{ says: `no ${type}`, isSure: false }], lost: [] };
  const rows = headRows(type, shape.language);
  const columns = columnsOf(shape, type);
  const years = columns.filter(({ end }) => end !== undefined);
  const others = columns.filter(({ end, isRatio }) => end === undefined && isRatio !== true);
  return {
    faults: [
      ...years.flatMap((column) => yearFaults(column, rows, raw)),
      ...unknownYears(years, raw),
    ],
    lost: others
      .filter((column) => isLost(column, rows, raw))
      .map((column) => `${type}: ${(column.flow ?? column.point ?? []).join(' ')}`),
  };
};

export const judgeHeads = (
  shape: HeadShape,
  statements: readonly RawStatement[],
): HeadJudgement => {
  const found = STATEMENT_TYPES.map((type) =>
    judgeStatement(
      shape,
      type,
      statements.find(({ statement_type }) => statement_type === type),
    ),
  );
  const faults = found.flatMap((one) => one.faults);
  const isSure = faults.some((fault) => fault.isSure);
  return {
    verdict: faults.length === 0 ? 'right' : isSure ? 'wrong' : 'doubtful',
    faults: faults.map(({ says }) => says),
    lost: found.flatMap((one) => one.lost),
  };
};
