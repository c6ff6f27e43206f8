import { inTitle, inWords } from '../messages/in-words.js';
import type { Texts } from '../messages/use-texts.js';
import { statementTitle } from '../statement/statement-title.js';
import { ALL_CONCEPTS, type Concept } from './concepts.js';
import type { SearchEntry } from './search-entries.js';

/** Words of a query that are taken apart into company and line item: nobody writes more of them. */
const MOST_WORDS = 6;
/** Letters of a word's beginning that may stand for it. */
const LEAST_BEGINNING = 4;
/** Line items that are offered for one company. */
const MOST_CONCEPTS = 3;

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word, or a beginning that is long enough not to be another: the "Inc" of a company is no income. */
const isMeant = (word: string, whole: string): boolean =>
  word === whole || (word.length >= LEAST_BEGINNING && whole.startsWith(word));

/** The line items whose name holds a word that begins so for each of the words, those first that begin with them. */
export function conceptsNamed(t: Texts, words: readonly string[]): readonly Concept[] {
  const named = ALL_CONCEPTS.map((concept) => ({
    concept,
    name: wordsOf(inWords(t, 'lineItems', concept.id)),
  })).filter(({ name }) => words.every((word) => name.some((one) => isMeant(word, one))));
  return named
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, MOST_CONCEPTS)
    .map(({ concept }) => concept);
}

const YEAR = /^(?:19|20)\d{2}$/;

/** The year that a query names: its other words name company and line item. */
export const yearIn = (query: string): string | undefined =>
  wordsOf(query).find((word) => YEAR.test(word));

/** A query taken apart: words that may name a company, and line items that the others name. */
export interface Parting {
  readonly company: string;
  readonly concepts: readonly Concept[];
}

/** "apple revenue", "revenue apple": every way to take a query for a company and a line item. */
export function partingsOf(t: Texts, query: string): readonly Parting[] {
  const words = wordsOf(query).filter((word) => !YEAR.test(word));
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words.slice(1).flatMap((_word, at) => {
    const [before, behind] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [
      { company: before.join(' '), concepts: conceptsNamed(t, behind) },
      { company: behind.join(' '), concepts: conceptsNamed(t, before) },
    ].filter(({ concepts }) => concepts.length > 0);
  });
}

/** A line item of a company, whatever the company's own reports call it. */
export const conceptEntry = (
  t: Texts,
  company: { readonly company_id: number; readonly name: string },
  { id, type }: Concept,
): SearchEntry => ({
  key: `concept-${company.company_id}-${id}`,
  name: inTitle(t, 'lineItems', id),
  detail: `${company.name}, ${statementTitle(t, type)}`,
  to: `/companies/${company.company_id}/line-items/${id}`,
});
