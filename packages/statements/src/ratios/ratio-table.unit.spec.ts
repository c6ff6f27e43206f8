import { expect } from 'chai';
import { definitionOf, RATIOS } from './ratio-table.js';

describe('The table of ratios', () => {
  const definition = (id: string) => RATIOS.map(definitionOf).find((one) => one.id === id);

  it('writes each formula of the labels of its line items', () => {
    expect(definition('free_cash_flow_margin')?.formula).to.equal(
      '(Operating cash flow − Capital expenditure) / Revenue',
    );
    expect(definition('inventory_days')?.formula).to.equal('Inventories / Cost of revenue × 365');
    expect(definition('return_on_capital_employed')?.formula).to.equal(
      'Operating income / (Total assets − Total current liabilities)',
    );
    expect(definition('revenue_growth')?.formula).to.equal(
      'Revenue / Revenue of the year before − 1',
    );
    expect(definition('net_income_growth_3_years')?.formula).to.equal(
      '(Net income / Net income of 3 years before)^(1/3) − 1',
    );
  });

  it('names the statement of each term, and how many years before it stands', () => {
    expect(definition('revenue_growth_5_years')?.terms).to.deep.equal([
      {
        concept: 'revenue',
        label: 'Revenue',
        statement_type: 'income_statement',
        years_before: 0,
      },
      {
        concept: 'revenue',
        label: 'Revenue',
        statement_type: 'income_statement',
        years_before: 5,
      },
    ]);
  });

  it('has each ratio once', () => {
    const ids = RATIOS.map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });
});
