import { expect } from 'chai';
import { estimateTokens } from './estimate-tokens.js';

describe('estimateTokens', () => {
  it('counts each digit, as the dearest tokenizers do', () => {
    expect(estimateTokens('Revenue 1,234')).to.equal(2 + 5);
  });
});
