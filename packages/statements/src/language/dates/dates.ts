import { fold } from '../fold.js';
import { inAnyLanguage, wordsOf } from '../in-any-language.js';
import { lexicons } from '../index.js';
import { matchesOf } from '../matches.js';
import { withoutFormNumbers } from './form-numbers.js';
import { MONTHS_PER_YEAR, closesYearBefore } from './iso-date.js';
import { forLanguages } from '../languages-in-use.js';

export interface PartialDate {
  readonly year?: number;
  /** 1-12. */
  readonly month?: number;
  readonly day?: number;
  /** The calendar in which it was printed, if another one: only the year was converted. */
  readonly calendar?: 'bikram_sambat' | 'solar_hijri' | 'hijri';
}

const MONTHS = forLanguages(
  (): ReadonlyMap<string, number> =>
    new Map(
      lexicons().flatMap((l) =>
        l.months.flatMap((names, i) => wordsOf(names).map((name) => [name, i + 1] as const)),
      ),
    ),
);
/** "31 de diciembre de 2023", "31st of December". */
const JOINER = forLanguages(() => `(?:(?:${inAnyLanguage((l) => l.periods.joiners).source}) )?`);
const FISCAL = forLanguages(() => inAnyLanguage((l) => l.periods.fiscal).source);

/** After the number of a day, as a pattern's source. */
export const ORDINAL = forLanguages(() => inAnyLanguage((l) => l.periods.ordinal).source);
const YEAR = String.raw`((?:19|20)\d\d)`;
const DAY = forLanguages(() => String.raw`(\d{1,2})(?:${ORDINAL()}|\.)?`);
/** The numbers that a month and a day can have; longer ones are tried first. */
const MONTH_NUMBER = '(1[0-2]|0?[1-9])';
const DAY_NUMBER = String.raw`(3[01]|[12]\d|0?[1-9])`;
/** One sign between all three: the number "R-1/079/4.1/2011" of a report holds no date. */
const NUMERIC = new RegExp(
  String.raw`\b${DAY_NUMBER}(?=\/\d+\/|\.\d+\.)[./]${DAY_NUMBER}[./]((?:19|20)?\d\d)\b`,
);
const HYPHENED = new RegExp(`\\b${DAY_NUMBER}-${DAY_NUMBER}-((?:19|20)\\d\\d)\\b`);
const ISO = new RegExp(`\\b${YEAR}-${MONTH_NUMBER}-${DAY_NUMBER}\\b`);
/**
 * "2023.12.31.", "2023/12/31", "2023. 12. 31": year first, and one sign between all three. A year
 * that ends a date with the day first ("31.12.2023. 31.12.2022.") begins none.
 */
const YEAR_FIRST = new RegExp(
  String.raw`(?<!\d[./] ?)\b${YEAR}(?=\/\d+\/\d|\.\d+\.\d|\. \d+\. \d)` +
    String.raw`(?:\/|\. ?)${MONTH_NUMBER}(?:\/|\. ?)${DAY_NUMBER}\b`,
);
const SPLIT_YEAR = /\b((?:19|20)\d\d)\s?[/-]\s?((?:19|20)?\d\d)\b/;
const SHORT_YEAR = forLanguages(() => new RegExp(`\\b(?:${FISCAL()})\\s?'?(\\d\\d)\\b`));
/** One digit behind a year may be a mark; an amount without groups goes on: "20000.00". */
const PLAIN_YEAR = /(?<![\d.,/])((?:19|20)\d\d)(?!\d{2,}|[.,]\d|\d[.,]\d\d|\/\d)/;

/** Years. */
const CENTURY = 100;
/** Years of two digits are in this century: no older reports are read. */
const SHORT_YEARS_FROM = 2000;

/**
 * Dates in words. Only the month names that a text contains are tried, out of two hundred in all
 * languages.
 */
const datesWith = (names: string) => {
  const month = `\\b(${names})\\b\\.?`;
  const monthDayYear = new RegExp(`${month},?\\s*${DAY()}\\s*,?\\s*${JOINER()}${YEAR}(?!\\d{2,})`);
  const dayMonthYear = new RegExp(
    `\\b${DAY()}[\\s-]*${JOINER()}${month}[\\s-]*,?\\s*${JOINER()}${YEAR}(?!\\d{2,})`,
  );
  const monthDay = new RegExp(`${month},?\\s*${DAY()}(?!\\d)`);
  const dayMonth = new RegExp(`\\b${DAY()}\\s*${JOINER()}${month}`);
  // "31 December 31 December" names one day twice.
  const twoDigits = `(\\d\\d)(?![\\d.,/]|(?:${ORDINAL()})?\\s*${JOINER()}(?:${names}))`;
  return {
    dayMonthShort: new RegExp(`\\b${DAY()}[\\s-]*${month}[\\s-]*'?${twoDigits}`),
    monthShort: new RegExp(`${month}\\s?[-']${twoDigits}`),
    monthDayYear,
    dayMonthYear,
    monthYear: new RegExp(`${month}\\s*,?\\s*${JOINER()}${YEAR}(?!\\d{2,})`),
    monthDay,
    dayMonth,
    any: anyDate(
      ISO,
      YEAR_FIRST,
      monthDayYear,
      dayMonthYear,
      NUMERIC,
      HYPHENED,
      monthDay,
      dayMonth,
    ),
    full: anyDate(monthDayYear, dayMonthYear),
  };
};

