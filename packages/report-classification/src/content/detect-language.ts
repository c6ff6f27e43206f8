import { LANGUAGES } from '@fde/lexicon';
import { foldName, wordsOf } from '../names/fold-name.js';

const SAMPLE = 20_000;
const ENOUGH = 20;

const SMALL_WORDS = LANGUAGES.map(({ language, smallWords }) => ({
  language,
  words: smallWords.map(foldName),
}));

/** The language of a text (ISO 639-1), by its common small words; undefined for too little text or a tie. */
export const detectLanguage = (text: string): string | undefined => {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text.slice(0, SAMPLE))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = SMALL_WORDS.map(({ language, words }) => ({
    language,
    score: words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
  })).toSorted((a, b) => b.score - a.score);
  const [first, second] = scores;
  return first && first.score >= ENOUGH && first.score > 1.2 * (second?.score ?? 0)
    ? first.language
    : undefined;
};
