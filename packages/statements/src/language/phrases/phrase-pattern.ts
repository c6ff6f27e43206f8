import { foldWords } from '../fold.js';

import { anyOf } from '../any-of.js';

/** How the words of a phrase are written in the texts that it is searched in. */
interface Writing {
  /** What may stand between two words: spaces and punctuation, and nothing else. */
  readonly gap: string;
  /** In the place of an apostrophe, which some texts leave out. */
  readonly apostrophe: string;
  /** In the place of `*`. */
  readonly letters: string;
  /** A part of a word without signs. */
  readonly spell: (part: string) => string;
}

const GAP = '[^a-z0-9]+';
const FOLDED: Writing = {
  gap: GAP,
  apostrophe: '[^a-z0-9]*',
  letters: '[a-z0-9]*',
  spell: foldWords,
};

/** Letters that folding changes may be printed with their accents, or without. */
const bothSpellings = (part: string): string => {
  const [folded, printed] = [foldWords(part), part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')];
  return folded === printed.trim() ? folded : `(?:${printed.trim()}|${folded})`;
};
const PRINTED: Writing = {
  gap: "[\\s,.:;'’/()-]+",
  apostrophe: "[\\s'’]*",
  letters: '[^\\s,.:;()]*',
  spell: bothSpellings,
};

/** In the place of `#`: a number, or a day in figures. */
const FIGURES = '[\\d/.-]+';
/** A part of a phrase: a group in brackets, or a word; with a minus before it, one that does not stand there. */
const PART = /[-+]?\([^)]*\)|\S+/g;

type Piece =
  | { readonly is: 'rest' }
  | { readonly is: 'without'; readonly source: string }
  | { readonly is: 'before'; readonly source: string }
  | { readonly is: 'words'; readonly source: string; readonly optional: boolean };

const pieceOf = (part: string, writing: Writing): Piece => {
  if (part === '…') return { is: 'rest' };
  const without = part.length > 1 && part.startsWith('-');
  const before = part.length > 1 && part.startsWith('+');
  const said = without || before ? part.slice(1) : part;
  const optional = said.startsWith('(');
  const choices = optional ? said.slice(1, -1).split('|') : said.split('/');
  const sources = choices.map((choice) => wordsSource(choice, writing));
  const source =
    sources.length === 1 && !optional ? (sources[0] ?? '') : `(?:${sources.join('|')})`;
  if (before) return { is: 'before', source };
  return without ? { is: 'without', source } : { is: 'words', source, optional };
};

/** `#-#-#`: figures with dashes between them. */
const figuresSource = (word: string): string =>
  word === '#' ? FIGURES : word.replaceAll('#', String.raw`\d+`);

const wordSource = (word: string, { apostrophe, letters, spell }: Writing): string => {
  if (word === '–') return '-';
  if (/^[#-]+$/.test(word)) return figuresSource(word);
  return word
    .split('*')
    .map((part) => part.split(/['’]/).map(spell).join(apostrophe))
    .join(letters);
};

const wordsSource = (text: string, writing: Writing): string =>
  text
    .split(' ')
    .map((word) => wordSource(word, writing))
    .join(' ')
    .replaceAll(' ', writing.gap);

/** A word that does not stand among any words is looked for before them: `… -word` is `-word …`. */
const inOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (piece.is === 'rest' && next?.is === 'without') return [next, piece];
    return piece.is === 'without' && before?.is === 'rest' ? [] : [piece];
  });

/** Says that a word stands neither here nor, before `…`, anywhere behind. */
const withoutWord = (source: string, hasStarted: boolean, isBeforeRest: boolean, gap: string) => {
  if (isBeforeRest) return `(?!${hasStarted ? gap : ''}(?:.*${gap})?${source}\\b)`;
  return hasStarted ? `(?!${gap}${source}\\b)` : `(?<!\\b${source}${gap})`;
};

const restSource = (hasStarted: boolean, isLast: boolean, gap: string): string => {
  if (!hasStarted) return `(?:.*${gap})?`;
  return isLast ? `(?:${gap}.*)?` : `${gap}(?:.*${gap})?`;
};

/** Puts gaps between the parts; an optional part takes the gap beside it along. */
const joinPieces = (pieces: readonly Piece[], gap: string): string => {
  let source = '';
  let hasStarted = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.is === 'rest') {
      source += restSource(hasStarted, at === pieces.length - 1, gap);
      continue;
    }
    if (piece.is === 'without') {
      source += withoutWord(piece.source, hasStarted, pieces[at + 1]?.is === 'rest', gap);
      continue;
    }
    if (piece.is === 'before') {
      source += `(?=${gap}${piece.source}\\b)`;
      continue;
    }
    const before = hasStarted && pieces[at - 1]?.is !== 'rest' ? gap : '';
    if (!piece.optional) {
      source += `${before}${piece.source}`;
      hasStarted = true;
    } else source += hasStarted ? `(?:${before}${piece.source})?` : `(?:${piece.source}${gap})?`;
  }
  return source;
};

const sourceIn = (phrase: string, writing: Writing): string =>
  joinPieces(
    inOrder((phrase.match(PART) ?? []).map((part) => pieceOf(part, writing))),
    writing.gap,
  );

/**
 * The source of a pattern for folded text that matches a phrase as `ReadingWords` describes it;
 * without anchors.
 */
export const phraseSource = (phrase: string): string => sourceIn(phrase, FOLDED);

const sourcesOf = (phrases: readonly string[]): string[] => phrases.map(phraseSource);

/** One of the phrases, without anchors, for a pattern that is composed of more. */
export const onePhrase = (phrases: readonly string[]): RegExp => anyOf(...sourcesOf(phrases));

/** The same for a text as printed, that is compared without regard to case. */
export const printedPhrase = (phrases: readonly string[]): RegExp =>
  anyOf(...phrases.map((phrase) => sourceIn(phrase, PRINTED)));

/** The phrases stand somewhere in a text, as whole words. */
export const saysPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`\\b(?:${sourcesOf(phrases).join('|')})\\b`);

