import type { ReadingDecision } from '@fde/contracts';

import { inAnyLanguage } from '../language/in-any-language.js';
import { tellDecision } from '../evidence/decision.js';
import { fullDatesIn, isoDate, readDate } from '../language/dates/dates.js';
import { withoutFormNumbers } from '../language/dates/form-numbers.js';
import { fold, lexicons } from '../language/index.js';
import { matchesOf } from '../language/matches.js';
import { namesInterim } from '../language/dates/periods.js';
import { decideCompanyName, isStated, nameConfidence } from './company/decide-company-name.js';
import { reportMoneyOf, type ReportMoney } from './money/report-money.js';
import { decidePublication } from './publication.js';
import { titledYear as titledYearOf } from './titled-year.js';
import { NAMED_NEARLY, NAMED_OFTEN } from './weights.js';
import { forLanguages } from '../language/languages-in-use.js';
import { inLanguagesOf } from '../language/languages-in-use.js';

/**
 * What the plain text of a whole report says about its statements, used if a statement's own header
 * is silent.
 */
export interface ReportHints {
  readonly companyName?: string;
  /** Where it names its company, and what speaks for other names. */
  readonly company?: ReadingDecision;
  /** No place was read where reports name their company; it may only be the name that is repeated most. */
  readonly isNameGuessed?: true;
  /** What it says about the scale and the currency of its statements. */
  readonly money?: ReportMoney;
  /** The last day of the fiscal year that the cover names, ISO. */
  readonly yearEnd?: string;
  /** The year that a form names as its own: "Tárgyév: 2013". */
  readonly formYear?: number;
  /** The year in the report's own title: "2023 annual report". */
  readonly titledYear?: number;
  /** The full dates on its first pages, ISO, in order. */
  readonly coverDates?: readonly string[];
  /** Its cover says that it corrects and replaces an earlier report. */
  readonly publication?: ReadingDecision;
  /** The first pages call it a report on part of a year. */
  readonly interim?: boolean;
  /** The fiscal year that the report names most. */
  readonly mostNamedYear?: number;
  /** On how many pages the report names each calendar year. */
  readonly pagesByYear?: Readonly<Record<string, number>>;
  /** The company's own definitions of its fiscal years: year and month of the end (`2023-1`) to the year's name. */
  readonly namedYears: Readonly<Record<string, number>>;
  /** How often it names each day, ISO. */
  readonly namedDates?: Readonly<Record<string, number>>;
  /** The words of the pages that were read, in small letters. */
  readonly words?: ReadonlySet<string>;
}

const mostVoted = <T>(values: readonly (T | undefined)[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const v of values) if (v !== undefined) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts.entries()].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

/**
 * What follows "year ended", up to the end of a word: "31 December 31 March" cut behind its second
 * number would name the year 2031.
 */
const AFTER_YEAR_ENDED = String.raw`(.{6,30})(?!\w)(?<!\b\d{1,2}(?= [a-z]))`;
const YEAR_END = forLanguages(
  () =>
    new RegExp(`(?:${inAnyLanguage((l) => l.periods.yearEnded).source})[: ]+${AFTER_YEAR_ENDED}`),
);

const yearEndOf = (folded: readonly string[]): string | undefined => {
  const found = folded.flatMap((text) => {
    const m = YEAR_END().exec(text);
    const date = m?.[1] === undefined ? undefined : readDate(m[1]);
    return date?.year !== undefined && date.month !== undefined && date.day !== undefined
      ? [`${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`]
      : [];
  });
  return mostVoted(found);
};

const FISCAL = forLanguages(() => inAnyLanguage((l) => l.periods.named).source);
/** "Fiscal 2022 is the 52-week period that ended on September 25, 2022". */
const NAMED = forLanguages(
  () =>
    new RegExp(
      String.raw`(?:${FISCAL()})((?:19|20)\d\d)['"”’)]*,?(?: \([^)]{0,20}\))?,? ` +
        String.raw`\(?(?:(?:${inAnyLanguage((l) => l.periods.untilEnd).source})[ -]?)*` +
        String.raw`(?:${inAnyLanguage((l) => l.periods.ends).source})([a-z]{3,9} \d{1,2}, (?:19|20)\d\d)`,
      'g',
    ),
);
const DAY_IN_WORDS = String.raw`[a-z]{3,9} \d{1,2}, (?:19|20)\d\d`;
/** "The fiscal year ended January 28, 2023 ("fiscal 2022")"; without brackets the name may open the next clause. */
const NAMED_AFTER = forLanguages(
  () =>
    new RegExp(
      String.raw`(${DAY_IN_WORDS}),? \(["“']?(?:${inAnyLanguage((l) => l.periods.refersTo).source})?` +
        String.raw`["“']?(?:${FISCAL()})((?:19|20)\d\d)\b`,
      'g',
    ),
);
const FISCAL_YEAR = forLanguages(
  () => new RegExp(String.raw`(?:${FISCAL()})((?:19|20)\d\d)\b`, 'g'),
);

