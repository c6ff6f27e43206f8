import { anyOf } from '../language/any-of.js';
import { readDate } from '../language/dates.js';
import { fold, LEXICONS } from '../language/index.js';
import { decideCompanyName } from './company/decide-company-name.js';
import { reportMoneyOf, type ReportMoney } from './money/report-money.js';

/** What the plain text of a whole report says about its statements, used where a statement's own header is silent. */
export interface ReportHints {
  readonly companyName?: string;
  /** What it says of the scale and the currency of its statements. */
  readonly money?: ReportMoney;
  /** The last day of the fiscal year that the cover names, ISO. */
  readonly yearEnd?: string;
  /** The company's own name for fiscal years that end in January or February: end date to year. */
  readonly namedYears: Readonly<Record<string, number>>;
}

const vote = <T>(values: readonly (T | undefined)[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const v of values) if (v !== undefined) counts.set(v, (counts.get(v) ?? 0) + 1);
  return [...counts.entries()].sort((a, b) => b[1] - a[1])[0]?.[0];
};

const YEAR_END = new RegExp(
  `(?:${anyOf(...LEXICONS.map((l) => l.periods.yearEnded)).source})[: ]+(.{6,30})`,
);

const yearEndOf = (pages: readonly string[]): string | undefined => {
  const found = pages.flatMap((text) => {
    const m = YEAR_END.exec(fold(text));
    const date = m?.[1] === undefined ? undefined : readDate(m[1]);
    return date?.year !== undefined && date.month !== undefined && date.day !== undefined
      ? [`${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`]
      : [];
  });
  return vote(found);
};

const NAMED =
  /fiscal (?:year )?((?:19|20)\d\d)['"”’)]*,?(?: \([^)]{0,20}\))?,? (?:(?:is|are|was|were|consisted of|comprised|comprises|covers|relates?|refers?|to|means?|which|the|fiscal|a|5[23]|week|weeks|52-week|53-week|period|year|that)[ -]?)*(?:ended|ending|ends) (?:on )?(?:saturday,? |sunday,? |friday,? )?((?:jan|feb)[a-z]* \d{1,2}, (?:19|20)\d\d)/g;

const namedYearsOf = (pages: readonly string[]): Record<string, number> => {
  const named: Record<string, number> = {};
  for (const text of pages) {
    for (const m of fold(text).matchAll(NAMED)) {
      const date = readDate(m[2] ?? '');
      if (date?.year !== undefined) named[`${date.year}-${date.month}`] = Number(m[1]);
    }
  }
  return named;
};

/** Collects what the report says of itself outside its statements. */
export const reportHints = (pages: readonly string[]): ReportHints => {
  const companyName = decideCompanyName(pages)?.value;
  const yearEnd = yearEndOf(pages);
  return {
    namedYears: namedYearsOf(pages),
    money: reportMoneyOf(pages),
    ...(companyName === undefined ? {} : { companyName }),
    ...(yearEnd === undefined ? {} : { yearEnd }),
  };
};
