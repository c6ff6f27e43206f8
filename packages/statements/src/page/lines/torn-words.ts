import { fold } from '../../language/index.js';
import { median, type Line } from '../line.js';
import type { Token } from '../token.js';
import { APART, TORN_WORDS } from '../weights.js';

/**
 * Programs set the first letter of a word apart from its rest: "N et cash", "O ther income",
 * "T OTAL ASSETS". What stands on the page as a word of its own is the rest of no other.
 */
interface Tear {
  /** Where on its line the letter stands; the rest follows it. */
  readonly at: number;
  readonly letter: Token;
  readonly rest: Token;
  /** Between both, in the font size. */
  readonly gap: number;
}

interface TearRule {
  readonly name: string;
  readonly applies: (tear: Tear, line: Line, words: ReadonlySet<string>) => boolean;
}

const CAPITAL = /^\p{Lu}$/u;
/** At least two letters, all small or all capitals, and what may stand behind a word. */
const REST = /^(?:\p{Ll}{2,}|\p{Lu}{2,})(?:['’]\p{L}{1,2})?[),.:;]*$/u;

/** "N et": no language has a word of one consonant that begins a label and leans on the next. */
const CONSONANT = /^[B-DF-HJ-NP-TV-XZ]$/;
const SMALL = /^\p{Ll}/u;

const wordOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

const gapBetween = (left: Token, right: Token): number =>
  (right.x0 - left.x1) / Math.max(left.size, right.size);

const tearsOn = ({ tokens }: Line): Tear[] =>
  tokens.flatMap((letter, at) => {
    const rest = tokens[at + 1];
    if (rest === undefined || !CAPITAL.test(letter.text) || !REST.test(rest.text)) return [];
    const gap = gapBetween(letter, rest);
    return gap < APART ? [{ at, letter, rest, gap }] : [];
  });

/** The space between the other words of a line; undefined where it has too few. */
const wordSpaceOf = ({ tokens }: Line, at: number): number | undefined => {
  const gaps = tokens
    .slice(1)
    .flatMap((token, i) => (i === at ? [] : [gapBetween(tokens[i] ?? token, token)]))
    .filter((gap) => gap > 0 && gap < APART);
  return gaps.length < TORN_WORDS.gaps ? undefined : median(gaps);
};

const RULES: readonly TearRule[] = [
  {
    name: 'the word stands whole on the page',
    applies: ({ letter, rest }, _, words) => words.has(wordOf(letter.text + rest.text)),
  },
  {
    name: 'nearer than the words of its line are',
    applies: ({ at, gap, letter, rest }, line, words) =>
      CONSONANT.test(letter.text) &&
      SMALL.test(rest.text) &&
      !words.has(wordOf(letter.text)) &&
      gap < TORN_WORDS.nearer * (wordSpaceOf(line, at) ?? 0),
  },
];

const join = ({ letter, rest }: Tear): Token => ({
  ...rest,
  text: letter.text + rest.text,
  x0: letter.x0,
  y0: Math.min(letter.y0, rest.y0),
  y1: Math.max(letter.y1, rest.y1),
});

const mend = (line: Line, tears: readonly Tear[]): Line => {
  const at = new Map(tears.map((tear) => [tear.at, tear]));
  return {
    ...line,
    tokens: line.tokens.flatMap((token, i) => {
      const tear = at.get(i);
      if (tear !== undefined) return [join(tear)];
      return at.has(i - 1) ? [] : [token];
    }),
  };
};

/** The lines of a page with the first letters of words joined to their rest. */
export const withWholeWords = (lines: readonly Line[]): Line[] => {
  const torn = new Map(lines.map((line) => [line, tearsOn(line)]));
  const pieces = new Set([...torn.values()].flat().flatMap(({ letter, rest }) => [letter, rest]));
  if (pieces.size === 0) return [...lines];
  const words = new Set(
    lines.flatMap(({ tokens }) => tokens.filter((t) => !pieces.has(t)).map((t) => wordOf(t.text))),
  );
  return lines.map((line) => {
    const tears = (torn.get(line) ?? []).filter(
      (tear) =>
        !words.has(wordOf(tear.rest.text)) &&
        RULES.some(({ applies }) => applies(tear, line, words)),
    );
    return tears.length === 0 ? line : mend(line, tears);
  });
};
