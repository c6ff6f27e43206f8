import { expect } from 'chai';

import { ANGLO, CONTINENTAL, parseNumber, SPACED, SWISS } from './number-grammar.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

describe('number grammar', () => {
  const anglo: readonly [string, number][] = [
    ['1,234', 1234],
    ['(1,234)', -1234],
    ['$1,234', 1234],
    ['$(1,234)', -1234],
    ['-876', -876],
    ['– 876', -876],
    ['△1,234', -1234],
    ['▲ 876', -876],
    ['−876', -876],
    ['1,234–', -1234],
    ['9.09', 9.09],
    ['.46', 0.46],
    ['(.08)', -0.08],
    ['29,8', 29.8],
    ['500,056,586', 500056586],
    ['1,234(a)', 1234],
    ['1,234*', 1234],
    ['(6,343 )', -6343],
    ['12,34,567', 1234567],
    ['(1135,93,030)', -113593030],
    ['123,45,678', 12345678],
    [')16,319,856(', -16319856],
    ['9.9p', 9.9],
    ['2.13)', -2.13],
    ['$1,234)', -1234],
    ['(10.09 pence)', -10.09],
    ['HK(0.89) cent', -0.89],
    ['P=1,234', 1234],
    ['₱(1,234)', -1234],
    ['RM 1,234', 1234],
    ['0', 0],
    ['0.00', 0],
    ['(0)', 0],
    ['+5', 5],
    ['EUR 5', 5],
    ['US(0.25)', -0.25],
    ['Rs. 1,234', 1234],
    ['(₹1,234)', -1234],
    ['- $1,234', -1234],
    ['1,234†', 1234],
    ['1,234[2]', 1234],
    ['1,234b', 1234],
    ['12.5 %', 12.5],
    ['(12.5)%', -12.5],
    ['25c', 25],
  ];
  for (const [text, value] of anglo) {
    it(`reads ${text} as ${value}`, () => {
      expect(parseNumber(text, ANGLO)?.value).to.equal(value);
    });
  }

  it('reads other styles', () => {
    expect(parseNumber('1.234.567', CONTINENTAL)?.value).to.equal(1234567);
    expect(parseNumber('1.234,56', CONTINENTAL)?.value).to.equal(1234.56);
    expect(parseNumber('(1 234)', SPACED)?.value).to.equal(-1234);
    expect(parseNumber('12 345,6', SPACED)?.value).to.equal(12345.6);
    expect(parseNumber("1'234", SWISS)?.value).to.equal(1234);
  });

  it('marks percentages and counts decimals', () => {
    expect(parseNumber('22.1%', ANGLO)).to.deep.equal({ value: 22.1, percent: true, decimals: 1 });
    expect(parseNumber('(3.50)%', ANGLO)?.percent).to.equal(true);
  });

  it('refuses what is not a number', () => {
    for (const text of [
      'C10',
      'Note',
      '12,34',
      '2018-2019-x',
      '1,23',
      '31.12.2023',
      '',
      '(a)',
      '1.2.3',
      'A1',
    ]) {
      const read = parseNumber(text, ANGLO);
      expect(read === undefined || !Number.isInteger(read.value), text).to.equal(true);
    }
  });
});

