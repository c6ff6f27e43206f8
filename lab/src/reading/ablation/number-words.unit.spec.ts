import { expect } from 'chai';
import { misreadDigit, NUMBER_STYLES, restyle, timesThree } from './number-words.js';

describe('numbers of a disturbed report', () => {
  for (const [style, text, expected] of [
    ['points', '(1,234,567)', '(1.234.567)'],
    ['points', '$1,234.5', '$1.234,5'],
    ['points', '0.65', '0,65'],
    ['spaces', '1,234', '1 234'],
    ['apostrophes', '12,345', "12'345"],
    ['indian', '12,345,678', '1,23,45,678'],
    ['indian', '123,456', '1,23,456'],
    ['points', 'Note 12', 'Note 12'],
  ] as const)
    it(`are written ${expected} for ${text}`, () =>
      expect(restyle(text, NUMBER_STYLES[style], true)).to.equal(expected));

  it('keep their single decimals in prose, where they may number a section', () =>
    expect(restyle('2.1', NUMBER_STYLES.points, false)).to.equal('2.1'));

  for (const [text, expected] of [
    ['(1,234)', '(3,702)'],
    ['$0.35', '$1.05'],
    ['999', '2,997'],
    ['2019', '6057'],
    ['-', '-'],
  ] as const)
    it(`are three times as great: ${text} becomes ${expected}`, () =>
      expect(timesThree(text)).to.equal(expected));

  it('have one digit exchanged that recognition confuses', () => {
    expect(misreadDigit('4,192', () => 0)).to.equal('4,792');
    expect(misreadDigit('4,229', () => 0)).to.equal(undefined);
  });

  it('of a rounded statement keep a last digit that rounding may change as well', () => {
    expect(misreadDigit('(245)', () => 0)).to.equal('(246)');
    expect(misreadDigit('(245)', () => 0, true)).to.equal(undefined);
    expect(misreadDigit('(240)', () => 0, true)).to.equal('(248)');
    expect(misreadDigit('(2,452)', () => 0, true)).to.equal('(2,462)');
  });
});
