import { expect } from 'chai';
import { positionAfter } from './table-keys.js';

const EXTENT = { rows: 50, columns: 12, rowsPerPage: 20 };
const after = (key: string, withControl = false, from = { row: 10, column: 3 }): unknown =>
  positionAfter(from, key, withControl, EXTENT);

describe('the keys of the statement table', () => {
  it('lead from cell to cell and end at the edges', () => {
    expect(after('ArrowDown')).to.deep.equal({ row: 11, column: 3 });
    expect(after('ArrowRight')).to.deep.equal({ row: 10, column: 4 });
    expect(after('ArrowLeft', false, { row: 0, column: 0 })).to.deep.equal({ row: 0, column: 0 });
    expect(after('ArrowDown', false, { row: 49, column: 11 })).to.deep.equal({
      row: 49,
      column: 11,
    });
  });

  it('lead by pages, to the ends of a row and to the corners', () => {
    expect(after('PageDown')).to.deep.equal({ row: 30, column: 3 });
    expect(after('PageUp')).to.deep.equal({ row: 0, column: 3 });
    expect(after('End')).to.deep.equal({ row: 10, column: 11 });
    expect(after('End', true)).to.deep.equal({ row: 49, column: 11 });
    expect(after('Home', true)).to.deep.equal({ row: 0, column: 0 });
  });

  it('leave every other key to the browser', () => expect(after('a')).to.equal(undefined));
});
