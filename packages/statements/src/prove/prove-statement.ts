import type { Check, RawLineItem, RawStatement } from '@fde/contracts';

import type { FoundSum } from '../identities/find-sums.js';
import { weakestOf } from '../evidence/decision.js';
import { closureOf, type Closure } from './closure.js';
import { cellConfidence } from './confidence.js';
import { statementConfidence } from './statement-confidence.js';
import { MOST_INFERRED, MOST_NAMELESS, MOST_OPEN, UNKNOWN } from './weights.js';
import { evidenceOf, type EvidenceOfCells } from './cell-evidence.js';
import { cellKey } from '../identities/cell-key.js';
import { proofRows } from '../identities/proof-rows.js';
import { howRead, isTagged, readingOf } from './reading-doubt.js';
import { settlePerShare } from './settle-per-share.js';
import { findSums } from '../identities/sum-tree.js';
import { checkOf, inEachColumn } from '../identities/equation.js';
import { tryIdentities } from '../identities/identities.js';
import { roundedShare } from '../evidence/digits.js';

/** The record of a sum, if its total is printed. */
const sumChecks = (sum: FoundSum, years: readonly string[]): Check[] => {
  const kind = sum.addends.some((a) => a.sign < 0) ? 'difference' : 'sum';
  const equations = inEachColumn(sum, years.length, { kind, severity: 'error' });
  return equations.map((equation) => ({
    ...checkOf(equation, years),
    holds: sum.holds[equation.column] ?? false,
  }));
};

const cellsOf = ({ year, rows = [] }: Check): string =>
  [year, ...rows.toSorted((a, b) => a - b)].join(' ');

/**
 * A sum that an identity names is one piece of evidence, not two, whether it holds or not. A sum that
 * holds where the identity does not adds up the same cells with other signs.
 */
const withoutNamed = (sums: readonly Check[], named: readonly Check[]): Check[] => {
  const known = new Set(named.map(cellsOf));
  const holding = new Set(named.filter(({ holds }) => holds).map(cellsOf));
  return sums.filter((sum) => !(sum.holds ? holding : known).has(cellsOf(sum)));
};

/** Currencies whose statements cut off what is below their unit, as they are printed in Japan (切捨て). */
const CUT_OFF: ReadonlySet<string> = new Set(['JPY']);

/**
 * A sum that misses its total by less than one for each part: all are cut off, none is misread. It
 * proves nothing, and counts against nothing.
 */
const isCutOff = (
  { kind, holds, expected = NaN, actual = NaN, rows = [] }: Check,
  { currency, scale }: RawStatement,
): boolean =>
  !holds &&
  (kind === 'sum' || kind === 'difference') &&
  scale > 1 &&
  CUT_OFF.has(currency) &&
  Math.abs(expected - actual) < rows.length;

interface Proof {
  /** The most that the weakest decision on the whole statement allows. */
  readonly most: number;
  readonly evidence: EvidenceOfCells;
  readonly closure: Closure;
}

const proveItem = (
  item: RawLineItem,
  index: number,
  { evidence, most, closure }: Proof,
  method: string,
): RawLineItem => {
  const isSpoken = Object.keys(item.values).some(
    (year) => (evidence.get(cellKey(index, year))?.proven ?? 0) > 0,
  );
  const nameless = item.name_inferred === true && !isSpoken ? MOST_NAMELESS : 1;
  const confidenceIn = (year: string): number => {
    const how = readingOf(item.sources?.[year], method);
    const proven = Math.min(nameless, cellConfidence(evidence.get(cellKey(index, year)), how));
    // A tag says what a number is, whether or not a row beside it was lost.
    const isOpen = closure.openYears.has(year) && !isTagged(how.method);
    return most * (isOpen ? Math.min(MOST_OPEN, proven) : proven);
  };
  const sources = Object.fromEntries(
    Object.entries(item.sources ?? {}).map(([year, source]) => [
      year,
      {
        ...source,
        confidence:
          item.values[year] === undefined ? (source.confidence ?? UNKNOWN) : confidenceIn(year),
      },
    ]),
  );
  const years = Object.keys(item.values);
  return {
    ...item,
    confidence:
      years.length === 0
        ? UNKNOWN
        : Math.min(item.name_inferred === true ? MOST_INFERRED : 1, ...years.map(confidenceIn)),
    ...(item.sources === undefined ? {} : { sources }),
  };
};

/**
 * Proves a statement again from its own numbers, whoever read them. It tries every identity in
 * every column, records it in `checks`, and sets the confidence of cells, rows and statement: what
 * is proven of them times the weakest decision on the whole statement. `across` are ties with the
 * other statements of the report. Beside a part of a year stands the same part of the year before, which
 * does not end where this one begins: its closing cash is not this one's opening cash.
 */
export const proveStatement = (
  statement: RawStatement,
  across: readonly Check[] = [],
): RawStatement => {
  const raw = settlePerShare(statement);
  const rows = proofRows(raw.statement_type, raw.line_items, raw.years);
  const sums = findSums(rows).flatMap((sum) => sumChecks(sum, raw.years));
  const own = tryIdentities(raw.statement_type, rows, raw.years).filter(
    ({ kind }) => kind !== 'opening_cash' || raw.period !== 'interim',
  );
  const named = [...own, ...across];
  const found = [...withoutNamed(sums, named), ...named];
  // The tie of per-share amounts holds at any power of ten, so it says nothing about a cell whose
  // decimal point is in doubt.
  const isOfAnyPoint = (check: Check): boolean =>
    check.kind === 'eps' &&
    howRead(raw, check.rows?.[0] ?? -1, check.year).doubt === 'decimal-point';
  const checks = found.map((check): Check => {
    if (isCutOff(check, raw)) return { ...check, severity: 'warning' };
    return isOfAnyPoint(check) ? { ...check, holds: false } : check;
  });
  const evidence = evidenceOf({ ...raw, checks });
  const most = weakestOf(raw.decisions);
  const closure = closureOf(raw, rows, checks);
  const proof = { evidence, most, closure };
  const line_items = raw.line_items.map((item, i) => proveItem(item, i, proof, raw.method));
  const confidence = most * statementConfidence(raw, checks, evidence, closure);
  return { ...raw, line_items, checks, confidence: roundedShare(confidence) };
};

/**
 * Rows that a sum above them shows to be totals. Opening cash, which is closing cash less the
 * change, is not one.
 */
export const provenTotals = (raw: RawStatement): ReadonlySet<number> => {
  const sums = findSums(proofRows(raw.statement_type, raw.line_items, raw.years));
  const parts = new Set(sums.flatMap(({ addends }) => addends.map(({ row }) => row)));
  return new Set(
    sums
      .filter((s) => s.holds.every(Boolean) && !s.partsBelow && s.total.concept !== 'opening_cash')
      // A row that only repeats a number is its total if another sum includes it.
      .filter(({ total, addends }) => addends.length > 1 || total.totalLabel || parts.has(total))
      .map(({ total }) => total.index),
  );
};
