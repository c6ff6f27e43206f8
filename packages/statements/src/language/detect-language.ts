import { LANGUAGES } from '@fde/lexicon';
import { foldWords } from '@fde/contracts/text';

import { once } from '../evidence/once.js';
import { EVERY_LANGUAGE } from './every-language.js';

/** Scripts that one language of reports writes, ISO 639-1; the first that fits is taken. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['ko', /[\uac00-\ud7af]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['uk', /[іїєґ]/giu],
  ['vi', /[ơưạảấầẩậắặẹếềểệịọốộớờợủụứừửự]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
];

/**
 * Share of the letters from which a script is that of the text; Japanese is half Han, Ukrainian and
 * Vietnamese are known by letters that no other language has.
 */
const SHARE = { ja: 0.1, uk: 0.03, vi: 0.05, others: 0.4 } as const;
/** Letters of a text that are looked at, and how many it takes to say anything. */
const SAMPLE = 100_000;
const FEWEST_LETTERS = 150;
/** Small words that it takes, and how much more of one language's than of the next. */
const SMALL_WORDS = { least: 12, lead: 1.2 } as const;

const shareNeeded = (language: string): number =>
  language === 'ja' || language === 'uk' || language === 'vi' ? SHARE[language] : SHARE.others;

const byScript = (letters: string): string | undefined =>
  SCRIPTS.find(
    ([language, script]) =>
      (letters.match(script)?.length ?? 0) >= shareNeeded(language) * letters.length,
  )?.[0];

const WORDS = once(() =>
  LANGUAGES.map(({ language, smallWords, statements }) => ({
    language,
    words: new Set(smallWords.map(foldWords)),
    /** Rows and titles, of several words each. */
    phrases: Object.values(statements).flatMap(({ titles, rows }) =>
      [...titles, ...rows].map(foldWords),
    ),
  })),
);

/** A phrase of statements says more than a small word that several languages have. */
const PHRASE = 3;

const byWords = (text: string): string | undefined => {
  const folded = ` ${foldWords(text)} `;
  const words = folded.trim().split(' ');
  const scores = WORDS()
    .map(({ language, words: small, phrases }) => ({
      language,
      score:
        words.filter((word) => small.has(word)).length +
        PHRASE * phrases.filter((phrase) => folded.includes(` ${phrase} `)).length,
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scores;
  return first !== undefined &&
    first.score >= SMALL_WORDS.least &&
    first.score > SMALL_WORDS.lead * (second?.score ?? 0)
    ? first.language
    : undefined;
};

/**
 * The language of a text (ISO 639-1) by its script, then by its small words and the rows of
 * statements; undefined for too little text, or if two languages are as likely.
 */
export const detectLanguage = (text: string): string | undefined => {
  const sample = text.slice(0, SAMPLE);
  const letters = sample.replace(/[^\p{L}]/gu, '');
  if (letters.length < FEWEST_LETTERS) return undefined;
  return byScript(letters) ?? byWords(sample);
};

/** Whether statements in a language can be read. */
export const isReadLanguage = (language: string): boolean =>
  EVERY_LANGUAGE.some((each) => each.language === language);

/** Titles and rows of statements on one page by which its language is known, and how many times more than of others. */
const OF_STATEMENTS = { least: 4, lead: 2 } as const;

const phrasesOn = (
  page: string,
): readonly { readonly language: string; readonly count: number }[] => {
  const folded = ` ${foldWords(page)} `;
  return WORDS()
    .map(({ language, phrases }) => ({
      language,
      count: new Set(phrases.filter((phrase) => folded.includes(` ${phrase} `))).size,
    }))
    .toSorted((a, b) => b.count - a.count);
};

/** The language of a page of statements, by its title and rows; undefined for any other page. */
export const languageOfStatement = (page: string): string | undefined => {
  const [first, second] = phrasesOn(page);
  return first !== undefined &&
    first.count >= OF_STATEMENTS.least &&
    first.count >= OF_STATEMENTS.lead * (second?.count ?? 0)
    ? first.language
    : undefined;
};
