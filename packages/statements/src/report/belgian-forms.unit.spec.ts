import { expect } from 'chai';

import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

const COVER = `
JAARREKENING EN ANDERE OVEREENKOMSTIG HET WETBOEK VAN VENNOOTSCHAPPEN NEER TE LEGGEN DOCUMENTEN

IDENTIFICATIEGEGEVENS (op datum van de neerlegging)
Naam : Noordenwind
Rechtsvorm : Naamloze vennootschap
Rechtspersonenregister (RPR) - Ondernemingsrechtbank van Gent
met betrekking tot het boekjaar dat de periode dekt van 01-01-2024 tot 31-12-2024
het vorige boekjaar van de jaarrekening van 01-01-2023 tot 31-12-2023`;

const BALANCE = `
JAARREKENING
BALANS NA WINSTVERDELING
                                              Toel.    Codes      Boekjaar    Vorig boekjaar
ACTIVA
OPRICHTINGSKOSTEN                                      20
VASTE ACTIVA                                           21/28     7.252.006         4.952.175
  Materiële vaste activa                      6.1.2    22/27       840.588           932.316
  Financiële vaste activa                     6.1.3    28        6.411.418         4.019.859
VLOTTENDE ACTIVA                                       29/58     2.021.674         3.978.992
  Voorraden en bestellingen in uitvoering              3            13.641            11.589
  Vorderingen op ten hoogste één jaar                  40/41     1.333.311         3.260.294
  Geldbeleggingen                                      50/53       406.930           460.155
  Liquide middelen                                     54/58       267.792           242.699
  Overlopende rekeningen                               490/1             0             4.255
TOTAAL VAN DE ACTIVA                                   20/58     9.273.680         8.931.167
PASSIVA
EIGEN VERMOGEN                                         10/15     8.896.856         8.561.996
  Kapitaal                                             10          100.000           100.000
  Reserves                                             13        8.796.856         8.461.996
SCHULDEN                                               17/49       376.824           369.171
  Schulden op meer dan één jaar               6.3      17          348.000           305.900
  Schulden op ten hoogste één jaar            6.3      42/48        22.824            63.271
  Overlopende rekeningen                               492/3         6.000                 0
TOTAAL VAN DE PASSIVA                                  10/49     9.273.680         8.931.167`;

describe('the form of the Belgian register', () => {
  const balance = statementOf(readDrawnReport([COVER, BALANCE]), 'balance_sheet');

  it('takes the years of its heads from its first page', () => {
    expect(balance.years).to.deep.equal(['2024', '2023']);
    expect(balance.fiscal_year_ends['2024']).to.equal('2024-12-31');
  });

  it('may write the days of its period with strokes, and its unit on the first page alone', () => {
    const cover = COVER.replace(/\d\d-\d\d-/g, (days) => days.replaceAll('-', '/'));
    const read = statementOf(
      readDrawnReport([`${cover}\nJAARREKENING IN EURO`, BALANCE]),
      'balance_sheet',
    );
    expect([read.years, read.currency]).to.deep.equal([['2024', '2023'], 'EUR']);
  });

  it('is in euros, and names its company in a field', () => {
    expect(balance.currency).to.equal('EUR');
    expect(balance.company_name).to.equal('Noordenwind');
  });

  it('has codes beside the notes, which are no part of labels or amounts', () => {
    const names = balance.line_items.map(({ name }) => name);
    expect(names.filter((name) => /\d/.test(name))).to.deep.equal([]);
    const total = balance.line_items.find(({ name }) => name === 'TOTAAL VAN DE ACTIVA');
    expect(total?.values).to.deep.equal({ 2024: 9_273_680, 2023: 8_931_167 });
    expect(balance.line_items).to.have.length(18);
  });
});
