import { expect } from 'chai';
import type { Schemas } from '../api/client.js';
import { comparedTexts } from './compared-texts.js';

type Mapping = Schemas['CanonicalMapping'];
const found = (
  company: number,
  values: Record<string, number>,
  unit: 'money' | 'per_share' = 'money',
): Mapping => ({ company_id: company, found: true, evidence: [], unit, values });
const item = (
  id: string,
  companies: Mapping[],
): Schemas['CanonicalComparison']['line_items'][number] => ({
  id,
  label: id,
  us_gaap: null,
  ifrs_full: null,
  companies,
  medians: {},
});
const [revenue, cost, other, eps] = [
  found(1, { 2019: 803.982, 2020: 879 }),
  found(1, { 2019: 408.99 }),
  found(2, { 2019: 50 }),
  found(1, { 2019: 1.5 }, 'per_share'),
];
const comparison: Schemas['CanonicalComparison'] = {
  statement_type: 'income_statement',
  align: 'fiscal',
  measure: 'amounts',
  years: ['2020', '2019'],
  companies: [1, 2].map((id) => ({
    company_id: id,
    company_name: String(id),
    currency: 'USD',
    scale: 1_000_000,
    compiled: true,
    fiscal_years: {},
  })),
  line_items: [
    item('revenue', [revenue, other]),
    item('cost', [cost, { company_id: 2, found: false, evidence: [] }]),
    item('eps', [eps]),
  ],
};

describe('compared numbers', () => {
  const text = comparedTexts(comparison, comparison.years, 'en-US');
  it('of one company and year have even decimals', () =>
    expect([text(revenue, '2019'), text(cost, '2019'), text(revenue, '2020')]).to.deep.equal([
      '803.982',
      '408.990',
      '879',
    ]));
  it('of another company keep their own, and so does what is not money', () =>
    expect([text(other, '2019'), text(eps, '2019')]).to.deep.equal(['50', '1.50']));
  it('are none where the company has none', () => expect(text(cost, '2020')).to.equal(undefined));
});
