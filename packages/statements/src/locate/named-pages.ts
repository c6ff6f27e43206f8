import { singleSpaced } from '@fde/contracts/text';

import { isDecoy } from '../language/decoys.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { fold } from '../language/index.js';
import { titleOfText, type Title } from './titles.js';
import { CONTENTS } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';
import { inLanguagesOf } from '../language/languages-in-use.js';

/** An entry of a table of contents or an outline: what is on a page, and the number that the page prints. */
interface Entry {
  readonly label: string;
  readonly printed: number;
}

const LEADERS = /(?:[.·…_] ?){3,}/g;
const NUMBER_LAST = /^(?=\P{L}*\p{L})(.*[^ .])[ .]+(\d{1,3})$/u;
const NUMBER_FIRST = /^(\d{1,3})[ .]+(\p{L}.*)$/u;

const entryOf = (line: string): Entry | undefined => {
  const text = singleSpaced(line.replace(LEADERS, ' ')).trim();
  if (text.length > CONTENTS.longest) return undefined;
  const [, before, last] = NUMBER_LAST.exec(text) ?? [];
  if (before !== undefined) return { label: before, printed: Number(last) };
  const [, first, after] = NUMBER_FIRST.exec(text) ?? [];
  return after === undefined ? undefined : { label: after, printed: Number(first) };
};

const CHAPTER = forLanguages(() => inAnyLanguage((l) => l.titleWords.chapter));

const namesChapter = ({ label }: Entry): boolean => CHAPTER().test(fold(label)) && !isDecoy(label);

const LONE_NUMBER = /^(?:\p{L}+ )?[–—-]? ?(\d{1,3}) ?[–—-]?$/u;

/** The numbers that a page may print as its own: at its head or foot, alone. */
const foliosOf = (text: string): number[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [lines[0], lines.at(-1)].flatMap((line) => {
    const number = LONE_NUMBER.exec(line?.trim() ?? '')?.[1];
    return number === undefined ? [] : [Number(number)];
  });
};

/** By how much pages come later in the file than the numbers that they print; undefined if few pages say so. */
const shiftOf = (texts: readonly string[]): number | undefined => {
  const votes = new Map<number, number>();
  for (const [index, text] of texts.entries())
    for (const shift of new Set(foliosOf(text).map((folio) => index + 1 - folio)))
      votes.set(shift, (votes.get(shift) ?? 0) + 1);
  const [best] = [...votes].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= CONTENTS.fewestFolios ? best[0] : undefined;
};

interface StatementEntry extends Entry {
  readonly kind: Title['kind'];
}

/** Those of the entries that name statements. */
const statementsIn = (entries: readonly Entry[]): StatementEntry[] =>
  entries.flatMap((entry) => {
    const title = titleOfText(entry.label);
    return title?.decoys.length === 0 ? [{ ...entry, kind: title.kind }] : [];
  });

/** The entries near each other that name the most kinds of statements; the first of equals. */
const together = (entries: readonly StatementEntry[]): readonly Entry[] => {
  const groups = entries.map((first) =>
    entries.filter(
      ({ printed }) => printed >= first.printed && printed <= first.printed + CONTENTS.span,
    ),
  );
  const kinds = (group: readonly StatementEntry[]): number =>
    new Set(group.map(({ kind }) => kind)).size;
  return groups.reduce<readonly StatementEntry[]>(
    (best, group) => (kinds(group) > kinds(best) ? group : best),
    [],
  );
};

const pagesAround = (entries: readonly Entry[], shift: number, reach: number): number[] => {
  const [first, last] = [entries[0]?.printed, entries.at(-1)?.printed];
  if (first === undefined || last === undefined) return [];
  const from = first + shift - CONTENTS.before;
  return Array.from({ length: last + shift + reach - from + 1 }, (_, index) => from + index);
};

const statementPages = (entries: readonly Entry[], shift: number, extra: number): number[] =>
  pagesAround(together(statementsIn(entries)), shift, CONTENTS.afterStatement + extra);

const chapterPages = (entries: readonly Entry[], shift: number, extra: number): number[] =>
  pagesAround(entries.filter(namesChapter).slice(0, 1), shift, CONTENTS.afterChapter + extra);

/** What the front of a report, and the outline of its file, say about its pages. */
export interface Front {
  /** The texts of the first pages. */
  readonly texts: readonly string[];
  readonly bookmarks: readonly { readonly title: string; readonly page: number }[];
}

/**
 * Pages of the file where a report says that its statements are, first to last; none if it does
 * not. A guess where to look first, and no evidence: an entry may name another table, and pages may
 * print other numbers than the contents do.
 */
export const namedPages = (front: Front, pageCount: number): number[] =>
  inLanguagesOf(front.texts, () => pagesIn(front, pageCount));

const pagesIn = ({ texts, bookmarks }: Front, pageCount: number): number[] => {
  const outline = bookmarks.map(({ title, page }) => ({ label: title, printed: page }));
  const contents = texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => entryOf(line) ?? [])
    .filter(({ printed }) => printed <= pageCount);
  const shift = shiftOf(texts);
  // What is unknown about the numbers of pages makes the range longer.
  const unknown = shift === undefined ? CONTENTS.unknownShift : 0;
  // Each is only made where those before it give no pages.
  const guesses = [
    () => statementPages(outline, 0, 0),
    () => statementPages(contents, shift ?? 0, unknown),
    () => chapterPages(outline, 0, 0),
    () => chapterPages(contents, shift ?? 0, unknown),
  ];
  for (const guess of guesses) {
    const pages = guess();
    if (pages.length > 0) return pages.filter((page) => page > 0 && page <= pageCount);
  }
  return [];
};
