import { roundResult, type Addend } from './equation.js';
import { amountOrZero, type ProofRow } from './proof-row.js';
import { floatNoise, roundingOf } from './tolerance.js';

/** A total and the rows that add up to it. */
export interface FoundSum {
  readonly total: ProofRow;
  readonly addends: readonly Addend[];
  /**
   * By column: what the addends give, and whether that is what is printed. Blank columns hold
   * trivially.
   */
  readonly expected: readonly number[];
  readonly holds: readonly boolean[];
  /** True if the parts are printed below their total. */
  readonly partsBelow: boolean;
  /** How many bits the agreement is worth: how unlikely it is by chance. */
  readonly bits: number;
}

/**
 * Chance agreement below one in four thousand, counting all tries; a row that calls itself a total
 * needs less.
 */
const MIN_BITS = 12;
const MIN_BITS_TOTAL = 9;
/**
 * For a sum that holds in one column and fails in another, under a row that calls itself a total.
 */
const MIN_BITS_PARTIAL = 8;

/**
 * Share of its bits that a column is worth if only one addend is not nil: a repeated number is less
 * than a sum.
 */
const SINGLE_ADDEND = 0.5;
/**
 * Rows of a run in which one row is skipped. In a shorter run this proves nothing, in a longer one
 * chance finds a match.
 */
const SKIPPED_IN = { fewest: 3, most: 24 } as const;
/** Combinations tried before a row is skipped. */
const TRIES_BEFORE = 8;
/** Rows below a total that may be its parts even if neither their words nor their level say so. */
const MAX_UNMARKED_PARTS = 3;

const coarsestStep = (total: ProofRow, addends: readonly Addend[]): number =>
  Math.max(total.step, ...addends.map((a) => a.row.step));

/**
 * Tries one combination. `tries` is how many were tried for this total: each takes its share of the
 * evidence.
 */
const test = (
  total: ProofRow,
  addends: readonly Addend[],
  tries: number,
  rounding: boolean,
  partsBelow = false,
): FoundSum | undefined => {
  const step = coarsestStep(total, addends);
  const noise = floatNoise(Math.max(...total.values.map((v) => Math.abs(amountOrZero(v)))));
  const tolerance = rounding
    ? roundingOf(addends.length, Math.min(total.step, step)) + noise
    : noise;
  let bits = -Math.log2(tries);
  const expected: number[] = [];
  const holds: boolean[] = [];
  total.values.forEach((value, c) => {
    const sum = addends.reduce((s, a) => s + a.sign * amountOrZero(a.row.values[c]), 0);
    const blank = Number.isNaN(value) && addends.every((a) => amountOrZero(a.row.values[c]) === 0);
    const held = blank || (!Number.isNaN(value) && Math.abs(sum - value) <= tolerance);
    expected.push(roundResult(sum));
    holds.push(held);
    if (held && !blank) bits += worth(value, addends, c, tolerance, total.step);
  });
  return bits >= MIN_BITS_PARTIAL && holds.some(Boolean)
    ? { total, addends, expected, holds, partsBelow, bits }
    : undefined;
};

/**
 * Agreement of a large number is worth more; a column in which all addends but one are nil is worth
 * little.
 */
const worth = (
  value: number,
  addends: readonly Addend[],
  column: number,
  tolerance: number,
  step: number,
): number => {
  const alive = addends.filter((a) => amountOrZero(a.row.values[column]) !== 0).length;
  if (alive === 0) return 0;
  const room = Math.max(1, (2 * tolerance) / step);
  return (
    Math.max(0, Math.log2(Math.max(1, Math.abs(value) / step) / room)) *
    (alive >= 2 || addends.length === 1 ? 1 : SINGLE_ADDEND)
  );
};

const holdsEverywhere = (f: FoundSum | undefined): boolean =>
  f !== undefined &&
  f.holds.every(Boolean) &&
  f.bits >= (f.total.totalLabel ? MIN_BITS_TOTAL : MIN_BITS);

const withSigns = (rows: readonly ProofRow[], sign: (i: number) => 1 | -1): Addend[] =>
  rows.map((row, i) => ({ row, sign: sign(i) }));

const MAX_SIGNED = 9;

