import type { PeriodLength } from '@fde/contracts';

import { inAnyLanguage } from '../in-any-language.js';
import { fold, lexicons } from '../index.js';
import { readDate, type PartialDate } from './dates.js';
import { DAY, DAYS_PER_MONTH, MONTHS_PER_YEAR } from './iso-date.js';
import { forLanguages } from '../languages-in-use.js';
import { monthRange } from './month-range.js';

const WEEKS_PER_MONTH = 52 / 12;
const toHalf = (months: number): number => Math.round(months * 2) / 2;

const MONTHS_IN: Readonly<Record<PeriodLength['unit'], number>> = {
  days: 1 / DAYS_PER_MONTH,
  weeks: 1 / WEEKS_PER_MONTH,
  months: 1,
  years: MONTHS_PER_YEAR,
};

/** The months of a length, to the half month; 52 weeks are 12. */
export const monthsOf = ({ count, unit }: PeriodLength): number => toHalf(count * MONTHS_IN[unit]);

const numeralOf = (text: string, numerals: Readonly<Record<string, number>>): number =>
  numerals[text] ?? Number(text);

/** "three months ended", "26 weeks to", "twelve-month period": a number of months or weeks, as a period. */
const countedAt = (text: string): (PeriodLength & { readonly at: number }) | undefined => {
  for (const { lengths } of lexicons()) {
    const { groups, index = 0 } = lengths.counted.exec(text) ?? {};
    if (groups === undefined) continue;
    const count = numeralOf(groups['n'] ?? '', lengths.numerals);
    if (!Number.isFinite(count)) continue;
    return { count, unit: groups['weeks'] === undefined ? 'months' : 'weeks', text, at: index };
  }
  return undefined;
};

const readCounted = (text: string): PeriodLength | undefined => {
  const counted = countedAt(text);
  return counted && { count: counted.count, unit: counted.unit, text };
};

/** "2015 - 4." before "3 Aylık": the year, and which of its parts was the last. */
const NTH_OF_YEAR = /\b(?:19|20)\d\d\b\D*\b(?<nth>[1-4])\. ?$/;

/** "2023 - 4. 3 Aylık Bildirim": a notice of the fourth three months is one of twelve. */
const readParts = (text: string): PeriodLength | undefined => {
  const counted = countedAt(text);
  if (counted === undefined) return undefined;
  const nth = NTH_OF_YEAR.exec(text.slice(0, counted.at))?.groups?.['nth'];
  return nth === undefined
    ? undefined
    : { count: Number(nth) * counted.count, unit: counted.unit, text };
};

const UNITS = ['days', 'weeks', 'months', 'years'] as const;

/** In each language, how the head of a column counts its period: `n` and the unit, by its group. */
const COUNTS_IN_HEADS = forLanguages(() =>
  lexicons().map(({ lengths: { numerals, units } }) => {
    const numbers = ['\\d{1,3}', ...Object.keys(numerals), 'one'].join('|');
    const counted = UNITS.flatMap((unit) => {
      const words = units[unit];
      return words === undefined ? [] : [`(?<${unit}>${words.source})`];
    }).join('|');
    return { numerals, pattern: new RegExp(`\\b(?<n>${numbers})[ -](?:${counted})\\b`) };
  }),
);

/** "(29 weeks)", "six months", "One Year": the head of a column is short, and needs no "ended". */
const countedInHead = (text: string): PeriodLength | undefined => {
  for (const { numerals, pattern } of COUNTS_IN_HEADS()) {
    const groups = pattern.exec(text)?.groups;
    const unit = UNITS.find((one) => groups?.[one] !== undefined);
    if (groups === undefined || unit === undefined) continue;
    const n = groups['n'] ?? '';
    const count = n === 'one' ? 1 : numeralOf(n, numerals);
    if (Number.isFinite(count) && count > 0) return { count, unit, text };
  }
  return undefined;
};

const daysOf = (date: PartialDate): number =>
  Date.UTC(date.year ?? 0, (date.month ?? 1) - 1, date.day ?? 1) / DAY;

const isWhole = (date: PartialDate | undefined): date is PartialDate =>
  date?.month !== undefined && date.day !== undefined;

/** "1.1." before "–30.6.2023": a day and a month in figures, at the end of a text. */
const dayInFigures = (text: string): PartialDate | undefined => {
  const { day, month } = /\b(?<day>\d{1,2})\.(?<month>\d{1,2})\.$/.exec(text)?.groups ?? {};
  return day === undefined ? undefined : { month: Number(month), day: Number(day) };
};

/**
 * "from 1 October 2022 to 31 December 2023", "01/01/2024 - 31/12/2024": two dates, the first
 * perhaps without its year; the dash may touch either.
 */
const readRange = (text: string): PeriodLength | undefined => {
  const parts = text.replace(/ ?\([^)]*\)/g, '').split(RANGE());
  for (const [i, part] of parts.slice(0, -1).entries()) {
    const from = readDate(part.slice(-DATE_LENGTH)) ?? dayInFigures(part);
    const to = readDate(parts[i + 1] ?? '');
    if (!isWhole(from) || !isWhole(to) || to.year === undefined) continue;
    const begin = { ...from, year: from.year ?? to.year };
    const count = daysOf(to) - daysOf(begin) + 1;
    if (count > 0 && count < LONGEST * DAYS_PER_MONTH) return { count, unit: 'days', text };
  }
  return undefined;
};

