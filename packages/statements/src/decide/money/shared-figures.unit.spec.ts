import type { RawStatement } from '@fde/contracts';
import { expect } from 'chai';

import { tiedTo } from './shared-figures.js';

const statement = (...figures: readonly number[]): RawStatement => ({
  statement_type: 'income_statement',
  company_name: 'Acme',
  fiscal_year: 2024,
  currency: 'EUR',
  scale: 1,
  years: ['2024'],
  fiscal_year_ends: {},
  pages: [1],
  method: 'layout',
  confidence: 0,
  checks: [],
  line_items: figures.map((n, i) => ({
    name: `row ${i}`,
    values: { 2024: n },
    indentation_level: 0,
    is_total: false,
  })),
});

describe('statements that share figures', () => {
  const income = statement(25_157_740, 187_638, -98_765);
  const cash = statement(-25_157_740, 187_638, 2_104_614, 9_884_035);
  const balance = statement(2_104_614, 9_884_035, 500);

  it('are tied, directly or through another', () =>
    expect([...tiedTo(income, [income, balance, cash])]).to.have.members([income, cash, balance]));

  it('are not tied by one figure, nor by short ones', () => {
    const other = statement(187_638, 500, 12, 7);
    expect([...tiedTo(other, [other, income, balance])]).to.deep.equal([other]);
  });

  it('are tied by one long figure, as the cash or the profit of one year is', () => {
    const position = statement(3_637_652, 275_000, 539_750);
    const flows = statement(2_958_248, 678_984, 3_637_652);
    expect([...tiedTo(position, [position, flows])]).to.have.members([position, flows]);
  });

  it('are not tied by figures of other years', () => {
    const last: RawStatement = {
      ...cash,
      line_items: cash.line_items.map((item) => ({
        ...item,
        values: { 2023: item.values['2024'] ?? 0 },
      })),
    };
    expect([...tiedTo(income, [income, last])]).to.deep.equal([income]);
  });
});
