import { expect } from 'chai';
import fc from 'fast-check';
import { scaleBy } from './scaled.js';

describe('A scaled number', () => {
  for (const { given, expected } of [
    { given: [12_345_678, 1e-3], expected: 12_345.678 },
    { given: [1.1, 1e3], expected: 1100 },
    { given: [0.07, 100], expected: 7 },
    { given: [4.35, 100], expected: 435 },
    { given: [-12.5, 1e6], expected: -12_500_000 },
    { given: [3, 1e-6], expected: 0.000003 },
    { given: [123.456, 1], expected: 123.456 },
    { given: [0.1, 3], expected: 0.3 },
    { given: [0, 1e6], expected: 0 },
  ] as const)
    it(`has no tail of binary digits: ${given[0]} times ${given[1]} is ${expected}`, () => {
      expect(scaleBy(given[0], given[1])).to.equal(expected);
    });

  it('is the same after scaling back', () => {
    const factor = fc.constantFrom(10, 100, 1e3, 1e6, 1e9);
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), factor, (value, by) => {
        expect(scaleBy(scaleBy(value, by), 1 / by)).to.equal(value);
        expect(scaleBy(scaleBy(value, 1 / by), by)).to.equal(value);
      }),
    );
  });

  it('changes its sign with the number', () => {
    const factor = fc.constantFrom(1, 1e3, 1e-3, 1e6, 1e-6);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), factor, (value, by) => {
        expect(scaleBy(-value, by)).to.equal(-scaleBy(value, by));
      }),
    );
  });
});
