import { expect } from 'chai';
import { lineItems } from '../../testing/printed-rows.js';
import { weighFigures } from './weigh-figures.js';

const weights = weighFigures(
  'income_statement',
  lineItems([
    ['Revenue', [1000, 800]],
    ['Marketing expenses', [-400, null]],
    ['Sundry', [1, 1]],
    ['Subtotal', [2, 2], { is_total: true }],
    ['Basic earnings per share', [1.5, 1.2], { unit: 'per_share' }],
  ]),
  ['2023', '2022'],
);

describe('The weight of a figure in its statement', () => {
  it('is full for a key total, its share of the largest amount for others, little for what is not money', () => {
    expect([0, 1, 2, 3, 4].map((row) => weights(row, '2023'))).to.deep.equal([
      1, 0.2, 0.01, 0.25, 0.01,
    ]);
  });

  it('is what the row weighs in other years if its figure is missing', () => {
    expect(weights(1, '2022')).to.equal(0.2);
    expect(weights(9, '2022')).to.equal(0.01);
  });
});
