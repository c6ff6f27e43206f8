import { LANGUAGES } from '@fde/lexicon';
import { foldName, wordsOf } from './fold-name.js';
import type { NameEvidence } from './evidence.js';
import { hasOne, padText } from './phrases.js';

const CALLED = LANGUAGES.map(({ language, called }) => ({
  language,
  names: called.map(foldName),
}));
const SHORT_NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ kinds }) => kinds.shortNames ?? []),
);
/** Two letters name a language only in file names, and not if they are an abbreviation for a report (`ar`). */
const CODES: ReadonlySet<string> = new Set(
  LANGUAGES.map(({ language }) => language).filter((code) => !SHORT_NAMES.has(code)),
);

/**
 * The language that the link or the file name says the document is in (ISO 639-1); undefined if
 * neither does.
 */
export const judgeLanguage = (evidence: readonly NameEvidence[]): string | undefined => {
  for (const source of ['link', 'file', 'cell', 'card'] as const) {
    const texts = evidence.filter((each) => each.source === source).map(({ text }) => text);
    const said = padText(texts.map(foldName).join(' '));
    const languages = CALLED.filter(({ names }) => hasOne(said, names));
    if (languages.length === 1) return languages[0]?.language;
    if (source !== 'file') continue;
    const words = texts.flatMap(wordsOf);
    const last = words.at(-1) === 'pdf' ? words.at(-2) : words.at(-1);
    const code = [last, words.at(0)].find((word) => word !== undefined && CODES.has(word));
    if (code) return code;
  }
  return undefined;
};
