import { VOCABULARY } from '../vocabulary/index.js';
import type { PhraseEntry } from '../vocabulary/phrase-table.js';
import { transliterate, wordsOf } from './fold-name.js';

interface Pattern {
  readonly words: readonly string[];
  readonly open: boolean;
  readonly entry: PhraseEntry;
  readonly phrase: string;
}

export interface PhraseMatch {
  readonly entry: PhraseEntry;
  readonly phrase: string;
  /** Index of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** Phrases of this many letters are also known written as one word (`annualreport`). */
const GLUED_FROM = 10;

const patternsOf = (entry: PhraseEntry): readonly Pattern[] =>
  entry.phrases.flatMap((phrase) => {
    const open = phrase.endsWith('*');
    const bare = open ? phrase.slice(0, -1) : phrase;
    const spellings = new Set([wordsOf(bare).join(' '), wordsOf(transliterate(bare)).join(' ')]);
    for (const spelling of [...spellings]) {
      const glued = spelling.replaceAll(' ', '');
      if (glued !== spelling && glued.length >= GLUED_FROM && /^\p{L}+$/u.test(glued))
        spellings.add(glued);
    }
    return [...spellings].map((spelling) => ({
      words: spelling.split(' '),
      open,
      entry,
      phrase: bare,
    }));
  });

/** Patterns by the first letter of their first word, the longest first, so that the most specific words win. */
const INDEX: ReadonlyMap<string, readonly Pattern[]> = (() => {
  const index = new Map<string, Pattern[]>();
  for (const pattern of VOCABULARY.flatMap(patternsOf)) {
    const key = (pattern.words[0] as string).charAt(0);
    index.set(key, [...(index.get(key) ?? []), pattern]);
  }
  const length = ({ words }: Pattern): number => words.length * 100 + words.join('').length;
  for (const patterns of index.values()) patterns.sort((a, b) => length(b) - length(a));
  return index;
})();

const fits = (pattern: Pattern, words: readonly string[], at: number): boolean =>
  pattern.words.every((word, offset) => {
    const other = words[at + offset];
    return (
      other === word ||
      (pattern.open &&
        offset === pattern.words.length - 1 &&
        other !== undefined &&
        other.startsWith(word))
    );
  });

/** The phrases of the vocabulary in a folded text, the longest first at each place, none inside another. */
export const matchPhrases = (
  words: readonly string[],
  where: 'text' | 'file',
): readonly PhraseMatch[] => {
  const found: PhraseMatch[] = [];
  for (let at = 0; at < words.length;) {
    const candidates = INDEX.get((words[at] as string).charAt(0)) ?? [];
    const pattern = candidates.find(
      (each) => (where === 'file' || !each.entry.fileNameOnly) && fits(each, words, at),
    );
    if (pattern)
      found.push({
        entry: pattern.entry,
        phrase: pattern.phrase,
        from: at,
        to: at + pattern.words.length,
      });
    at += pattern ? pattern.words.length : 1;
  }
  return found;
};
