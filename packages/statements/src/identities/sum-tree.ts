import {
  partsBelow,
  plainSumAbove,
  repeatOf,
  repeatOfRow,
  sumAbove,
  type FoundSum,
} from './find-sums.js';
import { headedSums, newAmong, partsOfHeads } from './headed-sums.js';
import type { ProofRow } from './proof-row.js';

/**
 * The rows that may be added to each other: of one unit, and in a cash flow statement nothing after
 * the closing cash.
 */
const rowsByUnit = (rows: readonly ProofRow[]): ProofRow[][] =>
  (['money', 'per_share', 'shares'] as const).map((unit) =>
    rows.filter((r) => r.unit === unit && r.values.some((v) => !Number.isNaN(v))),
  );

const closesAtOnce = (found: FoundSum): boolean => found.holds.every(Boolean);

/**
 * A total as the next one adds it up: where a year prints the parts alone (the German form does for
 * the year before), their sum stands for it.
 */
const asAddend = (total: ProofRow, { expected, holds }: FoundSum): ProofRow => {
  const isPrinted = (value: number): boolean => !Number.isNaN(value);
  if (!total.values.every((value, at) => holds[at] === true || !isPrinted(value))) return total;
  const values = total.values.map((value, at) =>
    isPrinted(value) ? value : (expected[at] ?? value),
  );
  return { ...total, values };
};

/**
 * Walks a statement from top to bottom. Rows stay open until a total includes them; a total stays
 * open for the next. Parts printed below their total are set aside, so that they do not count
 * twice.
 */
const sumsOf = (rows: readonly ProofRow[]): FoundSum[] => {
  const found: FoundSum[] = [];
  let open: ProofRow[] = [];
  const details = new Set<ProofRow>();
  rows.forEach((row, i) => {
    if (!details.has(row)) {
      const above = sumAbove(open, row) ?? repeatOf(found, row);
      if (above !== undefined) {
        found.push(above);
        if (closesAtOnce(above) || row.totalLabel)
          open = open.filter((o) => !above.addends.some((a) => a.row === o));
      }
      open.push(above === undefined ? row : asAddend(row, above));
    }
    const below = partsBelow(rows, i);
    if (below !== undefined) {
      found.push(below);
      for (const a of below.addends) details.add(a.row);
    }
  });
  return found;
};

const rowsOf = ({ total, addends }: FoundSum): ProofRow[] => [total, ...addends.map((a) => a.row)];

/**
 * Rows that print the number of the row above again in all columns: the total of a section with one
 * row, whatever it is called. If other sums include one of the two but not the other, that one
 * proves the other.
 */
const repeatsOf = (rows: readonly ProofRow[], sums: readonly FoundSum[]): FoundSum[] => {
  const closed = new Set(
    sums
      .filter(closesAtOnce)
      .flatMap(rowsOf)
      .map(({ index }) => index),
  );
  return rows.flatMap((row, i) => {
    const above = rows[i - 1];
    if (above === undefined || row.unit !== 'money') return [];
    if (closed.has(above.index) === closed.has(row.index)) return [];
    return repeatOfRow(above, row) ?? [];
  });
};

const sumsOfFamily = (rows: readonly ProofRow[]): FoundSum[] => {
  const sums = sumsOf(rows);
  const parts = partsOfHeads(sums);
  const others = parts.size === 0 ? [] : sumsOf(rows.filter((row) => !parts.has(row)));
  const known = [...sums, ...newAmong(others.filter(closesAtOnce), sums)];
  const all = [...known, ...headedSums(rows, known)];
  return [...all, ...repeatsOf(rows, all)];
};

/** Every sum that the rows of a statement form among themselves. */
export const findSums = (rows: readonly ProofRow[]): FoundSum[] =>
  rowsByUnit(rows).flatMap(sumsOfFamily);

/**
 * The sums of rows that are known to be totals, without mixed signs and parts below. This is all
 * that compiling many reports needs: their sums were proven when they were read.
 */
export const findPlainSums = (rows: readonly ProofRow[]): FoundSum[] => {
  const found: FoundSum[] = [];
  for (const family of rowsByUnit(rows)) {
    let open: ProofRow[] = [];
    for (const row of family) {
      const sum = plainSumAbove(open, row);
      const taken = new Set(sum?.addends.map((addend) => addend.row));
      if (sum !== undefined) found.push(sum);
      open = [...open.filter((one) => !taken.has(one)), row];
    }
  }
  return found;
};
