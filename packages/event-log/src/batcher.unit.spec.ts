import { expect } from 'chai';
import { Batcher } from './batcher.js';

describe('batcher', () => {
  it('handles items that arrive together in batches of at most the largest size', async () => {
    const batches: (readonly number[])[] = [];
    const batcher = new Batcher<number>(
      (items) => {
        batches.push(items);
        return Promise.resolve();
      },
      { largest: 3 },
    );
    await Promise.all([1, 2, 3, 4].map((item) => batcher.add(item)));
    expect(batches).to.deep.equal([[1, 2, 3], [4]]);
  });

  it('fails those of the batch that failed, and goes on', async () => {
    const batcher = new Batcher<number>(
      ([item]) => (item === 1 ? Promise.reject(new Error('no')) : Promise.resolve()),
      { largest: 1 },
    );
    const outcomes = await Promise.allSettled([batcher.add(1), batcher.add(2)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled']);
    await batcher.add(3);
  });

  it('gives each caller the result of its item', async () => {
    const batcher = new Batcher<number, string>((items) =>
      Promise.resolve(items.map((item) => `n${item}`)),
    );
    expect(await Promise.all([1, 2, 3].map((item) => batcher.add(item)))).to.deep.equal([
      'n1',
      'n2',
      'n3',
    ]);
  });

  it('waits for more items if it is told to', async () => {
    const batches: (readonly number[])[] = [];
    const batcher = new Batcher<number>(
      (items) => {
        batches.push(items);
        return Promise.resolve();
      },
      { lingerMs: 20 },
    );
    const first = batcher.add(1);
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    await Promise.all([first, batcher.add(2)]);
    expect(batches).to.deep.equal([[1, 2]]);
  });
});
