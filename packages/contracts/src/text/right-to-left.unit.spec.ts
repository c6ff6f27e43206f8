import { expect } from 'chai';
import { hasRightToLeft, isRightToLeft } from './right-to-left.js';

describe('Text from right to left', () => {
  for (const { text, expected } of [
    { text: 'הכנסות', expected: true },
    { text: 'إيرادات', expected: true },
    { text: 'Group إيرادات', expected: true },
    { text: 'Revenue', expected: false },
    { text: '١٬٤٠٣', expected: false },
    { text: '۱۴۰۲', expected: false },
  ])
    it(`${expected ? 'is' : 'is not'} in "${text}"`, () =>
      expect(hasRightToLeft(text)).to.equal(expected));

  it('makes a page run that way where most of its letters do', () => {
    expect(isRightToLeft(['إيرادات', 'IFRS', '1,403'])).to.equal(true);
    expect(isRightToLeft(['إيرادات', 'Revenue from contracts'])).to.equal(false);
    expect(isRightToLeft(['1,403', '2023'])).to.equal(false);
  });
});
