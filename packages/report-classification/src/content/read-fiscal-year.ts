import { withoutAccents } from '@fde/contracts/text';
import { findYears, fiscalYearOfDate } from '../names/find-years.js';
import { judgeText } from '../names/judge-text.js';
import { inAllLanguages } from '../language/in-all-languages.js';
import { monthNames, monthOf } from '../names/months.js';
import { anyPhrase } from '../names/phrase-pattern.js';
import type { DocumentText } from './document-text.js';

export interface ContentYear {
  readonly year: number;
  /** Whether an interim report names the year with its part of it. */
  readonly isOfPart?: true;
  readonly confidence: number;
  readonly reason: string;
}

/** In running text, shorter abbreviations could mean too many things. */
const MONTH = monthNames(3);
const YEAR = '(?:19|20)\\d{2}';
const OF = '(?:del?\\s+)?';
/** September 30, 2022 */
const MONTH_FIRST = `(?<m1>${MONTH})\\.?\\s+(?<d1>\\d{1,2}),?\\s+(?<y1>${YEAR})`;
/** 30 September 2022, 30. September 2022, 30 de septiembre de 2022 */
const DAY_FIRST = `(?<d2>\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s+${OF}(?<m2>${MONTH})\\s+${OF}(?<y2>${YEAR})`;
/** 2022年9月30日 */
const YEAR_FIRST = `(?<y3>${YEAR})\\s*年\\s*(?<m3>\\d{1,2})\\s*月\\s*(?<d3>\\d{1,2})\\s*日`;
const DATE = `(?:${MONTH_FIRST}|${DAY_FIRST}|${YEAR_FIRST})`;
const ENDED = anyPhrase(inAllLanguages(({ periods }) => periods.yearEnded));
const PREVIOUS = anyPhrase(inAllLanguages(({ periods }) => periods.previous));
/** A period given for comparison: "Previous period: for the year ended 30 June 2021". */
const COMPARED = new RegExp(`(?:${PREVIOUS})[^.\\d]{0,30}$`, 'iu');
const YEAR_ENDED = new RegExp(`(?:${ENDED})\\s*,?:?\\s*${DATE}`, 'giu');
const FISCAL_YEAR = anyPhrase(inAllLanguages(({ periods }) => periods.fiscalYear));
const ENDS_ON = anyPhrase(inAllLanguages(({ periods }) => periods.endsOn));
/** "Fiscal 2022 is the period that ended January 28, 2023" */
const OWN_NAME = new RegExp(
  `(?:${FISCAL_YEAR})\\s+(20\\d{2})(?!\\d)[^.]{0,120}?\\s(?:${ENDS_ON})\\s+(${MONTH})\\s+\\d{1,2},?\\s+(20\\d{2})`,
  'giu',
);
const COVER_PAGES = 4;

const toPlainText = (text: string): string => withoutAccents(text).replace(/\s+/g, ' ');

interface YearEnd {
  readonly year: number;
  readonly month: number;
  readonly fiscal: number;
  readonly text: string;
}

/** How many letters before a date may say what the date is for. */
const LOOK_BACK = 60;

type Groups = Readonly<Record<string, string | undefined>>;

/** The date found by one of the patterns. */
const dateOf = (groups: Groups) => {
  const { m1, d1, y1, m2, d2, y2, m3, d3, y3 } = groups;
  return {
    year: Number(y1 ?? y2 ?? y3),
    month: m3 === undefined ? monthOf(m1 ?? m2 ?? '') : Number(m3),
    day: Number(d1 ?? d2 ?? d3),
  };
};

const yearEnds = (text: string): readonly YearEnd[] =>
  [...text.matchAll(YEAR_ENDED)].flatMap((match) => {
    const { year, month, day } = dateOf(match.groups ?? {});
    const compared = COMPARED.test(text.slice(Math.max(0, match.index - LOOK_BACK), match.index));
    return month && !compared
      ? [{ year, month, fiscal: fiscalYearOfDate(year, month, day), text: match[0].slice(-60) }]
      : [];
  });

/** "6. Accounts of the year ..... 26": an entry of a list of contents, with its page. */
const ENTRY = /\p{L}.*?[\s.](\d{1,3})$/u;
/** Entries that make a list; fewer may be titles with a short year, "Exercice 22". */
const FEWEST_ENTRIES = 3;

