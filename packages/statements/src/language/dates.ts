import { fold } from '@fde/contracts/text';
import { inAnyLanguage, wordsOf } from './in-any-language.js';
import { LEXICONS } from './index.js';
import { matchesOf } from './matches.js';

export interface PartialDate {
  readonly year?: number;
  /** 1-12. */
  readonly month?: number;
  readonly day?: number;
  /** Of the calendar in which it was printed, where that is another: only the year was converted. */
  readonly calendar?: 'bikram_sambat';
}

const MONTHS: ReadonlyMap<string, number> = new Map(
  LEXICONS.flatMap((l) =>
    l.months.flatMap((names, i) => wordsOf(names).map((name) => [name, i + 1] as const)),
  ),
);
const NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');

/** "31 de diciembre de 2023", "31st of December". */
const JOINER = `(?:(?:${inAnyLanguage((l) => l.periods.joiners).source}) )?`;
const FISCAL = inAnyLanguage((l) => l.periods.fiscal).source;

/** Behind the number of a day, as a pattern's source. */
export const ORDINAL = inAnyLanguage((l) => l.periods.ordinal).source;
const YEAR = String.raw`((?:19|20)\d\d)`;
const DAY = String.raw`(\d{1,2})(?:${ORDINAL}|\.)?`;
const MONTH = `\\b(${NAMES})\\b\\.?`;

const MONTH_DAY_YEAR = new RegExp(`${MONTH},?\\s*${DAY}\\s*,?\\s*${JOINER}${YEAR}(?!\\d{2,})`);
const DAY_MONTH_YEAR = new RegExp(
  `\\b${DAY}\\s*${JOINER}${MONTH}\\s*,?\\s*${JOINER}${YEAR}(?!\\d{2,})`,
);
const MONTH_YEAR = new RegExp(`${MONTH}\\s*,?\\s*${JOINER}${YEAR}(?!\\d{2,})`);
const NUMERIC = /\b(\d{1,2})[./](\d{1,2})[./]((?:19|20)?\d\d)\b/;
const HYPHENED = /\b(\d{1,2})-(\d{1,2})-((?:19|20)\d\d)\b/;
const ISO = /\b((?:19|20)\d\d)-(\d{2})-(\d{2})\b/;
const MONTH_DAY = new RegExp(`${MONTH},?\\s*${DAY}(?!\\d)`);
const DAY_MONTH = new RegExp(`\\b${DAY}\\s*${JOINER}${MONTH}`);
const SPLIT_YEAR = /\b((?:19|20)\d\d)\s?[/-]\s?((?:19|20)?\d\d)\b/;
const SHORT_YEAR = new RegExp(`\\b(?:${FISCAL})\\s?'?(\\d\\d)\\b`);
const PLAIN_YEAR = /(?<![\d.,/])((?:19|20)\d\d)(?!\d{2,}|[.,]\d|\/\d)/;

const monthNumber = (name: string | undefined): number => MONTHS.get(name ?? '') ?? 0;
const number = (text: string | undefined): number => Number(text);

/** `03/31/2023` and `31/03/2023`: whichever can be a date; day first where both can, as outside the United States. */
const numericDate = (m: RegExpExecArray): PartialDate => {
  const [a, b, y] = [number(m[1]), number(m[2]), number(m[3])];
  const year = y < 100 ? 2000 + y : y;
  return b > 12 ? { year, month: a, day: b } : { year, month: b, day: a };
};

const full = (text: string): PartialDate | undefined => {
  let m = ISO.exec(text);
  if (m !== null) return { year: number(m[1]), month: number(m[2]), day: number(m[3]) };
  m = MONTH_DAY_YEAR.exec(text);
  if (m !== null) return { month: monthNumber(m[1]), day: number(m[2]), year: number(m[3]) };
  m = DAY_MONTH_YEAR.exec(text);
  if (m !== null) return { day: number(m[1]), month: monthNumber(m[2]), year: number(m[3]) };
  m = NUMERIC.exec(text) ?? HYPHENED.exec(text);
  if (m !== null) return numericDate(m);
  m = MONTH_YEAR.exec(text);
  return m === null ? undefined : { month: monthNumber(m[1]), year: number(m[2]) };
};

