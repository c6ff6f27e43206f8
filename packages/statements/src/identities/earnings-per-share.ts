import type { Check } from '@fde/contracts';

import { saysDilution } from '../language/meanings.js';
import { fold, type ConceptId } from '../language/index.js';
import { amountOrZero, rowsOf, type ProofRow } from './proof-row.js';
import { agreesPerShare, powerPerShare } from './tolerance.js';

/** Significant digits shown of what profit / shares gives. */
const DIGITS = 6;

/** Rows of both kinds are often called "Basic" alone, and then need their unit beside it. */
const namesOf = (per: ProofRow, shares: ProofRow): readonly [string, string] =>
  per.label === shares.label
    ? [`${per.label} (per share)`, `${shares.label} (shares)`]
    : [per.label, shares.label];

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
  const [perName, sharesName] = namesOf(per, shares);
  return [
    {
      kind: 'eps',
      description: `${perName} = ${income.label} / ${sharesName}`,
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

/** Rows by whether they are diluted, each judged once. */
const byDilution = (rows: readonly ProofRow[]): ReadonlyMap<boolean, readonly ProofRow[]> => {
  const found = new Map<boolean, ProofRow[]>([
    [true, []],
    [false, []],
  ]);
  for (const row of rows) found.get(isDiluted(row))?.push(row);
  return found;
};

const triosOf = (rows: readonly ProofRow[]): Trio[] => {
  const moneyOf = (concept: ConceptId): ProofRow[] =>
    rowsOf(rows, concept)
      .toReversed()
      .filter((r) => r.unit === 'money');
  const results = [...moneyOf('net_income_attributable_to_parent'), ...moneyOf('net_income')];
  const discontinued = moneyOf('discontinued');
  const incomes = [...results, ...discontinued];
  const discontinuedFirst = [...discontinued, ...results];
  const amounts = byDilution(
    rows.filter((r) => r.unit === 'per_share' && r.concept !== 'dividends_per_share'),
  );
  const all = rows.filter((r) => r.unit === 'shares');
  const counts = byDilution(all);
  const triosAlike = ([diluted, own]: readonly [boolean, readonly ProofRow[]]): Trio[] => {
    const alike = counts.get(diluted) ?? [];
    const shares = (alike.length > 0 ? alike : all).at(-1);
    if (shares === undefined) return [];
    const asserted = alike.length === 1 && own.length === 1 && !diluted;
    return own.map((per) => ({
      per,
      shares,
      incomes: per.concept === 'discontinued' ? discontinuedFirst : incomes,
      asserted,
    }));
  };
  return [...amounts].flatMap(triosAlike).toSorted((one, two) => one.per.index - two.per.index);
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
