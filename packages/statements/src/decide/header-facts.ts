import { PRINTED_WORDS } from '@fde/lexicon';

import { once } from '../evidence/once.js';
import { readDate } from '../language/dates/dates.js';
import { fold } from '../language/index.js';
import { saysPhrase } from '../language/phrases/phrase-pattern.js';
import { printedLine } from '../page/index.js';
import type { Region } from '../table/table.js';
import { LONGEST_HEAD_LINE } from './weights.js';

/** What the words around a table's header say about its periods. */
export interface HeaderFacts {
  /** Lines above the rows as text, including the title. */
  readonly texts: readonly string[];
}

const PRINTED = once(() => saysPhrase(PRINTED_WORDS));

/** A line that shows nothing but a day and the number of the page: "28/04/2026 1". */
const isDayOnly = (text: string): boolean => {
  const date = readDate(text);
  return date?.day !== undefined && !/\p{L}{2}/u.test(text);
};

/** What a line says before the day on which the form was printed; none of a line that is only that day. */
const withoutDayOfPrinting = (text: string, above: string | undefined): string[] => {
  if (above !== undefined && PRINTED().test(fold(above)) && isDayOnly(text)) return [];
  const folded = fold(text);
  const at = PRINTED().exec(folded)?.index;
  if (at === undefined || readDate(folded.slice(at))?.day === undefined) return [text];
  return [(folded.length === text.length ? text : folded).slice(0, at)];
};

const BEFORE_TITLE = 4;
const AFTER_TITLE = 10;

const headTexts = (region: Region): string[] => {
  const { lines } = region.layout;
  const near = lines
    .slice(Math.max(0, region.from - BEFORE_TITLE), region.from + AFTER_TITLE)
    .map(printedLine);
  return near
    .flatMap((text, at) => withoutDayOfPrinting(text, near[at - 1]))
    .filter((t) => t.length < LONGEST_HEAD_LINE);
};

export const headerFacts = (regions: readonly Region[]): HeaderFacts => ({
  texts: regions.flatMap(headTexts),
});
