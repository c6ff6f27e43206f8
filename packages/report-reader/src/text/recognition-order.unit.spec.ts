import { expect } from 'chai';
import { isNear, RecognitionOrder } from './recognition-order.js';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function allOf(order: RecognitionOrder): number[] {
  const taken: number[] = [];
  for (let pages = order.take(); pages.length > 0; pages = order.take()) taken.push(...pages);
  return taken;
}

describe('the order of recognition', () => {
  it('hands out every page once', () => {
    const pages = range(3, 110);
    expect(allOf(new RecognitionOrder(pages, 110)).toSorted((a, b) => a - b)).to.deep.equal(pages);
  });

  it('begins with what lies around what was found', () => {
    const order = new RecognitionOrder([4, 14, 60, 61, 90], 107);
    order.approach([12, 16]);
    expect(order.take()).to.deep.equal([14]);
    order.approach([90]);
    expect(order.take()).to.deep.equal([90]);
    expect(order.left).to.deep.equal([4, 60, 61]);
  });

  it('looks at the front, then where statements usually are, before the rest', () => {
    const taken = allOf(new RecognitionOrder(range(1, 100), 100));
    expect(taken.slice(0, 8)).to.deep.equal(range(1, 8));
    expect(taken[8]).to.equal(19);
    expect(taken.indexOf(49)).to.be.below(taken.indexOf(10));
  });
});

describe('a page near statements', () => {
  for (const [page, statements, near] of [
    [14, [[12], [16]], true],
    [7, [[8], [9], [39]], true],
    [20, [[8], [39]], false],
    [10, [[12]], true],
    [9, [[12]], false],
    [15, [[12]], true],
    [16, [[12]], false],
    [5, [], false],
  ] as const) {
    it(`${near ? 'is' : 'is not'} ${page} beside ${JSON.stringify(statements)}`, () =>
      expect(isNear(page, statements)).to.equal(near));
  }
});
