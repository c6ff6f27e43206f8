import { LANGUAGE_CODES, LANGUAGE_WORDS } from '../vocabulary/words.js';
import { wordsOf } from './fold-name.js';
import type { Evidence } from './evidence.js';

/** The language that the link or the file name says the document is in (ISO 639-1); undefined where neither does. */
export const judgeLanguage = (evidence: readonly Evidence[]): string | undefined => {
  for (const source of ['link', 'file', 'cell', 'card'] as const) {
    const words = evidence
      .filter((each) => each.source === source)
      .flatMap(({ text }) => wordsOf(text));
    const languages = new Set(words.flatMap((word) => LANGUAGE_WORDS.get(word) ?? []));
    if (languages.size === 1) return [...languages][0];
    const [last, before] = [words.at(-1) === 'pdf' ? words.at(-2) : words.at(-1), words.at(0)];
    if (source === 'file') {
      const code = [last, before].find((word) => word !== undefined && LANGUAGE_CODES.has(word));
      if (code) return code;
    }
  }
  return undefined;
};
