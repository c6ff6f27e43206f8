const MS_PER_DAY = 24 * 60 * 60 * 1000;
const DAYS_PER_YEAR = 365.25;

/**
 * Days by which the time between two year ends may differ from whole years. Years of 52 and 53
 * weeks stay below; a year end that was moved is off by a month at least.
 */
export const SAME_DAY_OF_YEAR = 20;

/**
 * How many whole years lie between two days (`YYYY-MM-DD`), in either order. Undefined where the
 * time between them is no whole number of years, as across a year end that was moved.
 */
export const wholeYearsApart = (a: string, b: string): number | undefined => {
  const days = Math.abs(Date.parse(a) - Date.parse(b)) / MS_PER_DAY;
  const years = Math.round(days / DAYS_PER_YEAR);
  return Math.abs(days - years * DAYS_PER_YEAR) <= SAME_DAY_OF_YEAR ? years : undefined;
};
