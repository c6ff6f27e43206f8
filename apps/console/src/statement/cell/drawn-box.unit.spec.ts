import { expect } from 'chai';
import { boxOf } from './drawn-box.js';

describe('A box that is drawn on a page', () => {
  it('has its upper left corner first, wherever it was begun', () => {
    const corners = [
      [
        { x: 10, y: 20 },
        { x: 30.04, y: 40 },
      ],
      [
        { x: 30.04, y: 40 },
        { x: 10, y: 20 },
      ],
      [
        { x: 30.04, y: 20 },
        { x: 10, y: 40 },
      ],
    ] as const;
    for (const [from, to] of corners) expect(boxOf({ from, to })).to.deep.equal([10, 20, 30, 40]);
  });

  it('is none where it is a click', () => {
    expect(boxOf({ from: { x: 1, y: 1 }, to: { x: 2, y: 30 } })).to.equal(null);
  });
});
