import type { ReportHints } from './report-hints.js';
import type { ItemLine } from '../page/index.js';
import { fiscalYearOf, isoDate, lastDate, readDate, type PartialDate } from '../language/dates.js';
import { currencyIn, scaleIn, withoutScale } from '../language/money.js';
import type { HeadedColumn } from '../table/headed-columns.js';
import type { Region } from '../table/table.js';

/** What the words around a table's header say about its money and its periods. */
export interface HeaderFacts {
  readonly currency?: string;
  readonly scale?: number;
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

/** A money unit is stated in a short line, not in a row: `(in millions of €)`, `US$000`, `SEK million`. */
const unitTexts = (texts: readonly string[]): string[] =>
  texts.filter(
    (t) =>
      (scaleIn(t) !== undefined || currencyIn(t) !== undefined) &&
      !/\d{1,3}[.,]\d{3}|\(\d+\)|par value/.test(
        withoutScale(t).replace(/\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d\b/g, ''),
      ),
  );

const first = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.find((v) => v !== undefined);

export const headerFacts = (regions: readonly Region[]): HeaderFacts => {
  const texts = regions.flatMap(headTexts);
  const units = unitTexts(texts);
  const scale = first(units.map(scaleIn));
  // The line that states the scale names the currency too; a currency elsewhere may belong to a share price.
  const currency =
    first([...units.filter((u) => scaleIn(u) !== undefined), ...units].map(currencyIn)) ??
    signs(regions);
  return {
    texts,
    ...(scale === undefined ? {} : { scale }),
    ...(currency === undefined ? {} : { currency }),
  };
};

/** `€` and `£` before the numbers name their currency; a bare `$` does not. */
const signs = (regions: readonly Region[]): string | undefined => {
  // Recognition sees a thick dollar sign as two.
  const signsOf = ({ layout, from, to }: Region): (string | undefined)[] =>
    layout.lines
      .slice(from, to)
      .flatMap((l) =>
        l.items.map((i) => (layout.origin === 'ocr' && i.currency === 'S$' ? '$' : i.currency)),
      );
  const found = regions.flatMap(signsOf).filter((c) => c !== undefined && c !== '$');
  return found[0] === undefined ? undefined : currencyIn(found[0]);
};

/** Whether a bare dollar sign stands before the table's numbers. */
export const printsDollars = (regions: readonly Region[]): boolean =>
  regions.some((r) =>
    r.layout.lines
      .slice(Math.max(0, r.from - BEFORE_TITLE), r.to)
      .some((l) => l.items.some((i) => i.currency === '$' || /\$/.test(i.text))),
  );

/** The currency that the headers of most of the chosen columns name: conversions stand beside them. */
export const currencyOfColumns = (columns: readonly HeadedColumn[]): string | undefined => {
  const named = columns.map((c) => currencyIn(c.words));
  const first = named[0];
  return first !== undefined && named.every((n) => n === first) ? first : undefined;
};

/** The scale that the headers of all chosen columns name. */
export const scaleOfColumns = (columns: readonly HeadedColumn[]): number | undefined => {
  const named = columns.map((c) => scaleIn(c.words));
  return named.every((n) => n === named[0]) ? named[0] : undefined;
};

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
