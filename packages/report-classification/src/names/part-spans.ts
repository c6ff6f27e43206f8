import { inLatinDigits } from '@fde/contracts/digits';
import { withoutAccents } from '@fde/contracts/text';
import { UNTIL_WORDS } from '@fde/lexicon';
import { monthNames, monthOf } from './months.js';
import { anyPhrase } from './phrase-pattern.js';
import type { FoundPart, SaidPart } from './said-part.js';

const MONTH = monthNames(3);
const TO = `\\s{0,2}(?:[-–—~～〜/]|(?:${anyPhrase(UNTIL_WORDS)})(?!\\p{L}))\\s{0,2}`;
const YEAR = '(?:(?:19|20)\\d{2})';
const OF = '(?:(?:de|del|of|den|the)\\s{1,2})?';
const DAY = `(?:\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s{0,2}${OF})?`;

interface Span {
  readonly pattern: RegExp;
  /** Where the pattern does not say it, a day ends the month: "1.1.-30.9.2023". */
  readonly endsMonth?: (match: RegExpMatchArray) => boolean;
}

const FEWEST_DAYS = 28;

const SPANS: readonly Span[] = [
  {
    // January to September, 1 January - 30 September 2023, enero-septiembre
    pattern: new RegExp(
      `(?<!\\p{L})(?<from>${MONTH})\\.?,?(?:\\s{0,2}\\d{1,2}(?!\\d),?)?(?:\\s{0,2}${OF}${YEAR})?${TO}${DAY}(?<to>${MONTH})(?!\\p{L})`,
      'giu',
    ),
  },
  {
    // 1.1.-30.9.2023, 01.04.2023 – 31.12.2023, 01/01/2023 to 30/09/2023
    pattern: new RegExp(
      `(?<!\\d)0?1[./]\\s?(?<from>\\d{1,2})[./]?\\s?${YEAR}?${TO}(?<day>\\d{2})[./]\\s?(?<to>\\d{1,2})(?!\\d)`,
      'giu',
    ),
    endsMonth: ({ groups }) => Number(groups?.['day']) >= FEWEST_DAYS,
  },
  // 1-9/2023
  { pattern: new RegExp(`(?<![\\d./-])0?(?<from>1)[-–](?<to>3|6|9|12)[/ ]${YEAR}(?!\\d)`, 'gu') },
  // 2023年4月1日～12月31日, 2023年1-9月, 1月至6月
  {
    pattern: new RegExp(
      `(?<!\\d)(?<from>\\d{1,2})\\s?[月월]?\\s?(?:1\\s?[日일])?${TO}(?:${YEAR}\\s?[年년]\\s?)?(?<to>\\d{1,2})\\s?[月월]`,
      'giu',
    ),
  },
];

const MONTHS_OF_YEAR = 12;
const monthIn = (text = ''): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : monthOf(text);

const QUARTERS: readonly SaidPart[] = ['Q1', 'Q2', 'Q3', 'Q4'];
const MONTHS_OF_QUARTER = 3;

/** The quarter that begins with a month; without its number where the fiscal year has none that does. */
const quarterFrom = (from: number, yearEndMonth: number): SaidPart => {
  const monthsBefore = (from - 1 - yearEndMonth + 2 * MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  return QUARTERS[monthsBefore / MONTHS_OF_QUARTER] ?? 'quarter';
};

/**
 * Months from the first of a fiscal year; where its last month is not known, a quarter is known only if
 * the year is the calendar's.
 */
const PART_OF_LENGTH: Readonly<
  Record<number, (from: number, yearEndMonth: number | undefined) => SaidPart>
> = {
  3: (from, yearEndMonth) => {
    if (yearEndMonth !== undefined) return quarterFrom(from, yearEndMonth);
    return from === 1 ? 'Q1' : 'quarter';
  },
  6: () => 'H1',
  9: () => '9M',
};

const partOfSpan = (
  match: RegExpMatchArray,
  yearEndMonth: number | undefined,
): SaidPart | undefined => {
  const from = monthIn(match.groups?.['from']);
  const to = monthIn(match.groups?.['to']);
  if (from === undefined || to === undefined || from > MONTHS_OF_YEAR || to > MONTHS_OF_YEAR)
    return undefined;
  const length = ((to - from + MONTHS_OF_YEAR) % MONTHS_OF_YEAR) + 1;
  return PART_OF_LENGTH[length]?.(from, yearEndMonth);
};

/** The parts of a year that a text names by their first and last months; the last of the fiscal year if it is known. */
export const spansIn = (text: string, yearEndMonth?: number): readonly FoundPart[] => {
  const plain = inLatinDigits(withoutAccents(text)).replace(/_/g, ' ');
  return SPANS.flatMap(({ pattern, endsMonth }) =>
    [...plain.matchAll(pattern)].flatMap((match): readonly FoundPart[] => {
      const part =
        endsMonth === undefined || endsMonth(match) ? partOfSpan(match, yearEndMonth) : undefined;
      return part ? [{ part, form: 'sure' }] : [];
    }),
  );
};
