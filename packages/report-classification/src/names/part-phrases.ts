import { NAMED_PARTS, ORDINAL_ENDINGS, PART_WORDS, type PartWords } from '@fde/lexicon';
import { foldName, transliterate, wordsOf } from './fold-name.js';
import type { SaidPart } from './said-part.js';

interface Word {
  readonly text: string;
  /** Any ending may follow. */
  readonly isOpen: boolean;
}

interface PartPhrase {
  readonly words: readonly Word[];
  readonly says: SaidPart;
  readonly isGeneral: boolean;
  /** Ends in a bare number, which may be that of a day: "quarter 1 April to 30 June". */
  readonly endsInNumber: boolean;
}

const QUARTERS: readonly SaidPart[] = ['Q1', 'Q2', 'Q3', 'Q4'];
const HALVES: readonly SaidPart[] = ['H1', 'H2'];
/** From the first quarter to the second or the third: "1.-3. kvartal". */
const RUNS: readonly (readonly [run: string, says: SaidPart])[] = [
  ['1 2', 'H1'],
  ['1 3', '9M'],
  ['i ii', 'H1'],
  ['i iii', '9M'],
];
const NUMERALS: readonly (readonly string[])[] = [['1'], ['2', 'ii'], ['3', 'iii'], ['4', 'iv']];

const wordsOfPhrase = (phrase: string): readonly Word[] => {
  const isOpen = phrase.endsWith('*');
  const words = wordsOf(isOpen ? phrase.slice(0, -1) : phrase);
  return words.map((text, at) => ({ text, isOpen: isOpen && at === words.length - 1 }));
};

/** With and without the letters that file names write as two. */
const spellingsOf = (phrase: string): readonly (readonly Word[])[] =>
  [...new Set([phrase, transliterate(phrase)])].map(wordsOfPhrase);

const phrase = (
  words: readonly Word[],
  says: SaidPart,
  rest: Partial<PartPhrase> = {},
): PartPhrase => ({ words, says, isGeneral: false, endsInNumber: false, ...rest });

/** "third quarter" and "quarter 3" */
const numbered = (
  nouns: readonly string[],
  ordinals: readonly (readonly string[])[],
  parts: readonly SaidPart[],
): readonly PartPhrase[] =>
  nouns.flatMap(spellingsOf).flatMap((noun) =>
    parts.flatMap((says, at) =>
      [...(ordinals[at] ?? []), ...(NUMERALS[at] ?? [])].flatMap((ordinal) => {
        const number = wordsOfPhrase(ordinal);
        const endsInNumber = /^\d$/.test(ordinal);
        return [
          phrase([...number, ...noun], says),
          phrase([...noun, ...number], says, { endsInNumber }),
        ];
      }),
    ),
  );

const runs = (nouns: readonly string[]): readonly PartPhrase[] =>
  nouns
    .flatMap(spellingsOf)
    .flatMap((noun) => RUNS.map(([run, says]) => phrase([...wordsOfPhrase(run), ...noun], says)));

const plain = (
  phrases: readonly string[],
  says: SaidPart,
  rest: Partial<PartPhrase> = {},
): readonly PartPhrase[] => phrases.flatMap(spellingsOf).map((words) => phrase(words, says, rest));

const phrasesOfLanguage = (words: PartWords): readonly PartPhrase[] => [
  ...numbered(words.quarter, words.ordinals, QUARTERS),
  ...runs(words.quarter),
  ...numbered(words.half, words.ordinals, HALVES),
  ...plain(words.threeMonths, 'quarter'),
  ...plain(words.sixMonths, 'H1'),
  ...plain(words.nineMonths, '9M'),
  ...plain(words.halfYear, 'H1', { isGeneral: true }),
];

const weightOf = ({ words }: PartPhrase): number =>
  words.length * 100 + words.map(({ text }) => text).join('').length;

/** By the first letter of the first word; the longest first, and what says more before what says less. */
const INDEX: ReadonlyMap<string, readonly PartPhrase[]> = (() => {
  const index = new Map<string, PartPhrase[]>();
  const all = [
    ...PART_WORDS.flatMap(phrasesOfLanguage),
    ...plain(NAMED_PARTS.Q1, 'Q1'),
    ...plain(NAMED_PARTS.H1, 'H1'),
    ...plain(NAMED_PARTS.H2, 'H2'),
  ];
  for (const each of all) {
    const key = each.words[0]?.text.charAt(0) ?? '';
    index.set(key, [...(index.get(key) ?? []), each]);
  }
  const order = (a: PartPhrase, b: PartPhrase): number =>
    weightOf(b) - weightOf(a) || Number(a.isGeneral) - Number(b.isGeneral);
  return new Map(Array.from(index, ([key, phrases]) => [key, phrases.toSorted(order)]));
})();

const doesFit = (words: readonly Word[], text: readonly string[], at: number): boolean =>
  words.every(({ text: wanted, isOpen }, offset) => {
    const word = text[at + offset];
    return word === wanted || (isOpen && word !== undefined && word.startsWith(wanted));
  });

const ENDINGS: ReadonlySet<string> = new Set(ORDINAL_ENDINGS.map(foldName));

/** The words of a text without what makes a figure an ordinal: "1 er trimestre" gives "1 trimestre". */
export const wordsWithoutEndings = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return words.filter((word, at) => !(ENDINGS.has(word) && /^[1-4]$/.test(words[at - 1] ?? '')));
};

/** Whether the number that ends a phrase belongs to what follows: "Kvartalsrapport 1. kvartal", "quarter 1 April". */
const isTaken = (
  { words: { length } }: PartPhrase,
  words: readonly string[],
  at: number,
  isMonth: (word: string) => boolean,
): boolean => {
  const number = at + length - 1;
  const rivals = INDEX.get(words[number]?.charAt(0) ?? '') ?? [];
  return (
    isMonth(words[number + 1] ?? '') || rivals.some((each) => doesFit(each.words, words, number))
  );
};

/** The phrases for parts of a year, from left to right, the longest at each place. */
export const matchParts = (
  words: readonly string[],
  isMonth: (word: string) => boolean,
): readonly PartPhrase[] => {
  const found: PartPhrase[] = [];
  for (let at = 0; at < words.length;) {
    const candidates = INDEX.get(words[at]?.charAt(0) ?? '') ?? [];
    const match = candidates.find(
      (each) =>
        doesFit(each.words, words, at) && !(each.endsInNumber && isTaken(each, words, at, isMonth)),
    );
    if (match) found.push(match);
    at += match?.words.length ?? 1;
  }
  return found;
};