const splitYear = (m: RegExpExecArray): number => {
  const end = number(m[2]);
  return end < 100 ? Math.floor(number(m[1]) / 100) * 100 + end + (end === 0 ? 100 : 0) : end;
};

const partial = (text: string): PartialDate | undefined => {
  const dayMonth = MONTH_DAY.exec(text);
  const monthDay = DAY_MONTH.exec(text);
  const date =
    dayMonth !== null
      ? { month: monthNumber(dayMonth[1]), day: number(dayMonth[2]) }
      : monthDay !== null
        ? { day: number(monthDay[1]), month: monthNumber(monthDay[2]) }
        : {};
  const split = SPLIT_YEAR.exec(text);
  const short = SHORT_YEAR.exec(text);
  const plain = PLAIN_YEAR.exec(text);
  const year =
    split !== null
      ? splitYear(split)
      : plain !== null
        ? number(plain[1])
        : short !== null
          ? 2000 + number(short[1])
          : undefined;
  return year === undefined && date.month === undefined
    ? undefined
    : { ...date, ...(year === undefined ? {} : { year }) };
};

/** The first date or year that a text names: `Sep 30, 2018`, `31.12.2023`, `December 31`, `FY23`, `2022/23`, `2018`. */
export const readDate = (text: string): PartialDate | undefined => {
  const folded = fold(text).replace(/((?:19|20)\d\d)(?:\([a-z0-9*]{1,4}\)|[*†]+|\d\))/g, '$1');
  return full(folded) ?? partial(folded);
};

/** The last whole date that a text names, the end of "1 January to 31 December 2019"; else the first date, whole or not. */
export const lastDate = (text: string): PartialDate | undefined => {
  const words = text.split(' ');
  for (let from = words.length - 1; from > 0; from--) {
    const date = readDate(words.slice(from).join(' '));
    if (date?.year !== undefined && date.month !== undefined && date.day !== undefined) return date;
  }
  return readDate(text);
};

const ANY_DATE = new RegExp(
  [ISO, MONTH_DAY_YEAR, DAY_MONTH_YEAR, NUMERIC, HYPHENED, MONTH_DAY, DAY_MONTH]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'g',
);

/** All dates with month and day that a text names, in order: "31 March 2023", "December 31". */
export const datesIn = (text: string): PartialDate[] =>
  matchesOf(ANY_DATE, fold(text)).flatMap((m) => readDate(m[0]) ?? []);

const FULL_DATE = new RegExp(
  [MONTH_DAY_YEAR, DAY_MONTH_YEAR].map(({ source }) => `(?:${source})`).join('|'),
  'g',
);

/** All days that a folded text names in words, with their years. */
export const fullDatesIn = (folded: string): PartialDate[] =>
  matchesOf(FULL_DATE, folded).flatMap((m) => full(m[0]) ?? []);

/** How many different years a text names. */
export const yearsIn = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(/(?<![\d.,])((?:19|20)\d\d)(?!\d{2,}|[.,]\d)/g)].map((m) => Number(m[1])),
  ),
];

export const isMonthName = (word: string): boolean => MONTHS.has(fold(word).replace(/[.,]+$/, ''));

const pad = (n: number): string => String(n).padStart(2, '0');
const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** ISO date of the end of a period; the last day of the month where none is printed. */
export const isoDate = (date: PartialDate): string | undefined => {
  const { year, month, day } = date;
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined;
  return `${year}-${pad(month)}-${pad(Math.min(day ?? 31, lastDay(year, month)))}`;
};

/** The fiscal year to which a date belongs: the first two weeks of January close the year before. */
export const fiscalYearOf = (date: PartialDate & { readonly year: number }): number =>
  date.month === 1 && (date.day ?? 31) <= 14 ? date.year - 1 : date.year;
