import type { PageText, Word } from '@fde/contracts';
import { WIDEST } from './weights.js';

/** A word as the engine works with it: cleaned, without leaders, clipped to the page. */
export interface Token {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly size: number;
  readonly bold: boolean;
  /** How sure character recognition is of it. */
  readonly certainty?: number;
  /** The rules that joined neighbours on its line to make it. */
  readonly joinedBy?: readonly string[];
}

/** Whether a token is there and holds two letters in a row: a word, and no number, note or sign. */
export const isWord = (token: Token | undefined): boolean =>
  token !== undefined && /\p{L}{2}/u.test(token.text);

/** Dot leaders between a label and its number; three or more, with or without spaces. */
const LEADERS = /(?:[._·•…]\s?){3,}|…+/gu;
const INVISIBLE = /[\u0000-\u001f\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffd]/gu;
const SUPERSCRIPTS =
  /[\u00b2\u00b3\u00b9\u2070-\u2079]+(?:[,\u207d\u207e][\u00b2\u00b3\u00b9\u2070-\u2079]*)*/gu;
const SPACED_NUMBER = /^[-\u2013\u2212(]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?\)?$/;

/**
 * Letters, digits and signs of ASCII except the underscore: nearly all words, with nothing to
 * clean.
 */
const PLAIN = /^[!-^`-~]+$/;
const isPlain = (text: string): boolean => PLAIN.test(text) && !text.includes('..');

const cleanText = (text: string): string => withBrackets(isPlain(text) ? text : mendText(text));

/** An amount between braces or square brackets, or between two kinds: recognition misread them. */
const MISREAD_BRACKETS = /^[({[](\$?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?)[)}\]]$/;

const withBrackets = (text: string): string =>
  /[{}[\]]/.test(text) ? text.replace(MISREAD_BRACKETS, '($1)') : text;

/** The vowel "am" of Thai, which compatibility parts in two; people write it as one. */
const PARTED_AM = /\u0e4d(?<tone>[\u0e48-\u0e4b]?)\u0e32/g;

const mendText = (text: string): string =>
  text
    .replace(SUPERSCRIPTS, '')
    .normalize('NFKC')
    .replace(PARTED_AM, '$<tone>\u0e33')
    .replace(INVISIBLE, '')
    .replace(LEADERS, ' ')
    .replace(/\s+/g, ' ');

/** Cuts one word at its spaces. Each part gets the share of the width that its characters take. */
const splitWord = (word: Word, text: string): Token[] => {
  const size = word.fontSize > 0 ? word.fontSize : word.y1 - word.y0;
  const width = (word.x1 - word.x0) / Math.max(1, [...text].length);
  const box = {
    y0: word.y0,
    y1: word.y1,
    size,
    bold: word.bold ?? false,
    ...(word.certainty === undefined ? {} : { certainty: word.certainty }),
  };
  if (SPACED_NUMBER.test(text.trim()))
    return [{ text: text.trim(), x0: word.x0, x1: word.x1, ...box }];
  return [...text.matchAll(/\S+/g)].map((m) => ({
    text: m[0],
    x0: word.x0 + m.index * width,
    x1: word.x0 + (m.index + m[0].length) * width,
    ...box,
  }));
};

const shrinkLeaders = (word: Word, text: string): Word => {
  const remaining = [...text.trimEnd()].length;
  const all = [...word.text].length;
  return remaining < all && LEADERS.test(word.text)
    ? { ...word, x1: word.x0 + ((word.x1 - word.x0) * remaining) / all }
    : word;
};

const onPage =
  (page: PageText) =>
  (t: Token): boolean =>
    t.x1 > 0 && t.y1 > 0 && t.x0 < page.width && t.y0 < page.height && t.x1 > t.x0;

/** Leaders may be set as separate words: a single point says nothing. */
const isLeader = (t: Token): boolean => /^[._·…]+$/u.test(t.text);

/** A title in letters that are words themselves, which may be spread over its line. */
const MAY_BE_SPREAD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}$/u;

/** Too wide for its letters: an invisible spacer or a broken width table, never a word. */
const isPlausible = (t: Token): boolean => {
  const letter = MAY_BE_SPREAD.test(t.text) ? WIDEST.spread : WIDEST.letter;
  return t.x1 - t.x0 < Math.max(WIDEST.letters, t.text.length + 1) * t.size * letter;
};

/**
 * The words of a page, cleaned: leaders, invisible characters and superscript marks removed, split
 * at spaces.
 */
export const tokensOf = (page: PageText): Token[] =>
  page.words
    .flatMap((word) => {
      const text = cleanText(word.text);
      LEADERS.lastIndex = 0;
      return text.trim() === '' ? [] : splitWord(shrinkLeaders(word, text), text.trim());
    })
    .filter((t) => onPage(page)(t) && !isLeader(t))
    .filter(isPlausible);
