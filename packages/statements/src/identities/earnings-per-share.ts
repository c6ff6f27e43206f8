import type { Check } from '@fde/contracts';

import { saysDilution } from '../language/meanings.js';
import { fold } from '../language/index.js';
import { amountOrZero, rowsOf, type ProofRow } from './proof-row.js';
import { agreesPerShare, powerPerShare } from './tolerance.js';

/** Significant digits shown of what profit / shares gives. */
const DIGITS = 6;

/** A row with both is basic: "basic and diluted" is printed when nothing dilutes. */
const isDiluted = ({ section, label }: ProofRow): boolean => {
  const text = `${section} ${fold(label)}`;
  return saysDilution('diluted', text) && !saysDilution('basic', fold(label));
};

interface Trio {
  readonly per: ProofRow;
  readonly shares: ProofRow;
  readonly incomes: readonly ProofRow[];
  /**
   * Whether it must hold. Several classes of shares, a part of the profit, and dilution make
   * amounts differ.
   */
  readonly asserted: boolean;
}

/** Profit / shares that gives an amount per share. */
interface Hit {
  readonly income: ProofRow;
  readonly perShare: number;
  readonly power: number;
}

/** The first profit that gives the amount per share of a column, in an allowed power of ten. */
const hitIn = (
  { per, shares, incomes }: Trio,
  column: number,
  allowed: (power: number) => boolean,
): Hit | undefined => {
  const [perShare, count] = [amountOrZero(per.values[column]), amountOrZero(shares.values[column])];
  const ratioOf = (row: ProofRow): number => amountOrZero(row.values[column]) / count;
  const income = incomes.find((row) => agreesPerShare(ratioOf(row), perShare, allowed));
  if (income === undefined) return undefined;
  return { income, perShare, power: powerPerShare(ratioOf(income), perShare) };
};

/**
 * Between the units of money and of a row of shares lies one power of ten in all years: the one of
 * most hits, of the larger amount where they are as many. A cent per share is rounded so coarsely
 * that some power of ten of any profit gives it.
 */
const commonPower = (trios: readonly Trio[], columns: readonly number[]): number | undefined => {
  const powers = trios
    .flatMap((trio) => columns.flatMap((column) => hitIn(trio, column, () => true) ?? []))
    .toSorted((a, b) => Math.abs(b.perShare) - Math.abs(a.perShare))
    .map(({ power }) => power);
  const counts = new Map<number, number>();
  for (const power of powers) counts.set(power, (counts.get(power) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

const checkIn = (trio: Trio, column: number, year: string, power: number | undefined): Check[] => {
  const { per, shares, incomes, asserted } = trio;
  const [eps, count] = [amountOrZero(per.values[column]), amountOrZero(shares.values[column])];
  const hit = hitIn(trio, column, (one) => one === power);
  const income = hit?.income ?? incomes.at(0);
  if (eps === 0 || count === 0 || income === undefined || (hit === undefined && !asserted))
    return [];
  return [
    {
      kind: 'eps',
      description: `${per.label} = ${income.label} / ${shares.label}`,
      year,
      holds: hit !== undefined,
      severity: 'warning',
      actual: eps,
      expected: Number(
        (amountOrZero(income.values[column]) / count / 10 ** (power ?? 0)).toPrecision(DIGITS),
      ),
      rows: [per.index, income.index, shares.index],
    },
  ];
};

const triosOf = (rows: readonly ProofRow[]): Trio[] => {
  const results = [
    ...rowsOf(rows, 'net_income_attributable_to_parent').toReversed(),
    ...rowsOf(rows, 'net_income').toReversed(),
  ].filter((r) => r.unit === 'money');
  const discontinued = rowsOf(rows, 'discontinued')
    .toReversed()
    .filter((r) => r.unit === 'money');
  const amounts = rows.filter((r) => r.unit === 'per_share' && r.concept !== 'dividends_per_share');
  const counts = rows.filter((r) => r.unit === 'shares');
  return amounts.flatMap((per) => {
    const alike = counts.filter((shares) => isDiluted(shares) === isDiluted(per));
    const shares = (alike.length > 0 ? alike : counts).at(-1);
    const sole =
      alike.length === 1 && amounts.filter((a) => isDiluted(a) === isDiluted(per)).length === 1;
    if (shares === undefined) return [];
    const incomes =
      per.concept === 'discontinued'
        ? [...discontinued, ...results]
        : [...results, ...discontinued];
    return [{ per, shares, incomes, asserted: sole && !isDiluted(per) }];
  });
};

/** Earnings per share = net income / shares within 1 %, whatever the scale of the shares. */
export const earningsPerShare = (rows: readonly ProofRow[], years: readonly string[]): Check[] => {
  const trios = triosOf(rows);
  const columns = years.map((_, column) => column);
  const powers = new Map(
    [...new Set(trios.map(({ shares }) => shares))].map((shares) => {
      const dividedByThem = trios.filter((trio) => trio.shares === shares);
      return [shares, commonPower(dividedByThem, columns)];
    }),
  );
  return trios.flatMap((trio) =>
    years.flatMap((year, column) => checkIn(trio, column, year, powers.get(trio.shares))),
  );
};
