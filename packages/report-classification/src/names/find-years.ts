import { inLatinDigits } from '@fde/contracts/digits';
import { withoutAccents } from '@fde/contracts/text';
import { yearsInFigures } from '@fde/contracts/years';
import { UNTIL_WORDS } from '@fde/lexicon';
import { inAllLanguages } from '../language/in-all-languages.js';
import { monthNames, monthOf } from './months.js';
import { withCommonEra } from './eras.js';
import { anyPhrase } from './phrase-pattern.js';

/** How a year is written says how far it can be trusted to be the fiscal year. */
export type YearForm =
  /** The day on which a year ended: "fiscal year ended September 30, 2022", `20220930`. */
  | 'year_end'
  /** Named as one: FY22, fiscal 2022, 2021/22. */
  | 'fiscal'
  /** A year alone. */
  | 'plain'
  /** A day or month that ends no year: when something was published or held. */
  | 'published';

export interface FoundYear {
  readonly year: number;
  readonly form: YearForm;
  /** Month 1-12, if the text names one. */
  readonly month: number | undefined;
  /** As written. */
  readonly text: string;
}

const EARLIEST = 1980;
const LAST_DAY = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** No letter or digit before or after: `\b` for all scripts. */
const START = '(?<![\\p{L}\\p{N}])';
const NO_DIGIT = '(?!\\d)';
const ENDED = new RegExp(
  `(?:${START}|(?<=[\\p{sc=Han}]))(?:${anyPhrase(inAllLanguages(({ periods }) => periods.endsOn))})\\s*$`,
  'iu',
);
const MONTH = monthNames();
const YEAR = '((?:19|20)\\d{2})';
/** "31 de diciembre de 2022", "31 de dezembro de 2022" */
const OF = '(?:del?\\s+)?';
const UNTIL = anyPhrase(UNTIL_WORDS);
const YEAR_AND_MONTH = `${YEAR}\\s*[年년]\\s*(\\d{1,2})\\s*[月월]`;
const TO = `(?:[-–—－~～〜]|${UNTIL})`;
const FISCAL_YEAR = anyPhrase(inAllLanguages(({ periods }) => periods.fiscalYear));
/** Of "Aralık", "Kasım": the names of months are compared with a dot. */
const DOTLESS = /ı/g;
/**
 * Years of 52 or 53 weeks end near, not on, a month's last day; if the date is in the first two weeks of January, the
 * previous year ended.
 */
export const fiscalYearOfDate = (year: number, month: number, day: number): number =>
  month === 1 && day <= 14 ? year - 1 : year;

const isMonthEnd = (month: number, day: number): boolean =>
  day >= (LAST_DAY[month - 1] ?? 31) && day <= 31;

interface Candidate {
  readonly pattern: RegExp;
  readonly read: (match: RegExpMatchArray, before: string) => FoundYear | undefined;
}

const datedYear = (
  year: number,
  month: number,
  day: number,
  text: string,
  before: string,
): FoundYear | undefined => {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const ends = isMonthEnd(month, day) || ENDED.test(before);
  return {
    year: ends ? fiscalYearOfDate(year, month, day) : year,
    form: ends ? 'year_end' : 'published',
    month,
    text,
  };
};

/** Two digits are of this century, unless the year would not have come for long. */
const FIRST_OF_LAST_CENTURY = 80;
const shortYear = (digits: string): number =>
  (Number(digits) >= FIRST_OF_LAST_CENTURY ? 1900 : 2000) + Number(digits);

/** Abbreviations of reports and of parts of a year, as file names have them. */
const REPORT = 'AR|GB|URD|DEU|RFA|ARA|10-?K|20-?F';
const PART = '[1-4][QTC]|[QT][1-4]|[12][HSY]|H[12]|[1-9]M|HY|CY';

/** A part of a year written with its year: `Q32023`. */
const GLUED_PART = /(?<![\p{L}\p{N}])([QH][1-4])(?=(?:19|20)\d{2}(?!\d))/giu;

/** Right behind a part of a year: `H1FY23`, `9MFY22`. */
const AFTER_PART = '(?<=(?<![\\p{L}\\p{N}])(?:[QH][1-4]|[1-4][QH]|[1-9]M))';

interface Month {
  readonly year: number;
  readonly month: number;
}

/** Twelve months, named by the year in which they end; undefined for another number of them. */
const yearOfSpan = (from: Month, to: Month, text: string): FoundYear | undefined =>
  (to.year - from.year) * 12 + to.month - from.month === 11
    ? { year: to.year, form: 'year_end', month: to.month, text }
    : undefined;

/** Two digits each, the second the year after the first. */
const consecutiveYears = (m: RegExpMatchArray): FoundYear | undefined =>
  (Number(m[2]) - Number(m[1]) + 100) % 100 === 1
    ? { year: shortYear(m[2] ?? ''), form: 'fiscal', month: undefined, text: m[0] }
    : undefined;

