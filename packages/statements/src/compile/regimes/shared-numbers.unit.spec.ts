import { expect } from 'chai';
import { rankedOf } from '../specimens/reports.js';
import type { SpecimenRow } from '../specimens/specimen.js';
import { median, moneyColumn, moneyOf, sharedPairs } from './shared-numbers.js';

const raw = (rows: readonly SpecimenRow[]) =>
  rankedOf({ document: 1, years: ['2020', '2019'], rows }).raw;

describe('The money of a column', () => {
  const { moneyRows, column } = (() => {
    const statement = raw([
      ['Revenue', [100, 90]],
      ['Costs (note 4)', [-60, null]],
      ['Fees', [0, 5]],
      ['', [40, 35]],
      ['Basic earnings per share', [2, 1], { unit: 'per_share' }],
      ['Shares', [20, 20], { unit: 'shares' }],
    ]);
    return { moneyRows: moneyOf(statement), column: moneyColumn(statement, '2020') };
  })();

  it('is that of rows in money, by label; a nil and a row without a label say nothing', () => {
    expect([...column]).to.deep.equal([
      ['revenue', 100],
      ['costs', -60],
    ]);
    expect(moneyRows).to.have.length(4);
  });

  it('is empty for a year that is not printed', () => {
    expect(moneyColumn(raw([['Revenue', [100, 90]]]), '2015').size).to.equal(0);
  });
});

describe('Numbers that two columns share', () => {
  const one = new Map([
    ['revenue', 100],
    ['costs', -60],
  ]);
  for (const { given, expected } of [
    { given: [['revenue', 100]], expected: [[100, 100]] },
    { given: [['revenue', 105]], expected: [[100, 105]] },
    { given: [['fees', 100]], expected: [] },
    {
      given: [
        ['costs', 60],
        ['revenue', 1],
      ],
      expected: [
        [100, 1],
        [-60, 60],
      ],
    },
  ] as const)
    it(`are those with one label: ${JSON.stringify(given)}`, () => {
      expect(sharedPairs(one, new Map(given))).to.deep.equal(expected);
    });
});

describe('The median', () => {
  for (const { given, expected } of [
    { given: [], expected: 0 },
    { given: [7], expected: 7 },
    { given: [9, 1, 5], expected: 5 },
    { given: [1, 2, 3, 1000], expected: 3 },
    { given: [-5, -1, -3], expected: -3 },
  ])
    it(`of ${given.join(', ') || 'nothing'} is ${expected}`, () => {
      const before = [...given];
      expect(median(given)).to.equal(expected);
      expect(given).to.deep.equal(before);
    });
});
