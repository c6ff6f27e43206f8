import { expect } from 'chai';
import { retryDelaySeconds, retryPolicy } from './retry-delay.js';

const policy = retryPolicy(60, 300);

describe('retryDelaySeconds', () => {
  it('grows exponentially from 60 to 300 seconds', () => {
    expect([1, 2, 3, 4, 9].map((retry) => retryDelaySeconds(policy, retry, 0.5))).to.deep.equal([
      60, 120, 240, 300, 300,
    ]);
  });

  it('spreads by a tenth and stays within the bounds', () => {
    expect(retryDelaySeconds(policy, 2, 0)).to.be.closeTo(108, 0.01);
    expect(retryDelaySeconds(policy, 2, 0.999)).to.be.closeTo(132, 0.1);
    expect(retryDelaySeconds(policy, 1, 0)).to.equal(60);
    expect(retryDelaySeconds(policy, 8, 0.999)).to.equal(300);
  });

  it('waits as long as the other side asks for', () => {
    expect(retryDelaySeconds(policy, 1, 0.5, 900)).to.equal(900);
    expect(retryDelaySeconds(policy, 1, 0.5, 5)).to.equal(60);
  });
});
