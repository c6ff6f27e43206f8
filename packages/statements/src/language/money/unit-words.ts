import { anyOf } from '../any-of.js';
import { inAnyLanguage } from '../in-any-language.js';
import type { UnitWords } from '../lexicon.js';
import { forLanguages } from '../languages-in-use.js';

const unitWords = (pick: (words: UnitWords) => RegExp | undefined): RegExp =>
  inAnyLanguage((l) => pick(l.units));
/**
 * Words, in any language, for rows that are not amounts of money; tested against folded labels (see
 * `UnitWords`).
 */
export const PER_SHARE = forLanguages(() => unitWords((words) => words.perShare));
export const SHARES = forLanguages(() => unitWords((words) => words.shares));
export const COUNT = forLanguages(() => unitWords((words) => words.count));
export const AMOUNT = forLanguages(() => unitWords((words) => words.amount));
export const SHARE = forLanguages(() => unitWords((words) => words.share));
export const PERCENT = forLanguages(() =>
  anyOf(
    /\(%\)|\bin %|%$/,
    unitWords((words) => words.percent),
  ),
);
/** Names of hundredths of a currency, as a pattern's source. */
export const HUNDREDTHS = forLanguages(() => inAnyLanguage((l) => l.money.hundredths).source);
