import type { RawStatement } from '@fde/contracts';
import { pairRows } from '@fde/statements';
import type { TranscribedRow, TranscribedStatement } from '../transcript.js';

/** How the printed cells of a statement were read. */
export interface CellTally {
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Compares each printed cell with the row that was read: its number and year, and the statement's scale and currency.
 */
export const tallyCells = (
  truth: TranscribedStatement,
  raw: RawStatement | undefined,
): CellTally => {
  const rows = truth.line_items.filter((row) => row.kind !== 'heading');
  if (raw === undefined) return { right: 0, wrong: [], missing: rows.flatMap(cellNames) };
  const whole = faultOfAll(truth, raw);
  const items = [...raw.line_items, ...(raw.other_comprehensive_income ?? [])];
  const pairs = pairRows(
    rows,
    items.map(({ name, values }) => ({ label: name, values })),
  );
  let right = 0;
  const [wrong, missing]: [string[], string[]] = [[], []];
  for (const row of rows) {
    const item = pairs.get(row);
    for (const [year, printed] of Object.entries(row.values)) {
      const value = item?.values[year];
      const cell = `"${row.label}" [${year}] ${printed}`;
      if (value === undefined) missing.push(`${cell}: ${item ? 'no number' : 'no such row'}`);
      else if (value !== printed) wrong.push(`${cell}: given ${value}`);
      else if (whole !== undefined) wrong.push(`${cell}: ${whole}`);
      else right++;
    }
  }
  return { right, wrong, missing };
};

const cellNames = (row: TranscribedRow): string[] =>
  Object.entries(row.values).map(
    ([year, value]) => `"${row.label}" [${year}] ${value}: no statement`,
  );

/** Faults that make every number of a statement wrong. */
const faultOfAll = (truth: TranscribedStatement, raw: RawStatement): string | undefined => {
  if (raw.scale !== truth.scale) return `scale ${raw.scale}, is ${truth.scale}`;
  if (raw.currency !== truth.currency) return `currency ${raw.currency}, is ${truth.currency}`;
  const newest = truth.years.toSorted().at(-1);
  if (String(raw.fiscal_year) !== newest) return `fiscal year ${raw.fiscal_year}, is ${newest}`;
  return undefined;
};

/** Years whose period ends on another day than the tags say. */
export const wrongPeriodEnds = (truth: TranscribedStatement, raw: RawStatement): string[] =>
  truth.years.flatMap((year, at) => {
    const [is, end] = [truth.period_ends[at], raw.fiscal_year_ends[year]];
    return end === undefined || end === is ? [] : [`[${year}] ends ${end}, is ${is}`];
  });
