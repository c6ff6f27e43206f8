import { expect } from 'chai';
import { allOf, pageOf } from './answers.js';

describe('Pages of a list', () => {
  it('know the number of all items', async () => {
    const headers = { 'X-Total-Count': '250' };
    const response = new Response(null, { headers });
    expect(await pageOf(Promise.resolve({ data: [1, 2], response }))).to.deep.equal({
      items: [1, 2],
      total: 250,
    });
  });

  it('are put together in their order, each asked for once', async () => {
    const skips: number[] = [];
    const all = await allOf(async (skip, limit) => {
      skips.push(skip);
      const items = Array.from({ length: Math.min(limit, 950 - skip) }, (_, n) => skip + n);
      return { items, total: 950 };
    });
    expect(all).to.deep.equal(Array.from({ length: 950 }, (_, n) => n));
    expect(skips).to.deep.equal([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  });
});
