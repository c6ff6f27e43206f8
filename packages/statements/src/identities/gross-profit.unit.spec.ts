import { expect } from 'chai';

import { rowsOf, YEARS, type PrintedRow } from '../testing/printed-rows.js';
import { holdsIn } from './equation.js';
import { grossProfit } from './gross-profit.js';

const tried = (rows: readonly PrintedRow[]): boolean[] =>
  grossProfit(rowsOf('income_statement', rows), YEARS).map(holdsIn);

describe('gross profit', () => {
  for (const [what, cost, expected] of [
    ['is revenue less cost', [60, 50], [true, true]],
    ['is revenue with a negative cost', [-60, -50], [true, true]],
    ['fails in a column', [60, 55], [true, false]],
    ['is not tried where it closes nowhere', [11, 12], []],
  ] as const)
    it(what, () => {
      expect(
        tried([
          ['Revenue', [100, 90]],
          ['Cost of sales', cost],
          ['Gross profit', [40, 40]],
        ]),
      ).to.deep.equal(expected);
    });
});
