import { expect } from 'chai';
import { Wakeup } from './wakeup.js';

const msOf = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

describe('wakeup', () => {
  it('ends a sleep early', async () => {
    const wakeup = new Wakeup();
    setTimeout(() => wakeup.wake(), 10);
    expect(await msOf(() => wakeup.sleep(5_000))).to.be.below(1_000);
  });

  it('is not missed by one who goes to sleep afterwards', async () => {
    const wakeup = new Wakeup();
    wakeup.wake();
    expect(await msOf(() => wakeup.sleep(5_000))).to.be.below(1_000);
  });

  it('does not end a pause', async () => {
    const wakeup = new Wakeup();
    const pause = msOf(() => wakeup.pause(60));
    wakeup.wake();
    expect(await pause).to.be.at.least(55);
  });
});
