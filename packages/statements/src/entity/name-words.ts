import { fold } from '../language/fold.js';

import { FORM_AT_END, FORM_AT_START } from '../decide/company/name-forms.js';
import { COMMON_NAME_WORDS, GROUP_WORDS, NAME_JOINERS } from '../language/name-filler.js';

/** A company's name in the forms in which names are compared. */
export interface NameWords {
  /** All its words, folded, without legal forms. */
  readonly all: readonly string[];
  /** The words that name it: without joiners and words such as "Group". */
  readonly own: readonly string[];
  /** The letters and digits of its own words, run together. */
  readonly run: string;
}

/** Letters that fold to others than their own without their mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

const plainLetters = (text: string): string =>
  fold(text).replace(/[øłđıæœ]/g, (letter) => LETTERS[letter] ?? letter);

const withoutForms = (name: string): string => {
  let rest = name.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    const shorter = rest
      .replace(FORM_AT_END, '')
      .replace(FORM_AT_START, '')
      .replace(/^[\s,.&(-]+|[\s,.&(-]+$/g, '');
    if (/[\p{L}\p{N}]/u.test(shorter)) rest = shorter;
  }
  return rest;
};

/** "S. p. A.", "I.B.M." are one word each. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?)+\p{L}(?![\p{L}\p{N}])\.?/gu;

const wordsIn = (text: string): string[] =>
  plainLetters(text)
    .replace(DOTTED, (dotted) => `${dotted.replace(/[.\s]/g, '')} `)
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const orAll = (some: readonly string[], all: readonly string[]): readonly string[] =>
  some.length > 0 ? some : all;

export const nameWords = (name: string): NameWords => {
  const all = wordsIn(withoutForms(name.replace(/\([^)]*\)/g, ' ')) || name);
  const joined = orAll(
    all.filter((word) => !NAME_JOINERS.has(word)),
    all,
  );
  const own = orAll(
    joined.filter((word) => !GROUP_WORDS.has(word)),
    joined,
  );
  return { all, own, run: own.join('') };
};

/** Whether a word tells companies apart. */
export const isTelling = (word: string): boolean =>
  word.length > 1 &&
  !COMMON_NAME_WORDS.has(word) &&
  !GROUP_WORDS.has(word) &&
  !NAME_JOINERS.has(word);
