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
  /** Prints all its columns in this currency. */
  readonly currency?: 'EUR' | 'USD';
  /** The year end moved before this report, which also prints the months in between. */
  readonly moved?: boolean;
  /** Prints costs per share and a count of shares; true where the shares were split before it. */
  readonly split?: boolean;
}

const COSTS = ['Wages', 'Freight', 'Energy', 'Rents', 'Advertising', 'Repairs'] as const;
const FIRST_YEAR = 2010;
/** A company does not drop its last lines. */
const FEWEST_LINES = 3;

/** Amounts are in thousands. */
const SMALLEST_UNIT = 1000;
/** Dollars for a euro, and new shares for an old one. */
const RATE = 3;
const SPLIT = 2;
/** In thousands. */
const SHARES = 90_000;

/** One column of a report: the name of its year, and the day on which it ends. */
interface Column {
  readonly year: number;
  readonly end: string;
}

/** The columns of each report: its year and the one before, and the months in between if the end moved. */
const columnsOf = (reports: readonly Regrouping[]): Column[][] => {
  let last: Column = { year: FIRST_YEAR - 1, end: `${FIRST_YEAR - 1}-12-31` };
  return reports.map(({ moved = false }) => {
    const [before, day] = [last, last.end.slice(-5)];
    const isMoved = moved && day === '12-31';
    const months = { year: before.year + 1, end: `${before.year + 1}-06-30` };
    const year = before.year + (isMoved ? 2 : 1);
    last = { year, end: `${year}-${isMoved ? '06-30' : day}` };
    return isMoved ? [last, months, before] : [last, before];
  });
};

/** Costs per share and a count of shares below the costs. */
const shareRows = (totals: readonly number[], scale: number, splits: number): SpecimenRow[] => {
  const shares = SHARES * SPLIT ** splits;
  const perShare = totals.map((total) => {
    const cents = (100 * total * scale) / SMALLEST_UNIT / shares;
    return Math.round(cents) / 100;
  });
  return [
    ['Basic costs per share', perShare, { unit: 'per_share' }],
    ['Weighted average number of shares', totals.map(() => shares), { unit: 'shares' }],
  ];
};

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
  { bracketed, scale = 1000, currency = 'EUR', split }: Regrouping,
  splits: number,
): SpecimenRow[] => {
  const rate = currency === 'USD' ? RATE : 1;
  const step = ((bracketed ? -1 : 1) * rate) / (scale / SMALLEST_UNIT);
  const printed = lines.map(({ name, costs }): SpecimenRow => [
    name,
    years.map((year) => step * costs.reduce((sum, cost) => sum + amount(cost, year), 0)),
    { section: 'Costs' },
  ]);
  const totals = years.map((_, at) => printed.reduce((sum, [, row]) => sum + (row[at] ?? 0), 0));
  const shares = split === undefined ? [] : shareRows(totals, scale, splits);
  return [...printed, ['Total costs', totals, { section: 'Costs', total: true }], ...shares];
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
  let [lines, splits] = [COSTS.map((cost) => lineOf([cost])), 0];
  const columns = columnsOf(reports);
  return reports.map((report, at) => {
    const own = columns[at] ?? [];
    const years = own.map(({ year }) => year);
    const before = years.at(-1) ?? FIRST_YEAR;
    if (report.restates)
      for (const cost of COSTS)
        amounts.set(
          `${cost} ${before}`,
          amount(cost, before) + 1_000 * (100 + Math.floor(random() * 900)),
        );
    lines = regroup(lines, report);
    splits += report.split === true ? 1 : 0;
    if (report.change === 'reclassify') reclassify(lines, years);
    return specimen({
      document: at + 1,
      years: years.map(String),
      ends: Object.fromEntries(own.map(({ year, end }) => [String(year), end])),
      currency: report.currency ?? 'EUR',
      scale: report.scale ?? SMALLEST_UNIT,
      rows: rowsOf(lines, years, amount, report, splits),
    });
  });
};
