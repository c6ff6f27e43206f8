import { ACCOUNT_SIDES } from '@fde/lexicon';

import { once } from '../evidence/once.js';
import { matchExactly } from '../language/any-of.js';
import { isMonthName, ORDINAL, readDate } from '../language/dates/dates.js';
import { foldWords } from '../language/fold.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { fold, lexicons } from '../language/index.js';
import { saysPhrase } from '../language/phrases/phrase-pattern.js';
import { REGISTER_NUMBERS } from '../language/register-labels.js';
import { isStatementWord } from '../language/part-words.js';
import { statesMoney, unitStated, withoutExceptions } from '../language/money/money.js';
import { SHARE } from '../language/money/unit-words.js';
import type { ColumnSet } from './column-sets.js';
import { LONGEST_RELATIVE_YEAR, LONGEST_UNIT, LONGEST_UNIT_WORD } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** A word of a table's head, and the rule that explains it. */
export interface HeadWord {
  readonly word: string;
  /** Undefined if no rule knows the word: it is ink that is not understood. */
  readonly rule: string | undefined;
  /** Positions in the set of the columns that it stands over. */
  readonly over: readonly number[];
}

interface HeadRule {
  readonly name: string;
  readonly applies: (word: string, words: string) => boolean;
}

type Pick = Parameters<typeof inAnyLanguage>[0];

const wholeWord = (pick: Pick): ((word: string) => boolean) => {
  const pattern = forLanguages(() => matchExactly(inAnyLanguage(pick).source));
  return (word) => pattern().test(word);
};

const within = (pick: Pick): ((word: string, words: string) => boolean) => {
  const pattern = forLanguages(() => inAnyLanguage(pick));
  return (word, words) => (pattern().exec(words)?.[0] ?? '').includes(word);
};

const isFiller = wholeWord((l) => l.titleWords.fillers);

/** "2023", "31.12.2023", "31st". */
const NUMBER = forLanguages(() => new RegExp(String.raw`^\W*\d[\d./'’-]*(?:${ORDINAL()})?\W*$`));

