import type { CanonicalMapping } from '@fde/contracts';
import { expect } from 'chai';
import { freeCashFlow } from './free-cash-flow.js';

const found = (
  values: Record<string, number>,
  more: Partial<CanonicalMapping> = {},
): CanonicalMapping => ({
  company_id: 1,
  found: true,
  name: 'A row',
  currency: 'EUR',
  scale: 1000,
  confidence: 0.9,
  values,
  evidence: [],
  ...more,
});
const absent: CanonicalMapping = { company_id: 1, found: false, evidence: [] };
const row = (id: string, ...companies: CanonicalMapping[]) => ({
  id,
  label: id,
  us_gaap: null,
  ifrs_full: null,
  companies,
});
const derived = (
  operating: CanonicalMapping,
  capital: CanonicalMapping,
): CanonicalMapping | undefined =>
  freeCashFlow([row('operating_cash_flow', operating), row('capital_expenditure', capital)])
    .companies[0];

describe('Free cash flow', () => {
  for (const { what, operating, capital, expected } of [
    {
      what: 'minus the spending, printed in brackets',
      operating: { 2020: 100 },
      capital: { 2020: -30 },
      expected: { 2020: 70 },
    },
    {
      what: 'minus the spending, printed without',
      operating: { 2020: 100 },
      capital: { 2020: 30 },
      expected: { 2020: 70 },
    },
    {
      what: 'below zero',
      operating: { 2020: 20 },
      capital: { 2020: -30 },
      expected: { 2020: -10 },
    },
    {
      what: 'in the years that print both',
      operating: { 2020: 100, 2019: 90 },
      capital: { 2020: -30, 2018: -5 },
      expected: { 2020: 70 },
    },
    {
      what: 'without a tail of binary digits',
      operating: { 2020: 0.3 },
      capital: { 2020: -0.1 },
      expected: { 2020: 0.2 },
    },
  ])
    it(`is the operating cash flow ${what}`, () => {
      expect(derived(found(operating), found(capital))?.values).to.deep.equal(expected);
    });

  it('is as sure as the less sure of its parts, and says that it is derived', () => {
    expect(derived(found({ 2020: 9 }), found({ 2020: 1 }, { confidence: 0.7 }))).to.deep.include({
      found: true,
      derived: true,
      confidence: 0.7,
      currency: 'EUR',
      scale: 1000,
      unit: 'money',
    });
  });

  for (const { what, operating, capital, expected } of [
    {
      what: 'its first part',
      operating: absent,
      capital: found({ 2020: 1 }),
      expected: 'operating cash flow',
    },
    {
      what: 'its second part',
      operating: found({ 2020: 1 }),
      capital: absent,
      expected: 'capital expenditure',
    },
    {
      what: 'both',
      operating: absent,
      capital: absent,
      expected: 'operating cash flow and capital expenditure',
    },
  ])
    it(`is not found without ${what}`, () => {
      expect(derived(operating, capital)).to.deep.equal({
        company_id: 1,
        found: false,
        evidence: [`not found: it is derived from ${expected}, which is not found`],
      });
    });

  it('is given for each company, in their order', () => {
    const rows = [
      row('operating_cash_flow', found({ 2020: 100 }), found({ 2020: 50 }, { company_id: 2 })),
      row('capital_expenditure', found({ 2020: -30 }), { ...absent, company_id: 2 }),
    ];
    expect(
      freeCashFlow(rows).companies.map(({ company_id: id, found: is }) => [id, is]),
    ).to.deep.equal([
      [1, true],
      [2, false],
    ]);
    expect(freeCashFlow([]).companies).to.deep.equal([]);
  });
});
