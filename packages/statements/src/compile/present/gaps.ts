import type { CompiledLineItem, Gap } from '@fde/contracts';
import { compareYears } from '../input/normalize-raw.js';

const isYear = (year: string): boolean => /^\d{4}$/.test(year);

/** Years between the first and the last that no report prints. */
const missingYears = (years: readonly string[]): Gap[] => {
  const numbers = years
    .filter(isYear)
    .map(Number)
    .sort((a, b) => b - a);
  const gaps: Gap[] = [];
  for (const [at, year] of numbers.entries()) {
    const older = numbers[at + 1];
    for (let missing = year - 1; older !== undefined && missing > older; missing -= 1) {
      gaps.push({
        kind: 'missing_year',
        year: String(missing),
        detail: 'No report of this year, and no other report prints it.',
      });
    }
  }
  return gaps;
};

const missingCells = (item: CompiledLineItem, years: readonly string[]): Gap[] => {
  const held = years.filter((year) => item.values[year] !== undefined);
  const [last, first] = [held[0], held.at(-1)];
  if (last === undefined || first === undefined) return [];
  return years
    .filter(
      (year) =>
        item.values[year] === undefined &&
        compareYears(year, first) > 0 &&
        compareYears(year, last) < 0,
    )
    .map((year) => ({
      kind: 'missing_line_item' as const,
      year,
      line_item: item.name,
      section: item.section,
      detail: item.superseded?.[year]
        ? 'Only an older report prints it, and a newer one restates that year: see superseded.'
        : 'The report that rules this year does not print it.',
    }));
};

/** What is missing: years without a report, and items without a number in a year between years that have one. */
export const findGaps = (items: readonly CompiledLineItem[], years: readonly string[]): Gap[] => [
  ...missingYears(years),
  ...items.flatMap((item) => missingCells(item, years)),
];
