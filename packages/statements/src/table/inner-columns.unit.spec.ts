import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const BRITISH = `
WIDGETS TRADING LIMITED
BALANCE SHEET AS AT 31 MARCH 2023
                                                    2023                        2022
                             Notes          £              £            £              £
FIXED ASSETS
Tangible assets                4                      120,500                    110,000
Investments                    5                       20,000                     20,000
                                                      140,500                    130,000
CURRENT ASSETS
Stocks                                 45,250                      40,100
Debtors                        6       62,300                      58,900
Cash at bank                           12,450                       9,000
                                      120,000                     108,000
CREDITORS
Amounts falling due within one year   (70,000)                    (65,000)
NET CURRENT ASSETS                                     50,000                     43,000
TOTAL ASSETS LESS CURRENT LIABILITIES                 190,500                    173,000
Amounts falling due after one year                    (30,000)                   (33,000)
NET ASSETS                                            160,500                    140,000
CAPITAL AND RESERVES
Called up share capital        9                        1,000                      1,000
Profit and loss account                               159,500                    139,000
SHAREHOLDERS' FUNDS                                   160,500                    140,000
`;

const GERMAN = `
Muster Maschinenbau GmbH
Gewinn- und Verlustrechnung für die Zeit vom 1. Januar bis 31. Dezember 2023

                                                         EUR             EUR    Vorjahr TEUR
1. Umsatzerlöse                                                 5.000.000,00           4.800
2. Sonstige betriebliche Erträge                                   50.000,00              40
3. Materialaufwand
a) Aufwendungen für Rohstoffe                  -2.000.000,00                          -2.000
b) Aufwendungen für bezogene Leistungen          -500.000,00   -2.500.000,00            -400
4. Personalaufwand                                             -1.500.000,00          -1.450
5. Abschreibungen                                                -200.000,00            -190
6. Sonstige betriebliche Aufwendungen                            -690.000,00            -655
7. Zinsen und ähnliche Aufwendungen                               -10.000,00              -5
8. Steuern vom Einkommen und vom Ertrag                           -45.953,53             -40
9. Jahresüberschuss                                               104.046,47             100
`;

const INDIAN = `
TILAK TRADERS LIMITED
BALANCE SHEET AS AT 31ST MARCH 2018
(Amount in Rs.)
                                             31.03.2018                31.03.2017
SOURCES OF FUNDS
Share capital                                         5,00,000                  5,00,000
Reserves and surplus                         12,34,567                 10,34,567
Less: Dividends                                (34,567)   12,00,000      (34,567)  10,00,000
Total                                                    17,00,000                 15,00,000
APPLICATION OF FUNDS
Gross block                                  20,00,000                 18,00,000
Less: Depreciation                           (5,00,000)   15,00,000    (4,00,000)  14,00,000
Investments                                              1,00,000                    50,000
Current assets                                4,00,000                  3,50,000
Less: Current liabilities                    (3,00,000)    1,00,000    (3,00,000)     50,000
Total                                                    17,00,000                 15,00,000
`;

const DUTCH_ASSETS = `
Stichting Voorbeeld
Balans per 31 december 2022

Activa                                        31 dec 2022               31 dec 2021
                                     EUR              EUR          EUR          EUR
Vaste activa
Materiële vaste activa                             91.707                   186.585
Vlottende activa
Vorderingen
Overlopende activa               753.389                       699.845
                                                  753.389                   699.845
Liquide middelen                                4.773.939                 4.280.817
Totaal                                          5.619.035                 5.167.247
`;

const DUTCH_LIABILITIES = `
Passiva                                       31 dec 2022               31 dec 2021
                                     EUR              EUR          EUR          EUR
Eigen vermogen
Egalisatiereserve              1.384.477                     1.313.676
Bestemmingsfondsen             1.024.370                     1.934.800
                                                2.408.847                 3.248.476
Voorzieningen                                     393.332                   442.372
Kortlopende schulden
Schulden aan leveranciers        257.783                        71.146
Belastingen en premies                 -                         1.590
Overlopende passiva            2.559.073                     1.403.663
                                                2.816.856                 1.476.399
Totaal                                          5.619.035                 5.167.247
`;