/** The lines without a list of contents: its pages are no years. They never go down. */
const withoutContents = (lines: readonly string[]): readonly string[] => {
  const entries = lines.filter((line) => ENTRY.test(line));
  const pages = entries.map((line) => Number(ENTRY.exec(line)?.[1]));
  const ascends = pages.every((page, at) => page >= (pages[at - 1] ?? 0));
  return entries.length >= FEWEST_ENTRIES && ascends
    ? lines.filter((line) => !entries.includes(line))
    : lines;
};

/** The year in the title: "Annual Report 2022", "2021/22 Geschäftsbericht". */
const titleYear = (
  pages: readonly string[],
  nowYear: number,
): { readonly year: number; readonly line: string } | undefined => {
  for (const text of pages) {
    const printed = text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
    const lines = withoutContents(printed.slice(0, 15));
    const pairs = lines.flatMap((line, index) => [
      line,
      `${line} ${lines[index + 1] ?? ''}`.trim(),
    ]);
    for (const line of pairs.filter((each) => each.length <= 90)) {
      const years = findYears(line, nowYear).filter(({ form }) => form !== 'published');
      const [first] = years;
      if (
        judgeText(line, 'around')?.type !== undefined &&
        !COMPARED.test(toPlainText(line).slice(0, toPlainText(line).search(/(?:19|20)\d{2}/))) &&
        first !== undefined &&
        years.every(({ year }) => year === first.year)
      )
        return { year: first.year, line };
    }
  }
  return undefined;
};

/** The company's own name for a year that ended in the first months of the next ("fiscal 2022 ended January 28, 2023"). */
const ownName = (text: string, end: YearEnd): number | undefined => {
  for (const match of text.matchAll(OWN_NAME)) {
    if (Number(match[3]) === end.year && monthOf(match[2] ?? '') === end.month)
      return Number(match[1]);
  }
  return undefined;
};

const EARLY_MONTHS = 3;

/**
 * The fiscal year that a document says it is about: decided by the day the year ended, and the company's own name for
 * that year.
 */
export const readFiscalYear = (
  { pages }: DocumentText,
  nowYear: number,
  formPage: number,
): ContentYear | undefined => {
  const cover = pages.slice(0, COVER_PAGES);
  const title = titleYear(cover.slice(0, 2), nowYear);
  const covers = formPage > COVER_PAGES ? [pages[formPage - 1] ?? '', ...cover] : cover;
  const end = chooseEnd(
    yearEnds(toPlainText(covers.join('\n'))).filter(({ fiscal }) => fiscal <= nowYear + 1),
    title?.year,
  );
  const most = mostNamed(pages, nowYear);
  if (end && !(title && title.year > end.fiscal && most?.year === title.year)) {
    const named =
      end.month <= EARLY_MONTHS
        ? (ownName(toPlainText(pages.join('\n')), end) ??
          (title?.year === end.year - 1 ? title.year : undefined))
        : undefined;
    const year = named ?? end.fiscal;
    return {
      year,
      confidence: title && title.year !== year ? 0.85 : 0.97,
      reason: `year ${year} from "${end.text.trim()}" on its first pages${named ? ", by the company's own name for it" : ''}`,
    };
  }
  if (title)
    return {
      year: title.year,
      confidence: 0.92,
      reason: `year ${title.year} from its title "${title.line.slice(0, 60)}"`,
    };
  return most;
};

/**
 * First pages mention the previous year too, so take the end that the title names, otherwise the first in a form that
 * has only one, otherwise the newest.
 */
const chooseEnd = (ends: readonly YearEnd[], titled: number | undefined): YearEnd | undefined =>
  ends.find(({ fiscal }) => fiscal === titled) ?? ends.toSorted((a, b) => b.fiscal - a.fiscal)[0];

/** If the cover says nothing: the newest year end that the text names often. */
const mostNamed = (pages: readonly string[], nowYear: number): ContentYear | undefined => {
  const counts = new Map<number, number>();
  for (const { fiscal } of yearEnds(toPlainText(pages.join('\n'))).filter(
    (each) => each.fiscal <= nowYear,
  ))
    counts.set(fiscal, (counts.get(fiscal) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const [newest] = [...counts]
    .filter(([, count]) => count >= 3 && count >= most / 3)
    .map(([year]) => year)
    .toSorted((a, b) => b - a);
  return newest === undefined
    ? undefined
    : {
        year: newest,
        confidence: 0.75,
        reason: `year ${newest} is the newest that its text says has ended`,
      };
};
