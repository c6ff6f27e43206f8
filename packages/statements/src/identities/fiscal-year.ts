/** The number in a fiscal year's name: "2023", "2018/19", "FY2023". */
const numberOf = (year: string): number => Number(/\d{4}/.exec(year)?.[0] ?? NaN);

/** The column of the year before; undefined if it is not printed. */
export const yearBefore = (years: readonly string[], column: number): number | undefined => {
  const before = years.findIndex((year) => numberOf(year) === numberOf(years[column] ?? '') - 1);
  return before < 0 ? undefined : before;
};
