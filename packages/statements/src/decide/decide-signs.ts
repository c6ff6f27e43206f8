import type { RawLineItem, RawStatement } from '@fde/contracts';

import { conceptOf } from '../concepts/concept-of.js';
import { findConcepts } from '../concepts/find-concepts.js';
import { decide, type Decision, type Evidence } from '../evidence/decision.js';
import type { ConceptId } from '../language/index.js';
import { SIGNS } from './weights.js';

/**
 * How a statement prints what is deducted: `signed`, so that rows simply add up (costs and payments below zero), or
 * `unsigned`, the words alone saying that a cost is taken off; `mixed`, where some rows do this and others that, as many reports do.
 */
export type SignConvention = 'signed' | 'unsigned' | 'mixed';

/** What is left of a whole after its deduction. The largest of a statement, which hardly any prints without its parts. */
const DEDUCTIONS: readonly (readonly [left: ConceptId, whole: ConceptId, deducted: ConceptId])[] = [
  ['gross_profit', 'revenue', 'cost_of_revenue'],
  ['net_income', 'income_before_taxes', 'income_tax'],
];

const newestOf = (raw: RawStatement, item: RawLineItem | undefined): number =>
  item?.values[String(raw.fiscal_year)] ?? NaN;

/** A tax that was gained stands above zero where taxes stand below: what is left tells the convention, whatever the sign. */
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
    // Of an amount as small as the rounding both readings hold.
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

/** Rows that disagree are not doubt about any of them: the statement is mixed. */
const asFact = (
  decision: Decision<SignConvention> | undefined,
): Decision<SignConvention> | undefined => {
  if (decision?.doubt === undefined) return decision;
  return { value: 'mixed', evidence: decision.evidence };
};

/**
 * How the statement prints what is deducted; undefined if it deducts nothing that the taxonomy
 * knows. It says how to add the rows up, and bounds no confidence: each number stands with the sign
 * that is printed, whatever the convention.
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
