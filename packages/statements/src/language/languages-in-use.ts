import { EVERY_LANGUAGE } from './every-language.js';
import { languagesOf } from './languages-of.js';
import type { Lexicon } from './lexicon.js';

/** Sets of lexicons by the codes of their languages: what was made for a set is made once. */
const sets = new Map<string, readonly Lexicon[]>();

const setOf = (isIn: (language: string) => boolean): readonly Lexicon[] => {
  const languages = EVERY_LANGUAGE.filter(({ language }) => isIn(language));
  const key = languages.map(({ language }) => language).join(' ');
  const known = sets.get(key);
  if (known !== undefined) return known;
  const set = languages.map(({ lexicon }) => lexicon());
  sets.set(key, set);
  return set;
};

/**
 * Makes the lexicons of all languages before they are needed, one in each turn of the loop: all at once they hold a
 * service for a third of a second.
 */
export const makeLexicons = async (): Promise<void> => {
  for (const { lexicon } of EVERY_LANGUAGE) {
    lexicon();
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Words of English stand in reports of any language. */
const ALWAYS = 'en';

const readBy = (languages: ReadonlySet<string>): readonly Lexicon[] =>
  setOf((language) => languages.size === 0 || language === ALWAYS || languages.has(language));

let inUse: readonly Lexicon[] | undefined;
let all: readonly Lexicon[] | undefined;

/**
 * The lexicons by which texts are read now, the most frequent language first: every language's,
 * unless `inLanguagesOf` says which ones a document may be in.
 */
export const lexicons = (): readonly Lexicon[] => inUse ?? (all ??= setOf(() => true));

/**
 * Does some work on the pages of a document with the languages that it may be in; the others cost
 * nothing. Within such work the languages stay what they are. Pages that show no language, as what
 * is recognised badly, may be in any.
 */
export const inLanguagesOf = <T>(pages: readonly string[], work: () => T): T => {
  if (inUse !== undefined) return work();
  inUse = readBy(languagesOf(pages));
  try {
    return work();
  } finally {
    inUse = undefined;
  }
};

/**
 * What is made of the words of the languages in use (a pattern, a table, a cache): made when it is
 * first asked for, once for each set of languages.
 */
export const forLanguages = <T>(make: () => T): (() => T) => {
  const made = new Map<readonly Lexicon[], T>();
  return () => {
    const set = lexicons();
    const known = made.get(set);
    if (known !== undefined) return known;
    const value = make();
    made.set(set, value);
    return value;
  };
};