const anyDate = (...dates: readonly RegExp[]): RegExp =>
  new RegExp(dates.map(({ source }) => `(?:${source})`).join('|'), 'g');

type DatesInWords = ReturnType<typeof datesWith>;

/** By the names of months: the dates of a report have few of them. */
const patterns = forLanguages(() => new Map<string, DatesInWords>());
/** Enough for the combinations of months in long reports in many languages; limits the memory. */
const MOST_PATTERNS = 500;

/** The patterns of dates with the months that a folded text names; undefined if it names none. */
const datesInWords = (folded: string): DatesInWords | undefined => {
  const names = new Set(folded.match(/\w{3,}/g)?.filter((word) => MONTHS().has(word)));
  if (names.size === 0) return undefined;
  const key = [...names].toSorted().join('|');
  const known = patterns().get(key);
  if (known !== undefined) return known;
  const made = datesWith(key);
  if (patterns().size >= MOST_PATTERNS) patterns().clear();
  patterns().set(key, made);
  return made;
};

const monthNumber = (name: string | undefined): number => MONTHS().get(name ?? '') ?? 0;
const numberOf = (text: string | undefined): number => Number(text);

/**
 * `03/31/2023` and `31/03/2023`: whichever can be a date; day first if both can, as outside the
 * United States; none if neither number can be a month.
 */
const numericDate = (m: RegExpExecArray): PartialDate | undefined => {
  const [a, b, y] = [numberOf(m[1]), numberOf(m[2]), numberOf(m[3])];
  if (Math.min(a, b) > MONTHS_PER_YEAR) return undefined;
  const year = y < CENTURY ? SHORT_YEARS_FROM + y : y;
  return b > MONTHS_PER_YEAR ? { year, month: a, day: b } : { year, month: b, day: a };
};

const fullInWords = (text: string, words: DatesInWords): PartialDate | undefined => {
  let m = words.monthDayYear.exec(text);
  if (m !== null) return { month: monthNumber(m[1]), day: numberOf(m[2]), year: numberOf(m[3]) };
  m = words.dayMonthYear.exec(text);
  return m === null
    ? undefined
    : { day: numberOf(m[1]), month: monthNumber(m[2]), year: numberOf(m[3]) };
};

const readFull = (text: string, words: DatesInWords | undefined): PartialDate | undefined => {
  const iso = ISO.exec(text) ?? YEAR_FIRST.exec(text);
  if (iso !== null)
    return { year: numberOf(iso[1]), month: numberOf(iso[2]), day: numberOf(iso[3]) };
  const inWords = words === undefined ? undefined : fullInWords(text, words);
  if (inWords !== undefined) return inWords;
  const numeric = NUMERIC.exec(text) ?? HYPHENED.exec(text);
  const inNumbers = numeric === null ? undefined : numericDate(numeric);
  if (inNumbers !== undefined) return inNumbers;
  const m = words?.monthYear.exec(text) ?? null;
  return m === null ? undefined : { month: monthNumber(m[1]), year: numberOf(m[2]) };
};

const splitYear = (m: RegExpExecArray): number => {
  const end = numberOf(m[2]);
  if (end >= CENTURY) return end;
  const before = numberOf(m[1]);
  return before - (before % CENTURY) + end + (end === 0 ? CENTURY : 0);
};

const dayIn = (text: string, words: DatesInWords): Pick<PartialDate, 'month' | 'day'> => {
  const monthDay = words.monthDay.exec(text);
  if (monthDay !== null) return { month: monthNumber(monthDay[1]), day: numberOf(monthDay[2]) };
  const dayMonth = words.dayMonth.exec(text);
  return dayMonth === null ? {} : { day: numberOf(dayMonth[1]), month: monthNumber(dayMonth[2]) };
};

/** "31-Dec-23", "31 Dec 23", "Dec-23": a year of two digits behind its month. */
const readShort = (text: string, words: DatesInWords): PartialDate | undefined => {
  const whole = words.dayMonthShort.exec(text);
  if (whole !== null)
    return {
      day: numberOf(whole[1]),
      month: monthNumber(whole[2]),
      year: SHORT_YEARS_FROM + numberOf(whole[3]),
    };
  const month = words.monthShort.exec(text);
  return month === null
    ? undefined
    : { month: monthNumber(month[1]), year: SHORT_YEARS_FROM + numberOf(month[2]) };
};

