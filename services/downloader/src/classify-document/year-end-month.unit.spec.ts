import { expect } from 'chai';
import { yearEndMonthOf } from './year-end-month.js';

const monthOf = (data: object | undefined) =>
  yearEndMonthOf(1, {
    compiledStatementByType: () =>
      Promise.resolve(data === undefined ? undefined : ({ data } as never)),
  });

describe('the month with which the years of a company end', () => {
  it('is that of its newest year; some days into the next one are of 52 or 53 weeks', async () => {
    const ends = { 2022: '2022-12-31', 2023: '2023-06-30' };
    expect(await monthOf({ fiscal_year_ends: ends })).to.equal(6);
    expect(await monthOf({ fiscal_year_ends: { 2022: '2023-01-01' } })).to.equal(12);
    expect(await monthOf({ fiscal_year_ends: { 2022: '2022-10-02' } })).to.equal(9);
  });

  it('is unknown where nothing is compiled, or a client stored anything', async () => {
    expect(await monthOf(undefined)).to.equal(undefined);
    expect(await monthOf({ fiscal_year_ends: 'June' })).to.equal(undefined);
    expect(await monthOf({ fiscal_year_ends: { 2022: 'June' } })).to.equal(undefined);
  });
});
