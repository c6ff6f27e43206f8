import type { ReportHints } from './report-hints.js';
import type { ItemLine } from '../page/index.js';
import { fiscalYearOf, isoDate, lastDate, readDate, type PartialDate } from '../language/dates.js';
import type { HeadedColumn } from '../table/headed-columns.js';
import type { Region } from '../table/table.js';

/** What the words around a table's header say about its periods. */
export interface HeaderFacts {
  /** Lines above the rows, title included, as text. */
  readonly texts: readonly string[];
}

const textOf = (line: ItemLine): string =>
  line.items.map((i) => `${i.currency ?? ''}${i.text}`).join(' ');

const BEFORE_TITLE = 4;
const AFTER_TITLE = 10;

const headTexts = (region: Region): string[] => {
  const { lines } = region.layout;
  const near = lines
    .slice(Math.max(0, region.from - BEFORE_TITLE), region.from + AFTER_TITLE)
    .map(textOf);
  return near.filter((t) => t.length < 160);
};

export const headerFacts = (regions: readonly Region[]): HeaderFacts => ({
  texts: regions.flatMap(headTexts),
});

const dateFor = (
  year: number,
  own: PartialDate & { readonly year: number },
  words: string,
  texts: readonly string[],
): string | undefined => {
  const direct = isoDate(own) ?? (own.month === undefined ? undefined : isoDate({ ...own, year }));
  if (direct !== undefined && own.month !== undefined) return direct;
  const headed = lastDate(words);
  if (headed?.month !== undefined && headed.day !== undefined) {
    // A date over several columns belongs to one of them; a year that ends in winter may be called by the year before.
    const named =
      headed.year !== undefined && (headed.year === own.year || headed.month <= 2)
        ? headed.year
        : own.year;
    return isoDate({ month: headed.month, day: headed.day, year: named });
  }
  const range = texts.map(lastMonth).find((m) => m !== undefined);
  if (range !== undefined) return isoDate({ month: range, year });
  const dated = texts.flatMap(datesIn);
  const same =
    dated
      .filter((d) => d.year !== undefined && fiscalYearOf({ ...d, year: d.year }) === year)
      .sort(later)
      .at(-1) ?? dated.find((d) => d.year === undefined || d.month !== undefined);
  return same === undefined
    ? undefined
    : isoDate({
        ...same,
        year:
          same.year !== undefined && fiscalYearOf({ ...same, year: same.year }) === year
            ? same.year
            : year,
      });
};

/** `January–December`: the month in which the period ends. */
const lastMonth = (text: string): number | undefined => {
  const m = /^\W*(\p{L}{3,9})\s*[-–—]\s*(\p{L}{3,9})\b/u.exec(text);
  const [from, to] = [
    m?.[1] === undefined ? undefined : readDate(`${m[1]} 1`),
    m?.[2] === undefined ? undefined : readDate(`${m[2]} 1`),
  ];
  return from?.month === undefined ? undefined : to?.month;
};

const later = (a: PartialDate, b: PartialDate): number =>
  (a.month ?? 0) * 100 + (a.day ?? 0) - ((b.month ?? 0) * 100 + (b.day ?? 0));

const PIECE =
  /(?:\d{1,2}(?:st|nd|rd|th|\.)? )?\p{L}{3,9}\.?,?(?: ?\d{1,2}(?!\d))?,?(?: ?(?:19|20)\d\d)?/gu;

/** All dates with a month in a text, in order. */
const datesIn = (text: string): PartialDate[] =>
  [...text.matchAll(PIECE)]
    .map((m) => readDate(m[0]))
    .filter((d): d is PartialDate => d?.month !== undefined && d.day !== undefined);

/** The end of each column's period, ISO, where header, title or the report's cover tells it. */
export const periodEnds = (
  columns: readonly HeadedColumn[],
  texts: readonly string[],
  hints: ReportHints,
): Record<string, string> => {
  const ends: Record<string, string> = {};
  const cover =
    hints.yearEnd === undefined
      ? undefined
      : { month: Number(hints.yearEnd.slice(5, 7)), day: Number(hints.yearEnd.slice(8)) };
  for (const c of columns) {
    const year = fiscalYearOf(c.date);
    const end =
      dateFor(year, c.date, c.words, texts) ??
      (cover === undefined
        ? undefined
        : isoDate({ ...cover, year: cover.month === 1 && cover.day <= 14 ? year + 1 : year }));
    if (end !== undefined) ends[String(year)] = end;
  }
  return ends;
};
