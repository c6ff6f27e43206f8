/** Calendar dates as text, YYYY-MM-DD. */
export const MONTHS_PER_YEAR = 12;
/** Including leap years. */
export const DAYS_PER_YEAR = 365.25;
export const DAYS_PER_MONTH = DAYS_PER_YEAR / MONTHS_PER_YEAR;
/** Milliseconds. */
export const DAY = 86_400_000;

/** Whether a text is a day of the calendar; parsing 30 February would roll over to March. */
export const isIsoDate = (text: string | undefined): text is string => {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && isoDay(time) === text;
};

/** The date on which a moment (milliseconds since 1970) lies. */
export const isoDay = (time: number): string => new Date(time).toISOString().replace(/T.*/, '');

const partsOf = (iso: string): readonly number[] => iso.split('-').map(Number);
export const yearOf = (iso: string): number => partsOf(iso)[0] ?? NaN;
export const monthOf = (iso: string): number => partsOf(iso)[1] ?? NaN;
export const dayOf = (iso: string): number => partsOf(iso)[2] ?? NaN;

export const daysApart = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / DAY;

/** Days. A year that ends this early in a month ends with the month before: years of 52 weeks do. */
export const DAYS_INTO_MONTH = 14;

/** Days. A balance sheet this early in January closes, or opens with, the year before. */
export const DAYS_INTO_JANUARY = DAYS_INTO_MONTH;

/** Whether a date still belongs to the year before. */
export const closesYearBefore = ({
  month,
  day,
}: {
  readonly month?: number;
  readonly day?: number;
}): boolean => month === 1 && (day ?? Infinity) <= DAYS_INTO_JANUARY;
