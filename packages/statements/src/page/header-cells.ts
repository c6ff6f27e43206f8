import { inAnyLanguage } from '../language/in-any-language.js';
import { NOTE_REFERENCE } from '../language/note-reference.js';
import type { Item, ItemLine } from './items.js';
import { convertedFrom } from './lines/other-calendars.js';
import { matchExactly } from '../language/any-of.js';
import {
  ORDINAL,
  datesIn,
  isMonthName,
  readDate,
  yearsIn,
  type PartialDate,
} from '../language/dates/dates.js';
import { hasSigns } from '../language/fold.js';
import { fold, lexicons } from '../language/index.js';
import { currencyIn, scaleIn } from '../language/money/money.js';
import { oncePer } from './once-per.js';
import { BIKRAM, HEADER } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';

/** A run of words of a header line without a wide gap. */
export interface HeaderCell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
}

/** A header cell that names a fiscal year, alone or with its date. */
export interface YearCell extends HeaderCell {
  readonly date: PartialDate & { readonly year: number };
}

const YEAR_WORD =
  /^\(?(?:fy|'|fye|cy)?(?:(?:19|20)\d\d(?:[-/](?:19|20)?\d\d)?|fy\d\d)(?:\)|\(?[a-z0-9*†,]{1,4}\)|[*†,]+|\d\)?)?$/i;
const GAP = 0.95;

const isYearWord = (text: string): boolean => YEAR_WORD.test(text);

/** A whole date in one word: `31.12.2018`, `2018-12-31*`, `12/31/2018`. */
const isDateWord = (text: string): boolean =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d{2}-\d{2})(?:\(?[a-z0-9*†,]{1,4}\)|[*†,]+|\d\)?)?$/i.test(
    text,
  );

const isSideWord = (text: string): boolean => lexicons().some((l) => l.sideColumn.test(fold(text)));

/** Wider than the space between words, in the font size; a space in a monospaced font is 0.6. */
const WORD_SPACE = 0.65;

/**
 * After a whole date, a column's head is complete: what stands apart from it is the head of the
 * next column.
 */
const startsNext = (item: Item, before: Item | undefined): boolean => {
  if (
    before === undefined ||
    before.text.endsWith(',') ||
    !(isYearWord(before.text) || isDateWord(before.text))
  )
    return false;
  if (item.gap > WORD_SPACE * item.size) return true;
  return (
    item.gap > HEADER.apart * item.size &&
    (isSideWord(item.text) ||
      isYearWord(item.text) ||
      isDateWord(item.text) ||
      isMonthName(item.text) ||
      /^\d{1,2}\.?$/.test(item.text))
  );
};

const cellOf = (items: readonly Item[]): HeaderCell => ({
  text: items.map((i) => i.text).join(' '),
  x0: items[0]?.x0 ?? 0,
  x1: items.at(-1)?.x1 ?? 0,
  size: items[0]?.size ?? 0,
});

const BESIDE_YEAR = forLanguages(() =>
  matchExactly(
    /[,–—-]|12/,
    inAnyLanguage((l) => l.periods.besideYear),
  ),
);

const DAY = forLanguages(() => new RegExp(String.raw`^\d{1,2}(?:${ORDINAL()})?[.,]?$`));

/** Words that may stand before a year in one cell: months, days, "year ended". */
const datePart = (text: string): boolean =>
  isMonthName(text) || DAY().test(text) || BESIDE_YEAR().test(fold(text).replace(/[,:]$/, ''));

/** Whether a date begins at an item: a year, a whole date, a month, or a day before its month. */
const beginsDate = (item: Item, next: Item | undefined): boolean =>
  isYearWord(item.text) ||
  isDateWord(item.text) ||
  isMonthName(item.text) ||
  (DAY().test(item.text) && next !== undefined && isMonthName(next.text));

/** A dash behind a word that is no part of a date: "(restated –" goes on below, not beside. */
const isOpenDash = (item: Item, before: Item | undefined): boolean =>
  /^[–—-]$/.test(item.text) &&
  before !== undefined &&
  /\p{L}{2}/u.test(before.text) &&
  !isMonthName(before.text);

/**
 * Whether a second day begins behind "June 30," or "30 June", whose years stand below: "June 30, December 31,". It is
 * the head of the next column.
 */
const startsDay = (at: number, items: readonly Item[]): boolean => {
  const [first, second, item, next] = items.slice(Math.max(0, at - 2), at + 2);
  if (at < 2 || first === undefined || second === undefined || item === undefined) return false;
  if (isMonthName(item.text))
    return isMonthName(first.text) && DAY().test(second.text) && second.text.endsWith(',');
  const isDay = DAY().test(item.text) && next !== undefined && isMonthName(next.text);
  return isDay && DAY().test(first.text) && isMonthName(second.text);
};

/**
 * Words that are not part of a date, a note's head or a unit end where a date begins: right after a
 * note's head or an open dash, otherwise further on.
 */
const startsDate = (item: Item, at: number, items: readonly Item[]): boolean => {
  const before = items[at - 1];
  if (before === undefined) return false;
  // "Note No. Figures as at 31 March 2022".
  if (isNoteWord(before.text) && datePart(item.text)) return true;
  if (!beginsDate(item, items[at + 1])) return false;
  if (startsDay(at, items)) return true;
  if (isOpenDash(before, items[at - 2])) return true;
  return (
    isNoteWord(before.text) ||
    (item.gap > WORD_SPACE * item.size && !datePart(before.text) && !isYearWord(before.text))
  );
};

/**
 * Cuts a header line into cells: at wide gaps, around every year, and where a word cannot belong to
 * a date.
 */
