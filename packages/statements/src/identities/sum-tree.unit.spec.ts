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

  it('know the number of a section of one row printed again as its total', () => {
    expect(
      sumsOf([
        ['Profit for the year', [49195, 54037]],
        ['Foreign currency translation', [16643, -20500]],
        ['Other comprehensive income for the year', [16643, -20500]],
        ['Total comprehensive income', [65838, 33537]],
      ]),
    ).to.deep.equal([
      'Total comprehensive income = Profit for the year + Other comprehensive income for the year',
      'Other comprehensive income for the year = Foreign currency translation',
    ]);
  });

  it('say nothing of equal rows that no sum takes up, or that one sum takes up both', () => {
    expect(
      sumsOf([
        ['Trade debtors', [49195, 54037]],
        ['Other debtors', [49195, 54037]],
        ['Total debtors', [98390, 108074]],
        ['Leases', [16643, 20500]],
        ['Pensions', [16643, 20500]],
      ]),
    ).to.deep.equal(['Total debtors = Trade debtors + Other debtors']);
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
