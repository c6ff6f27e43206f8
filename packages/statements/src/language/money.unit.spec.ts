import { expect } from 'chai';

import { scaleIn, withoutScale } from './money.js';

describe('the multiplier of money', () => {
  for (const [text, scale] of [
    ['(x € 1.000)', 1e3],
    ['(bedragen x € 1.000)', 1e3],
    ['na resultaatbestemming, x € 1.000', 1e3],
    ['€ x 1,000', 1e3],
    ['× €1 000 000', 1e6],
    ['x 1.000.000 euro', 1e6],
    ['in 1,000 EUR', 1e3],
    ['(in EUR 1.000)', 1e3],
    ['EUR 1,000', 1e3],
    ['(EUR 1 000 000)', 1e6],
    ['1 000 EUR', 1e3],
    ['US$000', 1e3],
    ['(in millions, except shares of $1,000)', 1e6],
    ['in Mio. €', 1e6],
    ['migliaia di Euro', 1e3],
    ['en millions d’euros', 1e6],
    ['in Tausend €', 1e3],
  ] as const) {
    it(`is ${scale} in "${text}"`, () => expect(scaleIn(text)).to.equal(scale));
  }

  it('is none in a number that is a value, a year or a part of a longer one', () => {
    for (const text of [
      'Net income 1,000',
      'EUR 1,000,250',
      'EUR 1,000.50',
      'a nominal value of EUR 1,000 each',
      'in 2000',
      'in EUR 11,000',
    ]) {
      expect(scaleIn(text), text).to.equal(undefined);
    }
  });

  it('leaves the values of a line that states it', () =>
    expect(withoutScale('(x € 1.000) 1.250').trim()).to.equal(') 1.250'));
});
