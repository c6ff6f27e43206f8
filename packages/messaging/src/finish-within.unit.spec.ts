import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { finishWithin } from './finish-within.js';

describe('finishWithin', () => {
  it('waits for work that ends, even badly', async () => {
    let ended = 0;
    const work = [sleep(20), sleep(30).then(() => Promise.reject(new Error('no')))].map((each) =>
      each.finally(() => {
        ended += 1;
      }),
    );
    await finishWithin(60_000, work);
    expect(ended).to.equal(2);
  });

  it('does not wait for work that never ends', async () => {
    const began = performance.now();
    await finishWithin(20, [new Promise(() => undefined)]);
    expect(performance.now() - began).to.be.within(15, 5_000);
  });
});