const RANGE = forLanguages(
  () =>
    new RegExp(
      ` (?:${inAnyLanguage((l) => l.periods.to).source}|[-–]) | ?[–] ?| -(?=\\d)|(?<=\\d)- (?=\\d)|(?<=\\d\\.)-(?=\\d)`,
    ),
);
/** Characters: more than the longest date with its month's name. */
const DATE_LENGTH = 24;
/** Months: anything longer is two dates that are not a period ("since inception" apart). */
const LONGEST = 24;

const wholeYear = (text: string): PeriodLength | undefined =>
  lexicons().some((l) => l.lengths.wholeYear.test(text))
    ? { count: 1, unit: 'years', text }
    : undefined;

const partOfYear = (text: string): PeriodLength | undefined => {
  for (const { lengths } of lexicons()) {
    const part = lengths.parts.find(({ pattern }) => pattern.test(text));
    if (part !== undefined) return { count: part.months, unit: 'months', text };
  }
  return undefined;
};

/** The length of the period that a line names: "six months ended 30 June 2024", "fiscal years ended". */
export const periodLength = (line: string): PeriodLength | undefined => {
  const text = fold(line);
  return readCounted(text) ?? readRange(text) ?? partOfYear(text) ?? wholeYear(text);
};

/** "Januari - september": the months from one to another, which are a year if they are twelve. */
const monthsInRange = (text: string): PeriodLength | undefined => {
  const range = monthRange(text);
  if (range === undefined) return undefined;
  return range.months === MONTHS_PER_YEAR
    ? { count: 1, unit: 'years', text }
    : { count: range.months, unit: 'months', text };
};

/** The length that a title names; also where it counts the parts of the year up to its end. */
export const lengthInTitle = (title: string): PeriodLength | undefined =>
  readParts(fold(title)) ?? periodLength(title);

/** Every number of months or weeks that a title counts, in order: "For Three Months Ended   For Six Months Ended". */
const countedInTitle = (text: string): PeriodLength[] => {
  const counted = countedAt(text);
  if (counted === undefined) return [];
  const { at, ...length } = counted;
  const [word = ''] = /^\S+\s*\S*/.exec(text.slice(at)) ?? [];
  return [length, ...countedInTitle(text.slice(at + word.length).trimStart())];
};

/** The lengths that a title names, in order and each once. */
export const lengthsInTitle = (title: string): readonly PeriodLength[] => {
  const found = countedInTitle(fold(title));
  const once = found.filter(
    (own, at) => found.findIndex((one) => monthsOf(one) === monthsOf(own)) === at,
  );
  const single = lengthInTitle(title);
  return once.length > 1 || single === undefined ? once : [single];
};

/** Parts of a year as letters and figures: "4Q2025", "Q4 25", "3T23", "1H 2024", "S1 2024", "9M2023". */
const CODES: readonly (readonly [code: RegExp, months: number])[] = [
  [/\b(?:[1-4] ?[qt]|[qt][1-4]) ?'?(?:20)?\d\d\b/, 3],
  [/\b(?:[12] ?[hs]|[hs][12]) ?'?(?:20)?\d\d\b/, 6],
  [/\b9 ?m ?'?(?:20)?\d\d\b/, 9],
];

const codeInHead = (text: string): PeriodLength | undefined => {
  const [, count] = CODES.find(([code]) => code.test(text)) ?? [];
  return count === undefined ? undefined : { count, unit: 'months', text };
};

/** "1-6/2023", as Nordic companies write the months from January to June. */
const MONTHS_OF_YEAR = /(?<![\d./-])(?<from>1?\d) ?[-–] ?(?<to>1?\d) ?\/ ?(?:20\d\d)\b/;
const MONTHS_PER_QUARTER = 3;

const numberedMonths = (text: string): PeriodLength | undefined => {
  const { from, to } = MONTHS_OF_YEAR.exec(text)?.groups ?? {};
  const count = Number(to) - Number(from) + 1;
  const isPart = count > 0 && count <= MONTHS_PER_YEAR && count % MONTHS_PER_QUARTER === 0;
  return isPart ? { count, unit: 'months', text } : undefined;
};

/**
 * The length that the head of a column states; also where it only counts: "(29 weeks)", "15 months", or is a code:
 * "4Q2025".
 */
export const lengthInHead = (head: string): PeriodLength | undefined => {
  const text = fold(head);
  return (
    countedInHead(text) ??
    codeInHead(text) ??
    numberedMonths(text) ??
    monthsInRange(text) ??
    periodLength(text)
  );
};

/** Months: a counted period of this many is not a whole year. */
const PART_MONTHS = 11;

const monthsCounted = (text: string): number => {
  const counted = readCounted(text);
  return counted === undefined ? Infinity : monthsOf(counted);
};

/** Where a line first names a part of a year: "quarter ended", "three months ended". */
const partAt = (text: string): number | undefined => {
  const places = lexicons()
    .flatMap(({ lengths }) => {
      const part = lengths?.parts.map(({ pattern }) => text.search(pattern)) ?? [];
      const count = lengths === undefined ? -1 : text.search(lengths.counted);
      const isPart = count >= 0 && monthsCounted(text) <= PART_MONTHS;
      return [...part, isPart ? count : -1];
    })
    .filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
};

const yearAt = (text: string): number | undefined => {
  const places = lexicons()
    .flatMap(({ lengths }) => lengths?.wholeYear ?? [])
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
  return lexicons().some((l) => l.lengths.interim.test(text));
};

/**
 * Whether words say that a period is shorter or longer because the year end was moved or the
 * company is new.
 */
export const namesTransition = (line: string): boolean => {
  const text = fold(line);
  return lexicons().some((l) => l.lengths.transition.test(text));
};
