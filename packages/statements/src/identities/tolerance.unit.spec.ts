import { expect } from 'chai';
import fc from 'fast-check';

import { agrees, agreesPerShare, roundingOf } from './tolerance.js';

describe('the rule of rounding', () => {
  it('lets rounded addends miss their rounded total, and little more', () => {
    for (const [addends, steps] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 3],
      [40, 3],
    ] as const)
      expect(roundingOf(addends, 1), `${addends} addends`).to.equal(steps);
    expect(agrees(100, 101, { addends: 2, step: 1 })).to.equal(true);
    expect(agrees(100, 102, { addends: 2, step: 1 })).to.equal(false);
    expect(agrees(10.1, 10.3, { addends: 2, step: 0.1 })).to.equal(false);
    expect(agrees(0.1 + 0.2, 0.3, { addends: 2, step: 0 })).to.equal(true);
  });

  it('never fails up to four numbers that were rounded from a true sum', () => {
    const amounts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(amounts, (exact) => {
        const total = Math.round(exact.reduce((a, b) => a + b, 0));
        const sum = exact.map(Math.round).reduce((a, b) => a + b, 0);
        expect(agrees(sum, total, { addends: exact.length, step: 1 })).to.equal(true);
      }),
    );
  });

  it('lets shares be counted in units, thousands or millions', () => {
    expect(agreesPerShare(229 / 100_000, 2.29)).to.equal(true);
    expect(agreesPerShare(229 / 100, 2.29)).to.equal(true);
    expect(agreesPerShare(229 / 100, 2.4)).to.equal(false);
    expect(agreesPerShare(-229 / 100, 2.29)).to.equal(false);
  });
});
