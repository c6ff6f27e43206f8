import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { describe as inWords } from './equation.js';
import { findSums } from './sum-tree.js';

const sumsOf = (rows: readonly PrintedRow[]): string[] =>
  findSums(rowsOf('balance_sheet', rows)).map((sum) => inWords(sum, YEARS));

describe('totals above their parts', () => {
  it('are found one within the other', () => {
    expect(
      sumsOf([
        ['Assets', [87187, 92274]],
        ['Fixed assets', [41431, 43628]],
        ['Intangible', [5203, 5085]],
        ['Tangible', [29562, 32194]],
        ['Land', [17045, 19300]],
        ['Machines', [12517, 12894]],
        ['Financial', [6666, 6349]],
        ['Current assets', [45756, 48646]],
      ]),
    ).to.deep.equal([
      'Machines = Tangible - Land',
      'Financial = Fixed assets - Intangible - Tangible',
      'Assets = Fixed assets + Current assets',
    ]);
  });

  it('stand for their parts in the result below them', () => {
    expect(
      sumsOf([
        ['Sales', [140616, 143403]],
        ['Costs', [88953, 83604]],
        ['Materials', [70669, 68112]],
        ['Services', [18284, 15492]],
        ['Wages', [31641, 35522]],
        ['Operating profit', [20022, 24277]],
      ]),
    ).to.include('Operating profit = Sales - Costs - Wages');
  });

  it('are no other sum than the difference that ends with their last part', () => {
    expect(
      sumsOf([
        ['Sales', [140616, 143403]],
        ['Cost of sales', [70669, 68112]],
        ['Gross profit', [69947, 75291]],
      ]),
    ).to.deep.equal(['Gross profit = Sales - Cost of sales']);
  });

  it('need more than a few digits that agree', () => {
    expect(
      sumsOf([
        ['Stocks', [7, 9]],
        ['Debtors', [4, 5]],
        ['Cash', [3, 4]],
      ]),
    ).to.deep.equal([]);
  });
});
