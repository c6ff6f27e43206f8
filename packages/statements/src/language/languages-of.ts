import { LANGUAGES, type ReportLexicon } from '@fde/lexicon';

import { once } from '../evidence/once.js';

/** Letters of scripts, and the languages of reports that are written in them. */
const SCRIPTS: readonly (readonly [letters: RegExp, languages: readonly string[]])[] = [
  [/[\p{Script=Han}\u3040-\u30ff]/gu, ['ja', 'zh']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk']],
  [/\p{Script=Arabic}/gu, ['ar']],
  [/\p{Script=Hebrew}/gu, ['he']],
  [/\p{Script=Thai}/gu, ['th']],
];
const IN_SCRIPTS: ReadonlySet<string> = new Set(SCRIPTS.flatMap(([, languages]) => languages));
/** Most pages hold no letter of another alphabet. */
const OTHER_LETTER = /[\u0370-\u1dbf\u2c00-\ua7ff\uac00-\ud7ff]/;

/** Letters at the beginning of a page that are looked at. */
const SAMPLE = 1500;
/**
 * From how many letters of a script, or different words of a language that make up such a share of
 * all, a page may be in it. Few, as a language too many costs time and one too few a report.
 */
const MAY_BE = { letters: 20, words: 4, share: 0.08 } as const;
/**
 * A long word in the titles of one language alone ("resultaträkning") is enough beside one more of its words: alone,
 * English may have it too ("an integral part of these statements", "the situation").
 */
const TITLE_WORD = { letters: 7, words: 2 } as const;
/**
 * English is read beside every language: what it has as well ("total", "capital", "personal") tells of no other.
 */
const ALWAYS_READ = 'en';

/** Words in Latin letters, in small ones. */
const WORD = /[a-zß-ɏ\u1e00-\u1eff]+/g;

const wordsOf = (phrases: readonly string[]): readonly string[] =>
  phrases.join(' ').toLowerCase().match(WORD) ?? [];

const titlesOf = ({ statements }: ReportLexicon): readonly string[] =>
  wordsOf(Object.values(statements).flatMap(({ titles }) => titles));
const othersOf = ({ smallWords, statements }: ReportLexicon): readonly string[] =>
  wordsOf([...smallWords, ...Object.values(statements).flatMap(({ rows }) => rows)]);

interface Vocabulary {
  /** For each word the languages that have it. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  /** The language of words that alone are enough. */
  readonly ofTitles: ReadonlyMap<string, string>;
}

const vocabulary = once((): Vocabulary => {
  const languages = new Map<string, string[]>();
  const latin = LANGUAGES.filter(({ language }) => !IN_SCRIPTS.has(language));
  for (const words of latin)
    for (const word of new Set([...titlesOf(words), ...othersOf(words)]))
      languages.set(word, [...(languages.get(word) ?? []), words.language]);
  const ofTitles = latin.flatMap((words) =>
    titlesOf(words)
      .filter((word) => word.length >= TITLE_WORD.letters && languages.get(word)?.length === 1)
      .map((word) => [word, words.language] as const),
  );
  return { languages, ofTitles: new Map(ofTitles) };
});

const byScript = (sample: string): readonly string[] =>
  OTHER_LETTER.test(sample)
    ? SCRIPTS.flatMap(([letters, languages]) =>
        (sample.match(letters)?.length ?? 0) >= MAY_BE.letters ? languages : [],
      )
    : [];

const byWords = (sample: string): readonly string[] => {
  const { languages, ofTitles } = vocabulary();
  const words = new Set(sample.toLowerCase().match(WORD));
  const counts = new Map<string, number>();
  const titled = new Set<string>();
  for (const word of words) {
    const title = ofTitles.get(word);
    if (title !== undefined) titled.add(title);
    const having = languages.get(word) ?? [];
    const telling = having.includes(ALWAYS_READ) ? [ALWAYS_READ] : having;
    for (const language of telling) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const least = Math.max(MAY_BE.words, MAY_BE.share * words.size);
  return [...counts].flatMap(([each, count]) =>
    count >= (titled.has(each) ? TITLE_WORD.words : least) ? [each] : [],
  );
};

/**
 * The languages (ISO 639-1) that a document may be in by the beginnings of its pages: generous, for
 * what is left out is not read.
 */
export const languagesOf = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap((page) => {
      const sample = page.slice(0, SAMPLE);
      return [...byScript(sample), ...byWords(sample)];
    }),
  );
