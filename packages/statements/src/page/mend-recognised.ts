import type { PageText, Word } from '@fde/contracts';

import { fold, lexicons } from '../language/index.js';
import { forLanguages } from '../language/languages-in-use.js';

/** A word of a label that character recognition misread, and the word it was corrected to. */
export interface MendedWord {
  readonly page: number;
  readonly printed: string;
  readonly read: string;
}

/** What recognition reads instead of letters. */
const CONFUSED: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['l', 'i'],
  '5': ['s'],
  '8': ['b'],
  '|': ['l', 'i'],
};
/** Recognition was sure of such a word, so it may tell what another one is. */
const SURE = 0.9;
const FEWEST_LETTERS = 3;
const MOST_SPELLINGS = 16;

/** Whole words that occur in the vocabulary's patterns. */
const VOCABULARY = forLanguages((): readonly string[] =>
  lexicons()
    .flatMap(({ rows, titles }) => [
      ...Object.values(rows).flatMap((kinds) => Object.values(kinds)),
      ...Object.values(titles).flat(),
    ])
    .flatMap(
      ({ source }) =>
        source.replace(/\\[a-z]/g, ' ').match(/(?<![a-z])[a-z]{5,}(?![a-z(?[])/g) ?? [],
    ),
);

const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');
const isWhole = (text: string): boolean => /^[(]?\p{L}{4,}[).,:;]?$/u.test(text);

/**
 * A word with a sign in it that can only be a letter. It has more letters than other signs, so it
 * is never a number.
 */
const isOdd = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signs = text.match(/[0158|]/g)?.length ?? 0;
  return (
    letters >= FEWEST_LETTERS &&
    signs > 0 &&
    letters > 2 * signs &&
    /^[(]?[\p{L}0158|]+[).,:;]?$/u.test(text)
  );
};

/**
 * A capital I that was read as a small l before a consonant: "lnventories". No word begins with
 * such an l.
 */
const withCapital = (text: string): string => text.replace(/^l(?=[bcdfgkmnpqrstvwxz])/, 'I');

/** All ways to read the doubtful signs of a word as letters. */
const spellingsOf = (text: string): string[] =>
  [...text].reduce<string[]>(
    (found, sign, at) => {
      const options = CONFUSED[sign] ?? [sign];
      return found.length * options.length > MOST_SPELLINGS
        ? found
        : found.flatMap((start) =>
            options.map(
              (letter) => start + (at === 0 && letter !== sign ? letter.toUpperCase() : letter),
            ),
          );
    },
    [''],
  );

const mendWord = (text: string, known: ReadonlySet<string>): string | undefined => {
  if (!isOdd(text) && withCapital(text) === text) return undefined;
  const fitting = spellingsOf(withCapital(text)).filter(
    (spelling) =>
      spelling.length === text.length && isWhole(spelling) && known.has(lettersOf(spelling)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
};

/**
 * Corrects misread words of recognised pages if exactly one reading of their doubtful signs is a
 * word of the vocabulary or occurs elsewhere in the same pages. Numbers are never touched.
 */
export const mendRecognised = (
  pages: readonly PageText[],
): { readonly pages: readonly PageText[]; readonly mended: readonly MendedWord[] } => {
  if (!pages.some((page) => page.origin === 'ocr')) return { pages, mended: [] };
  const sure = pages
    .flatMap((page) => page.words)
    .filter((w) => isWhole(w.text) && (w.certainty ?? 1) >= SURE);
  const known = new Set([...VOCABULARY(), ...sure.map((w) => lettersOf(w.text))]);
  const found: MendedWord[] = [];
  const mend =
    (page: number) =>
    (word: Word): Word => {
      const printed = mendWord(word.text, known);
      if (printed === undefined) return word;
      found.push({ page, printed, read: word.text });
      return { ...word, text: printed };
    };
  return {
    pages: pages.map((page) =>
      page.origin === 'ocr' ? { ...page, words: page.words.map(mend(page.page)) } : page,
    ),
    mended: found,
  };
};
