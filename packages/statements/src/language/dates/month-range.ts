import { inAnyLanguage } from '../in-any-language.js';
import { fold } from '../index.js';
import { forLanguages } from '../languages-in-use.js';
import { readDate } from './dates.js';
import { MONTHS_PER_YEAR } from './iso-date.js';

/** A time of whole months, as heads of interim reports name it: `January – September`. */
export interface MonthRange {
  /** 1-12. */
  readonly last: number;
  /** How many months, both counted. */
  readonly months: number;
}

const RANGE = forLanguages(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,/-])(?<from>\p{L}{3,9})\.? ?(?:[-–—]| (?:${inAnyLanguage((l) => l.periods.to).source}) ) ?(?<to>\p{L}{3,9})(?![\p{L}])`,
      'u',
    ),
);

const monthOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : readDate(`${word} 1`)?.month;

/** The first two months that a text joins by a dash or a word; undefined if it names none. */
export const monthRange = (text: string): MonthRange | undefined => {
  const groups = RANGE().exec(fold(text))?.groups;
  const [first, last] = [monthOf(groups?.['from']), monthOf(groups?.['to'])];
  if (first === undefined || last === undefined) return undefined;
  return { last, months: ((last - first + MONTHS_PER_YEAR) % MONTHS_PER_YEAR) + 1 };
};
