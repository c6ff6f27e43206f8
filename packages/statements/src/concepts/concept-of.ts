import { inAnyLanguage } from '../language/in-any-language.js';
import type { CanonicalStatementType } from '@fde/contracts';
import { fold } from '../language/fold.js';

import { anyOf } from '../language/any-of.js';
import { lexicons } from '../language/index.js';
import type { Lexicon } from '../language/lexicon.js';
import { NOTE_REFERENCE } from '../language/note-reference.js';
import { partWords } from '../language/part-words.js';
import { withoutOrdinal } from './label.js';
import { TAXONOMY, type Concept } from './taxonomy.js';
import { forLanguages } from '../language/languages-in-use.js';

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

const kindsIn = (lexicon: Lexicon, statement: CanonicalStatementType): readonly Kind[] => {
  const concepts = TAXONOMY.filter((concept) => concept.statement === statement);
  return Object.entries(lexicon.rows[statement]).flatMap(([id, pattern]) =>
    concepts.filter((concept) => concept.id === id).map((concept) => ({ concept, pattern })),
  );
};

/**
 * Kinds of one language with one pattern for all of them: most labels match none, and this shows it
 * at once. Their single patterns are only compiled where a label has the language's words.
 */
interface Vocabulary {
  readonly kinds: readonly Kind[];
  readonly any: RegExp;
}

const vocabulariesOf = (statement: CanonicalStatementType): readonly Vocabulary[] => {
  const languages = lexicons().map((lexicon) => kindsIn(lexicon, statement));
  const named = languages.map((kinds) => kinds.filter((kind) => !isGeneral(kind)));
  const general = languages.map((kinds) => kinds.filter(isGeneral));
  return [...named, ...general].map((kinds) => ({
    kinds,
    any: anyOf(...kinds.map(({ pattern }) => pattern)),
  }));
};

const VOCABULARIES = forLanguages(
  (): Readonly<Record<CanonicalStatementType, readonly Vocabulary[]>> => ({
    income_statement: vocabulariesOf('income_statement'),
    balance_sheet: vocabulariesOf('balance_sheet'),
    cash_flow_statement: vocabulariesOf('cash_flow_statement'),
  }),
);

const kindOf = (text: string, statement: CanonicalStatementType): Kind | undefined => {
  for (const { kinds, any } of VOCABULARIES()[statement]) {
    const found = any.test(text) ? kinds.find(({ pattern }) => pattern.test(text)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const TOTALS = forLanguages(() => lexicons().flatMap((l) => l.totals));
/** Deducted rows and parts name what they are taken from; they are not totals themselves. */
const DEDUCTION = forLanguages(() =>
  anyOf(
    new RegExp(
      `^(?:${inAnyLanguage(({ labelWords }) => [labelWords.part, labelWords.deduction]).source})\\b`,
    ),
    new RegExp(`^(?:${inAnyLanguage((l) => l.labelWords.attributed).source})`),
  ),
);

/** How a label is read, and what it is in the statements that it was asked for. */
interface Reading {
  readonly text: string;
  readonly concepts: Map<CanonicalStatementType, Concept | undefined>;
}

const readings = forLanguages(() => new Map<string, Reading>());
/** Enough for the labels of a long report; limits the memory. */
const MOST_READINGS = 50_000;

const readableText = (label: string): string =>
  partWords(withoutOrdinal(fold(label)))
    .replace(NOTE_REFERENCE(), '')
    .replace(/[:.*]+$/, '')
    .trim();

/** Each label is asked for where pages are looked for and again by each stage that reads it. */
const readingOf = (label: string): Reading => {
  const known = readings().get(label);
  if (known !== undefined) return known;
  const reading = { text: readableText(label), concepts: new Map() };
  if (readings().size >= MOST_READINGS) readings().clear();
  readings().set(label, reading);
  return reading;
};

/** What a row of a statement of this type is by its label, if the vocabulary knows it. */
export const conceptOf = (
  label: string,
  statement: CanonicalStatementType,
): Concept | undefined => {
  const { text, concepts } = readingOf(label);
  if (concepts.has(statement)) return concepts.get(statement);
  const concept = text === '' ? undefined : kindOf(text, statement)?.concept;
  concepts.set(statement, concept);
  return concept;
};

/** Whether a label alone says that its row is a total or subtotal. */
export const namesTotal = (label: string, statement: CanonicalStatementType): boolean => {
  const { text } = readingOf(label);
  const concept = conceptOf(label, statement);
  if (DEDUCTION().test(text) || concept?.id === 'discontinued') return false;
  return concept?.total === true || TOTALS().some((pattern) => pattern.test(text));
};
