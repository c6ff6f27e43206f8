import { withoutAccents } from '@fde/contracts/text';
import { findYears, fiscalYearOfDate } from '../names/find-years.js';
import { judgeText } from '../names/judge-text.js';
import { MONTHS } from '../vocabulary/words.js';
import type { DocumentText } from './document-text.js';

export interface ContentYear {
  readonly year: number;
  readonly confidence: number;
  readonly reason: string;
}

const MONTH = [...MONTHS.keys()]
  .filter((name) => name.length > 2)
  .sort((a, b) => b.length - a.length)
  .join('|');
const DATE = `(?:(?<m1>${MONTH})\\.?\\s+(?<d1>\\d{1,2}),?\\s+(?<y1>20\\d{2}|19\\d{2})|(?<d2>\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s+(?:de\\s+)?(?<m2>${MONTH})\\s+(?:del?\\s+)?(?<y2>20\\d{2}|19\\d{2}))`;
const YEAR_ENDED = new RegExp(
  `(?:(?:fiscal|financial)?\\s*years?\\s+(?:ended|ending|to)|(?:52|53)\\s+weeks\\s+ended|geschaftsjahr(?:es)?\\s+(?:vom\\s+.{5,30}?\\s+bis\\s+(?:zum\\s+)?|zum\\s+)?|konzernabschluss\\s+zum|jahresabschluss\\s+zum|exercice\\s+clos\\s+(?:le|au)|ejercicio\\s+(?:anual\\s+)?(?:terminado|finalizado|cerrado)\\s+(?:el|a)(?:\\s+dia)?|esercizio\\s+(?:chiuso\\s+)?al|bilancio\\s+(?:consolidato\\s+)?al|boekjaar\\s+(?:eindigend\\s+op|geeindigd\\s+op|tot\\s+en\\s+met))\\s*:?\\s*${DATE}`,
  'gi',
);
const OWN_NAME = new RegExp(
  `fiscal(?:\\s+year)?\\s+(20\\d{2})\\b[^.]{0,120}?\\bended\\s+(?:on\\s+)?(${MONTH})\\s+\\d{1,2},?\\s+(20\\d{2})`,
  'gi',
);
const COVER_PAGES = 4;
/** Beyond the cover, sentences about years that ended speak of other years too. */
const TEXT_PAGES = 30;

const plain = (text: string): string => withoutAccents(text).replace(/\s+/g, ' ');

interface YearEnd {
  readonly year: number;
  readonly month: number;
  readonly fiscal: number;
  readonly text: string;
}

const yearEnds = (text: string): readonly YearEnd[] =>
  [...text.matchAll(YEAR_ENDED)].flatMap((match) => {
    const { m1, d1, y1, m2, d2, y2 } = match.groups as Readonly<Record<string, string | undefined>>;
    const month = MONTHS.get((m1 ?? m2 ?? '').toLowerCase());
    const [year, day] = [Number(y1 ?? y2), Number(d1 ?? d2)];
    return month
      ? [{ year, month, fiscal: fiscalYearOfDate(year, month, day), text: match[0].slice(-60) }]
      : [];
  });

/** The year in the title: "Annual Report 2022", "2021/22 Geschäftsbericht". */
const titleYear = (
  pages: readonly string[],
  nowYear: number,
): { readonly year: number; readonly line: string } | undefined => {
  for (const text of pages) {
    const lines = text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .slice(0, 15);
    const pairs = lines.flatMap((line, index) => [
      line,
      `${line} ${lines[index + 1] ?? ''}`.trim(),
    ]);
    for (const line of pairs.filter((each) => each.length <= 90)) {
      const years = findYears(line, nowYear).filter(({ form }) => form !== 'published');
      if (
        judgeText(line, 'text') &&
        years.length > 0 &&
        new Set(years.map(({ year }) => year)).size === 1
      )
        return { year: (years[0] as { year: number }).year, line };
    }
  }
  return undefined;
};

/** The company's own name for a year that ended in the first months of the next ("fiscal 2022 ended January 28, 2023"). */
const ownName = (text: string, end: YearEnd): number | undefined => {
  for (const match of text.matchAll(OWN_NAME)) {
    if (
      Number(match[3]) === end.year &&
      MONTHS.get((match[2] as string).toLowerCase()) === end.month
    )
      return Number(match[1]);
  }
  return undefined;
};

const EARLY_MONTHS = 3;

/** The fiscal year that a document says it is about: the day its year ended rules, by the company's own name for that year. */
export const readFiscalYear = (
  { pages }: DocumentText,
  nowYear: number,
  formPage: number,
): ContentYear | undefined => {
  const cover = pages.slice(0, COVER_PAGES);
  const title = titleYear(cover.slice(0, 2), nowYear);
  const covers = formPage > COVER_PAGES ? [pages[formPage - 1] ?? '', ...cover] : cover;
  const end = chooseEnd(
    yearEnds(plain(covers.join('\n'))).filter(({ fiscal }) => fiscal <= nowYear + 1),
    title?.year,
  );
  const most = mostNamed(pages, nowYear);
  if (end && !(title && title.year > end.fiscal && most?.year === title.year)) {
    const named =
      end.month <= EARLY_MONTHS
        ? (ownName(plain(pages.slice(0, TEXT_PAGES).join('\n')), end) ??
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

/** First pages speak of the year before too: the end that the title names, else the first where a form has only one, else the newest. */
const chooseEnd = (ends: readonly YearEnd[], titled: number | undefined): YearEnd | undefined =>
  ends.find(({ fiscal }) => fiscal === titled) ?? [...ends].sort((a, b) => b.fiscal - a.fiscal)[0];

/** Without a word on the cover: the newest year end that the text names often. */
const mostNamed = (pages: readonly string[], nowYear: number): ContentYear | undefined => {
  const counts = new Map<number, number>();
  for (const { fiscal } of yearEnds(plain(pages.join('\n'))).filter(
    (each) => each.fiscal <= nowYear,
  ))
    counts.set(fiscal, (counts.get(fiscal) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const [newest] = [...counts]
    .filter(([, count]) => count >= 3 && count >= most / 3)
    .map(([year]) => year)
    .sort((a, b) => b - a);
  return newest === undefined
    ? undefined
    : {
        year: newest,
        confidence: 0.75,
        reason: `year ${newest} is the newest that its text says has ended`,
      };
};
