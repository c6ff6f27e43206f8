import { expect } from 'chai';
import fc from 'fast-check';

import { cellKey, cellOf } from './cell-key.js';

describe('the address of a cell', () => {
  it('gives its row and year back, whatever the name of the year', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (row, year) => {
        expect(cellOf(cellKey(row, year))).to.deep.equal({ row, year });
      }),
    );
  });
});
