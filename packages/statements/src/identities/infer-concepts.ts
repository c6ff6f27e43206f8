import { TAXONOMY } from '../concepts/taxonomy.js';
import type { CanonicalStatementType } from '@fde/contracts';

import type { ConceptId } from '../language/index.js';
import { agrees } from './tolerance.js';
import { amountOrZero, rowsOf, type ProofRow } from './proof-row.js';

const isSame = (a: ProofRow, b: ProofRow): boolean =>
  amountOrZero(a.values[0]) !== 0 &&
  a.values.every((value, column) => amountOrZero(value) === amountOrZero(b.values[column]));

const lastRepeat = (rows: readonly ProofRow[], of: ProofRow): ProofRow | undefined =>
  rows.filter((r) => r.index > of.index && r.unit === 'money' && isSame(r, of)).at(-1);

/**
 * Two equal rows, larger than all others: the two sides of a balance sheet whose totals have no
 * telling label.
 */
const largestRepeated = (rows: readonly ProofRow[]): readonly [ProofRow, ProofRow] | undefined => {
  const [a, b] = rows
    .filter((r) => r.unit === 'money')
    .toSorted((x, y) => amountOrZero(y.values[0]) - amountOrZero(x.values[0]));
  if (a === undefined || b === undefined || !(amountOrZero(a.values[0]) > 0) || !isSame(a, b))
    return undefined;
  return a.index < b.index ? [a, b] : [b, a];
};

type Named = readonly (readonly [ProofRow, ConceptId])[];

/** Whether the assets come first, as they do unless a row of the claims opens the balance sheet. */
const opensWithAssets = (rows: readonly ProofRow[]): boolean => {
  const opening = rows.find((r) => r.concept !== undefined)?.concept;
  const side = TAXONOMY.find(({ id }) => id === opening)?.side;
  return side === undefined || side === 'assets';
};

/**
 * What the labels of a balance sheet leave open, its numbers say: the row that repeats one side's
 * total is the other side's total.
 */
const sidesOf = (rows: readonly ProofRow[]): Named => {
  const [assets, claims, net, equity] = (
    ['total_assets', 'total_liabilities_and_equity', 'net_assets', 'total_equity'] as const
  ).map((concept) => rowsOf(rows, concept).at(0));
  if (claims !== undefined && assets !== undefined) return [];
  if (assets !== undefined) {
    const below = lastRepeat(rows, assets);
    return below === undefined ? [] : [[below, 'total_liabilities_and_equity']];
  }
  if (net !== undefined) {
    const below = equity === undefined ? lastRepeat(rows, net) : undefined;
    return below === undefined ? [] : [[below, 'total_equity']];
  }
  const [upper, lower] = largestRepeated(rows) ?? [];
  if (upper === undefined || lower === undefined) return [];
  const [first, second] = opensWithAssets(rows) ? [upper, lower] : [lower, upper];
  return [
    [first, 'total_assets'],
    [second, 'total_liabilities_and_equity'],
  ];
};

/**
 * Printed without a label, the difference between the two sides and the liabilities is the equity.
 */
const equityOf = (rows: readonly ProofRow[], sides: Named): Named => {
  const claims =
    sides.find(([, concept]) => concept === 'total_liabilities_and_equity')?.[0] ??
    rowsOf(rows, 'total_liabilities_and_equity').at(0);
  const liabilities = rowsOf(rows, 'total_liabilities').at(0);
  if (claims === undefined || liabilities === undefined) return [];
  const rest = rows.find(
    (row) =>
      row.label === '' &&
      row.unit === 'money' &&
      row.values.every((value, column) => {
        const left =
          amountOrZero(claims.values[column]) - Math.abs(amountOrZero(liabilities.values[column]));
        return agrees(left, value, { addends: 2, step: row.step });
      }),
  );
  return rest === undefined || rowsOf(rows, 'total_equity').length > 0
    ? []
    : [[rest, 'total_equity']];
};

const balanceSheetOf = (rows: readonly ProofRow[]): Named => {
  const sides = sidesOf(rows);
  return [...sides, ...equityOf(rows, sides)];
};

/** Whether a row is another plus the change in cash in every column, and no column is blank. */
const rollsForward = (opening: ProofRow, change: ProofRow, closing: ProofRow): boolean =>
  amountOrZero(closing.values[0]) !== 0 &&
  closing.values.every(
    (value, column) =>
      Math.abs(
        amountOrZero(opening.values[column]) + amountOrZero(change.values[column]) - value,
      ) <= closing.step,
  );

/**
 * Cash "at January 1" and "at December 31": below the change in cash, one is the other plus the
 * change.
 */
const balancesOf = (rows: readonly ProofRow[]): Named => {
  const change = rowsOf(rows, 'net_change_in_cash').at(-1);
  if (change === undefined || rowsOf(rows, 'opening_cash', 'closing_cash').length > 0) return [];
  const [first, second] = rows.filter((r) => r.index > change.index && r.unit === 'money');
  return first !== undefined && second !== undefined && rollsForward(first, change, second)
    ? [
        [first, 'opening_cash'],
        [second, 'closing_cash'],
      ]
    : [];
};

const RULES: Readonly<Record<CanonicalStatementType, (rows: readonly ProofRow[]) => Named>> = {
  balance_sheet: balanceSheetOf,
  cash_flow_statement: balancesOf,
  income_statement: () => [],
};

/**
 * Gives the rows that close a statement the concepts that their labels leave open, by how their
 * numbers relate.
 */
export const inferConcepts = (
  statement: CanonicalStatementType,
  rows: readonly ProofRow[],
): ProofRow[] => {
  const inferred = new Map(RULES[statement](rows));
  return rows.map((row) => {
    const concept = inferred.get(row);
    return concept === undefined
      ? row
      : { ...row, concept, totalLabel: concept !== 'opening_cash' };
  });
};
