import { expect } from 'chai';
import { percentOf } from './percent-of.js';

describe('a confidence in percent', () => {
  it('is a hundred only where nothing is left to doubt', () =>
    expect([0.9997, 0.57, 0.999, 1].map(percentOf)).to.deep.equal([99.9, 57, 99.9, 100]));
});
