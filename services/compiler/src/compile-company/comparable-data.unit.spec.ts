import { expect } from 'chai';
import { comparableData } from './comparable-data.js';

const row = { name: 'Revenue', values: { 2024: 1 }, sources: {}, variants: [] };
const whole = { currency: 'EUR', scale: 1, years: ['2024'], gaps: [], line_items: [row] };

describe('what a compilation is compared with', () => {
  it('is what a compilation wrote', () => {
    expect(comparableData(whole)).to.equal(whole);
  });

  for (const [what, data] of [
    ['nothing at all', {}],
    ['a row without values', { ...whole, line_items: [{ name: 'Revenue' }] }],
    ['rows that are not a list', { ...whole, line_items: {} }],
    ['a text for a scale', { ...whole, scale: '1' }],
  ] as const)
    it(`is nothing where a client stored ${what}`, () => {
      expect(comparableData(data)).to.equal(undefined);
    });
});