/** A text begins with one of the phrases. */
export const opensWithPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`^(?:${sourcesOf(phrases).join('|')})\\b`);

/** A text ends in one of the phrases. */
export const endsInPhrase = (phrases: readonly string[]): RegExp =>
  phrases.length === 0 ? anyOf() : new RegExp(`\\b(?:${sourcesOf(phrases).join('|')})$`);

/** Words with room before and behind them. */
const AMONG_OTHERS = /^… (?!-)(?<words>.+)(?<! -(?:\([^)]*\)|\S+)) …$/;

/** Each choice of the first and of the last word as a phrase of its own: `*one/*other words`. */
const choicesAtEnds = (words: string): readonly string[] => {
  const parts = words.match(PART) ?? [];
  const choicesOf = (part = ''): readonly string[] =>
    part.startsWith('(') ? [part] : part.split('/');
  const [first, ...rest] = parts;
  if (rest.length === 0) return choicesOf(first);
  const [between, last] = [rest.slice(0, -1), rest.at(-1)];
  return choicesOf(first).flatMap((opens) =>
    choicesOf(last).map((ends) => [opens, ...between, ends].join(' ')),
  );
};

/**
 * Words anywhere in a text: an open beginning or ending says nothing then, and is left out, which
 * is much faster.
 */
const anywhereSource = (words: string): string => {
  const source = phraseSource(words);
  const [opens, ends] = [source.startsWith(FOLDED.letters), source.endsWith(FOLDED.letters)];
  const inner = source.slice(
    opens ? FOLDED.letters.length : 0,
    ends ? -FOLDED.letters.length : undefined,
  );
  return `${opens ? '' : '\\b'}${inner}${ends ? '' : '\\b'}`;
};

const anywhereSources = (words: string): readonly string[] =>
  choicesAtEnds(words).map(anywhereSource);

/**
 * The same as `saysPhrase` for whether a text says so, not where: what it matches leaves out the
 * open beginnings and endings of words.
 */
export const mentionsPhrase = (phrases: readonly string[]): RegExp =>
  anyOf(...phrases.flatMap(anywhereSources));

/** A text is one of the phrases, whatever punctuation stands around it. */
export const isPhrase = (phrases: readonly string[]): RegExp => {
  const [anywhere, whole]: [string[], string[]] = [[], []];
  for (const phrase of phrases) {
    const words = AMONG_OTHERS.exec(phrase)?.groups?.['words'];
    if (words === undefined) whole.push(phraseSource(phrase));
    else anywhere.push(...anywhereSources(words));
  }
  const exact = whole.length === 0 ? [] : [`^[^a-z0-9]*(?:${whole.join('|')})[^a-z0-9]*$`];
  return anyOf(...exact, ...anywhere);
};
