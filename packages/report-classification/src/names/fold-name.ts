import { foldWords } from '@fde/contracts/text';

/** Characters of scripts without spaces between words; `ー` lengthens a vowel. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]/gu;

/** Whether a folded word is one character of a script without spaces. */
export const isSign = (word: string): boolean => word.length <= 2 && word.search(SPACELESS) === 0;

/** A part of a year before its year, as one word: `Q32023`, `Q126`. */
const PART_OF_YEAR = /(?<![\p{L}\p{N}])([QH][1-4])(?=(?:20)?\d{2}(?!\d))/giu;

/**
 * A name as links, files and headings write it, split into words: folded, without punctuation, split between letters
 * and digits and before a capital inside a word (`AnnualReport2018` gives `annual report 2018`, `10-K` gives `10 k`,
 * `1H23` gives `1 h 23`). In a script without spaces every character is a word: `年度报告` is found in any run of them.
 */
export const foldName = (text: string): string =>
  foldWords(
    text
      .replace(/&/g, ' and ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(PART_OF_YEAR, '$1 '),
  )
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .replace(SPACELESS, ' $& ')
    .replace(/ {2,}/g, ' ')
    .trim();

export const wordsOf = (text: string): readonly string[] => {
  const folded = foldName(text);
  return folded === '' ? [] : folded.split(' ');
};

/** Two letters for one, as in file names: `geschäftsbericht` gives `geschaeftsbericht`, `årsrapport` `aarsrapport`. */
const TWO_FOR_ONE: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ø', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
]);

/** The spelling of a lower-case phrase without letters with dots, rings and strokes. */
export const transliterate = (text: string): string =>
  text.replace(/[äöøüå]/g, (letter) => TWO_FOR_ONE.get(letter) ?? letter);
