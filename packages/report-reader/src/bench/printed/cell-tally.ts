import type { RawLineItem, RawStatement } from '@fde/contracts';
import type { TranscribedRow, TranscribedStatement } from '../transcript.js';

/** How the printed cells of a statement were read. */
export interface CellTally {
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

const EQUAL_CELL = 2;
const EQUAL_LABEL = 1;

/** Compares each printed cell with the reading of its row: by number, year, and the statement's scale and currency. */
export const tallyCells = (
  truth: TranscribedStatement,
  raw: RawStatement | undefined,
): CellTally => {
  const rows = truth.line_items.filter((row) => row.kind !== 'heading');
  if (raw === undefined) return { right: 0, wrong: [], missing: rows.flatMap(cellNames) };
  const whole = faultOfAll(truth, raw);
  const pairs = alignRows(rows, [...raw.line_items, ...(raw.other_comprehensive_income ?? [])]);
  let right = 0;
  const [wrong, missing]: [string[], string[]] = [[], []];
  for (const row of rows) {
    const given = pairs.get(row);
    for (const [year, printed] of Object.entries(row.values)) {
      const value = given?.values[year];
      const cell = `"${row.label}" [${year}] ${printed}`;
      if (value === undefined) missing.push(`${cell}: ${given ? 'no number' : 'no such row'}`);
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

/** What is wrong with every number of a statement. */
const faultOfAll = (truth: TranscribedStatement, raw: RawStatement): string | undefined => {
  if (raw.scale !== truth.scale) return `scale ${raw.scale}, is ${truth.scale}`;
  if (raw.currency !== truth.currency) return `currency ${raw.currency}, is ${truth.currency}`;
  const newest = [...truth.years].sort().at(-1);
  if (String(raw.fiscal_year) !== newest) return `fiscal year ${raw.fiscal_year}, is ${newest}`;
  return undefined;
};

/** Years whose period ends on another day than the tags say. */
export const wrongPeriodEnds = (truth: TranscribedStatement, raw: RawStatement): string[] =>
  truth.years.flatMap((year, at) => {
    const [is, end] = [truth.period_ends[at], raw.fiscal_year_ends[year]];
    return end === undefined || end === is ? [] : [`[${year}] ends ${end}, is ${is}`];
  });

/** Pairs printed rows with given ones, in order, so that most numbers and labels agree. */
const alignRows = (
  printed: readonly TranscribedRow[],
  given: readonly RawLineItem[],
): ReadonlyMap<TranscribedRow, RawLineItem> => {
  const gains = printed.map((row) => given.map((item) => gainOf(row, item)));
  const best = printed.map(() => new Float64Array(given.length + 1));
  best.push(new Float64Array(given.length + 1));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const gain = (i: number, j: number): number => gains[i]?.[j] ?? 0;
  for (let i = printed.length - 1; i >= 0; i--)
    for (let j = given.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row === undefined) continue;
      row[j] = Math.max(
        at(i + 1, j),
        at(i, j + 1),
        gain(i, j) > 0 ? at(i + 1, j + 1) + gain(i, j) : 0,
      );
    }
  return walk(printed, given, (i, j) =>
    gain(i, j) > 0 && at(i, j) === at(i + 1, j + 1) + gain(i, j)
      ? 'pair'
      : at(i + 1, j) >= at(i, j + 1)
        ? 'printed'
        : 'given',
  );
};

/** Follows the best alignment from the top. */
const walk = (
  printed: readonly TranscribedRow[],
  given: readonly RawLineItem[],
  step: (i: number, j: number) => 'pair' | 'printed' | 'given',
): ReadonlyMap<TranscribedRow, RawLineItem> => {
  const pairs = new Map<TranscribedRow, RawLineItem>();
  for (let [i, j] = [0, 0]; i < printed.length && j < given.length;) {
    const [row, item, next] = [printed[i], given[j], step(i, j)];
    if (next === 'pair' && row !== undefined && item !== undefined) pairs.set(row, item);
    if (next !== 'given') i++;
    if (next !== 'printed') j++;
  }
  return pairs;
};

const gainOf = (row: TranscribedRow, item: RawLineItem): number => {
  const equal = Object.entries(row.values).filter(([year, value]) => item.values[year] === value);
  const label = plain(row.label) === plain(item.name) ? EQUAL_LABEL : 0;
  return EQUAL_CELL * equal.length + label;
};

const plain = (label: string): string => label.toLowerCase().replace(/[^\p{L}\d]/gu, '');
