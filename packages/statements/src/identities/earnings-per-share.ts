import type { Check } from '@fde/contracts';

import { saysDilution } from '../language/meanings.js';
import { fold } from '../language/index.js';
import { amountOrZero, rowsOf, type ProofRow } from './proof-row.js';
import { agreesPerShare } from './tolerance.js';

/**
 * Significant digits shown of an amount per share, in whatever power of ten shares and money are
 * counted.
 */
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

const checkIn = (
  { per, shares, incomes, asserted }: Trio,
  column: number,
  year: string,
): Check[] => {
  const [eps, count] = [amountOrZero(per.values[column]), amountOrZero(shares.values[column])];
  const hit = incomes.find((r) => agreesPerShare(amountOrZero(r.values[column]) / count, eps));
  const income = hit ?? incomes.at(0);
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
      expected: Number((amountOrZero(income.values[column]) / count).toPrecision(DIGITS)),
      rows: [per.index, income.index, shares.index],
    },
  ];
};

const triosOf = (rows: readonly ProofRow[]): Trio[] => {
  const incomes = [
    ...rowsOf(rows, 'net_income_attributable_to_parent').toReversed(),
    ...rowsOf(rows, 'net_income').toReversed(),
    ...rowsOf(rows, 'discontinued'),
  ].filter((r) => r.unit === 'money');
  const amounts = rows.filter((r) => r.unit === 'per_share' && r.concept !== 'dividends_per_share');
  const counts = rows.filter((r) => r.unit === 'shares');
  return amounts.flatMap((per) => {
    const alike = counts.filter((shares) => isDiluted(shares) === isDiluted(per));
    const shares = (alike.length > 0 ? alike : counts).at(-1);
    const sole =
      alike.length === 1 && amounts.filter((a) => isDiluted(a) === isDiluted(per)).length === 1;
    return shares === undefined
      ? []
      : [{ per, shares, incomes, asserted: sole && !isDiluted(per) }];
  });
};

/** Earnings per share = net income / shares within 1 %, whatever the scale of the shares. */
export const earningsPerShare = (rows: readonly ProofRow[], years: readonly string[]): Check[] =>
  triosOf(rows).flatMap((trio) => years.flatMap((year, column) => checkIn(trio, column, year)));
