import { singleSpaced, withoutAccents } from '@fde/contracts/text';

import { isTelling, nameWords } from './name-words.js';
import { FRONT_PAGES, LONG_WORD, SHORT_NAME, SHORTEST_SHARED } from './weights.js';

/** Where a report mentions a company; what is known of it when the report is read. */
export interface Mentions {
  /** The name that was looked for. */
  readonly name: string;
  /** Pages that mention it, of the pages with text. */
  readonly pages: number;
  readonly of: number;
  /** On one of the first pages. */
  readonly front: boolean;
  /** The share of the name's telling words that it prints somewhere. */
  readonly words: number;
  /** The symbols of stock exchanges that the report calls its own. */
  readonly tickers: readonly string[];
  /** The words before brackets in which the report says that it calls somebody by the name. */
  readonly short_for?: string;
}

export interface SoughtCompany {
  readonly name: string;
  readonly tickers: readonly string[];
}

/** Characters of a page, from which it counts as having text. */
const LEAST_TEXT = 100;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const lettersOf = (text: string): string => nameWords(text).all.join('');

/** As a word by itself, with a capital somewhere, as names are written: "Lyft", "AES", "eBay". */
const asWord = (word: string): ((page: string) => boolean) => {
  const dotted = [...word].map(escaped).join(String.raw`\.?`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${dotted}(?![\p{L}\p{N}])`, 'giu');
  return (page) => (page.match(pattern) ?? []).some((found) => /\p{Lu}|^\P{L}*\p{Lo}/u.test(found));
};

const runOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How a page is seen to mention the name. */
const mentionOf = (name: string): ((page: string) => boolean) => {
  const { own, run } = nameWords(name);
  const [only] = own;
  if (only !== undefined && own.length === 1 && run.length < LONG_WORD) {
    const isOn = asWord(only);
    return (page) => isOn(withoutAccents(page));
  }
  const letters = [run, lettersOf(name)];
  return (page) => {
    const all = runOf(page);
    return letters.some((text) => text.length > SHORT_NAME && all.includes(text));
  };
};

/** Near what reports print their symbols. */
const SYMBOL = /symbols?\b|ticker|nasdaq|nyse|stock exchange|b(?:ö|oe)rse|bourse/i;

const tickersIn = (pages: readonly string[], tickers: readonly string[]): string[] => {
  const near = pages.flatMap((page) => page.split('\n').filter((line) => SYMBOL.test(line)));
  return tickers
    .filter((ticker) => ticker.length > 1)
    .filter((ticker) => {
      const word = new RegExp(
        String.raw`(?<![\p{L}\p{N}])${escaped(ticker.toUpperCase())}(?![\p{L}\p{N}])`,
        'u',
      );
      return near.some((line) => word.test(line));
    });
};

/** One word alone may be any word. */
const FEWEST_WORDS = 2;

/** Recognition and page breaks tear names apart; their words remain. */
const shareOfWords = (name: string, pages: readonly string[]): number => {
  const telling = nameWords(name).own.filter((w) => isTelling(w) && w.length >= SHORTEST_SHARED);
  const bare = pages.map(withoutAccents);
  const printed = telling.map(asWord).filter((isOn) => bare.some(isOn));
  return printed.length < FEWEST_WORDS ? 0 : printed.length / telling.length;
};

/** `Northwind Mills plc ("Northwind" or the "Company")`: what the brackets say. */
const BRACKETS = /\(([^()]{3,150})\)/gu;
/** Characters before the brackets in which the name stands that they shorten. */
const LONGEST_BEFORE = 150;
const QUOTED = /[“"„«‘'「]([^“”"„«»‘’'「」]{2,60})[”"“»’'」]/gu;

/** Reports define short names once, and call themselves by them from there on. */
const definitionOf = (name: string, pages: readonly string[]): string | undefined => {
  const sought = lettersOf(name);
  for (const text of pages.map(singleSpaced))
    for (const { 1: inside = '', index } of text.matchAll(BRACKETS))
      if ([...inside.matchAll(QUOTED)].some(([, short = '']) => lettersOf(short) === sought))
        return text.slice(Math.max(0, index - LONGEST_BEFORE), index).trim();
  return undefined;
};

/** Looks for a company in the plain text of a report's pages. Pure. */
export const findMentions = (pages: readonly string[], company: SoughtCompany): Mentions => {
  const withText = pages.filter((page) => page.trim().length >= LEAST_TEXT);
  const isMentioned = mentionOf(company.name);
  const found = withText.map(isMentioned);
  const count = found.filter(Boolean).length;
  const shortFor = count === 0 ? undefined : definitionOf(company.name, withText);
  return {
    name: company.name,
    pages: count,
    of: withText.length,
    front: found.slice(0, FRONT_PAGES).some(Boolean),
    words: count > 0 ? 1 : shareOfWords(company.name, withText),
    tickers: tickersIn(withText, company.tickers),
    ...(shortFor === undefined ? {} : { short_for: shortFor }),
  };
};

/** Whether a name can be looked for at all: not "Bank", "The Group". */
export const canBeSought = (name: string): boolean => {
  const { own } = nameWords(name);
  return own.length > 1 || own.some(isTelling);
};