/** "30-Jun-23", "Dec.23": a date without blanks. */
const isJoinedDate = (word: string): boolean => {
  const parts = word.split(/[-./'’]/).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => NUMBER().test(part) || isMonthName(part));
};

/** "FY23", "FY'23", "FY2023": a year with what stands before it. */
const isNamedYear = (word: string): boolean =>
  /^[a-z]{1,3}['’]?\d\d(?:\d\d)?$/.test(word) && readDate(word)?.year !== undefined;

/** "Twelve months ended": patterns of lengths name their groups, so each is tried by itself. */
const isOfLength = (word: string, words: string): boolean =>
  lexicons().some(({ lengths }) =>
    [lengths.counted, lengths.interim, ...lengths.parts.map(({ pattern }) => pattern)].some((p) =>
      (p.exec(words)?.[0] ?? '').split(/[ -]/).includes(word),
    ),
  );

/** Heads are folded, but capitals tell `Rm` from `RM`. */
const asPrinted = (word: string): string[] => [
  word,
  word.charAt(0).toUpperCase() + word.slice(1),
  word.toUpperCase(),
];

/** Whether a word of a head is one of some consecutive words that together say something. */
const isAmong =
  (longest: number, says: (phrase: string) => boolean) =>
  (word: string, words: string): boolean => {
    const all = wordsOf(words);
    return all.some((_, from) =>
      Array.from({ length: longest }, (_each, at) => all.slice(from, from + at + 1)).some(
        (phrase) => phrase.includes(word) && says(phrase.join(' ')),
      ),
    );
  };

const statesUnit = (text: string): boolean => statesMoney(text) || unitStated(text) !== undefined;

/** "US dollars"; of Chinese, each sign is a word. */
const isOfLongUnit = isAmong(LONGEST_UNIT, (phrase) => phrase.includes(' ') && statesMoney(phrase));

/** A unit, or a word that is one together with those beside it. */
const isOfUnit = (word: string, words: string): boolean =>
  asPrinted(word).some(statesUnit) || isOfLongUnit(word, words);

const namesRelativeYear = (phrase: string): boolean =>
  lexicons().some(
    ({ lengths }) => lengths.previousYear.test(phrase) || lengths.currentYear.test(phrase),
  );

/** "Totals of the previous year": a year by its place. */
const isOfRelativeYear = isAmong(LONGEST_RELATIVE_YEAR, namesRelativeYear);

const SIDES = once(() => saysPhrase(ACCOUNT_SIDES));

/** "(Debe) Haber" over the years: whose amounts are costs is told by their brackets. */
const isOfSides = (word: string, words: string): boolean =>
  (SIDES().exec(foldWords(words))?.[0] ?? '').split(' ').includes(word);

const every = (patterns: Readonly<Partial<Record<string, RegExp>>>): RegExp[] =>
  Object.values(patterns).flatMap((pattern) => pattern ?? []);

/** What a word of a head is; the first rule that applies decides. */
const HEAD_RULES: readonly HeadRule[] = [
  {
    name: 'number or date',
    applies: (word) => NUMBER().test(word) || isJoinedDate(word) || isNamedYear(word),
  },
  { name: 'number in a register', applies: (word) => REGISTER_NUMBERS.has(word) },
  { name: 'sides of an account', applies: isOfSides },
  { name: 'mark', applies: (word) => !/\p{L}{2,}/u.test(word) && !statesMoney(word) },
  { name: 'month', applies: (word) => isMonthName(word) },
  { name: 'unit', applies: isOfUnit },
  {
    name: 'exception of a unit',
    applies: (word, words) => !withoutExceptions(words).includes(word),
  },
  { name: 'shares', applies: within((l) => l.units.shares) },
  { name: 'share', applies: (word) => SHARE().test(word) },
  { name: 'beside a year', applies: wholeWord((l) => l.periods.besideYear) },
  { name: 'comparison', applies: within((l) => l.periods.comparison) },
  { name: 'words of a unit', applies: wholeWord((l) => l.money.filler) },
  { name: 'words of a title', applies: (word) => isFiller(word) || isStatementWord(word) },
  { name: 'basis', applies: within((l) => every(l.columnWords.basis)) },
  { name: 'scope', applies: within((l) => every(l.columnWords.scope)) },
  { name: 'period', applies: within((l) => l.lengths.wholeYear) },
  { name: 'length', applies: isOfLength },
  { name: 'year by its place', applies: isOfRelativeYear },
  { name: 'group', applies: within((l) => l.groupColumn) },
  { name: 'part', applies: within((l) => l.partColumn) },
  { name: 'reference', applies: within((l) => l.noteColumn) },
  { name: 'other column', applies: within((l) => l.sideColumn) },
];

const EDGES = /^[^\p{L}\p{N}\p{Sc}'’]+|[^\p{L}\p{N}\p{Sc}'’]+$/gu;

const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;:()[\]/]+/)
    .map((word) => word.replace(EDGES, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Every word above the used columns with the rule that explains it. The heads of the set's columns
 * are folded; `company` is the reporting company's name, which may stand there as well.
 */
export const headInk = ({ columns }: ColumnSet, company = ''): HeadWord[] => {
  const named = new Set(wordsOf(fold(company)));
  const over = new Map<string, number[]>();
  columns.forEach(({ words }, position) => {
    for (const word of new Set(wordsOf(words)))
      over.set(word, [...(over.get(word) ?? []), position]);
  });
  return [...over].map(([word, positions]) => {
    const words = columns[positions[0] ?? 0]?.words ?? '';
    const rule = named.has(word)
      ? 'name of the company'
      : HEAD_RULES.find(({ applies }) => applies(word, words))?.name;
    return { word, rule, over: positions };
  });
};

/** What is not understood above the used columns, by what it puts in doubt. */
export interface UnknownHead {
  /** Short words over every column, where a unit stands. */
  readonly unit: readonly string[];
  /** Words over some of the columns: these may differ from the others in what nothing here knows. */
  readonly columns: readonly string[];
}

export const unknownHead = (ink: readonly HeadWord[], columns: number): UnknownHead => {
  const unknown = ink.filter(({ rule }) => rule === undefined);
  const overAll = ({ over }: HeadWord): boolean => over.length === columns;
  const textsOf = (words: readonly HeadWord[]): string[] => words.map(({ word }) => word);
  return {
    unit: textsOf(unknown.filter((w) => overAll(w) && w.word.length <= LONGEST_UNIT_WORD)),
    columns: textsOf(unknown.filter((w) => !overAll(w))),
  };
};
