import { foldWords } from '../language/fold.js';

import { inAnyLanguage, wordsOf } from '../language/in-any-language.js';
import { lexicons } from '../language/index.js';
import { NOTE_REFERENCE } from '../language/note-reference.js';
import { SHORTEST_MISSPELT, SHORTEST_PLURAL } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/**
 * Labels in the forms in which they are compared, from strict to loose: `exact` has letters and
 * digits without note references; `loose` drops the digits as well (allowances, share counts and
 * par values change every year); `bare` has the words that carry meaning, as a sorted set of stems.
 */
export interface Label {
  readonly printed: string;
  readonly exact: string;
  /**
   * `exact` without the text in brackets: "Retained earnings/(Accumulated deficit)" is "retained
   * earnings".
   */
  readonly core: string;
  readonly loose: string;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly bare: string;
  readonly bareStems: ReadonlySet<string>;
}

const WORDS = forLanguages(() => lexicons().map((l) => l.labelWords));

/** Words that join and never distinguish one item from another. */
const JOINING = forLanguages(() => new Set(WORDS().flatMap((words) => wordsOf(words.joining))));
/** Words that a company adds or drops without meaning another item. */
const HARMLESS = forLanguages(() => new Set(WORDS().flatMap((words) => wordsOf(words.harmless))));
const SPELLINGS = forLanguages(() => WORDS().flatMap((words) => words.spellings ?? []));

/** Lower case without accents and punctuation, `&` read as `and`; letters and digits of any script stay. */
export const foldLabel = (text: string): string =>
  foldWords(text.replace(/&/g, ' and ').replace(/[’'`]/g, ''));

const unifySpelling = (text: string): string =>
  SPELLINGS().reduce((done, [from, to]) => done.replace(from, to), text);

/**
 * A rough stem, without plural endings: enough to pair "Inventories" with "Inventory", but never
 * "loss" with "los".
 */
export const stemOf = (word: string): string => {
  if (word.length >= SHORTEST_PLURAL.ies && word.endsWith('ies')) return word.replace(/ies$/, 'y');
  if (word.length >= SHORTEST_PLURAL.s && word.endsWith('s') && !/(ss|us|is)$/.test(word))
    return word.slice(0, -1);
  return word;
};

const cache = forLanguages(() => new Map<string, Label>());
const CACHE_LIMIT = 20_000;

/** "1.1.03.00 - Estoques": four numbers or more, so that no date and no amount is one. */
const ACCOUNT_CODE = /^\d{1,2}(?:\.\d{1,3}){3}(?:\.\d{1,4})*\s*(?:[-–—.]\s*)?(?=\p{L})/u;

const buildLabel = (printed: string): Label => {
  const unnoted = printed.replace(ACCOUNT_CODE, '').replace(NOTE_REFERENCE(), ' ');
  const exact = unifySpelling(foldLabel(unnoted));
  const words = exact === '' ? [] : exact.split(' ');
  const loose = words.filter((word) => !/\d/.test(word)).join(' ');
  const stems = new Set(
    words.filter((word) => !/\d/.test(word) && !JOINING().has(word)).map(stemOf),
  );
  const bareStems = new Set([...stems].filter((word) => !HARMLESS().has(word)));
  return {
    printed,
    exact,
    core: unifySpelling(foldLabel(unnoted.replace(/\/?\s*\([^)]*\)/gu, ' '))),
    loose,
    words,
    stems,
    bareStems,
    bare: [...bareStems].toSorted().join(' '),
  };
};

/** The forms of one printed label, cached because forty reports print the same labels. */
export const labelOf = (printed: string): Label => {
  const known = cache().get(printed);
  if (known) return known;
  if (cache().size >= CACHE_LIMIT) cache().clear();
  const label = buildLabel(printed);
  cache().set(printed, label);
  return label;
};

/**
 * Dice coefficient of the meaning words, 0 to 1. Labels with only joining words are compared by
 * their full text.
 */
export const similarityOf = (a: Label, b: Label): number => {
  if (a.exact === b.exact) return 1;
  if (a.bareStems.size === 0 || b.bareStems.size === 0)
    return a.loose !== '' && a.loose === b.loose ? 1 : 0;
  let shared = 0;
  for (const word of a.bareStems) if (b.bareStems.has(word)) shared += 1;
  return (2 * shared) / (a.bareStems.size + b.bareStems.size);
};

/** Whether two words differ by at most one letter: a misread or misspelt one. Short words must be equal. */
const nearWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELT || Math.abs(a.length - b.length) > 1)
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
};

/**
 * The same words except for a misspelling. A word replaced by another is never near: "investing"
 * for "financing" scores 89 in a fuzzy ratio and is another item.
 */
export const nearlySame = (a: Label, b: Label): boolean => {
  if (a.bareStems.size === 0 || a.bareStems.size !== b.bareStems.size) return false;
  let rest = [...b.bareStems];
  for (const word of a.bareStems) {
    const at = rest.findIndex((other) => nearWord(word, other));
    if (at < 0) return false;
    rest = rest.toSpliced(at, 1);
  }
  return true;
};

const ORDINAL = /^(?:\(?(?:[a-h]|[ivx]{1,5}|\d{1,2})[.)]\s+)+(?=\p{L})/iu;

/** "(=) Gross profit", "(+/-) Other income": how a row is reckoned. */
const RECKONING = /^\(\s*[=+/−–-]{1,3}\s*\)\s*(?=\p{L})/u;

const PART = '(?:[a-h]|[ivx]{1,5})';
/** "TOTAL ACTIF I + II", "Total (A+B)", "Résultat net I + II - III": the parts that a total adds up. */
const PARTS_OF_TOTAL = new RegExp(
  String.raw`(?<=\p{L}\p{L})(?:\s*[:=])?\s+\(?${PART}\s*\+\s*${PART}(?:\s*[+–-]\s*${PART})*\)?$`,
  'iu',
);

/**
 * "12. Jahresüberschuss", "A. I. Cash", "1.1.03.00 - Estoques": a row's number in its statement, or
 * in the chart of accounts, does not say what the row is; nor do the numbers of its parts.
 */
export const withoutOrdinal = (label: string): string =>
  label
    .replace(ACCOUNT_CODE, '')
    .replace(RECKONING, '')
    .replace(ORDINAL, '')
    .replace(PARTS_OF_TOTAL, '');

const TOTAL = forLanguages(() => inAnyLanguage((l) => l.labelWords.total).source);
const TOTAL_OF = forLanguages(
  () => new RegExp(`^(?:${TOTAL()})\\b(?: (?:${[...JOINING()].join('|')})\\b)* ?`, 'u'),
);

/** What a total is of, as folded text: "current assets" of "total of current assets". */
export const withoutTotal = (text: string): string => text.replace(TOTAL_OF(), '');
