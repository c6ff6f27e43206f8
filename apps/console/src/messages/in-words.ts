import type { Messages } from './en.js';
import type { Texts } from './use-texts.js';

type Key = Parameters<Texts['has']>[0];
type NameKey = Extract<Key, `names.${string}`>;

/** What the API calls by an identifier in words of the page's language; undefined where the texts do not know it. */
export function knownWords(
  t: Texts,
  group: keyof Messages['names'],
  name: string,
): string | undefined {
  const key = `names.${group}.${name}`;
  const isKnown = (one: string): one is NameKey => t.has(one as Key);
  const words = isKnown(key) ? t(key) : key;
  // A key that names no text after all, such as `toString`, comes back as it is.
  return words === key ? undefined : words;
}

/**
 * What the API calls by an identifier (`cash_flow_statement`) in words of the page's language; one
 * that the texts do not know, such as a client's own type, as it is written.
 */
export const inWords = (t: Texts, group: keyof Messages['names'], name: string): string =>
  knownWords(t, group, name) ?? name.replaceAll(/[_-]/g, ' ');

/** The same at the beginning of a line: "Cash flow statement". */
export function inTitle(t: Texts, group: keyof Messages['names'], name: string): string {
  const words = inWords(t, group, name);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
