import { inAnyLanguage } from '../language/in-any-language.js';
import type { CanonicalStatementType } from '@fde/contracts';
import { fold } from '@fde/contracts/text';

import { anyOf } from '../language/any-of.js';
import { LEXICONS } from '../language/index.js';
import { NOTE_REFERENCE } from '../language/note-reference.js';
import { partWords } from '../language/part-words.js';
import { withoutOrdinal } from './label.js';
import { TAXONOMY, type Concept } from './taxonomy.js';

interface Kind {
  readonly concept: Concept;
  readonly pattern: RegExp;
}

/**
 * Kinds that say only on which side a row stands. Every language's totals and named rows come
 * before them.
 */
const isGeneral = ({ concept }: Kind): boolean =>
  concept.id.endsWith('_line') || concept.id === 'cash_adjustment';

const kindsOf = (statement: CanonicalStatementType): readonly Kind[] => {
  const concepts = TAXONOMY.filter((concept) => concept.statement === statement);
  const kinds = LEXICONS.flatMap((l) => Object.entries(l.rows[statement])).flatMap(
    ([id, pattern]) =>
      concepts.filter((concept) => concept.id === id).map((concept) => ({ concept, pattern })),
  );
  return [...kinds.filter((kind) => !isGeneral(kind)), ...kinds.filter(isGeneral)];
};

const KINDS: Readonly<Record<CanonicalStatementType, readonly Kind[]>> = {
  income_statement: kindsOf('income_statement'),
  balance_sheet: kindsOf('balance_sheet'),
  cash_flow_statement: kindsOf('cash_flow_statement'),
};

const anyKind = (statement: CanonicalStatementType): RegExp =>
  anyOf(...KINDS[statement].map(({ pattern }) => pattern));

/** One pattern for all: most labels of a report match none, and this shows it at once. */
const ANY: Readonly<Record<CanonicalStatementType, RegExp>> = {
  income_statement: anyKind('income_statement'),
  balance_sheet: anyKind('balance_sheet'),
  cash_flow_statement: anyKind('cash_flow_statement'),
};

const TOTALS = LEXICONS.flatMap((l) => l.totals);
/** Deducted rows and parts name what they are taken from; they are not totals themselves. */
const DEDUCTION = anyOf(
  new RegExp(
    `^(?:${inAnyLanguage(({ labelWords }) => [labelWords.part, labelWords.deduction]).source})\\b`,
  ),
  new RegExp(`^(?:${inAnyLanguage((l) => l.labelWords.attributed).source})`),
);

const readings = new Map<string, string>();
/** Enough for the labels of a long report; limits the memory. */
const MOST_READINGS = 50_000;

/**
 * Each label is asked for once per statement type and again when it is read, so its folded form is
 * kept.
 */
const readableLabel = (label: string): string => {
  const known = readings.get(label);
  if (known !== undefined) return known;
  const text = partWords(withoutOrdinal(fold(label)))
    .replace(NOTE_REFERENCE, '')
    .replace(/[:.*]+$/, '')
    .trim();
  if (readings.size >= MOST_READINGS) readings.clear();
  readings.set(label, text);
  return text;
};

/** What a row of a statement of this type is by its label, if the vocabulary knows it. */
export const conceptOf = (
  label: string,
  statement: CanonicalStatementType,
): Concept | undefined => {
  const text = readableLabel(label);
  return text === '' || !ANY[statement].test(text)
    ? undefined
    : KINDS[statement].find(({ pattern }) => pattern.test(text))?.concept;
};

/** Whether a label alone says that its row is a total or subtotal. */
export const namesTotal = (label: string, statement: CanonicalStatementType): boolean => {
  const text = readableLabel(label);
  const concept = conceptOf(label, statement);
  if (DEDUCTION.test(text) || concept?.id === 'discontinued') return false;
  return concept?.total === true || TOTALS.some((pattern) => pattern.test(text));
};
