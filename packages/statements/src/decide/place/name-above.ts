import { fold } from '../../language/fold.js';

import {
  ANY_FORM_AT_END,
  canBeName,
  FORM_AT_END,
  namesSubsidiaries,
  stemOf,
  THE,
  tidyLine,
  withoutSubsidiaries,
} from '../company/name-forms.js';
import { LEAST_WORDS_OF_LOOSE_NAME, SHORTEST_SHARED } from './weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** Whose name stands above the title of a statement: the reporting company's, or another one's. */
export type NameAbove = 'own' | 'other';

/** Words of a name that distinguish it from others. */
const tellingWords = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_SHARED && !ANY_FORM_AT_END.test(word));

/** The first letters of a name's words, by which companies are also called. */
const initialsOf = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1))
    .join('');

const isCalledBy = (name: string, short: string): boolean =>
  short.length > 1 && initialsOf(name).startsWith(short);

/**
 * Whether two spellings can be of one company: one contains the other, they share a distinctive
 * word, or one abbreviates the other.
 */
const mayBeSame = (a: string, b: string): boolean => {
  const [x, y] = [stemOf(a), stemOf(b)];
  if (x === '' || y === '' || x.includes(y) || y.includes(x)) return true;
  const words = new Set(tellingWords(a));
  return tellingWords(b).some((word) => words.has(word)) || isCalledBy(a, y) || isCalledBy(b, x);
};

const HAS_ARTICLE = forLanguages(() => new RegExp(String.raw`\b${THE()}\b`, 'i'));

/**
 * "Northern River Power Company": words that also end other things end a name if several words
 * stand before them, and no article.
 */
const endsLoosely = (name: string): boolean =>
  ANY_FORM_AT_END.test(name) &&
  name.split(' ').length >= LEAST_WORDS_OF_LOOSE_NAME &&
  !HAS_ARTICLE().test(name);

/**
 * A line that is only a company's name: by its legal form, or by the subsidiaries that it names.
 */
const nameIn = (line: string): string | undefined => {
  const tidy = tidyLine(line);
  const name = withoutSubsidiaries(tidy);
  const ends = FORM_AT_END.test(name) || namesSubsidiaries(tidy) || endsLoosely(name);
  return ends && canBeName(name) ? name : undefined;
};

const namesIn = (lines: readonly string[]): string[] => lines.flatMap((line) => nameIn(line) ?? []);

const isOwn = (company: string, line: string): boolean => {
  const [own, folded] = [fold(company), fold(line)];
  return folded === own || (own !== '' && folded.includes(own) && namesSubsidiaries(line));
};

/**
 * Whose name the lines above a title print; undefined if none is a name, or the reporting company
 * is not known. A group of another name speaks louder than the company's own: it may be a subsidiary's
 * statement, or bound in with the company's running head.
 */
export const nameAbove = (lines: readonly string[], company: string): NameAbove | undefined => {
  if (company === '') return undefined;
  const isOther = (name: string): boolean => !mayBeSame(name, company);
  const groups = lines.filter((line) => namesSubsidiaries(tidyLine(line)));
  if (namesIn(groups).some(isOther)) return 'other';
  if (lines.some((line) => isOwn(company, line))) return 'own';
  const names = namesIn(lines);
  return names.length > 0 && names.every(isOther) ? 'other' : undefined;
};
