import { isTelling, nameWords, type NameWords } from './name-words.js';
import type { LIKENESS } from './weights.js';
import { LONGEST_ACRONYM, SHORTEST_SHARED, SPELLING } from './weights.js';

export type Likeness = keyof typeof LIKENESS;

const isPrefix = (short: readonly string[], long: readonly string[]): boolean =>
  short.length < long.length && short.every((word, at) => word === long[at]);

/** "Amazon" in "Amazon.com", "Nedbank" in "Nedbank Group": the words that tell, and more. */
const isContained = (a: NameWords, b: NameWords): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([short, long]) =>
      short !== undefined &&
      long !== undefined &&
      (isPrefix(short.own, long.own) || long.own.join(' ').includes(short.own.join(' '))) &&
      short.own.some((word) => isTelling(word) && word.length > 2),
  );

/** Names that are written in one: "AMERICANWATERWORKS". */
const isRunTogether = (a: NameWords, b: NameWords): boolean => {
  const [short, long] = a.run.length <= b.run.length ? [a, b] : [b, a];
  return short.own.length === 1 && short.run.length >= SPELLING.letters
    ? long.run.startsWith(short.run)
    : false;
};

const initialsOf = (words: readonly string[]): string =>
  words.map((word) => (/^\d/.test(word) ? word : word.charAt(0))).join('');

/** "IBM" of "International Business Machines", with or without its small words and its form. */
const isAcronym = (short: NameWords, long: NameWords): boolean => {
  if (short.run.length < 2 || short.run.length > LONGEST_ACRONYM || long.all.length < 2)
    return false;
  const initials = [initialsOf(long.all), initialsOf(long.own)];
  return initials.some(
    (letters) =>
      letters.length > 1 &&
      (letters === short.run || (letters.length > 2 && letters.slice(0, -1) === short.run)),
  );
};

/** The least number of letters to change, add or take away to make one text of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  [...a].forEach((letter, i) => {
    const next = [i + 1];
    [...b].forEach((other, j) => {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
};

/** Recognition misreads letters, and languages write some in two ways. */
const isSpelledAlike = (a: NameWords, b: NameWords): boolean => {
  const longer = Math.max(a.run.length, b.run.length);
  if (Math.min(a.run.length, b.run.length) < SPELLING.letters) return false;
  return 1 - distance(a.run, b.run) / longer >= SPELLING.share;
};

const shareWord = (a: NameWords, b: NameWords): boolean =>
  a.own.some((word) => word.length >= SHORTEST_SHARED && isTelling(word) && b.own.includes(word));

/** How alike two names of companies are. Either may be short, an acronym or another spelling. */
export const compareNames = (one: string, other: string): Likeness => {
  const [a, b] = [nameWords(one), nameWords(other)];
  if (a.run === '' || b.run === '') return 'none';
  if (a.run === b.run) return 'equal';
  if (isContained(a, b) || isRunTogether(a, b)) return 'contained';
  if (isAcronym(a, b) || isAcronym(b, a)) return 'acronym';
  if (isSpelledAlike(a, b)) return 'spelling';
  return shareWord(a, b) ? 'sharedWord' : 'none';
};
