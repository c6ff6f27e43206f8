import { expect } from 'chai';

import { reaches } from './reaches.js';

describe('whether a sum reaches a row', () => {
  const parts: Readonly<Record<number, readonly number[]>> = { 5: [4, 2], 4: [1], 2: [0], 1: [3] };
  const partsOf = (row: number): readonly number[] => parts[row] ?? [];

  for (const { to, expected } of [
    { to: 5, expected: true },
    { to: 1, expected: true },
    { to: 0, expected: true },
    { to: 3, expected: false },
  ])
    it(`${expected ? 'does' : 'does not'} reach row ${to}`, () =>
      expect(reaches(partsOf, 5, to)).to.equal(expected));

  it('ends where sums nest deeply and share their parts', () => {
    const nested = (row: number): readonly number[] => [row - 1, row - 2].filter((at) => at > 0);
    expect(reaches(nested, 100_000, 0)).to.equal(false);
  });
});
