import { expect } from 'chai';
import { itemUnitsOf } from './item-units.js';

describe('Units of rows', () => {
  it('says unit and scale of every row', () => {
    const statement = {
      statement_type: 'income_statement',
      scale: 1_000_000,
      fiscal_year: 2024,
      line_items: [
        { name: 'Net income', values: { 2024: 500 }, unit: 'money' },
        { name: 'Basic earnings per share', values: { 2024: 2.5 }, unit: 'per_share' },
        { name: 'Weighted average shares, basic', values: { 2024: 200_000 }, unit: 'shares' },
      ],
    };
    expect(itemUnitsOf(statement)).to.deep.equal({
      'Net income': { unit: 'money', scale: 1_000_000 },
      'Basic earnings per share': { unit: 'per_share', scale: 1 },
      'Weighted average shares, basic': { unit: 'shares', scale: 1000 },
    });
  });
});
