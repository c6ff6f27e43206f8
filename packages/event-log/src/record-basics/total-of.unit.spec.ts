import { expect } from 'chai';
import { countedFor, MOST_COUNTED, totalOf } from './total-of.js';

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

  it('of a long list is counted beyond the page, and at least so far', () => {
    expect(countedFor({ skip: 0, limit: 100 })).to.equal(MOST_COUNTED);
    expect(countedFor({ skip: MOST_COUNTED - 100, limit: 100 })).to.equal(MOST_COUNTED + 1);
    expect(countedFor({ skip: 50_000, limit: 20 })).to.equal(50_021);
  });
});
