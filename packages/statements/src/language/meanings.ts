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

const sourceOf = (meanings: readonly Meaning[]): string =>
  `\\b(?:${lexicons()
    .flatMap((l) => meanings.flatMap((name) => l.meanings[name]?.source ?? []))
    .join('|')})\\b`;

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
  return new RegExp(`\\b(?:${both.join('|')})\\b`, 'u');
});

/** Whether a label in letters alone says that one amount is both. */
export const saysBothDilutions = (text: string): boolean => BOTH_DILUTIONS().test(text);
