import { textOfLine, type ItemLine, type YearCell } from '../page/index.js';
import {
  datesIn,
  isMonthName,
  isoDate,
  readDate,
  withoutStamps,
  yearsIn,
  type PartialDate,
} from '../language/dates/dates.js';
import { inAnyLanguage } from '../language/in-any-language.js';
import { fold, lexicons } from '../language/index.js';
import { forLanguages } from '../language/languages-in-use.js';
import { unitStated } from '../language/money/money.js';
import { isFull, type NumberColumn } from './columns.js';

type Ended = PartialDate & { readonly year: number };

/** Years end with a month; the days on which reports are printed or signed hardly ever do. */
const endsMonth = ({ day, ...month }: PartialDate): boolean =>
  day !== undefined && isoDate(month) === isoDate({ ...month, day });

const isEnd = (date: PartialDate): date is Ended =>
  date.year !== undefined && date.month !== undefined && endsMonth(date);

/** "January - December 2025", on a line of its own. */
const MONTHS_OF_YEAR = /^(\p{L}{3,10})\.?\s?[-–—]\s?(\p{L}{3,10})\.?,? ((?:19|20)\d\d)$/u;
const MONTHS = 12;

/** The end of twelve whole months that a line names without days, as bookkeeping programs do. */
const endOfMonths = (line: string): PartialDate[] => {
  const [, from = '', to = '', year] = MONTHS_OF_YEAR.exec(line.trim()) ?? [];
  if (![from, to].every(isMonthName)) return [];
  const [first, last] = [from, to].map((month) => readDate(`${month} 1`)?.month ?? 0);
  if (first === undefined || last === undefined || (last % MONTHS) + 1 !== first) return [];
  const end = isoDate({ year: Number(year), month: last });
  return end === undefined ? [] : [{ ...readDate(end) }];
};

