import type { BoundingBox, PageText } from '@fde/contracts';

import { itemLine, numeralTexts, type ItemLine } from './items.js';
import { linesOf, type Line } from './line.js';
import type { NumberStyle } from './number-grammar.js';
import { decideNumberStyle } from './decide-number-style.js';
import { withFarSigns } from './far-signs.js';
import type { Decision } from '../evidence/decision.js';
import type { PartialDate } from '../language/dates/dates.js';
import { withoutAccountSums } from './lines/account-sums.js';
import { datesInFigures } from './lines/dates-in-figures.js';
import { inCommonCalendar } from './lines/other-calendars.js';
import { withoutDebitLetters } from './lines/debit-letters.js';
import { withoutFormCodes } from './lines/form-codes.js';
import { withoutSidebar } from './lines/sidebar.js';
import { withoutSecondLabels } from './lines/second-labels.js';
import { withSpacedSigns } from './lines/spaced-signs.js';
import { linesOverSides, splitSpread } from './lines/split-spread.js';
import { withWholeWords } from './lines/torn-words.js';
import {
  withApartBrackets,
  withoutGroupHyphens,
  withoutHangingBrackets,
} from './hanging-brackets.js';
import { tokensOf } from './token.js';
import { groupsInPairs } from './torn-numbers.js';

/** A page, or one half of a spread, as lines with their numbers joined. */
export interface PageLayout {
  readonly page: number;
  /** 0 for a whole page and the left half of a spread, 1 for the right half. */
  readonly half: 0 | 1;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly ItemLine[];
  readonly style: NumberStyle;
  /** The evidence for its number style. */
  readonly styleDecision: Decision<NumberStyle>;
  readonly origin: 'text' | 'ocr';
  /** Where two readings of the page differ. */
  readonly doubtful: readonly Readonly<BoundingBox>[];
  /**
   * Set if this is two facing pages: what stands right of `from` is printed on that page, `dy`
   * further down.
   */
  readonly facing?: {
    readonly page: number;
    readonly from: number;
    readonly dy: number;
    /**
     * The left page has numbers of its own and can be read alone; the right one continues with more
     * years.
     */
    readonly continues: boolean;
  };
  /** The last day of the year on which the whole report says that it reports. */
  readonly reportEnd?: PartialDate;
  /** Set if this is one half of a page: what is printed on it above the rows of both. */
  readonly over?: readonly ItemLine[];
  /** How many pages after it show only their number, or nothing. */
  readonly blankAfter?: number;
  /**
   * Set if lines from the foot of the page before begin this one: what stands above `above` is
   * printed there, `dy` further down.
   */
  readonly carried?: {
    readonly page: number;
    readonly above: number;
    readonly dy: number;
  };
}

/** The page on which a line is printed. */
export const pageOfLine = (layout: PageLayout, line: Line): number =>
  layout.carried !== undefined && line.middle < layout.carried.above
    ? layout.carried.page
    : layout.page;

/** The last of the pages that a layout shows, including the blank ones after it. */
export const lastPageOf = (layout: PageLayout): number =>
  (layout.facing?.page ?? layout.page) + (layout.blankAfter ?? 0);

/** Lays a page out in reading order. Gives two layouts if two tables stand side by side. */
export const layOut = (page: PageText, forced?: NumberStyle): PageLayout[] => {
  const joined = withApartBrackets(withWholeWords(linesOf(tokensOf(page))));
  const dated = inCommonCalendar(datesInFigures(withoutDebitLetters(joined)));
  const printed = withoutAccountSums(withoutFormCodes(dated));
  const whole = withoutSecondLabels(withoutGroupHyphens(withoutHangingBrackets(printed)));
  const decision =
    forced === undefined ? decideNumberStyle(numeralTexts(whole)) : { value: forced, evidence: [] };
  const style: NumberStyle = groupsInPairs(whole)
    ? { ...decision.value, pairs: true }
    : decision.value;
  const halves = splitSpread(whole, page.width, page.height, style);
  const read = (some: readonly Line[]): ItemLine[] => some.map((line) => itemLine(line, style));
  const over = halves.length > 1 ? { over: linesOverSides(read(whole)) } : {};
  return halves.map((lines, half) => ({
    ...over,
    page: page.page,
    half: half === 0 ? 0 : 1,
    width: page.width,
    height: page.height,
    lines: withFarSigns(withoutSidebar(lines)).map(withSpacedSigns),
    style,
    styleDecision: decision,
    origin: page.origin,
    doubtful: page.doubtful ?? [],
  }));
};
