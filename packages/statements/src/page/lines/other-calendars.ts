import { CALENDARS, calendarOf, commonYear, type Calendar } from '@fde/contracts/calendars';
import { LANGUAGES } from '@fde/lexicon';
import { withoutAccents } from '@fde/contracts/text';

import { once } from '../../evidence/once.js';
import type { Line } from '../line.js';
import { lettersOf, withDates, type Letter, type WrittenDate } from './dates-in-figures.js';

/** Between the signs of one date: the widest space in the font size. */
const WIDEST_SPACE = 1.2;
const MAY_COUNT_OTHERWISE = /[\p{Script=Thai}\p{Script=Arabic}]/u;
/** Before a Thai year: of the Buddhist era. */
const ERA = String.raw`(?:\u0e1e\.? ?\u0e28\.? ?)?`;

/** Names of months without the signs above and below their letters, which files place as they like. */
const THAI_MONTHS = once((): readonly string[] =>
  (LANGUAGES.find(({ language }) => language === 'th')?.months ?? []).map(withoutAccents),
);

/** `31 ธันวาคม 2566`, `พ.ศ. 2566`, `2566`. */
const THAI_DATE = once(
  () =>
    new RegExp(
      String.raw`(?<!\d,?)(?:(?<day>\d{1,2}) ?(?<month>${THAI_MONTHS().join('|')}) ?)?${ERA}` +
        String.raw`(?<year>\d{4})(?!,?\d)`,
      'gu',
    ),
);
/** A year alone, or one of a day whose month is none of ours. */
const YEAR_ALONE = /(?<!\d,?)(?<year>\d{4})(?!,?\d)/gu;

interface WrittenLetters {
  readonly text: string;
  /** For each character of the text the letter that it is; none for a space between two words. */
  readonly places: readonly number[];
}

const written = (letters: readonly Letter[]): WrittenLetters => {
  let text = '';
  const places: number[] = [];
  letters.forEach((letter, at) => {
    const before = letters[at - 1];
    if (before !== undefined && before.token !== letter.token) {
      const space = (letter.x0 - before.x1) / letter.token.size;
      // A tab parts columns, and no date goes over it.
      text += space > WIDEST_SPACE ? '\t' : ' ';
      places.push(at);
    }
    const plain = withoutAccents(letter.text);
    text += plain;
    places.push(...[...plain].map(() => at));
  });
  return { text, places };
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** In the common calendar, and behind it the year as it is printed. */
const figuresOf = (
  calendar: Calendar,
  groups: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const printed = Number(groups['year']);
  const year = commonYear(calendar, printed);
  if (year === undefined) return undefined;
  const month = THAI_MONTHS().indexOf(groups['month'] ?? '') + 1;
  const day = month > 0 ? `-${twoDigits(month)}-${twoDigits(Number(groups['day']))}` : '';
  return `${year}${day}(${printed})`;
};

const datesIn = (letters: readonly Letter[], calendar: Calendar): WrittenDate[] => {
  const { text, places } = written(letters);
  const pattern = calendar.hasCommonMonths ? THAI_DATE() : YEAR_ALONE;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const figures = figuresOf(calendar, match.groups ?? {});
    const [from, last] = [places[match.index], places[match.index + match[0].length - 1]];
    return figures === undefined || from === undefined || last === undefined
      ? []
      : [{ from, to: last + 1, text: figures }];
  });
};

const rewrite = (line: Line, calendar: Calendar): Line => {
  const letters = lettersOf(line.tokens);
  const dates = datesIn(letters, calendar);
  const rest = letters.filter((_, at) => !dates.some(({ from, to }) => at >= from && at < to));
  // A line with other numbers is a row, whose label stays as it is printed.
  const hasOthers = rest.some(({ text }) => /\d/.test(text));
  return dates.length === 0 || hasOthers ? line : withDates(line, letters, dates);
};

const printed = (lines: readonly Line[]): string =>
  lines.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ');

/**
 * Titles and heads with the years of another calendar in the common one, and behind them as printed:
 * `31 ธันวาคม 2566` is `2023-12-31(2566)`. Of a calendar with other months only the year is known.
 */
export const inCommonCalendar = (lines: readonly Line[]): Line[] => {
  const text = printed(lines);
  const calendar = MAY_COUNT_OTHERWISE.test(text) ? calendarOf(text) : undefined;
  return calendar === undefined ? [...lines] : lines.map((line) => rewrite(line, calendar));
};

const CONVERTED = /(?<year>\d{4})\((?<printed>\d{4})\)/;

/** The calendar with other months than ours from which a head was converted: `2023(1402)`. */
export const convertedFrom = (text: string): 'solar_hijri' | 'hijri' | undefined => {
  const { year, printed } = CONVERTED.exec(text)?.groups ?? {};
  const name = CALENDARS.find(
    (calendar) => commonYear(calendar, Number(printed)) === Number(year),
  )?.name;
  return name === 'buddhist' ? undefined : name;
};
