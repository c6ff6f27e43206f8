import { expect } from 'chai';
import type { ConceptRow } from '../concepts/find-concepts.js';
import { rowScales } from './row-scales.js';

const row = (name: string, unit: ConceptRow['unit'], value: number): ConceptRow => ({
  name,
  unit,
  section: null,
  is_total: false,
  values: { 2024: value },
});

const statement = (income: number, eps: number, shares: number): ConceptRow[] => [
  row('Net income', 'money', income),
  row('Basic earnings per share', 'per_share', eps),
  row('Weighted average number of shares, basic', 'shares', shares),
];

describe('the scale of rows', () => {
  for (const { scale, income, shares, counted } of [
    { scale: 1_000_000, income: 500, shares: 200, counted: 1_000_000 },
    { scale: 1_000_000, income: 500, shares: 200_000, counted: 1000 },
    { scale: 1000, income: 500_000, shares: 200_000_000, counted: 1 },
    { scale: 1000, income: 500_000, shares: 12, counted: null },
  ])
    it(`is ${counted} for ${shares} shares beside a net income of ${income} in ${scale}s`, () => {
      expect(rowScales('income_statement', statement(income, 2.5, shares), scale)).to.deep.equal([
        scale,
        1,
        counted,
      ]);
    });

  it('of shares is unknown if no per-share figure proves it', () => {
    const rows = [row('Total assets', 'money', 9), row('Shares outstanding', 'shares', 12)];
    expect(rowScales('balance_sheet', rows, 1000)).to.deep.equal([1000, null]);
    expect(rowScales(undefined, rows, 1)).to.deep.equal([1, null]);
  });
});