const namedYearsOf = (folded: readonly string[]): Record<string, number> => {
  const votes = new Map<string, number[]>();
  const vote = (day: string | undefined, name: string | undefined): void => {
    const date = readDate(day ?? '');
    if (date?.year === undefined || date.month === undefined) return;
    const key = `${date.year}-${date.month}`;
    votes.set(key, [...(votes.get(key) ?? []), Number(name)]);
  };
  for (const text of folded) {
    for (const [, name, day] of matchesOf(NAMED(), text)) vote(day, name);
    for (const [, day, name] of matchesOf(NAMED_AFTER(), text)) vote(day, name);
  }
  return Object.fromEntries([...votes].map(([key, years]) => [key, mostVoted(years) ?? 0]));
};

/**
 * The report's own year, if its text names its years ("fiscal 2022") rather than dating them: the
 * latest of those that it names nearly as often as any. The year before is compared with
 * throughout; the next one is only looked forward to.
 */
const mostNamedYearOf = (folded: readonly string[]): number | undefined => {
  const named = folded.flatMap((text) => matchesOf(FISCAL_YEAR(), text).map((m) => Number(m[1])));
  if (named.length < NAMED_OFTEN) return undefined;
  const times = (year: number): number => named.filter((one) => one === year).length;
  const most = Math.max(...named.map(times));
  return Math.max(...named.filter((year) => times(year) >= NAMED_NEARLY * most));
};

/** Pages that count as a cover, and characters of each. */
const COVER = { pages: 2, characters: 2000 } as const;

/** What forms print behind a label: a year, or its digits in a box each. */
const LABELLED_YEAR =
  /(?<label>[\p{L} ]{3,40}):\s*(?<year>(?:19|20)\d\d|[12]\s+[09]\s+\d\s+\d)(?![ .\d]*\d)/gu;

const namesCurrentYear = (label: string): boolean => {
  const words = label.trim().split(/ +/);
  return words.some((_, from) => {
    const end = words.slice(from).join(' ');
    return lexicons().some(({ lengths }) => lengths.currentYear.test(end));
  });
};

/** The lines of the pages that count as a cover, folded. */
const coverLines = (pages: readonly string[]): string[][] =>
  pages.slice(0, COVER.pages).map((text) => text.split('\n').map((line) => fold(line).trim()));

/** The year behind the words by which the columns of a form are headed. */
const labelledYear = (lines: readonly string[]): number | undefined =>
  lines
    .flatMap((line) => matchesOf(LABELLED_YEAR, line))
    .filter(({ groups }) => namesCurrentYear(groups?.['label'] ?? ''))
    .map(({ groups }) => yearOf(groups?.['year']))[0];

const yearOf = (printed = ''): number => Number(printed.replace(/\s/g, ''));

/** A line of a year and its word: "2018. év". */
const YEAR_ALONE = /^(?<year>(?:19|20)\d\d)\.?\s+(?<word>\p{L}+)$/u;

const isYearWord = (word: string): boolean =>
  lexicons().some(({ lengths }) => lengths.wholeYear.exec(word)?.[0] === word);

/** The year that a line of its own names; none if such lines name several. */
const yearAlone = (lines: readonly string[]): number | undefined => {
  const years = lines
    .map((line) => YEAR_ALONE.exec(line)?.groups)
    .filter((groups) => groups !== undefined && isYearWord(groups['word'] ?? ''))
    .map((groups) => yearOf(groups?.['year']));
  return new Set(years).size === 1 ? years[0] : undefined;
};

const LABEL_AT_END = /(?<label>[\p{L} ]{3,40}):$/u;
const BOXED_AT_END = /(?:^|\s)(?<year>[12]\s[09]\s\d\s\d)$/;

