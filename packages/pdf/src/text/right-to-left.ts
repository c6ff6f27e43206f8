import { hasRightToLeft } from '@fde/contracts/right-to-left';
import type { PlacedGlyph } from './place-glyphs.js';

/** Runs that go from left to right within such words: numbers with their signs, Latin letters. */
const LEFT_TO_RIGHT =
  /[\p{N}\p{Script=Latin}](?:[\p{N}\p{Script=Latin}.,:/%-]*[\p{N}\p{Script=Latin}%])?/gu;

const middleOf = ({ x0, x1 }: PlacedGlyph): number => (x0 + x1) / 2;

/**
 * The text of a word with letters of such a script, in the order in which it is read. Files place
 * its glyphs in that order, or as they are seen, from left to right.
 */
export const logicalText = (glyphs: readonly PlacedGlyph[]): string => {
  const letters = glyphs.filter(({ text }) => hasRightToLeft(text));
  const telling = letters.length > 1 ? letters : glyphs;
  const [first, last] = [telling[0], telling.at(-1)];
  const isSeen = first !== undefined && last !== undefined && middleOf(last) > middleOf(first);
  if (!isSeen) return plainLetters(glyphs.map(({ text }) => text).join(''));
  const backwards = glyphs
    .toReversed()
    .map(({ text }) => text)
    .join('');
  return plainLetters(backwards.replace(LEFT_TO_RIGHT, (run) => [...run].toReversed().join('')));
};

/** Letters instead of the forms that they take at the beginning, in the middle and at the end of words. */
const plainLetters = (text: string): string =>
  /[\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? text.normalize('NFKC') : text;

/** Brackets look the other way from right to left, and files name them by either look. */
const FACING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  [')', '('],
  ['[', ']'],
  [']', '['],
]);
/** A word that begins with a closing bracket or ends with an opening one. */
const FACES_AWAY = /^[)\]].|.[([]$/;
/** A line whose first bracket closes. */
const CLOSES_FIRST = /^[^()[\]]*[)\]]/;

const turned = (text: string): string =>
  text.replace(/[()[\]]/g, (each) => FACING.get(each) ?? each);

/** The word with brackets that face what they hold. */
export const withFacingBrackets = (word: string): string =>
  FACES_AWAY.test(word) ? turned(word) : word;

const ANY_BRACKET = /[()[\]]/;
/** The lines of a text with such brackets; only those with letters of such a script are changed. */
export const linesWithFacingBrackets = (text: string): string =>
  hasRightToLeft(text) && ANY_BRACKET.test(text)
    ? text
        .split('\n')
        .map((line) => (hasRightToLeft(line) && CLOSES_FIRST.test(line) ? turned(line) : line))
        .join('\n')
    : text;
