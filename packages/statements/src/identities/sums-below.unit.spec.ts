import type { CanonicalStatementType } from '@fde/contracts';
import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { describe as inWords } from './equation.js';
import { sumsFromBelow } from './sums-below.js';

const sumsOf = (type: CanonicalStatementType, rows: readonly PrintedRow[]): string[] =>
  sumsFromBelow(rowsOf(type, rows), type).map((sum) => inWords(sum, YEARS));

const ASSETS: readonly PrintedRow[] = [
  ['Fixed assets', [60000, 50000]],
  ['Intangible assets', [12345, 10111]],
  ['Property, plant and equipment', [47655, 39889]],
  ['Land and buildings', [30011, 25007]],
  ['Machinery', [17644, 14882]],
  ['Working capital', [40000, 35000]],
  ['Inventories', [15017, 13009]],
  ['Cash', [24983, 21991]],
];
const CLAIMS: readonly PrintedRow[] = [
  ['Equity', [70003, 60011]],
  ['Share capital', [50003, 50003]],
  ['Reserves', [20000, 10008]],
  ['Debts', [29997, 24989]],
  ['Loans', [19987, 14993]],
  ['Trade debts', [10010, 9996]],
];
const SUMS_OF_ASSETS = [
  'Fixed assets = Intangible assets + Property, plant and equipment',
  'Property, plant and equipment = Land and buildings + Machinery',
  'Working capital = Inventories + Cash',
];
const SUMS_OF_CLAIMS = ['Equity = Share capital + Reserves', 'Debts = Loans + Trade debts'];

describe('the sums of a statement whose totals stand above their parts', () => {
  it('have one root for each side where the totals of the sides stand above as well', () =>
    expect(
      sumsOf('balance_sheet', [
        ['Total assets', [100000, 85000]],
        ...ASSETS,
        ['Total equity and liabilities', [100000, 85000]],
        ...CLAIMS,
      ]),
    ).to.have.members([
      'Total assets = Fixed assets + Working capital',
      ...SUMS_OF_ASSETS,
      'Total equity and liabilities = Equity + Debts',
      ...SUMS_OF_CLAIMS,
    ]));

  it('end in the totals of the sides where these stand below: the other side is no part', () =>
    expect(
      sumsOf('balance_sheet', [
        ...ASSETS,
        ['Total assets', [100000, 85000]],
        ...CLAIMS,
        ['Total equity and liabilities', [100000, 85000]],
      ]),
    ).to.have.members([
      ...SUMS_OF_ASSETS,
      ...SUMS_OF_CLAIMS,
      'Total assets = Fixed assets + Working capital',
      'Total equity and liabilities = Equity + Debts',
    ]));

  it('take no result for a part, and no part for what is left of its total', () =>
    expect(
      sumsOf('income_statement', [
        ['Operating revenue', [100000, 90000]],
        ['Sales', [93333, 84444]],
        ['Grants', [6667, 5556]],
        ['Operating costs', [80000, 75000]],
        ['Materials', [51111, 48888]],
        ['Staff', [28889, 26112]],
        ['Operating profit', [20000, 15000]],
        ['Income from loans', [4711, 3333]],
        ['Cost of loans', [1711, 1222]],
        ['Balance of loans', [3000, 2111]],
        ['Profit before tax', [23000, 17111]],
      ]),
    ).to.have.members([
      'Operating revenue = Sales + Grants',
      'Operating costs = Materials + Staff',
      'Operating profit = Operating revenue - Operating costs',
      'Balance of loans = Income from loans - Cost of loans',
      'Profit before tax = Operating profit + Balance of loans',
    ]));

  it('are none of numbers that add up by chance in few digits', () =>
    expect(
      sumsOf('balance_sheet', [
        ['Land', [5, 4]],
        ['Cash', [2, 3]],
        ['Stock', [3, 1]],
      ]),
    ).to.deep.equal([]));
});
