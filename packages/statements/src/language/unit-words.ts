import { anyOf } from './any-of.js';
import { LEXICONS } from './index.js';
import type { UnitWords } from './lexicon.js';

const unitWords = (pick: (words: UnitWords) => RegExp | undefined): RegExp =>
  anyOf(...LEXICONS.flatMap((l) => pick(l.units) ?? []));
/** What says in any language that a row is no amount of money; tested against folded labels (see `UnitWords`). */
export const PER_SHARE = unitWords((words) => words.perShare);
export const SHARES = unitWords((words) => words.shares);
export const COUNT = unitWords((words) => words.count);
export const AMOUNT = unitWords((words) => words.amount);
export const SHARE = unitWords((words) => words.share);
export const PERCENT = anyOf(
  /\(%\)|\bin %|%$/,
  unitWords((words) => words.percent),
);