const readPartial = (text: string, words: DatesInWords | undefined): PartialDate | undefined => {
  const split = SPLIT_YEAR.exec(text);
  const short = SHORT_YEAR().exec(text);
  const plain = PLAIN_YEAR.exec(text);
  if (words !== undefined && split === null && plain === null) {
    const inTwoDigits = readShort(text, words);
    if (inTwoDigits !== undefined) return inTwoDigits;
  }
  const date = words === undefined ? {} : dayIn(text, words);
  const year =
    split !== null
      ? splitYear(split)
      : plain !== null
        ? numberOf(plain[1])
        : short !== null
          ? SHORT_YEARS_FROM + numberOf(short[1])
          : undefined;
  return year === undefined && date.month === undefined
    ? undefined
    : { ...date, ...(year === undefined ? {} : { year }) };
};

/** The first date or year that a text names: `Sep 30, 2018`, `31.12.2023`, `31-Dec-23`, `December 31`, `FY23`, `2022/23`, `2018`. */
export const readDate = (text: string): PartialDate | undefined => {
  const folded = withoutFormNumbers(fold(text)).replace(
    /((?:19|20)\d\d)(?:\([a-z0-9*]{1,4}\)|[*†]+|\d\))/g,
    '$1',
  );
  const words = datesInWords(folded);
  return readFull(folded, words) ?? readPartial(folded, words);
};

/**
 * The last whole date that a text names, the end of "1 January to 31 December 2019"; otherwise the
 * first date, whole or not.
 */
export const lastDate = (text: string): PartialDate | undefined => {
  const words = text.split(' ');
  for (let from = words.length - 1; from > 0; from--) {
    const date = readDate(words.slice(from).join(' '));
    if (date?.year !== undefined && date.month !== undefined && date.day !== undefined) return date;
  }
  return readDate(text);
};

const ANY_IN_FIGURES = anyDate(ISO, YEAR_FIRST, NUMERIC, HYPHENED);

/** The time of day behind a date: "16.06.2024 17:54:15". */
const CLOCK_BEHIND = /^,?\s?\d{1,2}:\d\d(?!\d)/;

/** The dates with month and day that a folded text names, as printed and where. */
const datesPrinted = (folded: string): RegExpExecArray[] =>
  matchesOf(datesInWords(folded)?.any ?? ANY_IN_FIGURES, folded);

/** A folded text without the dates before a time of day: when somebody printed or signed the page. */
export const withoutStamps = (folded: string): string =>
  datesPrinted(folded).reduceRight(
    (text, { 0: date, index }) =>
      CLOCK_BEHIND.test(folded.slice(index + date.length))
        ? `${text.slice(0, index)} ${text.slice(index + date.length)}`
        : text,
    folded,
  );

/** All dates with month and day that a text names, in order: "31 March 2023", "December 31". */
export const datesIn = (text: string): PartialDate[] =>
  datesPrinted(withoutStamps(fold(text))).flatMap((m) => readDate(m[0]) ?? []);

/** All days that a folded text names in words, with their years. */
export const fullDatesIn = (folded: string): PartialDate[] => {
  const words = datesInWords(folded);
  return words === undefined
    ? []
    : matchesOf(words.full, folded).flatMap((m) => readFull(m[0], words) ?? []);
};

/** How many different years a text names. */
export const yearsIn = (text: string): number[] => [
  ...new Set(
    matchesOf(
      /(?<![\d.,])((?:19|20)\d\d)(?!\d{2,}|[.,]\d|\d[.,]\d\d)/g,
      withoutFormNumbers(text),
    ).map((m) => Number(m[1])),
  ),
];

export const isMonthName = (word: string): boolean =>
  MONTHS().has(fold(word).replace(/[.,]+$/, ''));

const padDigits = (n: number): string => String(n).padStart(2, '0');
const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** ISO date of the end of a period; the last day of the month if no day is printed. */
export const isoDate = (date: PartialDate): string | undefined => {
  const { year, month, day } = date;
  if (year === undefined || month === undefined || month < 1 || month > MONTHS_PER_YEAR)
    return undefined;
  return `${year}-${padDigits(month)}-${padDigits(Math.min(day ?? Infinity, lastDay(year, month)))}`;
};

/** The fiscal year that a date belongs to: the first two weeks of January close the year before. */
export const fiscalYearOf = (date: PartialDate & { readonly year: number }): number =>
  closesYearBefore(date) ? date.year - 1 : date.year;
