import type { CanonicalStatementType, RawLineItem, Unit } from '@fde/contracts';

import { anyOf } from '../language/any-of.js';
import { fold, LEXICONS } from '../language/index.js';
import type { RowRole } from '../language/index.js';
import { isTotalLabel, roleOf } from '../concepts/roles.js';

/** A line item as the proof sees it. */
export interface ProofRow {
  /** Index in line_items. */
  readonly index: number;
  readonly label: string;
  readonly role: RowRole | undefined;
  readonly totalLabel: boolean;
  /** Says of itself that it is a part of the row above: "of which", "thereof", a dash before the label. */
  readonly part: boolean;
  readonly level: number;
  readonly section: string;
  readonly unit: Unit;
  /** By column; NaN where nothing is printed. */
  readonly values: readonly number[];
  /** Smallest step in which the row's numbers are printed: 1, 0.1, 0.01. */
  readonly step: number;
}

const PART_WORD = anyOf(...LEXICONS.map((l) => l.labelWords.part)).source;
const PART = new RegExp(`^(?:[-–—•]\\s|(?:${PART_WORD})\\b)`);
const ATTRIBUTED = anyOf(...LEXICONS.map((l) => l.labelWords.attributed));

export const decimals = (v: number): number => {
  const text = String(Math.abs(v));
  return text.includes('.') && !text.includes('e') ? text.length - text.indexOf('.') - 1 : 0;
};

/** What the proof asks of a line item, of one report or of many. */
type Item = Pick<
  RawLineItem,
  'name' | 'name_inferred' | 'values' | 'indentation_level' | 'unit'
> & {
  readonly section?: string | null;
};

/** The proof's view of a statement's line items. */
export const proofRows = (
  statement: CanonicalStatementType,
  items: readonly Item[],
  years: readonly string[],
): ProofRow[] =>
  items.map((item, index) => {
    const values = years.map((y) => item.values[y] ?? NaN);
    const section = fold(item.section ?? '');
    const label = item.name_inferred === true ? '' : item.name;
    return {
      index,
      label,
      values,
      section,
      role: roleOf(statement, label),
      totalLabel: label === '' || isTotalLabel(statement, label),
      part: PART.test(fold(label)) || ATTRIBUTED.test(section.split(' > ').at(-1) ?? ''),
      level: item.indentation_level,
      unit: item.unit ?? 'money',
      step: 10 ** -Math.max(0, ...values.filter((v) => !Number.isNaN(v)).map(decimals)),
    };
  });

/** A blank counts as nothing in a sum. */
export const amount = (v: number | undefined): number =>
  v === undefined || Number.isNaN(v) ? 0 : v;

export const rowsWithRole = (rows: readonly ProofRow[], ...roles: readonly RowRole[]): ProofRow[] =>
  rows.filter((r) => r.role !== undefined && roles.includes(r.role));
