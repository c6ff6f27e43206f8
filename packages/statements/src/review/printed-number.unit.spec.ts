import { expect } from 'chai';
import { readPrinted, showPrinted } from './printed-number.js';

const pageOf = (style: string) => ({
  decisions: { number_style: { value: style, evidence: [] } },
});

describe('A printed number that a person copies', () => {
  const cases: readonly [string, string, number | undefined][] = [
    ['1,234.5', '66,000', 66_000],
    ['1,234.5', '(20,890)', -20_890],
    ['1,234.5', '20,890-', -20_890],
    ['1,234.5', '△1,234', -1234],
    ['1,234.5', '−1,234', -1234],
    ['1,234.5', '$ 66,000', 66_000],
    ['1,234.5', ' 66000 ', 66_000],
    ['1,234.5', '66.5', 66.5],
    ['1.234,5', '66.000,5', 66_000.5],
    ['1.234,5', '66.000', 66_000],
    ['1.234,5', '-66.000', -66_000],
    ['1 234,5', '66 000', 66_000],
    ['1 234,5', '66 000,5', 66_000.5],
    ['1 234.5', '66 000.5', 66_000.5],
    ["1'234.5", "66'000", 66_000],
    ['1,234.5', '–', 0],
    ['1,234.5', '8,6153', undefined],
    ['1.234,5', '8.6153', undefined],
    ["1'234.5", "8'6153", undefined],
  ];
  for (const [style, text, value] of cases)
    it(`${text} on a page of ${style} is ${value ?? 'no number'}`, () =>
      expect(readPrinted(text, pageOf(style))).to.equal(value));

  it('is read in another style than the page has if only one reads it', () => {
    expect(readPrinted('66 000', pageOf('1,234.5'))).to.equal(66_000);
    expect(readPrinted('66.000.000', pageOf('1,234.5'))).to.equal(66_000_000);
  });

  it('means what the style of the page makes of one separator', () => {
    expect(readPrinted('66.000', pageOf('1,234.5'))).to.equal(66);
    expect(readPrinted('66,000', pageOf('1.234,5'))).to.equal(66);
  });

  it('is written as the page writes it', () => {
    expect(showPrinted(-20_890, pageOf('1,234.5'))).to.equal('(20,890)');
    expect(showPrinted(1_066_000.5, pageOf('1.234,5'))).to.equal('1.066.000,5');
    expect(showPrinted(66_000, pageOf('1 234,5'))).to.equal('66 000');
    expect(showPrinted(999, {})).to.equal('999');
  });

  it('is none if it is no number, or the statement is not known and the text not certain', () => {
    for (const text of ['', 'sixty', '1,2,3', 'NaN', '12 34 567 8'])
      expect(readPrinted(text, {}), text).to.equal(undefined);
    expect(readPrinted('(66,000)', null)).to.equal(-66_000);
  });
});
