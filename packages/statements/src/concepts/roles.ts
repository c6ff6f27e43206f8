import type { CanonicalStatementType } from '@fde/contracts';
import { fold } from '@fde/contracts/text';

import { anyOf } from '../language/any-of.js';
import { LEXICONS, type RowPattern, type RowRole } from '../language/index.js';
import { partWords } from '../language/part-words.js';

const PATTERNS = {
  income_statement: LEXICONS.flatMap((l) => l.rows.income_statement),
  balance_sheet: LEXICONS.flatMap((l) => l.rows.balance_sheet),
  cash_flow_statement: LEXICONS.flatMap((l) => l.rows.cash_flow_statement),
} as const satisfies Record<CanonicalStatementType, readonly RowPattern[]>;

const anyRow = (patterns: readonly RowPattern[]): RegExp =>
  anyOf(...patterns.map(({ pattern }) => pattern));

/** One pattern for all: most labels of a report match none, and are told so at once. */
const ANY: Readonly<Record<CanonicalStatementType, RegExp>> = {
  income_statement: anyRow(PATTERNS.income_statement),
  balance_sheet: anyRow(PATTERNS.balance_sheet),
  cash_flow_statement: anyRow(PATTERNS.cash_flow_statement),
};

const TOTALS = LEXICONS.flatMap((l) => l.totals);
/** Deducted rows and parts name what they are taken from: they are no totals themselves. */
const DEDUCTION = anyOf(
  ...LEXICONS.map(
    ({ labelWords: { part, deduction } }) =>
      new RegExp(`^(?:${part.source}|${deduction.source})\\b`),
  ),
  ...LEXICONS.map(({ labelWords: { attributed } }) => new RegExp(`^(?:${attributed.source})`)),
);
const NOTE_REFERENCE =
  /\s*\((?:see )?notes?\b[^)]*\)|\s+notes? \d+[a-z]?(?:(?:,| and| &) \d+[a-z]?)*$/g;

/** "12. Jahresüberschuss", "A. I. Cash": a row's number in its statement says nothing of what it is. */
const ORDINAL = /^(?:\(?(?:[a-h]|[ivx]{1,5}|\d{1,2})[.)]\s+)+(?=[a-z])/;

const readings = new Map<string, string>();
/** Labels of a long report; a bound, not a need. */
const MOST_READINGS = 50_000;

/** Each label is asked for once per type of statement and again when it is read: its folded form is kept. */
const readable = (label: string): string => {
  const known = readings.get(label);
  if (known !== undefined) return known;
  const text = partWords(fold(label).replace(ORDINAL, ''))
    .replace(NOTE_REFERENCE, '')
    .replace(/[:.*]+$/, '')
    .trim();
  if (readings.size >= MOST_READINGS) readings.clear();
  readings.set(label, text);
  return text;
};

const patternOf = (statement: CanonicalStatementType, label: string): RowPattern | undefined => {
  const text = readable(label);
  return text === '' || !ANY[statement].test(text)
    ? undefined
    : PATTERNS[statement].find((p) => p.pattern.test(text));
};

/** The part that a row of this label plays in a statement of this type, if the vocabulary knows it. */
export const roleOf = (statement: CanonicalStatementType, label: string): RowRole | undefined =>
  patternOf(statement, label)?.role;

/** Whether a label alone says that its row is a total or subtotal. */
export const isTotalLabel = (statement: CanonicalStatementType, label: string): boolean => {
  const text = readable(label);
  const role = patternOf(statement, label)?.role;
  if (DEDUCTION.test(text) || role === 'discontinued') return false;
  return (patternOf(statement, label)?.total ?? false) || TOTALS.some((p) => p.test(text));
};
