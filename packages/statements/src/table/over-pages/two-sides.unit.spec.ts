import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../../testing/read-drawn-report.js';

const GERMAN_BALANCE = `
Muster GmbH, Musterstadt
Bilanz zum 31. Dezember 2022

Aktiva                                                                          Passiva
                                          31.12.2022       31.12.2021                                              31.12.2022      31.12.2021
                                                 EUR              EUR                                                     EUR             EUR
A. Anlagevermögen                                                               A. Eigenkapital
I. Immaterielle Vermögensgegenstände       12.500,00        14.200,00           I. Gezeichnetes Kapital             50.000,00       50.000,00
II. Sachanlagen                           230.400,00       241.300,00           II. Gewinnvortrag                  120.300,00       98.700,00
III. Finanzanlagen                         50.000,00        50.000,00           III. Jahresüberschuss               31.450,00       21.600,00
                                          292.900,00       305.500,00                                              201.750,00      170.300,00
B. Umlaufvermögen                                                               B. Rückstellungen                   40.200,00       38.100,00
I. Vorräte                                 88.700,00        80.150,00           C. Verbindlichkeiten
II. Forderungen                           120.350,00       101.250,00           1. gegenüber Kreditinstituten      200.000,00      220.000,00
III. Kassenbestand                         45.600,00        30.300,00           2. aus Lieferungen und Leistungen   77.900,00       66.300,00
                                          254.650,00       211.700,00           3. sonstige Verbindlichkeiten       30.100,00       25.200,00
C. Rechnungsabgrenzungsposten               2.400,00         2.700,00                                              308.000,00      311.500,00
                                          549.950,00       519.900,00                                              549.950,00      519.900,00
`;

const GERMAN_INCOME = `
Verein Beispiel e.V.
Gewinn- und Verlustrechnung vom 1. Januar bis 31. Dezember 2022
                       Aufwendungen                                              Erträge
                                          2022         2021                                       2022         2021
                                           EUR          EUR                                        EUR          EUR
1. Personalaufwand                  120.300,00   115.200,00    1. Mitgliedsbeiträge          98.000,00    95.500,00
2. Mieten und Nebenkosten            24.000,00    24.000,00    2. Spenden                    45.650,00    38.400,00
3. Abschreibungen                     8.450,00     9.100,00    3. Zuschüsse                  30.000,00    30.000,00
4. Sonstige Aufwendungen             17.200,00    14.800,00    4. Zinserträge                    75,00       110,00
5. Jahresüberschuss                   3.775,00       910,00
                                    173.725,00   164.010,00                                 173.725,00   164.010,00
`;

const DUTCH_PAGE = `
Stichting Voorbeeld
Balans per 31 december 2022
                             2022        2021                                  2022        2021
                                €           €                                     €           €
ACTIVA                                            PASSIVA
Inventaris                  4.500       5.200     Eigen vermogen             48.300      41.200
Voorraden                   1.250       1.100     Voorzieningen               5.000       5.000
Debiteuren                 12.300       9.800     Crediteuren                 8.750       6.400
Liquide middelen           46.100      38.900     Overlopende passiva         2.100       2.400
                           64.150      55.000                                64.150      55.000

Staat van baten en lasten over 2022
                             2022        2021                                  2022        2021
                                €           €                                     €           €
LASTEN                                            BATEN
Personeelskosten           52.300      50.100     Contributies               38.200      37.900
Huisvestingskosten         12.000      12.000     Subsidies                  30.000      27.500
Algemene kosten             5.400       4.900     Giften                      8.600       6.300
Resultaat                   7.100       4.700
                           76.800      71.700                                76.800      71.700
`;

/** Sums without labels; the heads of the right side name the equity. */
const BRAZILIAN_BALANCE = `
Associação Modelo
BALANÇO PATRIMONIAL EM 31 DE DEZEMBRO DE 2022
(Em reais)
ATIVO                                  2022           2021      PASSIVO E PATRIMÔNIO LÍQUIDO          2022           2021
CIRCULANTE                                                      CIRCULANTE
Caixa e equivalentes de caixa        125.600         94.300     Fornecedores                        40.000         35.000
Contas a receber                      87.000         80.100     Obrigações trabalhistas             28.500          9.400
                                     212.600        174.400                                         68.500         44.400
NÃO CIRCULANTE                                                  PATRIMÔNIO LÍQUIDO
Imobilizado                           60.300         66.100     Patrimônio social                  185.900        180.600
Intangível                             4.500          4.500     Superávit do exercício              23.000         20.000
                                      64.800         70.600                                        208.900        200.600
TOTAL DO ATIVO                       277.400        245.000     TOTAL DO PASSIVO E PL              277.400        245.000
`;

describe('statements with two sides on one page', () => {
  it('are read one side after the other, with numbers and letters before the labels', () => {
    const raw = statementOf(readDrawnReport([GERMAN_BALANCE]), 'balance_sheet');
    expect(raw.years).to.deep.equal(['2022', '2021']);
    expect(valuesOf(raw, 'II. Sachanlagen')).to.deep.equal([230400, 241300]);
    expect(valuesOf(raw, 'III. Jahresüberschuss')).to.deep.equal([31450, 21600]);
    expect(valuesOf(raw, 'Total liabilities and equity')).to.deep.equal([549950, 519900]);
    expect(raw.decisions?.years?.doubt).to.equal(undefined);
    expect(raw.decisions?.place?.doubt).to.equal(undefined);
  });

  it('may be expenditure and income below a title that runs over both', () => {
    const raw = statementOf(readDrawnReport([GERMAN_INCOME]), 'income_statement');
    expect(raw.title).to.equal('Gewinn- und Verlustrechnung vom 1. Januar bis 31. Dezember 2022');
    expect(raw.fiscal_year_ends?.['2022']).to.equal('2022-12-31');
    expect(valuesOf(raw, '1. Personalaufwand')).to.deep.equal([120300, 115200]);
    expect(valuesOf(raw, '2. Spenden')).to.deep.equal([45650, 38400]);
    expect(valuesOf(raw, '5. Jahresüberschuss')).to.deep.equal([3775, 910]);
  });

  it('may stand below one another on the page', () => {
    const reading = readDrawnReport([DUTCH_PAGE]);
    const balance = statementOf(reading, 'balance_sheet');
    expect(valuesOf(balance, 'Debiteuren')).to.deep.equal([12300, 9800]);
    expect(valuesOf(balance, 'Crediteuren')).to.deep.equal([8750, 6400]);
    expect(balance.line_items.map(({ name }) => name)).not.to.include('Contributies');
    const income = statementOf(reading, 'income_statement');
    expect(valuesOf(income, 'Algemene kosten')).to.deep.equal([5400, 4900]);
    expect(valuesOf(income, 'Subsidies')).to.deep.equal([30000, 27500]);
  });

  it('are one statement, however few of the words on the right side are known', () => {
    const raw = statementOf(readDrawnReport([BRAZILIAN_BALANCE]), 'balance_sheet');
    expect(valuesOf(raw, 'Imobilizado')).to.deep.equal([60300, 66100]);
    expect(valuesOf(raw, 'Patrimônio social')).to.deep.equal([185900, 180600]);
    expect(raw.decisions?.place?.doubt).to.equal(undefined);
  });
});
