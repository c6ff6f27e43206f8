import { inAnyLanguage } from '../in-any-language.js';
import { fold, LEXICONS } from '../index.js';
import { readDate, type PartialDate } from './dates.js';
import { DAY, DAYS_PER_MONTH, MONTHS_PER_YEAR } from './iso-date.js';

/** The length of a period that is stated in words. */
export interface PeriodLength {
  /** To the half month; 52 weeks are 12. */
  readonly months: number;
  readonly text: string;
}

const WEEKS_PER_MONTH = 52 / 12;
const toHalf = (months: number): number => Math.round(months * 2) / 2;

const numeralOf = (text: string, numerals: Readonly<Record<string, number>>): number =>
  numerals[text] ?? Number(text);

/** "three months ended", "26 weeks to", "twelve-month period": a number of months or weeks, as a period. */
const readCounted = (text: string): PeriodLength | undefined => {
  for (const { lengths } of LEXICONS) {
    const groups = lengths.counted.exec(text)?.groups;
    if (groups === undefined) continue;
    const n = numeralOf(groups['n'] ?? '', lengths.numerals);
    if (!Number.isFinite(n)) continue;
    const months = groups['weeks'] === undefined ? n : toHalf(n / WEEKS_PER_MONTH);
    return { months, text };
  }
  return undefined;
};

const daysOf = (date: PartialDate): number =>
  Date.UTC(date.year ?? 0, (date.month ?? 1) - 1, date.day ?? 1) / DAY;

const isWhole = (date: PartialDate | undefined): date is PartialDate =>
  date?.month !== undefined && date.day !== undefined;

/**
 * "from 1 October 2022 to 31 December 2023", "01/01/2024 - 31/12/2024": two dates, the first
 * perhaps without its year.
 */
const readRange = (text: string): PeriodLength | undefined => {
  const parts = text.replace(/ ?\([^)]*\)/g, '').split(RANGE);
  for (const [i, part] of parts.slice(0, -1).entries()) {
    const [from, to] = [readDate(part.slice(-DATE_LENGTH)), readDate(parts[i + 1] ?? '')];
    if (!isWhole(from) || !isWhole(to) || to.year === undefined) continue;
    const begin = { ...from, year: from.year ?? to.year };
    const months = toHalf((daysOf(to) - daysOf(begin) + 1) / DAYS_PER_MONTH);
    if (months > 0 && months < LONGEST) return { months, text };
  }
  return undefined;
};

const RANGE = new RegExp(` (?:${inAnyLanguage((l) => l.periods.to).source}|[-–]) | ?[–] ?`);
/** Characters: more than the longest date with its month's name. */
const DATE_LENGTH = 24;
/** Months: anything longer is two dates that are not a period ("since inception" apart). */
const LONGEST = 24;

const wholeYear = (text: string): PeriodLength | undefined =>
  LEXICONS.some((l) => l.lengths.wholeYear.test(text))
    ? { months: MONTHS_PER_YEAR, text }
    : undefined;

const partOfYear = (text: string): PeriodLength | undefined => {
  for (const { lengths } of LEXICONS) {
    const part = lengths.parts.find(({ pattern }) => pattern.test(text));
    if (part !== undefined) return { months: part.months, text };
  }
  return undefined;
};

/** The length of the period that a line names: "six months ended 30 June 2024" is 6, "fiscal years ended" 12. */
export const periodLength = (line: string): PeriodLength | undefined => {
  const text = fold(line);
  return readCounted(text) ?? readRange(text) ?? partOfYear(text) ?? wholeYear(text);
};

/** Months: a counted period of this many is not a whole year. */
const PART_MONTHS = 11;

/** Where a line first names a part of a year: "quarter ended", "three months ended". */
const partAt = (text: string): number | undefined => {
  const places = LEXICONS.flatMap(({ lengths }) => {
    const part = lengths?.parts.map(({ pattern }) => text.search(pattern)) ?? [];
    const count = lengths === undefined ? -1 : text.search(lengths.counted);
    const isPart = count >= 0 && (readCounted(text)?.months ?? PART_MONTHS + 1) <= PART_MONTHS;
    return [...part, isPart ? count : -1];
  }).filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
};

const yearAt = (text: string): number | undefined => {
  const places = LEXICONS.flatMap(({ lengths }) => lengths?.wholeYear ?? [])
    .map((pattern) => text.search(pattern))
    .filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
};

/**
 * Whether words name both a year and a part of one: "Years ended December 31" beside "Quarter
 * ended". Heads of neighbouring columns have run together, and say nothing about either.
 */
export const namesYearAndPart = (line: string): boolean => {
  const text = fold(line);
  return yearAt(text) !== undefined && partAt(text) !== undefined;
};

/**
 * The same with the year first: the part then belongs to an older column, as after a moved year
 * end.
 */
export const namesYearBeforePart = (line: string): boolean => {
  const text = fold(line);
  const [year, part] = [yearAt(text), partAt(text)];
  return year !== undefined && part !== undefined && year < part;
};

/** Whether words say that a report covers only part of a year. */
export const namesInterim = (line: string): boolean => {
  const text = fold(line);
  return LEXICONS.some((l) => l.lengths.interim.test(text));
};

/**
 * Whether words say that a period is shorter or longer because the year end was moved or the
 * company is new.
 */
export const namesTransition = (line: string): boolean => {
  const text = fold(line);
  return LEXICONS.some((l) => l.lengths.transition.test(text));
};
