import { expect } from 'chai';
import { roundedShare, withoutNoise } from './digits.js';

describe('Digits', () => {
  it('of a confidence are four, so that the surest cells still differ', () => {
    expect(roundedShare(0.99994)).to.equal(0.9999);
    expect(roundedShare(1 - 0.0003)).to.equal(0.9997);
    expect(roundedShare(2 / 3)).to.equal(0.6667);
  });

  it('of a sum are those of the decimal numbers in it', () => {
    expect(withoutNoise(0.1 + 0.2)).to.equal(0.3);
    expect(withoutNoise(12345.678 * 1000)).to.equal(12345678);
    expect(withoutNoise(-0.3 + 0.1)).to.equal(-0.2);
  });

  it('of a large number are all kept', () => {
    expect(withoutNoise(123_456_789_012.34)).to.equal(123_456_789_012.34);
  });
});
