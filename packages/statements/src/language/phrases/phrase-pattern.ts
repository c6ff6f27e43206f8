import { foldWords } from '../fold.js';

import { anyOf } from '../any-of.js';

/** What may stand between two words of a phrase: spaces and punctuation, and nothing else. */
const GAP = '[^a-z0-9]+';
/** Words in the place of `…`. */
const WORDS_BEFORE = `(?:.*${GAP})?`;
const WORDS_BEHIND = `(?:${GAP}.*)?`;
const ANY_ENDING = '[a-z0-9]*';
/** A part of a phrase: a group in brackets, or a word. */
const PART = /\([^)]*\)|\S+/g;

/**
 * The source of a pattern for folded text that matches a phrase as `ReadingWords` describes it;
 * without anchors.
 */
export const phraseSource = (phrase: string): string => {
  const parts = phrase.match(PART) ?? [];
  const written = parts.map((part, at): Piece => {
    if (part === '…') return { rest: true, source: '' };
    const optional = part.startsWith('(');
    const source = optional
      ? `(?:${part.slice(1, -1).split('|').map(wordsSource).join('|')})`
      : oneOf(part);
    return { rest: false, source, optional, first: at === 0 };
  });
  return joinPieces(written);
};

type Piece =
  | { readonly rest: true; readonly source: '' }
  | {
      readonly rest: false;
      readonly source: string;
      readonly optional: boolean;
      readonly first: boolean;
    };

/** Puts gaps between the parts; an optional part takes the gap beside it along. */
const joinPieces = (pieces: readonly Piece[]): string => {
  let source = '';
  let hasStarted = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.rest) {
      source += hasStarted
        ? at === pieces.length - 1
          ? WORDS_BEHIND
          : `${GAP}${WORDS_BEFORE}`
        : WORDS_BEFORE;
      continue;
    }
    const afterRest = pieces[at - 1]?.rest === true;
    const gap = hasStarted && !afterRest ? GAP : '';
    if (!piece.optional) {
      source += `${gap}${piece.source}`;
      hasStarted = true;
    } else source += hasStarted ? `(?:${gap}${piece.source})?` : `(?:${piece.source}${GAP})?`;
  }
  return source;
};

const oneOf = (word: string): string => {
  const words = word.split('/').map(wordsSource);
  return words.length === 1 ? (words[0] ?? '') : `(?:${words.join('|')})`;
};

const wordsSource = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      word.endsWith('*') ? foldWords(word.slice(0, -1)) + ANY_ENDING : foldWords(word),
    )
    .join(' ')
    .replaceAll(' ', GAP);

const sourcesOf = (phrases: readonly string[]): string[] => phrases.map(phraseSource);

/** One of the phrases, without anchors, for a pattern that is composed of more. */
export const onePhrase = (phrases: readonly string[]): RegExp => anyOf(...sourcesOf(phrases));

/** The phrases stand somewhere in a text, as whole words. */
export const saysPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`\\b(?:${sourcesOf(phrases).join('|')})\\b`);

/** A text begins with one of the phrases. */
export const opensWithPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`^(?:${sourcesOf(phrases).join('|')})\\b`);

/** A text ends in one of the phrases. */
export const endsInPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`\\b(?:${sourcesOf(phrases).join('|')})$`);

/** A text is one of the phrases, whatever punctuation stands around it. */
export const isPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0
    ? anyOf()
    : new RegExp(`^[^a-z0-9]*(?:${sourcesOf(phrases).join('|')})[^a-z0-9]*$`);
