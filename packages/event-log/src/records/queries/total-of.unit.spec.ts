import { expect } from 'chai';
import { totalOf } from './total-of.js';

describe('total of a list', () => {
  const never = (): Promise<number> => Promise.reject(new Error('counted'));
  const counted = (): Promise<number> => Promise.resolve(1_000);

  it('is told by all rows, and by the rows of a last page', async () => {
    expect(await totalOf(undefined, 7, never)).to.equal(7);
    expect(await totalOf({ skip: 0, limit: 100 }, 0, never)).to.equal(0);
    expect(await totalOf({ skip: 200, limit: 100 }, 99, never)).to.equal(299);
  });

  it('is counted where the page is full, or lies beyond the end', async () => {
    expect(await totalOf({ skip: 0, limit: 100 }, 100, counted)).to.equal(1_000);
    expect(await totalOf({ skip: 2_000, limit: 100 }, 0, counted)).to.equal(1_000);
    expect(await totalOf({ skip: 0, limit: 0 }, 0, counted)).to.equal(1_000);
  });
});