const countOnes = (m: number): number => {
  let count = 0;
  for (let rest = m; rest > 0; rest &= rest - 1) count++;
  return count;
};

/** All sign patterns of n rows, the fewest minus signs first; made once for each n. */
const PATTERNS: readonly (readonly number[])[] = Array.from({ length: MAX_SIGNED + 1 }, (_, n) =>
  Array.from({ length: 2 ** n }, (_, m) => m).toSorted((a, b) => countOnes(a) - countOnes(b)),
);

interface Search {
  readonly open: readonly ProofRow[];
  readonly total: ProofRow;
}

const runsAtEnd = (open: readonly ProofRow[], from: number): ProofRow[][] =>
  Array.from({ length: Math.max(0, open.length - from + 1) }, (_, k) =>
    open.slice(open.length - from - k),
  );

/** Whether rows are worth a closer look: the signs that are tried, row by row. */
type Prospect = (rows: readonly ProofRow[], negative: (i: number) => boolean) => boolean;
const ALWAYS: Prospect = () => true;

const PLAIN_SIGNS = [() => false, (i: number) => i > 0] as const;

/**
 * Whether a growing run may give the total in some column, all plus or the first minus the rest.
 * The sums are carried from run to run, so that a long table does not take cubic time. It accepts
 * too much; `test` decides.
 */
class RunningSums {
  readonly #total: ProofRow;
  readonly #sums: number[];
  /** By column: whether all rows are blank or nil there. */
  readonly #nil: boolean[];
  readonly #noise: number;
  #magnitude = 0;

  constructor(total: ProofRow) {
    this.#total = total;
    this.#sums = total.values.map(() => 0);
    this.#nil = total.values.map(() => true);
    this.#noise = floatNoise(Math.max(...total.values.map((v) => Math.abs(amountOrZero(v)))));
  }

  add(row: ProofRow): void {
    this.#sums.forEach((sum, column) => {
      const part = amountOrZero(row.values[column]);
      this.#sums[column] = sum + part;
      if (part !== 0) this.#nil[column] = false;
      this.#magnitude += Math.abs(part);
    });
  }

  mayHold(rows: readonly ProofRow[], firstAlone: boolean, rounding: boolean): boolean {
    const { values, step } = this.#total;
    const slack =
      (rounding ? roundingOf(rows.length, step) : 0) + this.#noise + floatNoise(this.#magnitude);
    return values.some((value, column) => {
      if (Number.isNaN(value)) return this.#nil[column] === true;
      const all = this.#sums[column] ?? 0;
      const sum = firstAlone ? 2 * amountOrZero(rows[0]?.values[column]) - all : all;
      return Math.abs(sum - value) <= slack;
    });
  }
}

/**
 * All plus, then the first minus the rest, over every run of open rows that ends just above the
 * total.
 */
const plain = (
  { open, total }: Search,
  rounding: boolean,
  mayHold: Prospect,
): FoundSum | undefined => {
  let partial: FoundSum | undefined;
  let tries = 0;
  const sums = new RunningSums(total);
  for (const row of open.slice(-1)) sums.add(row);
  for (const rows of runsAtEnd(open, 2)) {
    for (const row of rows.slice(0, 1)) sums.add(row);
    for (const negative of PLAIN_SIGNS) {
      tries++;
      if (!sums.mayHold(rows, negative(1), rounding) || !mayHold(rows, negative)) continue;
      const addends = withSigns(rows, (i) => (negative(i) ? -1 : 1));
      const found = test(total, addends, tries, rounding);
      if (holdsEverywhere(found)) return found;
      if (found !== undefined && (partial === undefined || found.bits > partial.bits))
        partial = found;
    }
  }
  return partial;
};

/**
 * Whether signed rows may give the total at all, by the first column that has one. A search for
 * agreement in every column skips what already fails there, which is nearly everything. It accepts
 * too much; `test` decides.
 */
const prospectOf = ({ total }: Search, rounding: boolean): Prospect => {
  const column = total.values.findIndex((v) => !Number.isNaN(v));
  const value = total.values[column];
  if (value === undefined) return () => true;
  const most = Math.max(1, ...total.values.map((v) => Math.abs(amountOrZero(v))));
  const slack = (rounding ? roundingOf(MAX_SIGNED, total.step) : 0) + 2 * floatNoise(most);
  return (rows, negative) => {
    let sum = 0;
    for (let i = 0; i < rows.length; i++) {
      const part = amountOrZero(rows[i]?.values[column]);
      sum += negative(i) ? -part : part;
    }
    return Math.abs(sum - value) <= slack;
  };
};

