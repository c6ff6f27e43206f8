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
