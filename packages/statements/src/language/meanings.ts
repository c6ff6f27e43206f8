import { lexicons } from './index.js';
import type { Meaning } from './lexicon.js';
import { forLanguages } from './languages-in-use.js';

/** The words of some meanings in all languages, as whole words of a label in letters alone. */
export const anyMeaning = (...meanings: readonly Meaning[]): RegExp =>
  new RegExp(sourceOf(meanings), 'u');

/** The same, for removing all of them from a label. */
export const everyMeaning = (...meanings: readonly Meaning[]): RegExp =>
  new RegExp(sourceOf(meanings), 'gu');

/** Whether a text says "basic" or "diluted" in any language. */
export const saysDilution = (which: 'basic' | 'diluted', text: string): boolean =>
  DILUTION()[which].test(text);

/** Some words between other signs than letters and digits: `\\b` knows Latin ones without accents alone. */
const wholeWords = (sources: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`;

const sourceOf = (meanings: readonly Meaning[]): string =>
  wholeWords(lexicons().flatMap((l) => meanings.flatMap((name) => l.meanings[name]?.source ?? [])));

const DILUTION = forLanguages(() => ({
  basic: anyMeaning('basic'),
  diluted: anyMeaning('diluted'),
}));

/** "Basic and diluted", "unverwassert/verwassert" in the words of one language, in either order. */
const BOTH_DILUTIONS = forLanguages(() => {
  const both = lexicons().flatMap(({ meanings: { basic, diluted }, labelWords: { and } }) => {
    if (basic === undefined || diluted === undefined) return [];
    const joined = ` (?:(?:${and.source}) )?`;
    const [one, other] = [`(?:${basic.source})`, `(?:${diluted.source})`];
    return [`${one}${joined}${other}`, `${other}${joined}${one}`];
  });
  return new RegExp(wholeWords(both), 'u');
});

/** Whether a label in letters alone says that one amount is both. */
export const saysBothDilutions = (text: string): boolean => BOTH_DILUTIONS().test(text);