const findMixed = (search: Search, rounding: boolean): FoundSum | undefined => {
  const mayHold = prospectOf(search, rounding);
  let tries = 4;
  for (const rows of runsAtEnd(search.open, 2).filter((s) => s.length <= MAX_SIGNED)) {
    for (const mask of PATTERNS[rows.length] ?? []) {
      tries++;
      if (!mayHold(rows, (i) => ((mask >> i) & 1) === 1)) continue;
      const found = test(
        search.total,
        withSigns(rows, (i) => ((mask >> i) & 1 ? -1 : 1)),
        tries - 1,
        rounding,
      );
      if (holdsEverywhere(found)) return found;
    }
  }
  return undefined;
};

/** A section with one row repeats it as its total. */
const findRepeated = ({ open, total }: Search): FoundSum | undefined => {
  const last = open.at(-1);
  if (last === undefined || !total.totalLabel || last.totalLabel) return undefined;
  const found = test(total, [{ row: last, sign: 1 }], 2, false);
  return holdsEverywhere(found) ? found : undefined;
};

/** A total that a sum gives is printed again: the profit above its attribution and below it. */
export const repeatOf = (found: readonly FoundSum[], total: ProofRow): FoundSum | undefined => {
  if (!total.totalLabel) return undefined;
  const sum = found.find(
    (f) =>
      f.holds.every(Boolean) &&
      f.total.values.every((value, column) => Object.is(value, total.values[column])),
  );
  if (sum === undefined) return undefined;
  const again = test(total, [{ row: sum.total, sign: 1 }], found.length, false);
  return holdsEverywhere(again) ? again : undefined;
};

/** A row that repeats another, with so many digits that it is not by chance. */
export const repeatOfRow = (row: ProofRow, again: ProofRow): FoundSum | undefined => {
  const found = test(again, [{ row, sign: 1 }], 1, false);
  return found !== undefined && found.holds.every(Boolean) && found.bits >= MIN_BITS
    ? found
    : undefined;
};

/** A run in which one row is a memorandum (gross margin beside net, "of which") and is skipped. */
const findSkipping = (search: Search): FoundSum | undefined => {
  const mayHold = prospectOf(search, false);
  let tries = TRIES_BEFORE;
  for (const rows of runsAtEnd(search.open, SKIPPED_IN.fewest).filter(
    (s) => s.length <= SKIPPED_IN.most,
  )) {
    for (let skip = 1; skip < rows.length; skip++) {
      const rest = rows.filter((_, i) => i !== skip);
      for (const negative of [() => false, (i: number) => i > 0]) {
        tries++;
        if (!mayHold(rest, negative)) continue;
        const found = test(
          search.total,
          withSigns(rest, (i) => (negative(i) ? -1 : 1)),
          tries - 1,
          false,
        );
        if (holdsEverywhere(found)) return found;
      }
    }
  }
  return undefined;
};

/** The other side of a balance sheet equals this row. */
export const closesSide = ({ concept }: ProofRow): boolean =>
  concept === 'total_assets' || concept === 'net_assets';

/** All plus or the first minus the rest, exact before rounded. */
const unmixed = (
  search: Search,
  mayHold: Prospect = ALWAYS,
): { readonly found?: FoundSum; readonly partial?: FoundSum } => {
  const exact = plain(search, false, mayHold);
  if (exact !== undefined && holdsEverywhere(exact)) return { found: exact };
  const rounded = plain(search, true, mayHold);
  if (rounded !== undefined && holdsEverywhere(rounded)) return { found: rounded };
  const partial = exact ?? rounded;
  return partial === undefined ? {} : { partial };
};

/**
 * Any signs, then without a memorandum row: so many tries need strong agreement if no label calls
 * the row a total.
 */
