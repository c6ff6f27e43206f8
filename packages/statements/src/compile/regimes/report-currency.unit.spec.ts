import { expect } from 'chai';
import type { RankedInput } from '../input/rank-reports.js';
import { rankedOf } from '../specimens/reports.js';
import { currenciesOf } from './report-currency.js';

/** A report for a year and the one before, with four numbers that begin at this one. */
const report = (year: number, currency: string, from = year): RankedInput =>
  rankedOf({
    document: year,
    years: [String(year), String(year - 1)],
    currency,
    rows: ['Wages', 'Rent', 'Energy', 'Postage'].map((name, at) => [
      name,
      [from * 10 + at, (from - 1) * 10 + at],
    ]),
  });

describe('The currency of a report', () => {
  for (const { what, given, expected } of [
    { what: 'the one it states', given: [report(2020, 'EUR')], expected: ['EUR'] },
    {
      what: 'the one it states, whatever the others do',
      given: [report(2020, 'EUR'), report(2019, 'USD')],
      expected: ['EUR', 'USD'],
    },
    {
      what: 'none if none states one',
      given: [report(2020, ''), report(2019, '')],
      expected: ['', ''],
    },
    {
      what: 'that of the report with the same numbers',
      given: [report(2021, 'USD', 5000), report(2020, ''), report(2019, 'EUR')],
      expected: ['USD', 'EUR', 'EUR'],
    },
    {
      what: "that of the nearest year's if none prints the same",
      given: [report(2021, 'USD', 5000), report(2019, '', 300), report(2012, 'EUR', 700)],
      expected: ['USD', 'USD', 'EUR'],
    },
    {
      what: 'that of the older one if it is nearer',
      given: [report(2021, 'USD', 5000), report(2014, '', 300), report(2012, 'EUR', 700)],
      expected: ['USD', 'EUR', 'EUR'],
    },
  ])
    it(what, () => {
      const currencies = currenciesOf(given);
      expect(given.map((one) => currencies.get(one))).to.deep.equal(expected);
    });

  for (const { equal, expected } of [
    { equal: 2, expected: 'USD' },
    { equal: 3, expected: 'EUR' },
  ])
    it(`is that of the nearest year, or of a report with three numbers alike: ${equal} of them, ${expected}`, () => {
      const silent = rankedOf({
        document: 2020,
        years: ['2020', '2019'],
        currency: '',
        rows: ['Wages', 'Rent', 'Energy'].map((name, at) => [
          name,
          [at + 1, at < equal ? 20_190 + at : 7],
        ]),
      });
      const alike = report(2019, 'EUR');
      const far = { ...alike, input: { ...alike.input, fiscalYear: 2010 } };
      const near = report(2021, 'USD', 5000);
      expect(currenciesOf([near, silent, far]).get(silent)).to.equal(expected);
    });
});
