import { expect } from 'chai';
import { regimeTablesOf } from '../specimens/reports.js';
import type { Specimen } from '../specimens/specimen.js';
import { currencyChanges } from './currency-changes.js';

const report = (
  years: readonly string[],
  currency: string,
  more: Partial<Specimen> = {},
): Specimen => ({
  document: Number(years[0]),
  years,
  currency,
  rows: [
    ['Revenue', years.map((year) => Number(year) * 3)],
    ['Costs', years.map((year) => -Number(year))],
  ],
  ...more,
});

describe('A change of currency', () => {
  for (const { what, given, expected } of [
    {
      what: 'is none in one currency',
      given: [report(['2021', '2020'], 'EUR'), report(['2019'], 'EUR')],
      expected: [],
    },
    {
      what: 'is reported at the oldest year in the newer currency',
      given: [report(['2021', '2020'], 'USD'), report(['2019', '2018'], 'EUR')],
      expected: [{ year: '2020', from: 'EUR', to: 'USD', years_in_both: [] }],
    },
    {
      what: 'names the years that are printed in both',
      given: [report(['2021', '2020'], 'USD'), report(['2020', '2019'], 'EUR')],
      expected: [{ year: '2020', from: 'EUR', to: 'USD', years_in_both: ['2020'] }],
    },
    {
      what: 'is reported each time',
      given: [report(['2021'], 'USD'), report(['2020'], 'EUR'), report(['2019'], 'DEM')],
      expected: [
        { year: '2021', from: 'EUR', to: 'USD', years_in_both: [] },
        { year: '2020', from: 'DEM', to: 'EUR', years_in_both: [] },
      ],
    },
    {
      what: 'is none if reports for the same newest year are in two currencies',
      given: [report(['2021', '2020'], 'USD'), report(['2021', '2020'], 'EUR', { document: 7 })],
      expected: [],
    },
  ])
    it(what, () => {
      expect(currencyChanges(regimeTablesOf(...given))).to.deep.equal(expected);
    });

  it('is none for a table that stands apart, or states no currency', () => {
    const [newer, older] = regimeTablesOf(report(['2021'], 'USD'), report(['2020'], 'EUR'));
    if (newer === undefined || older === undefined) throw new Error('there are two tables');
    const apart = { ...older, regime: { ...older.regime, apart: 'six months' } };
    const silent = { ...older, regime: { ...older.regime, currency: '' } };
    expect(currencyChanges([newer, apart])).to.deep.equal([]);
    expect(currencyChanges([newer, silent])).to.deep.equal([]);
    expect(currencyChanges([newer, older])).to.have.length(1);
  });
});
