import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { describe as inWords } from './equation.js';
import { findPlainSums, findSums } from './sum-tree.js';

const sumsOf = (rows: readonly PrintedRow[]): string[] =>
  findSums(rowsOf('income_statement', rows)).map((sum) => inWords(sum, YEARS));

describe('the sums of a statement', () => {
  it('include each row once, and let a total stand for its parts', () => {
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

  it('add up the parts of a year in which their own sum is not printed', () => {
    expect(
      sumsOf([
        ['Revenue', [10000, 9000]],
        ['Wages', [-3011, -2507]],
        ['Social security', [-733, -601]],
        ['', [-3744]],
        ['Other expenses', [-2017, -1893]],
        ['Net income', [4239, 3999]],
      ]),
    ).to.deep.equal([
      '(unlabelled) = Wages + Social security',
      'Net income = Revenue + (unlabelled) + Other expenses',
    ]);
  });

  it('recognise a total that is printed again', () => {
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

  it('recognise a section with one row whose number is repeated as its total', () => {
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

  it('say nothing about equal rows that no sum includes, or that one sum includes both', () => {
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

  it('do not use the other side of a balance sheet for a row that is not a total', () => {
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

  it('cover only known totals, without mixed signs, when reports are compiled', () => {
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
