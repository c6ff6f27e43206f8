import { inAllLanguages } from '../language/in-all-languages.js';
import type { ReportLexicon } from '@fde/lexicon';
import { foldName } from './fold-name.js';

/** Phrases prepared for a search in text folded by `foldName`. */
export type Phrases = readonly string[];

/** All phrases with one meaning, in all languages, folded. */
export const foldedPhrases = (pick: (lexicon: ReportLexicon) => readonly string[]): Phrases => [
  ...new Set(inAllLanguages(pick).map(foldPhrases)),
];

const foldPhrases = (phrase: string): string =>
  phrase.endsWith('*') ? `${foldName(phrase)}*` : foldName(phrase);

/** A folded text in which phrases are found as whole words. */
export const padText = (foldedText: string): string => ` ${foldedText} `;

/** Whether a padded text has the phrase; a final `*` stands for any ending. */
const hasPhrase = (text: string, phrase: string): boolean =>
  phrase.endsWith('*') ? text.includes(` ${phrase.slice(0, -1)}`) : text.includes(` ${phrase} `);

export const hasOne = (text: string, phrases: Phrases): boolean =>
  phrases.some((phrase) => hasPhrase(text, phrase));
export const countOf = (text: string, phrases: Phrases): number =>
  phrases.filter((phrase) => hasPhrase(text, phrase)).length;
