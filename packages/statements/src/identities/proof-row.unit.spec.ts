import { expect } from 'chai';
import { rowsOf as printedRows } from '../testing/printed-rows.js';
import { amountOrZero, countDecimals, rowsOf } from './proof-row.js';

describe('The decimals of a printed number', () => {
  for (const { given, expected } of [
    { given: 12, expected: 0 },
    { given: -12.5, expected: 1 },
    { given: 1234.56, expected: 2 },
    { given: 0, expected: 0 },
    { given: 1e21, expected: 0 },
    { given: 1e-7, expected: 0 },
  ])
    it(`of ${given} are ${expected}`, () => {
      expect(countDecimals(given)).to.equal(expected);
    });
});

describe('A blank in a sum', () => {
  for (const { given, expected } of [
    { given: undefined, expected: 0 },
    { given: NaN, expected: 0 },
    { given: 0, expected: 0 },
    { given: -5, expected: -5 },
  ])
    it(`counts ${expected} for ${given ?? 'nothing'}`, () => {
      expect(amountOrZero(given)).to.equal(expected);
    });
});

describe('The rows of some concepts', () => {
  const rows = printedRows('balance_sheet', [
    ['Total assets', [9, 8]],
    ['Goodwill of sorts', [1, 1]],
    ['Total equity', [5, 4]],
    ['Total liabilities', [4, 4]],
  ]);
  it('are found in printed order', () => {
    expect(rowsOf(rows, 'total_equity', 'total_assets').map(({ label }) => label)).to.deep.equal([
      'Total assets',
      'Total equity',
    ]);
    expect(rowsOf(rows)).to.deep.equal([]);
  });
});
