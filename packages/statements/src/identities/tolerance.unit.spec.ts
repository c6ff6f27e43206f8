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

  const number = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 10);
  const rounding = fc.record({
    addends: fc.integer({ min: 1, max: 40 }),
    step: fc.constantFrom(1, 0.1, 0.01),
  });

  it('is the same for both signs, and whichever number is printed', () => {
    fc.assert(
      fc.property(number, number, rounding, (a, b, how) => {
        const agree = agrees(a, b, how);
        expect(agrees(-a, -b, how)).to.equal(agree);
        expect(agrees(b, a, how)).to.equal(agree);
      }),
    );
  });

  it('allows no less with more addends or coarser steps, and never more than three steps', () => {
    fc.assert(
      fc.property(number, number, rounding, (a, b, { addends, step }) => {
        if (!agrees(a, b, { addends, step })) return;
        expect(agrees(a, b, { addends: addends + 1, step })).to.equal(true);
        expect(agrees(a, b, { addends, step: 10 * step })).to.equal(true);
        expect(Math.abs(a - b)).to.be.at.most(3 * step + 1e-4);
      }),
    );
  });

  it('is the same for amounts per share below zero', () => {
    fc.assert(
      fc.property(number, number, (ratio, perShare) => {
        if (ratio === 0 || perShare === 0) return;
        expect(agreesPerShare(-ratio, -perShare)).to.equal(agreesPerShare(ratio, perShare));
        expect(agreesPerShare(-ratio, perShare)).to.equal(agreesPerShare(ratio, -perShare));
        expect(agreesPerShare(ratio, perShare) && agreesPerShare(-ratio, perShare)).to.equal(false);
      }),
    );
  });

  for (const { given, expected } of [
    { given: [2.29, 2.29], expected: true },
    { given: [2.31, 2.29], expected: true },
    { given: [2.33, 2.29], expected: false },
    { given: [0.005, 0.01], expected: true },
    { given: [0, 2.29], expected: false },
    { given: [2290, 2.29], expected: true },
    { given: [22.9, 2.29], expected: true },
  ] as const)
    it(`${expected ? 'finds' : 'does not find'} ${given[1]} per share in a ratio of ${given[0]}`, () => {
      expect(agreesPerShare(given[0], given[1])).to.equal(expected);
    });
});
