import { expect } from 'chai';

import { placeEntries } from './sections.js';
import { readDrawnReport, statementOf } from '../testing/read-drawn-report.js';

const placesIn = (drawings: readonly string[]): string[] =>
  statementOf(readDrawnReport(drawings), 'balance_sheet').line_items.map(
    (i) => `${i.section ?? '-'} | ${i.name}`,
  );

describe('the sections of a balance sheet', () => {
  it('are recognised by their numbers if nothing is indented', () => {
    expect(
      placesIn([
        `
Konzernbilanz zum 31. Dezember 2023
                                                     31.12.2023  31.12.2022
                                                          TEUR        TEUR
A. Anlagevermögen
I. Immaterielle Vermögensgegenstände
1. Konzessionen und Lizenzen                             1.200       1.100
2. Geschäfts- oder Firmenwert                            8.000       8.500
                                                         9.200       9.600
II. Sachanlagen
1. Grundstücke und Bauten                               20.000      19.000
2. Technische Anlagen und Maschinen                     15.500      16.000
                                                        35.500      35.000
                                                        44.700      44.600
B. Umlaufvermögen
I. Vorräte
1. Roh-, Hilfs- und Betriebsstoffe                       7.000       6.500
2. Fertige Erzeugnisse                                   9.000       8.700
                                                        16.000      15.200
II. Forderungen aus Lieferungen und Leistungen          19.000      17.500
                                                        35.000      32.700
C. Rechnungsabgrenzungsposten                              300         200
Summe Aktiva                                            80.000      77.500
`,
      ]).filter((place) => /Grundst|Total|Fertige|Forderungen|Rechnung/.test(place)),
    ).to.deep.equal([
      'A. Anlagevermögen > I. Immaterielle Vermögensgegenstände | Total I. Immaterielle Vermögensgegenstände',
      'A. Anlagevermögen > II. Sachanlagen | 1. Grundstücke und Bauten',
      'A. Anlagevermögen > II. Sachanlagen | Total II. Sachanlagen',
      'A. Anlagevermögen | Total A. Anlagevermögen',
      'B. Umlaufvermögen > I. Vorräte | 2. Fertige Erzeugnisse',
      'B. Umlaufvermögen > I. Vorräte | Total I. Vorräte',
      'B. Umlaufvermögen | II. Forderungen aus Lieferungen und Leistungen',
      'B. Umlaufvermögen | Total B. Umlaufvermögen',
      '- | C. Rechnungsabgrenzungsposten',
    ]);
  });

  it('are not opened by a row that has amounts of the parent company alone', () => {
    expect(
      placesIn([
        `
Example Bank Limited
Balance sheet
as at 31 December 2009
                                                      Group                Company
                                                2009       2008        2009       2008
                                               R'000      R'000       R'000      R'000
Assets
Property and equipment                       115,103     67,874     103,457     22,181
Amount due by subsidiary                                              7,636     46,706
Advances                                   2,058,904  1,604,330   2,058,476  1,604,323
Total assets                               2,174,007  1,672,204   2,169,569  1,673,210
Equity and liabilities
Share capital                                150,000    150,000     150,000    150,000
Reserves                                      78,853     66,856      74,415     67,862
Shareholders' interest                       228,853    216,856     224,415    217,862
Deposits                                   1,945,154  1,455,348   1,945,154  1,455,348
Total equity and liabilities               2,174,007  1,672,204   2,169,569  1,673,210
`,
      ]),
    ).to.include.members(['Assets | Property and equipment', 'Assets | Advances']);
  });

  for (const { what, label, next, path } of [
    {
      what: 'not opened by what a row says of its part, if the next row stands left of it',
      label: '– davon mit einer Restlaufzeit von mehr als einem Jahr',
      next: 50,
      path: ['Umlaufvermögen'],
    },
    {
      what: 'opened by what is said of a part, if the next row stands below it',
      label: 'davon',
      next: 60,
      path: ['Umlaufvermögen', 'davon'],
    },
    {
      what: 'not opened by a reference in brackets',
      label: '(II-a)',
      next: 60,
      path: ['Umlaufvermögen'],
    },
    {
      what: 'not opened by the end of a label in small letters',
      label: 'zu fortgeführten Anschaffungskosten bewertet',
      next: 60,
      path: ['Umlaufvermögen'],
    },
    {
      what: 'opened by a numbered heading in small letters',
      label: 'a) gegen Dritte',
      next: 60,
      path: ['Umlaufvermögen', 'a) gegen Dritte'],
    },
    {
      what: 'opened by a heading, if the next row stands left of it',
      label: 'Forderungen gegen Dritte',
      next: 50,
      path: ['Umlaufvermögen', 'Forderungen gegen Dritte'],
    },
  ])
    it(`are ${what}`, () => {
      const entry = (kind: 'heading' | 'line', text: string, x0: number) =>
        ({ kind, label: text, x0, size: 10, sheet: '1' }) as const;
      const placed = placeEntries([
        entry('heading', 'Umlaufvermögen', 50),
        entry('line', 'Vorräte', 50),
        entry('heading', label, 60),
        entry('line', 'Guthaben bei Kreditinstituten', next),
      ]);
      expect(placed.at(-1)?.path).to.deep.equal(path);
    });

  it('continue after the equity if one word stands for equity and liabilities, in the unit stated in figures', () => {
    const drawing = `
Geconsolideerde balans per 31 december 2023
(na resultaatbestemming, x € 1.000)
                                            31 december 2023     31 december 2022
Activa
Vaste activa                                         35.000               34.200
Voorraden                                            10.000                9.500
Vorderingen                                          12.000               11.800
Liquide middelen                                      3.000                2.500
Totaal activa                                        60.000               58.000
Passiva
Groepsvermogen                                       30.000               28.000
Voorzieningen                                         2.000                2.100
Langlopende schulden                                 15.000               15.900
Kortlopende schulden                                 13.000               12.000
Totaal passiva                                       60.000               58.000
`;
    expect(placesIn([drawing]).slice(-4)).to.deep.equal([
      'Passiva | Voorzieningen',
      'Passiva | Langlopende schulden',
      'Passiva | Kortlopende schulden',
      'Passiva | Totaal passiva',
    ]);
    const raw = statementOf(readDrawnReport([drawing]), 'balance_sheet');
    expect([raw.currency, raw.scale, raw.years]).to.deep.equal(['EUR', 1000, ['2023', '2022']]);
  });
});
