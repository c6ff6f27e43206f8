import { expect } from 'chai';

import { statementOfRows, type PrintedRow } from '../testing/printed-rows.js';
import { decideSigns } from './decide-signs.js';

const income = (rows: readonly PrintedRow[]) =>
  decideSigns(statementOfRows('income_statement', rows));

describe('how a statement prints deductions', () => {
  it('is signed if costs and taxes stand below zero', () => {
    const decision = income([
      ['Revenue', [1000, 900]],
      ['Cost of sales', [-600, -500]],
      ['Gross profit', [400, 400]],
      ['Profit before tax', [400, 400]],
      ['Income tax expense', [-100, -90]],
      ['Profit for the year', [300, 310]],
    ]);
    expect(decision?.value).to.equal('signed');
    expect(decision?.doubt).to.equal(undefined);
    expect(decision?.evidence.map(({ source, text }) => `${source}: ${text ?? ''}`)).to.deep.equal([
      'sum: Cost of sales',
      'sum: Income tax expense',
      'row: Cost of sales',
      'row: Income tax expense',
    ]);
  });

  it('is unsigned if only the words deduct', () => {
    const decision = income([
      ['Revenue', [1000, 900]],
      ['Cost of sales', [600, 500]],
      ['Gross profit', [400, 400]],
    ]);
    expect(decision).to.deep.include({ value: 'unsigned' });
    expect(decision?.doubt).to.equal(undefined);
  });

  for (const { convention, tax } of [
    { convention: 'signed', tax: 20 },
    { convention: 'unsigned', tax: -20 },
  ])
    it(`is ${convention} for a tax credit of ${tax}: the sum shows it, not the row's own sign`, () => {
      const decision = income([
        ['Profit before tax', [100, 90]],
        ['Income tax', [tax, -10]],
        ['Profit for the year', [120, 80]],
      ]);
      expect(decision?.evidence[0]).to.deep.include({ source: 'sum', says: convention });
    });

  it('is mixed, without a doubt, if two sums differ', () => {
    const decision = income([
      ['Revenue', [1000, 900]],
      ['Cost of sales', [600, 500]],
      ['Gross profit', [400, 400]],
      ['Profit before tax', [400, 400]],
      ['Income tax expense', [-100, -90]],
      ['Profit for the year', [300, 310]],
    ]);
    expect(decision?.value).to.equal('mixed');
    expect(decision?.doubt).to.equal(undefined);
  });

  it('is known from rows alone if no sum closes, but not from numbers as small as rounding', () => {
    const decision = income([
      ['Revenue', [1000, 900]],
      ['Cost of sales', [-1, -1]],
      ['Gross profit', [999, 899]],
    ]);
    expect(decision?.evidence.map(({ source }) => source)).to.deep.equal(['row']);
  });

  it('is signed for payments in brackets of a cash flow statement', () => {
    const decision = decideSigns(
      statementOfRows('cash_flow_statement', [
        ['Net cash from operating activities', [500, 400]],
        ['Purchase of property, plant and equipment', [-200, -150]],
        ['Dividends paid', [-100, -90]],
      ]),
    );
    expect(decision?.value).to.equal('signed');
  });

  it('is open for a balance sheet, and if nothing known is deducted', () => {
    expect(decideSigns(statementOfRows('balance_sheet', [['Total assets', [5, 4]]]))).to.equal(
      undefined,
    );
    expect(income([['Revenue', [5, 4]]])).to.equal(undefined);
  });
});
