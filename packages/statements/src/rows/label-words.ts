import { fold, lexicons } from '../language/index.js';
import { inAnyLanguage, wordsOf } from '../language/in-any-language.js';
import { forLanguages } from '../language/languages-in-use.js';
import { anyWord, matchExactly } from '../language/any-of.js';
import { isStatementWord } from '../language/part-words.js';
import { partsOf } from '../language/run-together.js';
import { GLUED, LEADING_WORDS } from './weights.js';

/** Stands in a label for the hyphen at a line's end, until it is known whose it is. */
export const BREAK = '\u00AD';

const HYPHENS = '[-\u2010\u00AD\uFFFE]';
const WORD = new RegExp(String.raw`\p{L}+(?:${HYPHENS}\p{L}+)*`, 'gu');
/** A word that a line's end may break: its halves are no words. */
const BROKEN = new RegExp(String.raw`\p{L}+${HYPHENS}\s+\p{L}+`, 'gu');
const ANY_HYPHEN = new RegExp(HYPHENS, 'gu');

/** The words of pages in small letters, without those that the end of a line breaks. */
export const printedWords = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap((page) =>
      (page.replace(BROKEN, ' ').match(WORD) ?? []).map((word) =>
        word.toLowerCase().replace(ANY_HYPHEN, '-'),
      ),
    ),
  );

/** The halves of a word at the end of a line and at the start of the next. */
interface Halves {
  readonly left: string;
  readonly right: string;
  readonly words: ReadonlySet<string>;
}

interface BreakRule {
  readonly name: string;
  readonly applies: (halves: Halves) => boolean;
  /** What is printed between the halves if they stand on one line. */
  readonly between: string;
}

const JOINS = forLanguages(() => matchExactly(inAnyLanguage((l) => l.labelWords.and)));

const isWord = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) || isStatementWord(fold(word));

/** Whether the hyphen at a line's end belongs to its word; the first rule that applies decides. */
const BREAK_RULES: readonly BreakRule[] = [
  {
    name: 'goes on after "and"',
    applies: ({ right }) => JOINS().test(fold(right)),
    between: '- ',
  },
  {
    name: 'printed with its hyphen elsewhere',
    applies: ({ left, right, words }) => words.has(`${left}-${right}`),
    between: '-',
  },
  {
    name: 'printed as one word elsewhere',
    applies: ({ left, right, words }) => isWord(`${left}${right}`, words),
    between: '',
  },
  {
    name: 'two words',
    applies: ({ left, right, words }) => isWord(left, words) && isWord(right, words),
    between: '-',
  },
];

const AT_BREAK = new RegExp(String.raw`(\p{L}+)${BREAK}(\p{L}+)`, 'gu');

/** A label with its words as they are written on one line. */
interface WholeWords {
  readonly label: string;
  /** Nothing shows whether a word is one or two. */
  readonly unsure: boolean;
}

const joinBroken = (label: string, words: ReadonlySet<string>): WholeWords => {
  let unsure = false;
  const joined = label.replace(AT_BREAK, (_, before: string, after: string) => {
    const [left, right] = [before.toLowerCase(), after.toLowerCase()];
    const rule = BREAK_RULES.find(({ applies }) => applies({ left, right, words }));
    unsure ||= rule === undefined;
    return `${before}${rule?.between ?? '-'}${after}`;
  });
  return { label: joined.replaceAll(BREAK, '-'), unsure };
};

const APART_WORDS = forLanguages(
  (): ReadonlySet<string> => new Set(lexicons().flatMap((l) => wordsOf(l.apartWords))),
);
const RUN = new RegExp(String.raw`\p{L}{${GLUED.letters},}`, 'gu');

/** The words that were printed without a space: "TOTALASSETS". */
const partGlued = (run: string): string => {
  const small = run.toLowerCase();
  const parts = isStatementWord(small) ? undefined : partsOf(small, APART_WORDS());
  let at = 0;
  return (parts ?? [small]).map((part) => run.slice(at, (at += part.length))).join(' ');
};

/**
 * A label as it would be printed on one line with all its spaces: the hyphen that only the end of a
 * line needs is left out, and words that nothing parts are parted.
 */
export const wholeWords = (label: string, words: ReadonlySet<string>): WholeWords => {
  const joined = joinBroken(label, words);
  return { ...joined, label: joined.label.replace(RUN, partGlued) };
};

const JOINING = forLanguages(
  () => new Set(lexicons().flatMap((l) => wordsOf(l.labelWords.joining))),
);

/** "of", "to", "for" in small letters: the "A" of a class is a name. */
export const isJoining = (word: string): boolean =>
  /^\p{Ll}/u.test(word) && JOINING().has(fold(word));

const ENDS_WHOLE = forLanguages(() => anyWord(inAnyLanguage((l) => l.labelWords.endsWhole)));

/** Whether a label of several words ends within a phrase: "Net surplus and contribution to". */
export const leadsOn = (label: string): boolean => {
  const words = label.split(' ');
  const isLong = words.length >= LEADING_WORDS;
  return isLong && isJoining(words.at(-1) ?? '') && !ENDS_WHOLE().test(fold(label));
};