describe('numbers as reports write them', () => {
  it('reads thousands separated by spaces, and negatives with a dash', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated income statement
SEK million                     Note      2023      2022
Net sales                          3    12 345    11 987
Cost of goods sold                      –8 000    –7 900
Gross profit                             4 345     4 087
Selling expenses                   4    –1 200    –1 150
Administrative expenses            4      –876      –800
Other operating income                      12         –
Operating profit                         2 281     2 137
Financial income                   6        33        21
Financial expenses                 6      –114      –101
Profit before tax                        2 200     2 057
Taxes                              7      –450      –420
Profit for the year                      1 750     1 637
Earnings per share, basic, SEK            8,75      8,19
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Net sales')).to.deep.equal([12345, 11987]);
    expect(valuesOf(raw, 'Cost of goods sold')).to.deep.equal([-8000, -7900]);
    expect(valuesOf(raw, 'Other operating income')).to.deep.equal([12, 0]);
    expect(valuesOf(raw, 'Earnings per share, basic, SEK')).to.deep.equal([8.75, 8.19]);
    expect(raw.currency).to.equal('SEK');
  });

  it('reads a decimal comma after groups separated by spaces (French)', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Compte de résultat consolidé
(en millions d'euros)                   Notes       2023          2022
Chiffre d'affaires                        4      12 345,6      11 987,1
Coût des ventes                                  (8 000,5)     (7 900,0)
Marge brute                                       4 345,1       4 087,1
Charges commerciales                             (1 200,0)     (1 150,0)
Frais administratifs                               (800,1)       (800,0)
Résultat opérationnel                             2 345,0       2 137,1
Coût de l'endettement financier net       7        (145,0)       (137,1)
Résultat avant impôt                              2 200,0       2 000,0
Impôts sur les résultats                  8        (550,0)       (500,0)
Résultat net                                      1 650,0       1 500,0
Résultat net par action (en euros)                   3,30          3,00
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, "Chiffre d'affaires")).to.deep.equal([12345.6, 11987.1]);
    expect(valuesOf(raw, 'Résultat net')).to.deep.equal([1650, 1500]);
    expect([raw.currency, raw.scale]).to.deep.equal(['EUR', 1e6]);
  });

  it('reads points between thousands, German terms and dates', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Konzernbilanz zum 31. Dezember 2023
in TEUR                                Anhang      31.12.2023     31.12.2022
Aktiva
Immaterielle Vermögenswerte               (10)       1.234.567      1.200.000
Sachanlagen                               (11)       2.000.433      1.950.000
Langfristige Vermögenswerte                          3.235.000      3.150.000
Vorräte                                   (12)         400.000        380.000
Forderungen aus Lieferungen               (13)         500.000        470.000
Zahlungsmittel                            (14)         165.000        150.000
Kurzfristige Vermögenswerte                          1.065.000      1.000.000
Summe Aktiva                                         4.300.000      4.150.000
Passiva
Gezeichnetes Kapital                      (15)         100.000        100.000
Gewinnrücklagen                                      1.900.000      1.800.000
Eigenkapital                                         2.000.000      1.900.000
Pensionsrückstellungen                    (16)         800.000        850.000
Finanzschulden                            (17)         700.000        600.000
Langfristige Schulden                                1.500.000      1.450.000
Verbindlichkeiten aus Lieferungen         (18)         800.000        800.000
Kurzfristige Schulden                                  800.000        800.000
Summe Passiva                                        4.300.000      4.150.000
`,
      ]),
      'balance_sheet',
    );
    expect(valuesOf(raw, 'Summe Aktiva')).to.deep.equal([4300000, 4150000]);
    expect([raw.currency, raw.scale]).to.deep.equal(['EUR', 1000]);
    expect(raw.fiscal_year_ends).to.deep.equal({ 2023: '2023-12-31', 2022: '2022-12-31' });
  });

  it('reads a minus sign that stands away from its number', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated income statement
EUR thousand                          2023          2022
Revenue                          1,000,000       900,000
Cost of sales                   - 600,000     - 550,000
Gross profit                       400,000       350,000
Selling expenses                 - 150,000     - 140,000
Operating profit                   250,000       210,000
Financial result                 -  20,000     -  18,000
Profit before tax                  230,000       192,000
Income taxes                     -  50,000     -  42,000
Net profit                         180,000       150,000
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Cost of sales')).to.deep.equal([-600000, -550000]);
    expect(valuesOf(raw, 'Financial result')).to.deep.equal([-20000, -18000]);
    expect(raw.line_items.every((i) => (i.confidence ?? 0) >= 0.99)).to.equal(true);
  });

  it('reads a minus sign between a currency sign and its number', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated income statement
in millions                           2023          2022
Revenue                            € 1,000         € 900
Cost of sales                       €- 600        €- 550
Gross profit                         € 400         € 350
Selling expenses                    €- 150        €- 140
Operating profit                     € 250         € 210
Impairment                              €-            €-
Profit before tax                    € 250         € 210
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Cost of sales')).to.deep.equal([-600, -550]);
    expect(raw.line_items.map(({ name }) => name)).to.include.members([
      'Cost of sales',
      'Selling expenses',
    ]);
  });

  it('reads a minus sign behind its number', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated income statement
EUR million                           2023          2022
Revenue                              1,000           900
Cost of sales                         600–          550–
Gross profit                           400           350
Selling expenses                      150–          140–
Operating profit                       250           210
Financial result                       20–           18–
Profit before tax                      230           192
Income taxes                           50–           42–
Net profit                             180           150
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Selling expenses')).to.deep.equal([-150, -140]);
  });

  it('reads thousands by lakhs and crores on a page that writes them so', () => {
    expect(parseNumber('32859,25,25', { ...ANGLO, pairs: true })?.value).to.equal(328592525);
    expect(parseNumber('91,18', { ...ANGLO, pairs: true })?.value).to.equal(9118);
    expect(parseNumber('91,18')?.value).to.equal(91.18);
  });
});
