import { expect } from 'chai';
import { pageNumber } from './page-number.js';

describe('a number as its page prints it', () => {
  const cases: readonly [number, string, string][] = [
    [66_000, '1,234.5', '66,000'],
    [-20_890, '1,234.5', '(20,890)'],
    [1_066_000.5, '1.234,5', '1.066.000,5'],
    [66_000, '1 234,5', '66 000'],
    [-0.25, "1'234.5", '(0.25)'],
    [999, '1,234.5', '999'],
  ];
  for (const [value, style, text] of cases)
    it(`${value} on a page of ${style} is ${text}`, () =>
      expect(pageNumber(value, style)).to.equal(text));

  it('is grouped by commas where the style is not known', () =>
    expect(pageNumber(1234)).to.equal('1,234'));
});
