/** Cover, contents, selected pages of the front: who reports, in which currency, for which year. */
const FRONT_PAGES = 8;
/** The first statement lies at 26-56 % of a report (10th to 90th percentile of 252 annual reports). */
const FIRST_LOOK = 0.22;

/** The order in which pages are looked at: the front, from where statements usually begin to the end, then the rest. */
export function scanOrder(pageCount: number): number[] {
  const start = Math.max(FRONT_PAGES + 1, Math.floor(pageCount * FIRST_LOOK) + 1);
  const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [...range(1, Math.min(FRONT_PAGES, pageCount)), ...range(start, pageCount), ...range(FRONT_PAGES + 1, Math.min(start - 1, pageCount))];
}
