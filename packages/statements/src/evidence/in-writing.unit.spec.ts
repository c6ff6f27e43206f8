import { expect } from 'chai';
import { writeNumber, writeScale, writeTerm } from './in-writing.js';

describe('What a person reads', () => {
  for (const { given, expected } of [
    { given: 1_234_567.5, expected: '1,234,567.5' },
    { given: -20_890, expected: '-20,890' },
    { given: 0.1, expected: '0.1' },
    { given: 6.159999999999997, expected: '6.16' },
  ])
    it(`has the number ${given} as ${expected}`, () => {
      expect(writeNumber(given)).to.equal(expected);
    });

  for (const { given, expected } of [
    { given: 1, expected: 'units' },
    { given: 1_000, expected: 'thousands' },
    { given: 1_000_000, expected: 'millions' },
    { given: 1e9, expected: 'billions' },
    { given: 1e5, expected: 'multiples of 100,000' },
  ])
    it(`has the scale ${given} as ${expected}`, () => {
      expect(writeScale(given)).to.equal(expected);
    });

  it('has no underscores', () => {
    expect(writeTerm('cash_flow_statement')).to.equal('cash flow statement');
  });
});