/** What is filled into a form follows all its labels: the first year in boxes is that of the label. */
const yearInBoxes = (lines: readonly string[]): number | undefined =>
  lines.some((line) => namesCurrentYear(LABEL_AT_END.exec(line)?.groups?.['label'] ?? ''))
    ? lines.flatMap((line) => BOXED_AT_END.exec(line)?.groups?.['year'] ?? []).map(yearOf)[0]
    : undefined;

/** The year that a form names as its own on its first pages. */
const formYearOf = (pages: readonly string[]): number | undefined => {
  const lines = coverLines(pages);
  const all = lines.flat();
  return labelledYear(all) ?? yearAlone(all) ?? lines.map(yearInBoxes).find((y) => y !== undefined);
};

/** Each once, in order. */
const coverDatesOf = (covers: readonly string[]): string[] =>
  [...new Set(covers.flatMap(fullDatesIn).flatMap((date) => isoDate(date) ?? []))].toSorted();

const namedDatesOf = (folded: readonly string[]): Record<string, number> => {
  const named: Record<string, number> = {};
  for (const date of folded.flatMap(fullDatesIn)) {
    const day = isoDate(date);
    if (day !== undefined) named[day] = (named[day] ?? 0) + 1;
  }
  return named;
};

const YEAR = /(?<![\d.,])(?:19|20)\d\d(?![\d,]|\.\d)/g;

const pagesByYearOf = (pages: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const text of pages)
    for (const year of new Set(withoutFormNumbers(text).match(YEAR)))
      counts[year] = (counts[year] ?? 0) + 1;
  return counts;
};

const isInterim = (pages: readonly string[]): boolean =>
  pages.slice(0, COVER.pages).some((text) => namesInterim(text.slice(0, COVER.characters)));

/** The first and the last day of a period, with each digit in a box of its own. */
const BOXED_PERIOD = /^[12] [09](?: \d){6} (?<end>[12] [09](?: \d){6})$/;

const boxedEnd = (lines: readonly string[]): string | undefined =>
  lines
    .flatMap((line) => BOXED_PERIOD.exec(line)?.groups?.['end'] ?? [])
    .map((end) => end.replaceAll(' ', ''))
    .map((end) => `${end.slice(0, 4)}-${end.slice(4, 6)}-${end.slice(6)}`)
    .find((end) => readDate(end)?.day !== undefined);

/** Where the report names its own year. */
const ownYearOf = (
  pages: readonly string[],
  folded: readonly string[],
): Pick<ReportHints, 'yearEnd' | 'formYear' | 'titledYear' | 'mostNamedYear'> => {
  const yearEnd = yearEndOf(folded) ?? boxedEnd(coverLines(pages).flat());
  const formYear = formYearOf(pages);
  const titledYear = titledYearOf(pages.slice(0, COVER.pages));
  const mostNamedYear = mostNamedYearOf(folded);
  return {
    ...(yearEnd === undefined ? {} : { yearEnd }),
    ...(formYear === undefined ? {} : { formYear }),
    ...(titledYear === undefined ? {} : { titledYear }),
    ...(mostNamedYear === undefined ? {} : { mostNamedYear }),
  };
};

/** Collects what the report says about itself outside its statements. */
export const reportHints = (pages: readonly string[]): ReportHints =>
  inLanguagesOf(pages, () => hintsOf(pages));

const hintsOf = (pages: readonly string[]): ReportHints => {
  const name = decideCompanyName(pages);
  const folded = pages.map(fold);
  const publication = decidePublication(
    folded.slice(0, COVER.pages).map((text) => text.slice(0, COVER.characters)),
  );
  const coverDates = coverDatesOf(folded.slice(0, COVER.pages));
  return {
    namedYears: namedYearsOf(folded),
    namedDates: namedDatesOf(folded),
    money: reportMoneyOf(pages, folded),
    pagesByYear: pagesByYearOf(pages),
    ...(name === undefined
      ? {}
      : {
          companyName: name.value,
          company: { ...tellDecision(name), confidence: nameConfidence(name) },
        }),
    ...(name !== undefined && isStated(name) ? {} : { isNameGuessed: true }),
    ...ownYearOf(pages, folded),
    ...(isInterim(pages) ? { interim: true } : {}),
    ...(publication === undefined ? {} : { publication }),
    ...(coverDates.length === 0 ? {} : { coverDates }),
  };
};
