import { expect } from 'chai';
import { numberIn, typedNumber } from './typed-number.js';

describe('a number in a field', () => {
  it("has the decimal sign of the reader's language", () => {
    expect(numberIn(' -1234.5 ', 'en-GB')).to.equal(-1234.5);
    expect(numberIn('-1234,5', 'de')).to.equal(-1234.5);
    expect(typedNumber(-1234.5, 'en-GB')).to.equal('-1234.5');
    expect(typedNumber(-1234.5, 'de')).to.equal('-1234,5');
  });

  it('comes back as it was written into it', () => {
    for (const locale of ['en-GB', 'de', 'de-CH'])
      for (const value of [0, 4711, -0.25, 12_345_678.9])
        expect(numberIn(typedNumber(value, locale), locale), `${value} ${locale}`).to.equal(value);
  });

  it('is none with the sign of another language, with signs between thousands, or without digits', () => {
    for (const text of ['1,234', '1,5', '1.234.567', '1.', '.5', '-', '', 'many', '1 234'])
      expect(numberIn(text, 'en-GB'), text).to.equal(undefined);
    for (const text of ['1.234', '1.5', '1.234,5', '1,2,3', ',5'])
      expect(numberIn(text, 'de'), text).to.equal(undefined);
  });
});
