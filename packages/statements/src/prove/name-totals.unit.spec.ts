import { expect } from 'chai';

import { statementOfRows, type PrintedRow } from '../testing/printed-rows.js';
import { nameTotals, withoutStrayTotals } from './name-totals.js';
import { proveStatement } from './prove-statement.js';

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

  it('are the claims if these open the balance sheet', () => {
    expect(
      namesOf([
        ['Share capital', [300, 300]],
        unlabelled('Subtotal after share capital', [2000, 1800]),
        ['Property', [1400, 1300]],
        unlabelled('Subtotal after property', [2000, 1800]),
      ]),
    ).to.deep.equal(['Share capital', 'Total liabilities and equity', 'Property', 'Total assets']);
  });

  it('are the equity if they are what remains after the liabilities', () => {
    expect(
      namesOf([
        ['Total assets', [2000, 1800]],
        ['Total liabilities', [900, 800]],
        unlabelled('Subtotal after total liabilities', [1100, 1000]),
        ['Total equity and liabilities', [2000, 1800]],
      ])[2],
    ).to.equal('Total equity');
  });

  it('are not named if one part is as large', () => {
    expect(
      namesOf([
        ['Shares held', [140, 130]],
        unlabelled('Total non-current assets', [140, 130]),
        ['Payables', [40, 40]],
        ['Net assets', [100, 90]],
      ])[1],
    ).to.equal('Total non-current assets');
  });

  it('keep the name of their place if nothing better is known', () => {
    expect(
      namesOf([
        ['Property', [1400, 1300]],
        unlabelled('Total fixed assets', [1400, 1300]),
        ['Total assets', [2000, 1800]],
      ]),
    ).to.deep.equal(['Property', 'Total fixed assets', 'Total assets']);
  });

  it('never repeat a name that is printed', () => {
    expect(
      namesOf([
        ['Receivables', [580, 787]],
        unlabelled('Total current assets', [587, 791]),
        ['Held for sale', [3971, 0]],
        ['Total current assets', [4558, 791]],
      ])[1],
    ).to.equal('Subtotal after receivables');
  });
});

describe('totals named after the heading above them', () => {
  const nameOfTotal = (parts: readonly PrintedRow[], total: PrintedRow): string | undefined =>
    withoutStrayTotals(
      proveStatement(statementOfRows('income_statement', [...parts, total])),
    ).line_items.at(-1)?.name;
  const closed = { section: 'Discontinued operations' };

  it('keep that name where they add up its rows', () => {
    expect(
      nameOfTotal(
        [
          ['Loss from continuing operations', [-442, -234]],
          ['Sale of genetics', [51, 19], closed],
          ['Sale of health', [23, 31], closed],
        ],
        ['Total discontinued operations', [74, 50], { ...closed, name_inferred: true }],
      ),
    ).to.equal('Total discontinued operations');
  });

  it('are named by their place where they take in rows of another heading', () => {
    expect(
      nameOfTotal(
        [
          ['Loss from continuing operations', [-442, -234], { section: 'Continuing operations' }],
          ['Profit from discontinued operations', [51, 19], closed],
        ],
        ['Total discontinued operations', [-391, -215], { ...closed, name_inferred: true }],
      ),
    ).to.equal('Subtotal after profit from discontinued operations');
  });
});