/** An amount beside a date: the label of a row, "1,200,000,000 shares authorized at 31 December 2015". */
const AMOUNT = /(?<![\d.])\d{1,3}(?:[.,']\d{3})+(?![\d/.-])/;

/** Years that stand alone, outside of whole dates: "31 December 2020 and 2019". */
const lonelyYears = (text: string): readonly number[] => {
  const dated = new Set(datesIn(text).map(({ year }) => year));
  return yearsIn(withoutStamps(fold(text))).filter((year) => !dated.has(year));
};

/**
 * The one end of a year that the lines above a table name, as the day of its title or as the end of
 * its period; undefined if they name several, or years beside it.
 */
const soleEnd = (texts: readonly string[]): Ended | undefined => {
  const ends = texts.flatMap((text) => [...endOfMonths(text), ...datesIn(text)]).filter(isEnd);
  const [end] = ends;
  const isSole =
    end !== undefined &&
    !texts.some((text) => AMOUNT.test(text) && datesIn(text).length > 0) &&
    ends.every((other) => isoDate(other) === isoDate(end)) &&
    texts.flatMap(lonelyYears).every((year) => year === end.year);
  return isSole ? end : undefined;
};

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** "per ultimo 2021": that the day of a title is the last of its year. */
const AT_END = forLanguages(() => {
  const atEnd = inAnyLanguage(({ periods }) => periods.atEndOf);
  return new RegExp(String.raw`\b(?:${atEnd.source})\s+(?=(?:19|20)\d\d\b)`);
});

/** Whether a text is the title of a statement and a year, and says no more: "Balans 2021". */
const isTitleWithYear = (text: string): boolean => {
  const folded = fold(text);
  if (!YEAR.test(folded)) return false;
  const title = folded.replace(AT_END(), '').replace(YEAR, ' ').trim();
  return lexicons().some(({ titles }) =>
    [titles.income_statement, titles.balance_sheet, titles.cash_flow_statement]
      .flat()
      .some((pattern) => !/\p{L}/u.test(title.replace(pattern, ''))),
  );
};

const FILLERS = forLanguages(() => {
  const fillers = inAnyLanguage(({ titleWords }) => titleWords.fillers);
  return new RegExp(String.raw`\b(?:${fillers.source})\b`, 'g');
});
const OVER_STATEMENTS = forLanguages(() =>
  inAnyLanguage(({ titleWords }) => [titleWords.chapter, titleWords.overStatements ?? []].flat()),
);
const FISCAL_YEAR = forLanguages(() =>
  inAnyLanguage(({ periods }) => (periods.named === undefined ? [] : [periods.named])),
);

/**
 * Whether a line of a page says of which year its statements are, and no more: "2014 Financial
 * Statement Summary" over them, "Fiscal Year 2014 | 15" below.
 */
const namesYearOfPage = (text: string): boolean => {
  const words = fold(text);
  if (!YEAR.test(words)) return false;
  return [OVER_STATEMENTS(), FISCAL_YEAR()].some(
    (pattern) =>
      pattern.test(words) && !/\p{L}/u.test(words.replace(pattern, ' ').replace(FILLERS(), ' ')),
  );
};

/** Three digits in a row: no day, no number of a page. */
const BIG_NUMBER = /\d[.,']?\d[.,']?\d/;

const hasAmount = ({ items }: ItemLine): boolean =>
  items.some(
    ({ kind, text }) => kind === 'number' && BIG_NUMBER.test(text) && !/^(?:19|20)\d\d$/.test(text),
  );

/** A head may begin and end left of its numbers by this, in the font size. */
const HEAD_ROOM = 2;

/** Whether a line says over a column what it holds, other than its unit: "Budget", "January to March". */
const headsColumn = (line: ItemLine, { open, right }: NumberColumn): boolean =>
  line.items.some(
    ({ text, x0, x1 }) =>
      x0 < right &&
      x1 > open - HEAD_ROOM * line.size &&
      /\p{L}/u.test(text) &&
      unitStated(text) === undefined,
  );

/**
 * The one year that a page names, in its heading or at its edge, where nothing above the columns of
 * its statement names any.
 */
const yearOfPage = (
  above: readonly ItemLine[],
  page: readonly ItemLine[],
  column: NumberColumn,
): Ended | undefined => {
  if (above.some((line) => headsColumn(line, column))) return undefined;
  const texts = page.filter((line) => !hasAmount(line)).map(textOfLine);
  const [year, ...others] = new Set(texts.flatMap(yearsIn));
  const isNamed = year !== undefined && others.length === 0 && texts.some(namesYearOfPage);
  return isNamed ? { year } : undefined;
};

/**
 * The one year that stands above a column, in the title of its statement and without a day. Whatever
 * else is said over the column may be about a part of that year, or a plan for it.
 */
const titledYear = (above: readonly ItemLine[], column: NumberColumn): Ended | undefined => {
  const texts = above.map(textOfLine);
  const at = texts.findIndex(isTitleWithYear);
  const [year, ...others] = new Set(texts.flatMap(yearsIn));
  if (at < 0 || year === undefined || others.length > 0) return undefined;
  return above.slice(at + 1).some((line) => headsColumn(line, column)) ? undefined : { year };
};

/**
 * The head of a table that prints one year, and no date above its amounts: bookkeeping programs head
 * them with "amount", or not at all, and print the year in the title. It is the head of the last
 * full column; those left of it may hold its parts.
 */
export const soleYearCell = (
  above: readonly ItemLine[],
  columns: readonly NumberColumn[],
  page: readonly ItemLine[] = [],
): YearCell | undefined => {
  const texts = above.map(textOfLine);
  const fullest = Math.max(0, ...columns.map(({ support }) => support));
  const column = columns.findLast((own) => isFull(own, fullest));
  const size = above.at(-1)?.size;
  if (column === undefined || size === undefined) return undefined;
  const date = soleEnd(texts) ?? titledYear(above, column) ?? yearOfPage(above, page, column);
  if (date === undefined) return undefined;
  return { text: '', x0: column.start, x1: column.right, size, date };
};
