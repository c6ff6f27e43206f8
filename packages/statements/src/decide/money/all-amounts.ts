import { AMOUNT_WORDS } from '@fde/lexicon';

import { once } from '../../evidence/once.js';
import { matchesOf } from '../../language/matches.js';
import { moneyNamesIn, scaleIn, type StatedUnit } from '../../language/money/money.js';
import { saysPhrase } from '../../language/phrases/phrase-pattern.js';
import { SENTENCE } from './weights.js';

const UNLESS = once(() => new RegExp(saysPhrase(AMOUNT_WORDS.unlessStated).source, 'g'));
const ALL = once(() => saysPhrase(AMOUNT_WORDS.all));

/** The end of a sentence, or of the bracket in which it stands. */
const END = /[.;]|(?<!\([^()]*)\)/;

/** The sentence around a match. */
const sentenceAround = (text: string, at: number, length: number): string => {
  const before = text.slice(Math.max(0, at - SENTENCE.before), at);
  const behind = text.slice(at, at + length + SENTENCE.behind);
  return `${before.split(/[.;()]/).at(-1) ?? ''}${behind.split(END)[0] ?? ''}`;
};

/** The unit that a sentence gives all amounts. One with figures speaks of an amount of its own. */
const unitIn = (sentence: string): StatedUnit[] => {
  const said = sentence.slice(ALL().exec(sentence)?.index ?? sentence.length);
  const scale = scaleIn(said);
  // "Kronor (SEK)": the name that fewest currencies share says which.
  const money = moneyNamesIn(said).toSorted((a, b) => a.length - b.length);
  if (/[1-9]/.test(said) || (scale === undefined && money.length === 0)) return [];
  return [{ scale: scale ?? 1, multiplied: scale !== undefined, money }];
};

/**
 * The unit of all tables that do not state their own: "unless otherwise stated, all amounts are in
 * kronor". A report that says this of two units says it of parts of itself.
 */
export const unitOfAllAmounts = (folded: readonly string[]): StatedUnit | undefined => {
  const units = folded.flatMap((text) =>
    matchesOf(UNLESS(), text).flatMap((match) =>
      unitIn(sentenceAround(text, match.index, match[0].length)),
    ),
  );
  const [first] = units;
  return units.every((unit) => JSON.stringify(unit) === JSON.stringify(first)) ? first : undefined;
};
