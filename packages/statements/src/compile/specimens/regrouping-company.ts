import type { CompileInput } from '../input/compile-input.js';
import { createRandom } from './growing-company.js';
import { specimen, type SpecimenRow } from './specimen.js';

/** What one report does otherwise than the one before. */
export interface Regrouping {
  /**
   * Splits a line into two, merges two lines into one, renames one, drops one with its money from both
   * years, moves money of both years from one line to another, or leaves all as they are.
   */
  readonly change: 'split' | 'merge' | 'rename' | 'drop' | 'reclassify' | 'none';
  /** The unit of its money; amounts are whole thousands of the smaller one. */
  readonly scale?: 1000 | 1_000_000;
  /** Prints costs below zero. */
  readonly bracketed: boolean;
  /** Corrects the costs of the year before. */
  readonly restates: boolean;
}

const COSTS = ['Wages', 'Freight', 'Energy', 'Rents', 'Advertising', 'Repairs'] as const;
const FIRST_YEAR = 2010;
/** A company does not drop its last lines. */
const FEWEST_LINES = 3;

/** Amounts are in thousands. */
const SMALLEST_UNIT = 1000;

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
  if (change === 'drop' && lines.length > FEWEST_LINES) return lines.slice(1);
  if (change === 'rename' && first !== undefined)
    return [{ ...first, name: `${first.name} (net)` }, ...lines.slice(1)];
  return [...lines];
};

const rowsOf = (
  lines: readonly Line[],
  years: readonly number[],
  amount: (cost: string, year: number) => number,
  { bracketed, scale = 1000 }: Regrouping,
): SpecimenRow[] => {
  const step = (bracketed ? -1 : 1) / (scale / SMALLEST_UNIT);
  const printed = lines.map(({ name, costs }): SpecimenRow => [
    name,
    years.map((year) => step * costs.reduce((sum, cost) => sum + amount(cost, year), 0)),
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
    const known = amounts.get(key) ?? 1_000 * (1_000 + Math.floor(random() * 90_000));
    amounts.set(key, known);
    return known;
  };
  /** A part of the first line's money stands in the last one, in both years. */
  const reclassify = (lines: readonly Line[], years: readonly number[]): void => {
    const [from, to] = [lines[0]?.costs[0], lines.at(-1)?.costs[0]];
    if (from === undefined || to === undefined || from === to) return;
    for (const year of years) {
      const moved = 1_000 * Math.floor(amount(from, year) / 5_000);
      amounts.set(`${to} ${year}`, amount(to, year) + moved);
      amounts.set(`${from} ${year}`, amount(from, year) - moved);
    }
  };
  let lines: Line[] = COSTS.map((cost) => lineOf([cost]));
  return reports.map((report, at) => {
    const year = FIRST_YEAR + at;
    if (report.restates)
      for (const cost of COSTS)
        amounts.set(
          `${cost} ${year - 1}`,
          amount(cost, year - 1) + 1_000 * (100 + Math.floor(random() * 900)),
        );
    lines = regroup(lines, report);
    const years = [year, year - 1];
    if (report.change === 'reclassify') reclassify(lines, years);
    return specimen({
      document: at + 1,
      years: years.map(String),
      scale: report.scale ?? SMALLEST_UNIT,
      rows: rowsOf(lines, years, amount, report),
    });
  });
};