export const headerCells = (line: ItemLine, gap = GAP): HeaderCell[] => {
  const cells: Item[][] = [];
  line.items.forEach((item, i) => {
    const last = cells.at(-1);
    const before = line.items[i - 1];
    const wide = item.gap > gap * item.size;
    if (last === undefined || wide || startsNext(item, before) || startsDate(item, i, line.items))
      cells.push([item]);
    else last.push(item);
  });
  return cells.map(cellOf);
};

/** "Note(s)": one or several. */
const EITHER_NUMBER = /(?<=\p{L})\(\p{L}{1,2}\)/u;

export const isNoteWord = (text: string): boolean =>
  lexicons().some((l) =>
    l.noteColumn.test(
      fold(text)
        .replace(EITHER_NUMBER, '')
        .replace(/[().:]+$/, ''),
    ),
  );

const wholeDates = (text: string): PartialDate[] =>
  datesIn(text).filter((d) => d.year !== undefined);

const isRange = (text: string): boolean => wholeDates(text).length === 2;

/** The date that a cell names; for a range ("01/01/2024 to 31/12/2024"), its end. */
const dateOf = (text: string): PartialDate | undefined =>
  isRange(text) ? wholeDates(text).at(-1) : readDate(text);

/**
 * Years of Bikram Sambat stand alone, because its months are not the common ones. 2081 ended in
 * July 2024.
 */
const inOurCalendar = (date: YearCell['date'], text: string): YearCell['date'] => {
  if (date.year >= BIKRAM.from)
    return { year: date.year - BIKRAM.ahead, calendar: 'bikram_sambat' };
  const calendar = convertedFrom(text);
  return calendar === undefined ? date : { year: date.year, calendar };
};

/** In scripts without spaces, what may stand beside a year is a phrase of several signs. */
const PHRASES_BESIDE_YEAR = forLanguages(
  () => new RegExp(String.raw`\b(?:${inAnyLanguage((l) => l.periods.besideYear).source})\b`, 'g'),
);

/** The words of a head; in a script without spaces, the signs that belong to no phrase of a year. */
const wordsOfHead = (text: string): readonly string[] =>
  hasSigns(text)
    ? fold(text).replace(PHRASES_BESIDE_YEAR(), ' ').trim().split(/ +/)
    : text.split(' ');

/** Whether a word is no part of a year's head. */
const isForeign = (word: string): boolean =>
  !isYearWord(word) &&
  !datePart(word) &&
  currencyIn(word) === undefined &&
  scaleIn(word) === undefined &&
  /\p{L}{3,}/u.test(word);

/**
 * A cell that is only a year or a date (with marks, units, "restated"): a column's header, not a
 * sentence.
 */
const pureYear = (cell: HeaderCell): YearCell | undefined => {
  const years = yearsIn(cell.text.replace(NOTE_REFERENCE(), ''));
  const date = dateOf(cell.text);
  if (
    date?.year === undefined ||
    years.length > 2 ||
    (years.length === 2 && !/[-/]/.test(cell.text) && !isRange(cell.text))
  )
    return undefined;
  const words = wordsOfHead(cell.text);
  const foreign = words.filter(isForeign);
  const sentence =
    words.length > HEADER.words ||
    foreign.length > 1 ||
    (foreign.length === 1 && words.length > HEADER.wordsBesideForeign);
  return sentence
    ? undefined
    : { ...cell, date: inOurCalendar({ ...date, year: date.year }, cell.text) };
};

/** One or two digits, perhaps the last word in brackets: the note in "(note 2)", the weeks in "(53 weeks)". */
const SMALL_NUMBER = /^\(?\d{1,2}[.,]?[)\]]?$/;

/**
 * Whether a number belongs to the words beside it, as in "(restated, note 2)" or "(53 weeks)": it is
 * small, and stands no further from letters than words stand from each other. It is then no amount.
 */
export const isNumberInWords = (item: Item, line: ItemLine): boolean => {
  if (!SMALL_NUMBER.test(item.text)) return false;
  const at = line.items.indexOf(item);
  const [before, after] = [line.items[at - 1], line.items[at + 1]];
  const isNear = (gap: number): boolean => gap <= WORD_SPACE * item.size;
  const isLetters = (other: Item | undefined): boolean =>
    other !== undefined && /\p{L}{2}/u.test(other.text);
  return (
    (isLetters(before) && isNear(item.gap)) ||
    (after !== undefined && isLetters(after) && isNear(after.gap))
  );
};

/**
 * The year cells of a line, if the line can be a table's header: it has no numbers other than days,
 * years and those that belong to words.
 */
export const yearCells = oncePer((line: ItemLine): readonly YearCell[] => {
  const cells = headerCells(line);
  const years = cells.map(pureYear).filter((c): c is YearCell => c !== undefined);
  if (years.length === 0) return [];
  const inYear = (i: Item): boolean =>
    years.some((y) => i.x0 >= y.x0 - HEADER.hanging && i.x1 <= y.x1 + HEADER.hanging);
  const stray = line.items.filter(
    (i) =>
      i.kind === 'number' &&
      !inYear(i) &&
      !isNumberInWords(i, line) &&
      !/^[($]*(?:19|20)\d\d|^\d{1,2}[.,]?$|000/.test(i.text),
  );
  return stray.length === 0 ? years : [];
});

/** Consecutive years, in either order, or repeated for groups of columns. */
export const plausibleYears = (cells: readonly YearCell[]): boolean => {
  const years = [...new Set(cells.map((c) => c.date.year))].toSorted((a, b) => a - b);
  return years.every((y, i) => i === 0 || y - (years[i - 1] ?? y) <= 2);
};
