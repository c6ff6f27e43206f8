import { expect } from 'chai';
import { Gather } from './gather.js';

describe('gathering', () => {
  it('does what is handed in together at once, in batches of the largest size', async () => {
    const batches: (readonly number[])[] = [];
    const gather = new Gather<number>(
      (items) => {
        batches.push(items);
        return Promise.resolve();
      },
      { largest: 3 },
    );
    await Promise.all([1, 2, 3, 4].map((item) => gather.add(item)));
    expect(batches).to.deep.equal([[1, 2, 3], [4]]);
  });

  it('fails those of the batch that failed, and goes on', async () => {
    const gather = new Gather<number>(
      ([item]) => (item === 1 ? Promise.reject(new Error('no')) : Promise.resolve()),
      { largest: 1 },
    );
    const outcomes = await Promise.allSettled([gather.add(1), gather.add(2)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'fulfilled']);
    await gather.add(3);
  });

  it('gives each caller the result of his item', async () => {
    const gather = new Gather<number, string>((items) =>
      Promise.resolve(items.map((item) => `n${item}`)),
    );
    expect(await Promise.all([1, 2, 3].map((item) => gather.add(item)))).to.deep.equal([
      'n1',
      'n2',
      'n3',
    ]);
  });

  it('waits for others where it is told to', async () => {
    const batches: (readonly number[])[] = [];
    const gather = new Gather<number>(
      (items) => {
        batches.push(items);
        return Promise.resolve();
      },
      { lingerMs: 20 },
    );
    const first = gather.add(1);
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    await Promise.all([first, gather.add(2)]);
    expect(batches).to.deep.equal([[1, 2]]);
  });
});
