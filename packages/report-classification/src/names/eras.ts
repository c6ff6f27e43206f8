import { withCommonYears } from '@fde/contracts/calendars';

/** A calendar that counts years from an event; `before` is what it adds to reach the common era. */
interface Era {
  readonly pattern: RegExp;
  readonly before: number;
  readonly longest: number;
}

/** The first year of a Japanese era. */
const FIRST = '\u5143';
const DIGITS = `(\\d{1,2}|${FIRST})`;
const YEAR_SIGN = '\\s*(?=\\u5e74)';

/**
 * Names of eras as numbers of the common era; `longest` is the last year that the era had or can
 * have. The years of the Republic of China have three digits since 2011; two only with its name.
 */
const ERAS: readonly Era[] = [
  { pattern: new RegExp(`\u4ee4\u548c\\s*${DIGITS}${YEAR_SIGN}`, 'g'), before: 2018, longest: 99 },
  { pattern: new RegExp(`\u5e73\u6210\\s*${DIGITS}${YEAR_SIGN}`, 'g'), before: 1988, longest: 31 },
  // By their first letters: R4年度, H31年3月期
  { pattern: new RegExp(`(?<![A-Za-z])R${DIGITS}${YEAR_SIGN}`, 'g'), before: 2018, longest: 99 },
  { pattern: new RegExp(`(?<![A-Za-z])H${DIGITS}${YEAR_SIGN}`, 'g'), before: 1988, longest: 31 },
  { pattern: new RegExp(`\u662d\u548c\\s*${DIGITS}${YEAR_SIGN}`, 'g'), before: 1925, longest: 64 },
  {
    pattern: new RegExp(`(?:\u4e2d\u83ef)?[\u6c11]\u570b\\s*(\\d{2,3})${YEAR_SIGN}`, 'g'),
    before: 1911,
    longest: 199,
  },
  { pattern: new RegExp(`(?<![\\d.])(1\\d{2})${YEAR_SIGN}`, 'g'), before: 1911, longest: 199 },
];
const numberOf = (digits: string): number => (digits === FIRST ? 1 : Number(digits));

/** A text whose years of other eras are those of the common era: `112年度` gives `2023年度`, `令和4年` `2022年`. */
export const withCommonEra = (text: string): string => {
  const counted = ERAS.reduce(
    (rest, { pattern, before, longest }) =>
      rest.replace(pattern, (whole, digits: string) =>
        numberOf(digits) <= longest ? String(before + numberOf(digits)) : whole,
      ),
    text,
  );
  return withCommonYears(counted);
};
