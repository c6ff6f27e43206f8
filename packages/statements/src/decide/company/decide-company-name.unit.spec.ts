import { expect } from 'chai';

import { decideCompanyName } from './decide-company-name.js';

const companyNameOf = (pages: readonly string[]): string | undefined =>
  decideCompanyName(pages)?.value;

describe('the name of the reporting company', () => {
  it('is the registrant of a filing', () => {
    expect(
      companyNameOf([
        'FORM 10-K\nCommission File Number 1-2\nNorthwind Mills, Inc.\n(Exact name of registrant as specified in its charter)\nDelaware',
      ]),
    ).to.equal('Northwind Mills, Inc.');
  });

  it('may be letters with dots alone before its form', () => {
    expect(companyNameOf(['N.W.B. S.R.L.\nDenominazione: N.W.B. S.R.L.'])).to.equal(
      'N.W.B. S.R.L.',
    );
  });

  it('is written as above the statements if the cover abbreviates it', () => {
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

  it("is not an owner's, even if the report names that more often", () => {
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

  it('is neither the join of two sentences nor the rest of a name after a line break', () => {
    expect(companyNameOf(['', 'a new season of Sport. As part of it'])).to.equal(undefined);
    expect(
      companyNameOf([
        'Northwind Bank\nMiddle East Limited',
        'Northwind Bank Middle East Limited',
        'Northwind Bank Middle East Limited',
      ]),
    ).to.equal('Northwind Bank Middle East Limited');
  });

  describe('is found in', () => {
    const cases: readonly [string, readonly string[], string][] = [
      [
        'whom the auditors address, not by the broker',
        [
          'Northwind plc',
          'Broker Southgate Capital Limited\nBroker Southgate Capital Limited',
          'Independent auditor’s report to the members of Northwind plc Opinion\nWe have audited',
        ],
        'Northwind plc',
      ],
      [
        'what was audited, even if its form line is torn',
        [
          'Commission File No. 001-1 N ORTHWIND I NTERNATIONAL\n(Exact name of registrant as specified in its charter)',
          'We have audited the consolidated balance sheets of Northwind International and subsidiaries (the “Company”)',
        ],
        'Northwind International',
      ],
      [
        'the heads of its statements, whatever partner it names more often',
        [
          'Annual report',
          'NORTHWIND (HOLDINGS) LIMITED\nCONSOLIDATED BALANCE SHEET\n2023\nMoore Associates Limited',
          'NORTHWIND (HOLDINGS) LIMITED\nCONSOLIDATED STATEMENT OF CASH FLOWS\n2023\nMoore Associates Limited',
          'Moore Associates Limited and Moore Associates Limited',
        ],
        'NORTHWIND (HOLDINGS) LIMITED',
      ],
      [
        'the file number line of a cover that has no lines',
        [
          'UNITED STATES SECURITIES AND EXCHANGE COMMISSION FORM 10-K Commission file number: 1-3247 NORTHWIND INCORPORATED (Exact name of registrant as specified in its charter) NEW YORK',
        ],
        'NORTHWIND INCORPORATED',
      ],
      [
        'another language',
        [
          'Geschäftsbericht 2023',
          'Bestätigungsvermerk des unabhängigen Abschlussprüfers\nAn die Nordwind AG, Hamburg',
          'Jahresabschluss der Nordwind AG für das Geschäftsjahr',
        ],
        'Nordwind AG',
      ],
      [
        'the heads of its pages, begun by the form of an association, not the heading below them',
        [
          'Ejerforeningen Nordkaj 2\nÅrsrapporten 2019',
          'Ejerforeningen Nordkaj 2\nRegnskabspraksis\nBalancen\nTilgodehavender',
          'Ejerforeningen Nordkaj 2\nBalance 31. december\nAktiver',
        ],
        'Ejerforeningen Nordkaj 2',
      ],
      [
        'a foundation of Hungary',
        ['Napfény Kulturális Alapítvány\nEgyszerűsített éves beszámoló 2013'],
        'Napfény Kulturális Alapítvány',
      ],
      [
        'a welfare corporation of Japan, whose form has no space behind it',
        ['法人名 社会福祉法人北風会\n法人単位貸借対照表', '社会福祉法人北風会\n法人単位貸借対照表'],
        '社会福祉法人北風会',
      ],
    ];
    for (const [what, pages, name] of cases)
      it(what, () => expect(companyNameOf(pages)).to.equal(name));
  });

  it('is doubted if only one source names it', () => {
    const decision = decideCompanyName(['Northwind plc\nAnnual report 2023']);
    expect([decision?.value, decision?.doubt]).to.deep.equal(['Northwind plc', 'guessed']);
  });
});
