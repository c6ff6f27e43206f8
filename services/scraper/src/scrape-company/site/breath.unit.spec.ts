import { expect } from 'chai';
import { Breath } from './breath.js';

describe('long work in pieces', () => {
  it('yields to others when a piece has become long, and not before', async () => {
    let now = 0;
    let turns = 0;
    const breath = new Breath(() => now);
    const others = setImmediate(() => (turns += 1));
    await breath.take();
    expect(turns).to.equal(0);
    now += 60;
    await breath.take();
    expect(turns).to.equal(1);
    clearImmediate(others);
  });
});
