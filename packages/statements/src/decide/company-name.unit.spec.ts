import { expect } from 'chai';

import { companyNameOf } from './company-name.js';

describe('the name of the company that reports', () => {
  it('is the registrant of a filing', () => {
    expect(
      companyNameOf([
        'FORM 10-K\nCommission File Number 1-2\nNorthwind Mills, Inc.\n(Exact name of registrant as specified in its charter)\nDelaware',
      ]),
    ).to.equal('Northwind Mills, Inc.');
  });

  it('is written as in the heads of the statements where the cover abbreviates it', () => {
    const statement = 'THE NORTH-WIND COMPANY AND SUBSIDIARIES\nCONSOLIDATED BALANCE SHEETS';
    expect(
      companyNameOf([
        'NORTH WIND CO\n(Exact name of registrant as specified in its charter)',
        statement,
        statement,
      ]),
    ).to.equal('THE NORTH-WIND COMPANY');
    const other = 'Southgate Corporation and Subsidiaries\nNotes';
    expect(
      companyNameOf([
        'NORTH WIND CO\n(Exact name of registrant as specified in its charter)',
        other,
        other,
      ]),
      'another company',
    ).to.equal('NORTH WIND CO');
  });

  it('is the head "X and subsidiaries" of several pages', () => {
    const page = 'Northwind Company and Subsidiaries\nConsolidated statement of income';
    expect(companyNameOf(['Annual report', page, page])).to.equal('Northwind Company');
  });

  it('stands in running heads beside their titles, with its legal form', () => {
    const heads = [
      'To Our Shareholders',
      'Annual Report 2020',
      'Management Analysis continued',
    ].map((title) => `${title} Northwind Transport Holding, Inc.\nText.`);
    expect(
      companyNameOf(['Northwind', ...heads, 'Its subsidiary\nTank Lines, Inc. carries petroleum']),
    ).to.equal('Northwind Transport Holding, Inc.');
  });

  it('is not an owner, though the report names it more often', () => {
    const owners = [
      'The largest shareholders were Investor AB with 22 %',
      'Investor AB: 22.2%',
      'Chairman of Investor AB',
      'Board of directors of Investor AB',
    ];
    expect(
      companyNameOf([
        'Annual report',
        '',
        '',
        '',
        ...owners,
        'Aktiebolaget LM Northwind (publ)\nText',
        'x\nAktiebolaget LM Northwind (publ)',
      ]),
    ).to.equal('Aktiebolaget LM Northwind (publ)');
  });

  it('is neither the seam of two sentences nor what a line break left of a name', () => {
    expect(companyNameOf(['Northwind', 'a new season of Sport. As part of it'])).to.equal(
      undefined,
    );
    expect(
      companyNameOf([
        'Northwind Bank\nMiddle East Limited',
        'Northwind Bank Middle East Limited',
        'Northwind Bank Middle East Limited',
      ]),
    ).to.equal('Northwind Bank Middle East Limited');
  });
});
