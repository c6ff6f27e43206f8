import { expect } from 'chai';

import { inLatinDigits } from './digits.js';

describe('Digits of other scripts', () => {
  for (const { given, expected } of [
    { given: '١٬٤٠٣٫٥', expected: '1,403.5' },
    { given: '۱۴۰۲', expected: '1402' },
    { given: '๒๕๖๖', expected: '2566' },
    { given: '२०८०', expected: '2080' },
    { given: '１２％', expected: '12％' },
    { given: '1,403.5', expected: '1,403.5' },
  ])
    it(`${given} is ${expected}`, () => expect(inLatinDigits(given)).to.equal(expected));
});
