import { expect } from 'chai';

import { statementOfRows } from '../testing/printed-rows.js';
import { figuresOf, shareFigures } from './shared-figures.js';

const rows = (first: number, count = 10): (readonly [string, readonly number[]])[] =>
  Array.from({ length: count }, (_, at) => [`Row ${at}`, [first + 2 * at, first + 2 * at + 1]]);
const figures = (first: number, count?: number) =>
  figuresOf([statementOfRows('balance_sheet', rows(first, count))]);

describe('figures of two reports', () => {
  it('are shared if both print a year alike', () => {
    expect(shareFigures(figures(5000), figures(5000))).to.equal(true);
  });

  it('are not shared by other amounts, by a few, or by small ones', () => {
    expect(shareFigures(figures(5000), figures(9000))).to.equal(false);
    expect(shareFigures(figures(5000, 2), figures(5000))).to.equal(false);
    expect(shareFigures(figures(10), figures(10))).to.equal(false);
  });
});
