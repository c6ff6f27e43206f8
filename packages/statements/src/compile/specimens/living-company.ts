import type { CompileInput } from '../input/compile-input.js';
import { createRandom } from './growing-company.js';
import { specimen, type SpecimenRow } from './specimen.js';

/** What one report of a company prints otherwise than the one before. */
export interface ReportHabits {
  readonly scale: 1000 | 1_000_000;
  /** The unit of printed share counts. */
  readonly sharesIn: 1 | 1000 | 1_000_000;
  readonly currency: 'EUR' | 'USD';
  /** The shares were split before this report, which prints all its columns after the split. */
  readonly split: boolean;
  /** The report corrects the year before. */
  readonly restates: boolean;
  /** The year end moved before this report, which also prints the months in between. */
  readonly moved: boolean;
  readonly renames: boolean;
}

/** One number as one report prints it, and what it stands for. */
export interface SpecimenNumber {
  readonly input: CompileInput;
  readonly row: number;
  readonly unit: 'money' | 'per_share' | 'shares';
  readonly end: string;
  readonly currency: string;
  readonly value: number;
  /** Multiplied by this, the number is in single units. */
  readonly step: number;
}

export interface LivingCompany {
  /** Oldest first. */
  readonly inputs: readonly CompileInput[];
  readonly printed: readonly SpecimenNumber[];
}

interface Period {
  readonly year: number;
  readonly end: string;
  readonly share: number;
}

const ITEMS = [
  'Revenue',
  'Cost of sales',
  'Administrative expenses',
  'Finance costs',
  'Income tax expense',
  'Profit for the year',
] as const;
const RENAMED: Readonly<Record<string, string>> = {
  'Administrative expenses': 'General and administrative expenses',
};
const SPLIT = 2;
const RATE = 3;
const FIRST_YEAR = 2004;

/**
 * The periods of all reports, oldest first: a year before the first report, a year for each, and
 * the months in between where the end moved.
 */
const periodsOf = (habits: readonly ReportHabits[]): Period[] => {
  const periods: Period[] = [{ year: FIRST_YEAR, end: `${FIRST_YEAR}-12-31`, share: 1 }];
  let [year, day] = [FIRST_YEAR, '12-31'];
  for (const { moved } of habits) {
    year += 1;
    if (moved && day === '12-31') {
      day = '06-30';
      periods.push({ year, end: `${year}-${day}`, share: 0.5 });
      year += 1;
    }
    periods.push({ year, end: `${year}-${day}`, share: 1 });
  }
  return periods;
};

/**
 * The truth about one period when a report is published, in euros and in single shares of the first
 * year.
 */
interface Facts {
  money: readonly number[];
  readonly shares: number;
}

const factsOf = (periods: readonly Period[], random: () => number): Map<string, Facts> => {
  let size = 4e9;
  let shares = 90_000_000;
  return new Map(
    periods.map(({ end, share }) => {
      size *= 0.9 + 0.3 * random();
      shares -= Math.round(400_000 * random());
      const money = ITEMS.map((_, at) => Math.round((share * size * (1 + random())) / (1 + at)));
      return [end, { money, shares }];
    }),
  );
};

/** Report by report: habits stay once they have begun. */
interface Printing {
  readonly habits: ReportHabits;
  readonly columns: readonly Period[];
  readonly split: number;
  readonly renamed: boolean;
}

const printingsOf = (habits: readonly ReportHabits[], periods: readonly Period[]): Printing[] => {
  let [split, renamed, last] = [1, false, 0];
  return habits.map((one) => {
    const isMoved = periods[last + 1]?.share !== 1;
    last += isMoved ? 2 : 1;
    split *= one.split ? SPLIT : 1;
    renamed ||= one.renames;
    const columns = periods.slice(last - (isMoved ? 2 : 1), last + 1).toReversed();
    return { habits: one, columns, split, renamed };
  });
};

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

const rowsOf = (printing: Printing, facts: ReadonlyMap<string, Facts>): SpecimenRow[] => {
  const { habits, columns, split, renamed } = printing;
  const rate = habits.currency === 'USD' ? RATE : 1;
  const column = ({ end }: Period): Facts => facts.get(end) ?? { money: [], shares: 1 };
  const money = ITEMS.map((name, at): SpecimenRow => [
    renamed ? (RENAMED[name] ?? name) : name,
    columns.map((one) => Math.round(((column(one).money[at] ?? 0) * rate) / habits.scale)),
  ]);
  const perShare = columns.map((one) => {
    const { money: amounts, shares } = column(one);
    return rounded(((amounts.at(-1) ?? 0) * rate) / shares / split, 2);
  });
  const counts = columns.map((one) =>
    rounded((column(one).shares * split) / habits.sharesIn, habits.sharesIn === 1_000_000 ? 1 : 0),
  );
  return [
    ...money,
    ['Basic earnings per share', perShare, { unit: 'per_share' }],
    ['Weighted average number of shares', counts, { unit: 'shares' }],
  ];
};

const numbersOf = (
  input: CompileInput,
  rows: readonly SpecimenRow[],
  { columns, habits }: Printing,
): SpecimenNumber[] =>
  rows.flatMap(([, values, extra], row) => {
    const unit = extra?.unit === 'per_share' || extra?.unit === 'shares' ? extra.unit : 'money';
    const step = { money: habits.scale, per_share: 1, shares: habits.sharesIn }[unit];
    return columns.map(({ end }, at) => ({
      input,
      row,
      unit,
      end,
      currency: habits.currency,
      value: values[at] ?? 0,
      step,
    }));
  });

/**
 * The income statements of a company to which anything may happen from report to report, and every
 * number they print. Each prints its year and the one before; if the year end moved, also the
 * months in between.
 */
export const livingCompany = (habits: readonly ReportHabits[], seed: number): LivingCompany => {
  const random = createRandom(seed);
  const periods = periodsOf(habits);
  const facts = factsOf(periods, random);
  const company: { inputs: CompileInput[]; printed: SpecimenNumber[] } = {
    inputs: [],
    printed: [],
  };
  printingsOf(habits, periods).forEach((printing, at) => {
    const before = facts.get(printing.columns.at(-1)?.end ?? '');
    if (before && printing.habits.restates)
      before.money = before.money.map((amount) => Math.round(amount * (1.02 + 0.05 * random())));
    const rows = rowsOf(printing, facts);
    const input = specimen({
      document: at + 1,
      years: printing.columns.map(({ year }) => String(year)),
      ends: Object.fromEntries(printing.columns.map(({ year, end }) => [String(year), end])),
      currency: printing.habits.currency,
      scale: printing.habits.scale,
      rows,
    });
    company.inputs.push(input);
    company.printed.push(...numbersOf(input, rows, printing));
  });
  return company;
};
