import { anyOf } from '../any-of.js';
import { inAnyLanguage, wordsOf } from '../in-any-language.js';
import { lexicons } from '../index.js';
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
/** Words for nil, folded. */
export const NIL_WORDS = forLanguages(
  (): ReadonlySet<string> => new Set(lexicons().flatMap((l) => wordsOf(l.money.nil ?? ''))),
);
/** Names of hundredths of a currency, as a pattern's source. */
export const HUNDREDTHS = forLanguages(() => inAnyLanguage((l) => l.money.hundredths).source);
