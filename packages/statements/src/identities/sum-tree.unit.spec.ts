import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { describe as inWords } from './equation.js';
import { findPlainSums, findSums } from './sum-tree.js';

const sumsOf = (rows: readonly PrintedRow[]): string[] =>
  findSums(rowsOf('income_statement', rows)).map((sum) => inWords(sum, YEARS));

describe('the sums of a statement', () => {
  it('take each row up once, and let a total stand for its parts', () => {
    expect(
      sumsOf([
        ['Product sales', [8000, 7000]],
        ['Service sales', [2000, 2000]],
        ['Total revenue', [10000, 9000]],
        ['Cost of sales', [6000, 5500]],
        ['Gross profit', [4000, 3500]],
      ]),
    ).to.deep.equal([
      'Total revenue = Product sales + Service sales',
      'Gross profit = Total revenue - Cost of sales',
    ]);
  });

  it('know a total that is printed once more', () => {
    expect(
      sumsOf([
        ['Revenue', [10000, 9000]],
        ['Expenses', [-6011, -5507]],
        ['Net income', [3989, 3493]],
        ['Other comprehensive income', [-177, 301]],
        ['Net income', [3989, 3493]],
      ]),
    ).to.deep.equal(['Net income = Revenue + Expenses', 'Net income = Net income']);
  });

  it('leave the other side of a balance sheet out of a row that is no total', () => {
    const rows = rowsOf('balance_sheet', [
      ['Net assets', [1400, 1300]],
      ['Share capital', [101, 100]],
      ['Share premium', [203, 201]],
      ['Capital reserve', [507, 502]],
      ['Revenue reserve', [589, 497]],
      ['Funds', [1400, 1300]],
    ]);
    expect(findSums(rows).map((sum) => inWords(sum, YEARS))).to.deep.equal([
      'Funds = Share capital + Share premium + Capital reserve + Revenue reserve',
    ]);
  });

  it('are sought for known totals alone, and without mixed signs, where reports are compiled', () => {
    const rows = rowsOf('income_statement', [
      ['Wages', [100, 90]],
      ['Rent', [200, 180]],
      ['Energy', [300, 270]],
      ['Total expenses', [600, 540]],
    ]);
    expect(findPlainSums(rows).map((sum) => inWords(sum, YEARS))).to.deep.equal([
      'Total expenses = Wages + Rent + Energy',
    ]);
  });
});
