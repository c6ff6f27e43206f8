import { expect } from 'chai';
import { MOST_COLUMNS, spanFrom, TableGrid } from './table-grid.js';

describe('the grid of a table', () => {
  it('has the cells of a row beside those that reach down from rows above', () => {
    const grid = new TableGrid();
    grid.startRow();
    expect([grid.place(1, 3), grid.place(2, 1), grid.place(1, 2)]).to.deep.equal([0, 1, 3]);
    grid.startRow();
    expect([grid.place(1, 1), grid.place(1, 1), grid.place(1, 1)]).to.deep.equal([1, 2, 4]);
    grid.startRow();
    expect([grid.place(1, 1), grid.place(3, 1)]).to.deep.equal([1, 2]);
    grid.startRow();
    expect([grid.place(1, 1), grid.place(1, 1, 5)]).to.deep.equal([0, 5]);
  });

  it('has spans that are numbers, and bounded', () => {
    const spans = [undefined, '2', '0', '-1', 'x', '1.5', '1e9'].map(spanFrom);
    expect(spans).to.deep.equal([1, 2, 1, 1, 1, 1, 200]);
  });

  it('is bounded, whatever its cells cover', () => {
    const grid = new TableGrid();
    for (let row = 0; row < 300; row++) {
      grid.startRow();
      for (let cell = 0; cell < 300; cell++) grid.place(200, 200);
    }
    grid.startRow();
    expect(grid.place(1, 1)).to.equal(MOST_COLUMNS);
  }).timeout(2_000);
});