/** The year before has one column; notes in the labels name amounts. */
const GERMAN_LIABILITIES = `
Musterstiftung
Bilanz zum 31. Dezember 2021

Passiva                                                 Geschäftsjahr            Vorjahr
                                                          €            €               €
A. Eigenkapital                               32.668.180,88                32.668.180,88
B. Sonderposten                                             71.564,00         77.103,00
C. Rückstellungen                                           62.902,82         40.602,82
D. Verbindlichkeiten
1. Verbindlichkeiten gegenüber Banken
– davon bis zu einem Jahr                          22,00                           0,00
€ 22,00 (€ 0,00)
2. Verbindlichkeiten aus Lieferungen
– davon bis zu einem Jahr                     160.860,52                     113.386,90
€ 160.860,52 (€ 113.386,90)
3. Sonstige Verbindlichkeiten                 331.919,43   492.801,95        197.633,55
– davon aus Steuern
€ 57.755,61 (€ 43.555,22)
– davon bis zu einem Jahr
€ 331.919,43 (€ 197.633,55)
Bilanzsumme                                             33.295.449,65     33.096.907,15
`;

/** The year before prints the sums alone, beside the last part of each group. */
const GERMAN_SUMS_ALONE = `
Nordwind GmbH, Hamburg
Bilanz zum 31. Dezember 2023

AKTIVA
                                                        EUR    31.12.2023 EUR    31.12.2022 EUR
A. Anlagevermögen
I. Immaterielle Vermögensgegenstände                                 1.200,00          1.300,00
II. Sachanlagen
1. Grundstücke und Bauten                         30.000,00
2. Betriebs- und Geschäftsausstattung             15.300,00         45.300,00         43.100,00
B. Umlaufvermögen
I. Vorräte                                                          12.400,00         11.800,00
II. Forderungen                                                     18.900,00         17.200,00
III. Guthaben bei Kreditinstituten                                   5.050,00          4.480,00
                                                                    82.850,00         77.880,00
PASSIVA
A. Eigenkapital
I. Gezeichnetes Kapital                           25.000,00
II. Gewinnvortrag                                 20.000,00
III. Jahresüberschuss                              5.000,00         50.000,00         45.000,00
B. Rückstellungen                                                    8.000,00          7.500,00
C. Verbindlichkeiten                                                24.850,00         25.380,00
                                                                    82.850,00         77.880,00
`;

const balanceOf = (page: string) => statementOf(readDrawnReport([page]), 'balance_sheet');

