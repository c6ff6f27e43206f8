import { inAnyLanguage, wordsOf } from '../../language/in-any-language.js';
import {
  ANY_FORM,
  ANY_FORM_AT_END,
  ARTICLE,
  canBeName,
  FORM_AT_END,
  FORM_AT_START,
  namesOthers,
  tidyLine,
} from './name-forms.js';
import { EDGE_LINES, COVER_PAGES, LONGEST_NAME, REPEATED, SHORTEST_NAME } from './weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

const WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d&.'’/-]*|of|and|&|de|the)`;
/** Capitalised words, with a legal form after a comma and the Swedish "(publ)" if they follow. */
const NAME = new RegExp(
  String.raw`${WORD}(?: ${WORD}){0,6}(?:, (?:Inc|INC|Incorporated|Ltd|LTD|Limited|LLC|L\.P|LP|Corp|CORP|Co|PLC|plc|S\.A|N\.V)\b\.?)?(?: \(publ\))?`,
  'gu',
);
/** The end of one sentence and the start of the next: "... Sport. As part of". */
const SENTENCES = /\p{Ll}{3,}\. |\b(?:As|Se|Sa|Ab|Ag|Nv|Asa)\.?$/u;
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ARTICLE(), '')
    .replace(/[^a-z0-9]/g, '');

const mostFrequent = (counts: ReadonlyMap<string, number>): [string, number] | undefined =>
  [...counts.entries()].toSorted((a, b) => b[1] - a[1])[0];

/** The site that the report names most: "ericsson" of "ericsson.com". */
export const siteOf = (pages: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const text of pages) {
    for (const m of new Set(
      text
        .toLowerCase()
        .match(
          /\b(?:www\.)?[a-z][a-z0-9-]{2,}\.(?:com|net|org|de|fr|se|co\.uk|nl|it|es|ch|ca)\b/g,
        ) ?? [],
    )) {
      const label = m.replace(/^www\./, '').replace(/\..*$/, '');
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return mostFrequent(counts)?.[0].replace(/-/g, '');
};

/** What running heads print before the name: "Annual Report 2020 X", "Notes continued X", "To our shareholders X". */
const BEFORE = forLanguages(
  () =>
    new RegExp(
      String.raw`^.*\b(?:${inAnyLanguage((l) => l.reporter.beforeName).source}|\d{1,2}|(?:19|20)\d\d) `,
      'i',
    ),
);
/** Joining words and articles before a name. */
const JOINING = forLanguages(
  () =>
    new RegExp(
      `^(?:(?:${inAnyLanguage((l) => [...wordsOf(l.labelWords.joining), l.labelWords.and]).source}|&)\\s+)+`,
      'i',
    ),
);

const namesIn = (line: string): string[] =>
  (ANY_FORM.test(line) ? (line.match(NAME) ?? []) : [])
    .map((found) =>
      found
        .replace(BEFORE(), '')
        .replace(
          /\b(AG|SE|AB|plc|PLC|Limited|Company|Group|Corporation|GmbH|KGaA|ASA|Oyj|LLC)\.$/,
          '$1',
        )
        .replace(JOINING(), ''),
    )
    .filter(
      (name) =>
        name.length >= SHORTEST_NAME &&
        name.length <= LONGEST_NAME.characters &&
        /\S{2,} /u.test(name) &&
        canBeName(name) &&
        !SENTENCES.test(name) &&
        (ANY_FORM_AT_END.test(name) || FORM_AT_START.test(name)),
    );

const EARLY = 4;

/**
 * How strongly one line suggests that a name in it is the company's: a running head more than
 * running text.
 */
const weightOf = (line: string, name: string, atEdge: boolean): number => {
  if (line.includes('%') || namesOthers(line)) return REPEATED.ofOthers;
  const heads = atEdge && line.length < REPEATED.headLength;
  return heads && (line.endsWith(name) || line.startsWith(name)) ? REPEATED.head : 1;
};

/** Without the remains of a longer name that a line break cut: "Middle East Limited". */
const joinCutNames = (counts: ReadonlyMap<string, number>): Map<string, number> => {
  const names = [...counts.keys()];
  const joined = new Map<string, number>();
  for (const [name, n] of counts) {
    const longer = names.some(
      (other) => other.endsWith(` ${name}`) && (counts.get(other) ?? 0) >= n / 2,
    );
    if (!longer) joined.set(name, n);
  }
  return joined;
};

const countNames = (pages: readonly string[]): Map<string, number> => {
  const site = siteOf(pages);
  const counts = new Map<string, number>();
  pages.forEach((text, i) => {
    const seen = new Map<string, number>();
    const lines = text
      .split('\n')
      .map(tidyLine)
      .filter((line) => line !== '');
    lines.forEach((line, at) => {
      const atEdge = at < EDGE_LINES || at >= lines.length - EDGE_LINES;
      for (const name of namesIn(line))
        seen.set(name, Math.max(seen.get(name) ?? 0, weightOf(line, name, atEdge)));
    });
    for (const [name, weight] of seen) {
      const own = site !== undefined && lettersOf(name).includes(site) ? REPEATED.ofSite : 1;
      const front = i < COVER_PAGES.front ? REPEATED.front : 1;
      const formed = FORM_AT_END.test(name) ? REPEATED.formed : 1;
      counts.set(name, (counts.get(name) ?? 0) + weight * own * front * formed);
    }
  });
  return joinCutNames(counts);
};

/**
 * The short form of a name gives way to the full one: "X Group" to "X Group AG", "X Holding" to "X
 * Holding, Inc."
 */
const inFull = (name: string, counts: ReadonlyMap<string, number>): string => {
  const longer = [...counts.entries()].filter(
    ([other, n]) =>
      FORM_AT_END.test(other) &&
      /^,? \S+(?: \(publ\))?$/u.test(other.slice(name.length)) &&
      other.startsWith(name) &&
      n >= REPEATED.inFull * (counts.get(name) ?? 0),
  );
  return FORM_AT_END.test(name) ? name : (mostFrequent(new Map(longer))?.[0] ?? name);
};

/**
 * The capitalised phrase with a legal form that the report repeats most, especially in its first
 * pages.
 */
export const repeatedName = (pages: readonly string[]): string | undefined => {
  const counts = countNames(pages);
  // The cover and the pages after it name the company itself; the notes name companies it deals
  // with.
  const front = new Set(
    pages
      .slice(0, EARLY)
      .flatMap((text) => text.split('\n').flatMap((line) => namesIn(tidyLine(line)))),
  );
  const early = [...counts.entries()].filter(([name]) => front.has(name));
  const name = mostFrequent(new Map(early.length > 0 ? early : counts))?.[0];
  return name === undefined ? undefined : inFull(name, counts);
};
