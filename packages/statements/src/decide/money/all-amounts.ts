import { AMOUNT_WORDS } from '@fde/lexicon';

import { once } from '../../evidence/once.js';
import { fold } from '../../language/fold.js';
import { matchesOf } from '../../language/matches.js';
import { moneyNamesIn, scaleIn, statesMoney, type StatedUnit } from '../../language/money/money.js';
import { saysPhrase } from '../../language/phrases/phrase-pattern.js';
import { SENTENCE } from './weights.js';

const UNLESS = once(() => new RegExp(saysPhrase(AMOUNT_WORDS.unlessStated).source, 'g'));
const ALL = once(() => saysPhrase(AMOUNT_WORDS.all));
const OF_COVER = once(() => saysPhrase([...AMOUNT_WORDS.all, ...AMOUNT_WORDS.ofReport]));

/** The end of a sentence, or of the bracket in which it stands. */
const END = /[.;]|(?<!\([^()]*)\)/;

/** What a sentence says in brackets, of which only one that is still open ends it. */
const BRACKETS = /\(([^()]*)\)/g;

/** The sentence around a match. */
const sentenceAround = (text: string, at: number, length: number): string => {
  const before = text.slice(Math.max(0, at - SENTENCE.before), at).replace(BRACKETS, ' $1 ');
  const behind = text.slice(at, at + length + SENTENCE.behind);
  return `${before.split(/[.;()]/).at(-1) ?? ''}${behind.split(END)[0] ?? ''}`;
};

/** The unit that a sentence gives all amounts. One with figures speaks of an amount of its own. */
const unitIn = (sentence: string, ofAll = ALL()): StatedUnit[] => {
  const from = ofAll.exec(sentence)?.index ?? sentence.length;
  const said = sentence
    .slice(from)
    .replace(BRACKETS, (bracket) => (statesMoney(bracket) ? bracket : ''));
  const scale = scaleIn(said);
  // "Kronor (SEK)": the name that fewest currencies share says which.
  const money = moneyNamesIn(said).toSorted((a, b) => a.length - b.length);
  if (/[1-9]/.test(said) || (scale === undefined && money.length === 0)) return [];
  return [{ scale: scale ?? 1, multiplied: scale !== undefined, money }];
};

/** The unit that lines of the first page give the whole report: "Gli importi sono espressi in Euro". */
const unitsOfCover = (pages: readonly string[]): StatedUnit[] =>
  (pages.find((page) => page.trim() !== '') ?? '')
    .split('\n')
    .flatMap((line) => unitIn(fold(line), OF_COVER()));

/**
 * The unit of all tables that do not state their own: "unless otherwise stated, all amounts are in
 * kronor", or what a cover says of the report. Two units are those of parts of it.
 */
export const unitOfAllAmounts = (
  pages: readonly string[],
  folded: readonly string[] = pages.map(fold),
): StatedUnit | undefined => {
  const stated = folded.flatMap((text) =>
    matchesOf(UNLESS(), text).flatMap((match) =>
      unitIn(sentenceAround(text, match.index, match[0].length)),
    ),
  );
  const units = stated.length > 0 ? stated : unitsOfCover(pages);
  const [first] = units;
  return units.every((unit) => JSON.stringify(unit) === JSON.stringify(first)) ? first : undefined;
};