describe('inner columns', () => {
  it('hold parts whose sums stand in the outer ones', () => {
    const raw = balanceOf(BRITISH);
    expect(raw.years).to.deep.equal(['2023', '2022']);
    expect(valuesOf(raw, 'Tangible assets')).to.deep.equal([120500, 110000]);
    expect(valuesOf(raw, 'Debtors')).to.deep.equal([62300, 58900]);
    expect(valuesOf(raw, 'NET CURRENT ASSETS')).to.deep.equal([50000, 43000]);
    expect(raw.decisions?.years?.doubt).to.equal(undefined);
  });

  it('close a group with a part and its sum on one line, which are two rows', () => {
    const raw = balanceOf(INDIAN);
    expect(valuesOf(raw, 'Gross block')).to.deep.equal([2000000, 1800000]);
    expect(valuesOf(raw, 'Less: Depreciation')).to.deep.equal([-500000, -400000]);
    const at = raw.line_items.findIndex((item) => item.name === 'Less: Depreciation');
    expect(raw.line_items[at + 1]).to.deep.include({
      name_inferred: true,
      values: { 2018: 1500000, 2017: 1400000 },
    });
    expect(valuesOf(raw, 'Investments')).to.deep.equal([100000, 50000]);
  });

  it('may stand beside the current year only, headed only by the unit', () => {
    const raw = statementOf(readDrawnReport([GERMAN]), 'income_statement');
    expect([raw.years, raw.scale, raw.year_scales]).to.deep.equal([
      ['2023', '2022'],
      1,
      { 2022: 1000 },
    ]);
    expect(valuesOf(raw, 'b) Aufwendungen für bezogene Leistungen')).to.deep.equal([-500000, -400]);
    const sums = raw.line_items.filter((item) => item.name_inferred === true);
    expect(sums.map((item) => item.values)).to.deep.equal([{ 2023: -2500000 }]);
    expect(valuesOf(raw, '9. Jahresüberschuss')).to.deep.equal([104046.47, 100]);
  });

  it('are closed by sums on lines of their own, on both pages of a balance sheet', () => {
    const raw = statementOf(readDrawnReport([DUTCH_ASSETS, DUTCH_LIABILITIES]), 'balance_sheet');
    expect(raw.pages).to.deep.equal([1, 2]);
    expect(valuesOf(raw, 'Overlopende activa')).to.deep.equal([753389, 699845]);
    expect(valuesOf(raw, 'Bestemmingsfondsen')).to.deep.equal([1024370, 1934800]);
    const sums = raw.line_items.filter((item) => item.name_inferred === true);
    expect(sums.map(({ values }) => values['2022'])).to.deep.equal([753389, 2408847, 2816856]);
    expect(raw.decisions?.years?.doubt).to.equal(undefined);
  });

  it('stand below a head in the middle above parts and sums', () => {
    const raw = balanceOf(GERMAN_LIABILITIES);
    expect(valuesOf(raw, 'Bilanzsumme')).to.deep.equal([33295449.65, 33096907.15]);
    expect(valuesOf(raw, 'B. Sonderposten')).to.deep.equal([71564, 77103]);
    const sums = raw.line_items.filter((item) => item.name_inferred === true);
    expect(sums.map((item) => item.values)).to.deep.equal([{ 2021: 492801.95 }]);
  });

  it('leave the year before to the sums, if it prints none of the parts above the last one', () => {
    const raw = balanceOf(GERMAN_SUMS_ALONE);
    const sums = raw.line_items.filter((item) => item.name_inferred === true);
    expect(sums.map((item) => item.values)).to.deep.include.members([
      { 2023: 45_300, 2022: 43_100 },
      { 2023: 50_000, 2022: 45_000 },
    ]);
    const part = valuesOf(raw, '2. Betriebs- und Geschäftsausstattung');
    expect(part).to.deep.equal([15_300, undefined]);
    expect(valuesOf(raw, 'I. Vorräte')).to.deep.equal([12_400, 11_800]);
  });

  it('are not found if parts and sums cannot be distinguished, and then the numbers are not sure', () => {
    const raw = balanceOf(`
WIDGETS TRADING LIMITED
BALANCE SHEET
(In thousands of euros)
                                         Units       31.12.2023    31.12.2022
Land                                     7,011          120,500       110,000
Buildings                                8,250           20,000        20,000
Machinery                                9,125           45,250        40,100
Cash                                                     62,300        58,900
Total assets                                            248,050       229,000
Borrowings                                               70,000        65,000
Equity                                                  178,050       164,000
Total equity and liabilities                            248,050       229,000
`);
    const sureOf = (name: string): number | undefined =>
      raw.line_items.find((item) => item.name === name)?.sources?.['2023']?.confidence;
    expect(valuesOf(raw, 'Buildings')).to.deep.equal([20000, 20000]);
    expect(sureOf('Buildings')).to.equal(0.95);
    expect(sureOf('Cash')).to.be.at.least(0.999);
  });
});
