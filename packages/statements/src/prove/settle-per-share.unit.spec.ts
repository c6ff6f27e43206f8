import type { RawLineItem, RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { proveStatement } from './prove-statement.js';

type Values = Readonly<Record<string, number>>;
const item = (
  name: string,
  values: Values,
  unit: RawLineItem['unit'] = 'money',
  section: string | null = null,
): RawLineItem => ({
  name,
  values,
  indentation_level: 0,
  is_total: false,
  section,
  unit,
  sources: Object.fromEntries(
    Object.keys(values).map((year) => [
      year,
      { page: 1, bbox: [0, 0, 1, 1] as [number, number, number, number] },
    ]),
  ),
});

/** 229 million on 100 million shares, counted in thousands: 2.29 a share; 2.00 in the year before. */
const income = (
  per: Values,
  more: { label?: string; method?: string; shares?: Values } = {},
): RawStatement => ({
  statement_type: 'income_statement',
  company_name: 'X',
  fiscal_year: 2023,
  currency: 'USD',
  scale: 1_000_000,
  years: ['2023', '2022'],
  fiscal_year_ends: {},
  pages: [1],
  method: more.method ?? 'ocr',
  confidence: 0,
  checks: [],
  line_items: [
    item('Net income', { 2023: 229, 2022: 200 }),
    item(more.label ?? 'Basic earnings per share', per, 'per_share'),
    item(
      'Basic weighted average shares',
      more.shares ?? { 2023: 100_000, 2022: 100_000 },
      'shares',
    ),
  ],
});

const perShareOf = (
  statement: RawStatement,
): { value: number | undefined; confidence: number | undefined; held: boolean | undefined } => {
  const raw = proveStatement(statement);
  const row = raw.line_items[1];
  return {
    value: row?.values['2023'],
    confidence: row?.sources?.['2023']?.confidence,
    held: raw.checks.find((check) => check.kind === 'eps' && check.year === '2023')?.holds,
  };
};

describe('per-share amounts read by character recognition', () => {
  it('regain a lost decimal point if profit / shares closes with it', () => {
    for (const per of [
      { 2023: 229, 2022: 2 },
      { 2023: 229, 2022: 2.01 },
    ]) {
      const { value, confidence, held } = perShareOf(income(per));
      expect([value, held]).to.deep.equal([2.29, true]);
      expect(confidence).to.be.within(0.8, 0.99);
    }
  });

  it('are doubted if nothing shows the decimal point, or wrong digits close neither way', () => {
    for (const statement of [
      income({ 2023: 229 }, { shares: {} }),
      income({ 2023: 329, 2022: 2 }),
      income({ 2023: 88, 2022: 1.5 }, { label: 'Dividends per share' }),
    ]) {
      const { value, confidence } = perShareOf(statement);
      expect(value).to.equal(statement.line_items[1]?.values['2023']);
      expect(confidence).to.be.at.most(0.5);
    }
    expect(perShareOf(income({ 2023: 22.9, 2022: 2 }))).to.deep.equal({
      value: 22.9,
      confidence: 0.5,
      held: false,
    });
  });

  it('do not change in cents, with their decimals, and in a text layer', () => {
    expect(
      perShareOf(income({ 2023: 229, 2022: 200 }, { label: 'Basic earnings per share (cents)' }))
        .value,
    ).to.equal(229);
    expect(perShareOf(income({ 2023: 2.29, 2022: 2 })).confidence).to.be.greaterThan(0.8);
    const layout = perShareOf(income({ 2023: 229, 2022: 200 }, { method: 'layout' }));
    expect([layout.value, layout.confidence]).to.deep.equal([229, 0.985]);
  });
});