const mixedSum = (search: Search): FoundSum | undefined => {
  const { totalLabel } = search.total;
  const found =
    findMixed(search, false) ??
    (totalLabel ? (findMixed(search, true) ?? findSkipping(search)) : undefined);
  return found !== undefined && (totalLabel || found.bits >= 2 * MIN_BITS) ? found : undefined;
};

/** The sum that a row closes, looking at the open rows above it. */
// The balance sheet equation makes every row below the total assets a mixed sum of all others: only
// a total may use it.
export const sumAbove = (open: readonly ProofRow[], total: ProofRow): FoundSum | undefined => {
  const search = {
    open: total.totalLabel ? open : open.slice(open.findLastIndex(closesSide) + 1),
    total,
  };
  const same = findRepeated(search);
  if (same !== undefined) return same;
  const { found, partial } = unmixed(search);
  const sum = found ?? mixedSum(search);
  if (sum !== undefined) return sum;
  // A sum that holds in some columns and not in others shows that something in the others is wrong.
  return partial !== undefined && total.totalLabel && !partial.holds.every(Boolean)
    ? partial
    : undefined;
};

/**
 * The sum of a row that is known to be a total, if it is one without mixed signs: a tenth of the
 * work.
 */
export const plainSumAbove = (open: readonly ProofRow[], total: ProofRow): FoundSum | undefined => {
  const search = { open, total };
  if (!total.totalLabel || !mayBePlain(search)) return undefined;
  return unmixed(search, prospectOf(search, true)).found;
};

/**
 * Whether some run of rows may give the total in its first column: hardly any other row is worth
 * the search.
 */
const mayBePlain = ({ open, total }: Search): boolean => {
  const column = total.values.findIndex((value) => !Number.isNaN(value));
  const value = total.values[column] ?? NaN;
  const slack = roundingOf(open.length, total.step) + floatNoise(value);
  let below = 0;
  for (let at = open.length - 1; at >= 0; at--) {
    const first = amountOrZero(open[at]?.values[column]);
    if (Math.abs(first + below - value) <= slack || Math.abs(first - below - value) <= slack)
      return true;
    below += first;
  }
  return false;
};

export const MAX_PARTS = 14;

/**
 * The parts printed below their total: "of which" rows, attributions, components after a net
 * amount.
 */
export const partsBelow = (rows: readonly ProofRow[], at: number): FoundSum | undefined => {
  const total = rows[at];
  if (total === undefined) return undefined;
  for (let n = 2; n <= MAX_PARTS && at + n < rows.length; n++) {
    const parts = rows.slice(at + 1, at + 1 + n);
    if (rows[at + n]?.unit !== total.unit) break;
    const asParts =
      parts.every((p) => p.part) ||
      parts.every((p) => p.level > total.level && !p.totalLabel) ||
      (total.totalLabel &&
        parts.every((p) => !p.totalLabel && p.level >= total.level) &&
        n <= MAX_UNMARKED_PARTS &&
        parts.every((p) => p.section === total.section));
    if (!asParts) continue;
    for (const rounding of [false, true]) {
      const found = test(
        total,
        withSigns(parts, () => 1),
        n,
        rounding,
        true,
      );
      if (holdsEverywhere(found)) return found;
    }
  }
  return undefined;
};

const isAlive = ({ values }: ProofRow): boolean => values.some((v) => amountOrZero(v) !== 0);

/** How the parts below a total are looked for. */
export interface PartsSought {
  /** Rows that are not nil in every column: one alone repeats its total. */
  readonly fewest: number;
  readonly most: number;
  /** Whether the sum of two or more may miss its total by what rounding explains. */
  readonly rounded: boolean;
}

/**
 * The first rows of a list below a row that add up to it, whatever their words: as many digits must
 * agree as for a row that no label calls a total.
 */
export const sumBelow = (
  total: ProofRow,
  list: readonly ProofRow[],
  { fewest, most, rounded }: PartsSought,
): FoundSum | undefined => {
  for (let count = fewest; count <= Math.min(most, list.length); count++) {
    const rows = list.slice(0, count);
    if (rows.filter(isAlive).length < fewest) continue;
    const parts = withSigns(rows, () => 1);
    const found = test(total, parts, count, rounded && count > 1, true);
    if (found !== undefined && found.holds.every(Boolean) && found.bits >= MIN_BITS) return found;
  }
  return undefined;
};
