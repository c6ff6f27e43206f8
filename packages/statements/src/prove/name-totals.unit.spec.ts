import { expect } from 'chai';

import { statementOfRows, type PrintedRow } from '../testing/printed-rows.js';
import { nameTotals } from './name-totals.js';

const unlabelled = (place: string, values: number[]): PrintedRow => [
  place,
  values,
  { name_inferred: true },
];

const namesOf = (rows: PrintedRow[]): string[] =>
  nameTotals(statementOfRows('balance_sheet', rows)).line_items.map(({ name }) => name);

describe('grand totals without a label', () => {
  it('are named by the identity that they close', () => {
    expect(
      namesOf([
        ['Property', [1400, 1300]],
        unlabelled('Subtotal after property', [2000, 1800]),
        ['Loans', [900, 800]],
        unlabelled('Subtotal after loans', [2000, 1800]),
      ]),
    ).to.deep.equal(['Property', 'Total assets', 'Loans', 'Total liabilities and equity']);
  });

  it('keep the name of their place where nothing says more', () => {
    expect(
      namesOf([
        ['Property', [1400, 1300]],
        unlabelled('Total fixed assets', [1400, 1300]),
        ['Total assets', [2000, 1800]],
      ]),
    ).to.deep.equal(['Property', 'Total fixed assets', 'Total assets']);
  });
});
