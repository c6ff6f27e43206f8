import type { RawLineItem, RawStatement } from '@fde/contracts';

import { conceptOf } from '../concepts/concept-of.js';
import { findConcepts } from '../concepts/find-concepts.js';
import { decide, type Decision, type Evidence } from '../evidence/decision.js';
import type { ConceptId } from '../language/index.js';
import { SIGNS } from './weights.js';

/**
 * How a statement prints deductions. `signed`: rows simply add up, with costs and payments below
 * zero. `unsigned`: only the words say that a cost is deducted. `mixed`: some rows do one and some
 * the other, as in many reports.
 */
export type SignConvention = 'signed' | 'unsigned' | 'mixed';

/**
 * What remains of a whole after its deduction: the largest of a statement, which are hardly ever
 * printed without their parts.
 */
const DEDUCTIONS: readonly (readonly [left: ConceptId, whole: ConceptId, deducted: ConceptId])[] = [
  ['gross_profit', 'revenue', 'cost_of_revenue'],
  ['net_income', 'income_before_taxes', 'income_tax'],
];

const newestOf = (raw: RawStatement, item: RawLineItem | undefined): number =>
  item?.values[String(raw.fiscal_year)] ?? NaN;

/**
 * A tax credit stands above zero where taxes stand below. What remains shows the convention,
 * whatever the sign.
 */
const sumsSay = (
  raw: RawStatement,
  rowOf: (id: ConceptId) => RawLineItem | undefined,
): Evidence<SignConvention>[] =>
  DEDUCTIONS.flatMap(([left, whole, deducted]) => {
    const row = rowOf(deducted);
    const [rest, all, part] = [rowOf(left), rowOf(whole), row].map((item) => newestOf(raw, item));
    if (rest === undefined || all === undefined || part === undefined || row === undefined)
      return [];
    const difference = rest - all;
    // For an amount as small as the rounding, both readings hold.
    if (Number.isNaN(difference + part) || Math.abs(part) <= SIGNS.rounding) return [];
    if (Math.abs(Math.abs(difference) - Math.abs(part)) > SIGNS.rounding) return [];
    const says = Math.sign(difference) === Math.sign(part) ? 'signed' : 'unsigned';
    return [{ source: 'sum', says, weight: SIGNS.sum, text: row.name }];
  });

const rowsSay = (raw: RawStatement, deducted: readonly RawLineItem[]): Evidence<SignConvention>[] =>
  deducted.map((item) => ({
    source: 'row',
    says: newestOf(raw, item) < 0 ? 'signed' : 'unsigned',
    weight: SIGNS.rows / deducted.length,
    text: item.name,
  }));

/** Rows that disagree do not cast doubt on each other: the statement is mixed. */
const asFact = (
  decision: Decision<SignConvention> | undefined,
): Decision<SignConvention> | undefined => {
  if (decision?.doubt === undefined) return decision;
  return { value: 'mixed', evidence: decision.evidence };
};

/**
 * How the statement prints deductions; undefined if it has none that the taxonomy knows. It says
 * how to add the rows up, and limits no confidence: each number keeps its printed sign, whatever
 * the convention.
 */
export const decideSigns = (raw: RawStatement): Decision<SignConvention> | undefined => {
  const { statement_type: type, line_items } = raw;
  if (type === 'balance_sheet') return undefined;
  const found = findConcepts(
    type,
    line_items.map(({ section = null, unit = 'money', ...item }) => ({ ...item, section, unit })),
  );
  const named = new Map([...found.values()].map(({ index, concept }) => [index, concept]));
  const deducted = line_items.filter((item, at) => {
    const concept = named.get(at) ?? conceptOf(item.name, type);
    return (
      concept?.sign === -1 &&
      (item.unit ?? 'money') === 'money' &&
      Math.abs(newestOf(raw, item)) > 0
    );
  });
  const rowOf = (id: ConceptId): RawLineItem | undefined => {
    const match = found.get(id);
    return match && line_items[match.index];
  };
  return asFact(decide([...sumsSay(raw, rowOf), ...rowsSay(raw, deducted)]));
};