/** Right before a number: "Report & Accounts", "Jahresbericht". */
const OF_REPORT = new RegExp(
  `${START}(?:${anyPhrase(
    inAllLanguages(({ kinds }) =>
      [kinds.annualReport, kinds.annualStatements, kinds.statements, kinds.annualReview].flatMap(
        (phrases) => phrases ?? [],
      ),
    ),
  )})\\p{L}*\\P{L}*$`,
  'iu',
);
const namesReport = (before: string): boolean => OF_REPORT.test(before);

/** Tried in this order; text that one pattern matches is hidden from later ones. */
const CANDIDATES: readonly Candidate[] = [
  {
    // 20220930, 2022-09-30, 2022.09.30
    pattern: new RegExp(
      `(?<!\\d)${YEAR}([-._/ ]?)(0[1-9]|1[0-2])\\2(0[1-9]|[12]\\d|3[01])(?!\\d)`,
      'g',
    ),
    read: (m, before) => datedYear(Number(m[1]), Number(m[3]), Number(m[4]), m[0], before),
  },
  {
    // 31122022, 31.12.2022, 31/12/2022; 12/31/2022 is read with whichever order of day and month is possible
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})([-._/ ]?)(\\d{1,2})\\2${YEAR}(?!\\d)`, 'g'),
    read: (m, before) => {
      const [a, b] = [Number(m[1]), Number(m[3])];
      if (m[2] === '' && m[0].length !== 8) return undefined;
      return b > 12
        ? datedYear(Number(m[4]), a, b, m[0], before)
        : datedYear(Number(m[4]), b, a, m[0], before);
    },
  },
  {
    // September 30, 2022
    pattern: new RegExp(
      `${START}(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${YEAR}${NO_DIGIT}`,
      'giu',
    ),
    read: (m, before) =>
      datedYear(Number(m[3]), monthOf(m[1] ?? '') ?? 0, Number(m[2]), m[0], before),
  },
  {
    // 30 September 2022, 31. Dezember 2022, 31 de diciembre de 2022
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.)?\\s+${OF}(${MONTH})\\.?,?\\s+${OF}${YEAR}${NO_DIGIT}`,
      'giu',
    ),
    read: (m, before) =>
      datedYear(Number(m[3]), monthOf(m[2] ?? '') ?? 0, Number(m[1]), m[0], before),
  },
  {
    // 2021年4月～2022年3月, 2021年4月至2022年3月: twelve months, named by the year in which they end
    pattern: new RegExp(`${YEAR_AND_MONTH}\\s*${TO}\\s*${YEAR_AND_MONTH}(?!\\s*\\d)`, 'g'),
    read: (m) =>
      yearOfSpan(
        { year: Number(m[1]), month: Number(m[2]) },
        { year: Number(m[3]), month: Number(m[4]) },
        m[0],
      ),
  },
  {
    // 2022年12月31日, 2022년 12월 31일; 2022年3月期 is the year that ended in that month
    pattern: new RegExp(
      `${YEAR}\\s*[年년]\\s*(\\d{1,2})\\s*[月월](?:\\s*(\\d{1,2})\\s*[日일]|(期))?`,
      'g',
    ),
    read: (m, before) => {
      const [year, month] = [Number(m[1]), Number(m[2])];
      if (m[4]) return { year, form: 'year_end', month, text: m[0] };
      return m[3]
        ? datedYear(year, month, Number(m[3]), m[0], before)
        : { year, form: 'published', month, text: m[0] };
    },
  },
  {
    // 12/31/22: only if it can be nothing else
    pattern: /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{2})(?!\d)/g,
    read: (m, before) => {
      const [a, b] = [Number(m[1]), Number(m[2])];
      return b > 12
        ? datedYear(shortYear(m[3] ?? ''), a, b, m[0], before)
        : datedYear(shortYear(m[3] ?? ''), b, a, m[0], before);
    },
  },
  {
    // 2021/22, 2021-2022, FY21/22: consecutive years only
    pattern: new RegExp(
      `(?:\\bFY\\s*)?(?<!\\d)${YEAR}\\s*[/–_-]\\s*((?:19|20)?\\d{2})(?!\\d)`,
      'gi',
    ),
    read: (m) => {
      const start = Number(m[1]);
      const end = m[2]?.length === 2 ? Math.floor(start / 100) * 100 + Number(m[2]) : Number(m[2]);
      // 2011-12 in a file name may be a month; a slash never is one.
      const mayBeMonth = m[2]?.length === 2 && Number(m[2]) <= 12 && !/[/–]/.test(m[0]);
      if (mayBeMonth && end !== start + 1)
        return { year: start, form: 'published', month: Number(m[2]), text: m[0] };
      if ((end - start + 100) % 100 === 1)
        return { year: start + 1, form: 'fiscal', month: undefined, text: m[0] };
      return undefined;
    },
  },
  {
    // FY22-23, FY 21/22: it ends in the second
    pattern: new RegExp(
      `${START}(?:${FISCAL_YEAR})\\s*[-_']?\\s*(\\d{2})\\s*[-/–_]\\s*(\\d{2})${NO_DIGIT}`,
      'giu',
    ),
    read: consecutiveYears,
  },
  {
    // FY2022, FY22, fiscal year 2022, exercice 2022, Geschäftsjahr 2022
    pattern: new RegExp(
      `(?:${START}|${AFTER_PART})(?:${FISCAL_YEAR})\\s*[-_']?\\s*(${YEAR}|\\d{2})${NO_DIGIT}`,
      'giu',
    ),
    read: (m) => ({
      year: m[2] ? Number(m[2]) : shortYear(m[1] ?? ''),
      form: 'fiscal',
      month: undefined,
      text: m[0],
    }),
  },
  {
    // AR22/23: it ends in the second
    pattern: new RegExp(`(?<![A-Za-z0-9])(?:${REPORT})[-_' ]?(\\d{2})[-/–_](\\d{2})(?!\\d)`, 'g'),
    read: consecutiveYears,
  },
  {
    // Annual Report '21
    pattern: /(?<=\p{L}\s)['’](\d{2})(?![\p{L}\p{N}])/gu,
    read: (m) => ({ year: shortYear(m[1] ?? ''), form: 'fiscal', month: undefined, text: m[0] }),
  },
  {
    // AR22, GB22, 10K22, 4Q22, Q422, 3T22, 3Ç22: a report's abbreviation with a two-digit year
    pattern: new RegExp(`(?<![A-Za-z0-9])(?:${REPORT}|${PART})[-_' ]?(\\d{2})(?!\\d)`, 'gi'),
    read: (m) => ({
      year: shortYear(m[1] ?? ''),
      form: 'fiscal',
      month: undefined,
      text: m[0],
    }),
  },
  {
    // July 2021 - June 2022: twelve months, named by the year in which they end
    pattern: new RegExp(
      `${START}(${MONTH})\\.?,?\\s+${OF}${YEAR}\\s*(?:[-–—~]|${UNTIL})\\s*(${MONTH})\\.?,?\\s+${OF}${YEAR}${NO_DIGIT}`,
      'giu',
    ),
    read: (m) =>
      yearOfSpan(
        { year: Number(m[2]), month: monthOf(m[1] ?? '') ?? 0 },
        { year: Number(m[4]), month: monthOf(m[3] ?? '') ?? 0 },
        m[0],
      ),
  },
  {
    // March 2023, 2023 March: a month that does not by itself end a year
    pattern: new RegExp(`${START}(${MONTH})\\.?,?\\s+${OF}${YEAR}${NO_DIGIT}`, 'giu'),
    read: (m, before) => ({
      year: Number(m[2]),
      form: ENDED.test(before) ? 'year_end' : 'published',
      month: monthOf(m[1] ?? ''),
      text: m[0],
    }),
  },
  {
    pattern: new RegExp(`(?<!\\d)${YEAR}(?!\\d)`, 'g'),
    read: (m) => ({ year: Number(m[1]), form: 'plain', month: undefined, text: m[0] }),
  },
  {
    // Report & Accounts 22/23: no day of a month, since neither is a month. Rooms and roads have such
    // numbers too: without a report's word before it, it is no more than a number that may be a year.
    pattern: /(?<![\d/.,])(1[3-9]|[2-9]\d)\/(1[4-9]|[2-9]\d)(?![\d/.,])/g,
    read: (m, before) => {
      const years = consecutiveYears(m);
      return years && (namesReport(before) ? years : { ...years, form: 'plain' });
    },
  },
  {
    // ar1718, AnnualReport2122: what is a year by itself was read above; a number set apart is only a number
    pattern: /(?<=\p{L})(\d{2})(\d{2})(?!\d)/gu,
    read: consecutiveYears,
  },
];

/**
 * The years that a text names, in order, from 1980 to the year after `nowYear`. A range of years (2020-2025) names
 * none.
 */
export const findYears = (text: string, nowYear: number): readonly FoundYear[] => {
  let rest = withCommonEra(yearsInFigures(inLatinDigits(withoutAccents(text))))
    .replace(/_/g, ' ')
    .replace(DOTLESS, 'i')
    .replace(/(\p{Ll})((?:19|20)\d{2})(?!\d)/gu, '$1 $2')
    .replace(GLUED_PART, '$1 ');
  const found: (FoundYear & { readonly at: number })[] = [];
  for (const { pattern, read } of CANDIDATES) {
    for (const match of [...rest.matchAll(pattern)]) {
      const year = read(match, rest.slice(0, match.index));
      const blank = ' '.repeat(match[0].length);
      const stretch = !year && pattern.source.includes('–');
      if (year || stretch)
        rest = rest.slice(0, match.index) + blank + rest.slice(match.index + match[0].length);
      if (year && year.year >= EARLIEST && year.year <= nowYear + 1)
        found.push({ ...year, at: match.index });
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _at, ...year }) => year);
};
