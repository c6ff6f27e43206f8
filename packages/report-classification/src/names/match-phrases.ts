import { LANGUAGES } from '@fde/lexicon';
import type { KindWords } from '@fde/lexicon';
import { isSign, transliterate, wordsOf } from './fold-name.js';
import { KINDS, STATEMENT_ALONE, type Kind } from './kinds.js';

interface Pattern {
  readonly words: readonly string[];
  readonly open: boolean;
  /** Undefined where the words name none, and none of them alone does. */
  readonly kind: Kind | undefined;
  readonly phrase: string;
  readonly language: string;
}

export interface PhraseMatch {
  readonly kind: Kind;
  readonly phrase: string;
  /** Words that join two things in the languages that have the phrase. */
  readonly joins: ReadonlySet<string>;
  /** Index of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Phrases of at least this many letters are also recognised written as one word (`annualreport`). */
const GLUED_FROM = 10;
/** What `&` is folded to; it stands for "and" in any language. */
const AMPERSAND = 'and';

/** Words that join two things, by language. */
const JOINS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  LANGUAGES.map(({ language, joins }) => [language, joins.flatMap(wordsOf)]),
);
/** The same in all languages. */
const JOINS: ReadonlySet<string> = new Set([...JOINS_OF.values()].flat());

const spellingsOf = (phrase: string): ReadonlySet<string> => {
  const spellings = new Set([wordsOf(phrase).join(' '), wordsOf(transliterate(phrase)).join(' ')]);
  for (const spelling of [...spellings]) {
    const glued = spelling.replaceAll(' ', '');
    if (glued.length >= GLUED_FROM && /^\p{L}+$/u.test(glued) && !isSign(glued.charAt(0)))
      spellings.add(glued);
  }
  return spellings;
};

const patternsOf = (
  language: string,
  kind: Kind | undefined,
  phrases: readonly string[],
): readonly Pattern[] =>
  phrases.flatMap((phrase) => {
    const open = phrase.endsWith('*');
    const bare = open ? phrase.slice(0, -1) : phrase;
    return [...spellingsOf(bare)].map((spelling) => ({
      words: spelling.split(' '),
      open,
      kind,
      phrase: bare,
      language,
    }));
  });

/** "from … to …": what stands around a date is not matched word by word. */
const isOfWords = (phrase: string): boolean => !phrase.includes('…');

/**
 * Parts of a year name a kind too ("January-September 2018"). Words before the number of a year name
 * none, and keep their own words from naming one ("calendar year").
 */
const everyPattern = (): readonly Pattern[] =>
  LANGUAGES.flatMap(({ language, kinds, periods, statements }) => [
    ...(Object.keys(kinds) as KindWords[]).flatMap((name) =>
      patternsOf(language, KINDS[name], kinds[name] ?? []),
    ),
    ...patternsOf(language, KINDS.halfYear, periods.halfYear.filter(isOfWords)),
    ...patternsOf(language, KINDS.quarter, periods.quarter.filter(isOfWords)),
    ...patternsOf(
      language,
      STATEMENT_ALONE,
      Object.values(statements).flatMap(({ titles }) => titles),
    ),
    ...patternsOf(language, undefined, periods.fiscalYear),
  ]);

const firstLetter = (word = ''): string => word.charAt(0);
const PATTERNS = everyPattern();

/** Many languages may have one phrase: what joins in any of them joins it. */
const JOINS_BY_PHRASE: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const joins = new Map<string, Set<string>>();
  for (const { words, language } of PATTERNS) {
    const key = words.join(' ');
    const known = joins.get(key) ?? new Set([AMPERSAND]);
    for (const word of JOINS_OF.get(language) ?? []) known.add(word);
    joins.set(key, known);
  }
  return joins;
})();

/** Patterns by the first letter of their first word, the longest first, so that the most specific words win. */
const INDEX: ReadonlyMap<string, readonly Pattern[]> = (() => {
  const index = new Map<string, Pattern[]>();
  for (const pattern of PATTERNS) {
    const key = firstLetter(pattern.words[0]);
    index.set(key, [...(index.get(key) ?? []), pattern]);
  }
  const lengthOf = ({ words }: Pattern): number => words.length * 100 + words.join('').length;
  const longestFirst = (a: Pattern, b: Pattern): number => lengthOf(b) - lengthOf(a);
  return new Map(Array.from(index, ([key, patterns]) => [key, patterns.toSorted(longestFirst)]));
})();

const fitsWord = (wanted: string, word: string | undefined, open: boolean): boolean =>
  word === wanted ||
  (open && word !== undefined && word.startsWith(wanted)) ||
  (word === AMPERSAND && JOINS.has(wanted));

const doesFit = (pattern: Pattern, words: readonly string[], at: number): boolean =>
  pattern.words.every((word, offset) =>
    fitsWord(word, words[at + offset], pattern.open && offset === pattern.words.length - 1),
  );

/** Where a text stands: the words of a document itself, its file's name, or words around several documents. */
export type TextPlace = 'text' | 'file' | 'around';

const isSaidIn = (where: TextPlace, kind: Kind | undefined): boolean =>
  (where === 'file' || !kind?.fileNameOnly) && (where !== 'around' || !kind?.ownOnly);

/** The phrases of all languages in a folded text, the longest first at each place, none inside another. */
export const matchPhrases = (
  words: readonly string[],
  where: TextPlace,
): readonly PhraseMatch[] => {
  const found: PhraseMatch[] = [];
  for (let at = 0; at < words.length;) {
    const candidates = INDEX.get(firstLetter(words[at])) ?? [];
    const pattern = candidates.find(
      (each) => isSaidIn(where, each.kind) && doesFit(each, words, at),
    );
    if (pattern?.kind)
      found.push({
        kind: pattern.kind,
        phrase: pattern.phrase,
        joins: JOINS_BY_PHRASE.get(pattern.words.join(' ')) ?? JOINS,
        from: at,
        to: at + pattern.words.length,
      });
    at += pattern ? pattern.words.length : 1;
  }
  return found;
};
