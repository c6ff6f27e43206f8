import type { CompileInput } from '../input/compile-input.js';
import { createRandom } from './growing-company.js';
import { specimen, type SpecimenRow } from './specimen.js';

/** What one report does otherwise than the one before. */
export interface Regrouping {
  /** Splits a line into two, merges two lines into one, renames one, or leaves all as they are. */
  readonly change: 'split' | 'merge' | 'rename' | 'none';
  /** Prints costs below zero. */
  readonly bracketed: boolean;
  /** Corrects the costs of the year before. */
  readonly restates: boolean;
}

const COSTS = ['Wages', 'Freight', 'Energy', 'Rents', 'Advertising', 'Repairs'] as const;
const FIRST_YEAR = 2010;

interface Line {
  readonly name: string;
  readonly costs: readonly string[];
}

const lineOf = (costs: readonly string[]): Line => ({ name: costs.join(' and '), costs });

/** The lines of a report, after its change to those of the report before. */
const regroup = (lines: readonly Line[], { change }: Regrouping): Line[] => {
  const wide = lines.findIndex(({ costs }) => costs.length > 1);
  const [first, second] = lines;
  if (change === 'split' && wide >= 0) {
    const { costs } = lines[wide] ?? { costs: [] };
    return lines.toSpliced(wide, 1, lineOf(costs.slice(0, 1)), lineOf(costs.slice(1)));
  }
  if (change === 'merge' && first !== undefined && second !== undefined)
    return [lineOf([...first.costs, ...second.costs]), ...lines.slice(2)];
  if (change === 'rename' && first !== undefined)
    return [{ ...first, name: `${first.name} (net)` }, ...lines.slice(1)];
  return [...lines];
};

const rowsOf = (
  lines: readonly Line[],
  years: readonly number[],
  amount: (cost: string, year: number) => number,
  sign: 1 | -1,
): SpecimenRow[] => {
  const printed = lines.map(({ name, costs }): SpecimenRow => [
    name,
    years.map((year) => sign * costs.reduce((sum, cost) => sum + amount(cost, year), 0)),
    { section: 'Costs' },
  ]);
  const totals = years.map((_, at) => printed.reduce((sum, [, row]) => sum + (row[at] ?? 0), 0));
  return [...printed, ['Total costs', totals, { section: 'Costs', total: true }]];
};

/**
 * The costs of a company that prints them in other lines from report to report, oldest first. Each
 * report prints its year and the one before; the lines of each add up to their total.
 */
export const regroupingCompany = (reports: readonly Regrouping[], seed: number): CompileInput[] => {
  const random = createRandom(seed);
  const amounts = new Map<string, number>();
  const amount = (cost: string, year: number): number => {
    const key = `${cost} ${year}`;
    const known = amounts.get(key) ?? 1_000 + Math.floor(random() * 90_000);
    amounts.set(key, known);
    return known;
  };
  let lines: Line[] = COSTS.map((cost) => lineOf([cost]));
  return reports.map((report, at) => {
    const year = FIRST_YEAR + at;
    if (report.restates)
      for (const cost of COSTS)
        amounts.set(
          `${cost} ${year - 1}`,
          amount(cost, year - 1) + 100 + Math.floor(random() * 900),
        );
    lines = regroup(lines, report);
    const years = [year, year - 1];
    return specimen({
      document: at + 1,
      years: years.map(String),
      rows: rowsOf(lines, years, amount, report.bracketed ? -1 : 1),
    });
  });
};
