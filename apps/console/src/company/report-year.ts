/** Four digits that stand for themselves, of the years in which reports have been filed as files. */
const YEARS = /(?<!\d)(?:19[89]\d|20\d\d)(?!\d)/g;

/**
 * The fiscal year that a report's file is probably of: the last year in its name that has begun, otherwise the last year that has
 * ended. A proposal; classification goes by what the report says.
 */
export const guessYear = (fileName: string, thisYear: number): number => {
  const named = [...fileName.matchAll(YEARS)].map(([year]) => Number(year));
  return named.filter((year) => year <= thisYear).at(-1) ?? thisYear - 1;
};
