import { isMonthLanguage, monthOf } from './month-names.js';

type Part = 'year' | 'month' | 'day';

/** The order in which a format prints the parts of a date, and the language of the month if that is a name. */
export interface DateFormat {
  readonly parts: readonly Part[];
  readonly language?: string;
}

const DAY_MONTH_YEAR: DateFormat = { parts: ['day', 'month', 'year'] };
const MONTH_DAY_YEAR: DateFormat = { parts: ['month', 'day', 'year'] };
const inEnglish = (...parts: Part[]): DateFormat => ({ parts, language: 'en' });

/** Date formats of registries 1 to 3 by name. */
const NAMED: Readonly<Record<string, DateFormat>> = {
  // Registry 1.
  datedoteu: DAY_MONTH_YEAR,
  datedotus: MONTH_DAY_YEAR,
  dateslasheu: DAY_MONTH_YEAR,
  dateslashus: MONTH_DAY_YEAR,
  datelonguk: inEnglish('day', 'month', 'year'),
  datelongus: inEnglish('month', 'day', 'year'),
  dateshortuk: inEnglish('day', 'month', 'year'),
  dateshortus: inEnglish('month', 'day', 'year'),
  datelongdaymonthuk: inEnglish('day', 'month'),
  datelongmonthdayus: inEnglish('month', 'day'),
  dateshortdaymonthuk: inEnglish('day', 'month'),
  dateshortmonthdayus: inEnglish('month', 'day'),
  dateslashdaymontheu: { parts: ['day', 'month'] },
  dateslashmonthdayus: { parts: ['month', 'day'] },
  datelongyearmonth: inEnglish('year', 'month'),
  datelongmonthyear: inEnglish('month', 'year'),
  dateshortyearmonth: inEnglish('year', 'month'),
  dateshortmonthyear: inEnglish('month', 'year'),
  // Registries 2 and 3.
  datedaymonth: { parts: ['day', 'month'] },
  datedaymonthdk: { parts: ['day', 'month'], language: 'da' },
  datedaymonthen: inEnglish('day', 'month'),
  datedaymonthyear: DAY_MONTH_YEAR,
  datedaymonthyeardk: { ...DAY_MONTH_YEAR, language: 'da' },
  datedaymonthyearen: inEnglish('day', 'month', 'year'),
  datedaymonthyearin: { ...DAY_MONTH_YEAR, language: 'hi' },
  datemonthday: { parts: ['month', 'day'] },
  datemonthdayen: inEnglish('month', 'day'),
  datemonthdayyear: MONTH_DAY_YEAR,
  datemonthdayyearen: inEnglish('month', 'day', 'year'),
  datemonthyear: { parts: ['month', 'year'] },
  datemonthyeardk: { parts: ['month', 'year'], language: 'da' },
  datemonthyearen: inEnglish('month', 'year'),
  datemonthyearin: { parts: ['month', 'year'], language: 'hi' },
  dateyearmonthday: { parts: ['year', 'month', 'day'] },
  dateyearmonthen: inEnglish('year', 'month'),
  dateyearmonthcjk: { parts: ['year', 'month'] },
  dateyearmonthdaycjk: { parts: ['year', 'month', 'day'] },
};

const PART_NAMES: Readonly<Record<string, Part>> = {
  day: 'day',
  month: 'month',
  monthname: 'month',
  year: 'year',
};

/** Registries 4 and 5 name the parts in order, then the language: `date-day-monthname-year-nl`. */
const composeFormat = (name: string): DateFormat | undefined => {
  const [head, ...words] = name.split('-');
  if (head !== 'date') return undefined;
  const last = words.at(-1) ?? '';
  const language = isMonthLanguage(last) ? last : undefined;
  const parts = (language === undefined ? words : words.slice(0, -1)).map((w) => PART_NAMES[w]);
  if (parts.includes(undefined) || parts.length < 2) return undefined;
  if (words.includes('monthname') !== (language !== undefined)) return undefined;
  return {
    parts: parts.filter((part) => part !== undefined),
    ...(language === undefined ? {} : { language }),
  };
};

export const dateFormat = (name: string): DateFormat | undefined =>
  NAMED[name] ?? composeFormat(name);

/** Years of two digits are of this century. */
const CENTURY = 2000;

const WORD = /\d+|[\p{L}\p{M}]+/gu;

/** Ends of ordinals ("1st", "1er", "den 1.") and words between the parts of a date ("de", "di", "року"). */
const FILLERS = new Set(
  'st nd rd th er re ère º ª o den de del d di da do the of dia г год година gada m d r v 年 月 日'.split(
    ' ',
  ),
);

const wordsOf = (printed: string): string[] =>
  [...printed.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => !FILLERS.has(word.toLowerCase()));

const numberOf = (part: Part, word: string, language: string | undefined): number | undefined => {
  if (/^\d+$/.test(word)) {
    const number = Number(word);
    return part === 'year' && word.length <= 2 ? CENTURY + number : number;
  }
  return part === 'month' && language !== undefined ? monthOf(word, language) : undefined;
};

const padToTwo = (number: number): string => String(number).padStart(2, '0');

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** ISO 8601 of a printed date: a day, a month (`2023-12`), or a day of any year (`--12-31`). */
export const readDate = (printed: string, format: DateFormat): string | undefined => {
  const words = wordsOf(printed);
  const found: Partial<Record<Part, number>> = {};
  for (const [at, part] of format.parts.entries()) {
    const number = numberOf(part, words[at] ?? '', format.language);
    if (number === undefined) return undefined;
    found[part] = number;
  }
  const { year, month = 1, day } = found;
  // If no year is printed, a leap year is assumed: 29 February exists in some years.
  if (words.length !== format.parts.length || !isDate(year ?? 2000, month, day ?? 1))
    return undefined;
  if (year === undefined)
    return day === undefined ? undefined : `--${padToTwo(month)}-${padToTwo(day)}`;
  const yearMonth = `${String(year).padStart(4, '0')}-${padToTwo(month)}`;
  return day === undefined ? yearMonth : `${yearMonth}-${padToTwo(day)}`;
};
