/** A calendar beside the common one, in which reports of some scripts count their years. */
export interface Calendar {
  readonly name: 'buddhist' | 'solar_hijri' | 'hijri';
  /** Letters of texts that count in it. */
  readonly letters: RegExp;
  /** The years that reports can have. */
  readonly from: number;
  readonly to: number;
  /** The year of the common era with which such a year begins. */
  readonly inCommonEra: (year: number) => number;
  /** Whether its months are those of the common calendar. */
  readonly hasCommonMonths: boolean;
}

/** The common era is 543 years behind the Buddhist one, and 621 ahead of the Solar Hijri one. */
const BUDDHIST_AHEAD = 543;
const SOLAR_HIJRI_BEHIND = 621;
/** Lunar years are shorter than solar ones; the first began in the middle of 622. */
const HIJRI = { length: 0.970224, epoch: 621.57 } as const;

/** The first whose letters a text has; Persian has four letters that Arabic lacks. */
export const CALENDARS: readonly Calendar[] = [
  {
    name: 'buddhist',
    letters: /\p{Script=Thai}/u,
    from: 2493,
    to: 2642,
    inCommonEra: (year) => year - BUDDHIST_AHEAD,
    hasCommonMonths: true,
  },
  {
    name: 'solar_hijri',
    letters: /[\u067e\u0686\u0698\u06af\ufb56-\ufb59\ufb7a-\ufb7d\ufb8a\ufb8b\ufb92-\ufb95]/u,
    from: 1360,
    to: 1450,
    inCommonEra: (year) => year + SOLAR_HIJRI_BEHIND,
    hasCommonMonths: false,
  },
  {
    name: 'hijri',
    letters: /\p{Script=Arabic}/u,
    from: 1400,
    to: 1480,
    inCommonEra: (year) => Math.floor(year * HIJRI.length + HIJRI.epoch),
    hasCommonMonths: false,
  },
];

/** The calendar that texts with such letters may count in, beside the common one. */
export const calendarOf = (text: string): Calendar | undefined =>
  CALENDARS.find(({ letters }) => letters.test(text));

/** The year of the common era; undefined for a number that is no year of the calendar. */
export const commonYear = (
  { from, to, inCommonEra }: Calendar,
  year: number,
): number | undefined => (year >= from && year <= to ? inCommonEra(year) : undefined);

/** Four digits that are no part of an amount. */
const YEAR = /(?<!\d,?)\d{4}(?!,?\d)/g;

/** A text with the years of its other calendar in the common era: `รายงานประจำปี 2566` is `รายงานประจำปี 2023`. */
export const withCommonYears = (text: string): string => {
  const calendar = calendarOf(text);
  return calendar === undefined
    ? text
    : text.replace(YEAR, (year) => String(commonYear(calendar, Number(year)) ?? year));
};
