import { expect } from 'chai';

import { GROUP_AND_COMPANY } from '../testing/group-and-company.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';
import { inferredName } from './infer-name.js';
import { withoutMarks } from './label-marks.js';

describe('labels', () => {
  it('joins a label that wraps below its numbers', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated statement of cash flows
EUR million                                      Note      2023      2022
Profit for the year                                         200       180
Depreciation, amortisation and impairment of          5      90        80
property, plant and equipment and intangible assets
Change in provisions                                 12      10         5
Cash flows from operating activities                        300       265
Purchase of property, plant and equipment and               -120     -110
intangible assets
Cash flows from investing activities                        -120     -110
Dividends paid to shareholders of the parent                -60       -50
company
Cash flows from financing activities                        -60       -50
Net change in cash and cash equivalents                     120       105
Cash and cash equivalents at beginning of year              205       100
Cash and cash equivalents at end of year                    325       205
`,
      ]),
      'cash_flow_statement',
    );
    expect(
      valuesOf(
        raw,
        'Depreciation, amortisation and impairment of property, plant and equipment and intangible assets',
      ),
    ).to.deep.equal([90, 80]);
    expect(valuesOf(raw, 'Dividends paid to shareholders of the parent company')).to.deep.equal([
      -60, -50,
    ]);
    expect(valuesOf(raw, 'Change in provisions')).to.deep.equal([10, 5]);
  });

  it('joins a label that wraps above its numbers, and keeps headings apart', () => {
    const raw = statementOf(
      readDrawnReport([
        `
Consolidated Statements of Operations
                                              Year ended December 31,
(in millions)                              2023       2022       2021
Revenues
Premiums                                $ 4,000    $ 3,800    $ 3,500
Net investment income                       900        850        800
Net realized gains (losses)                 (50)        20         10
Other revenues                              150        130        120
Total revenues                            5,000      4,800      4,430
Benefits, losses and expenses
Policyholder benefits and claims          3,000      2,900      2,700
Amortization of deferred policy
  acquisition costs                         400        380        360
Other expenses                              600        580        550
Total benefits, losses and expenses       4,000      3,860      3,610
Income before income taxes                1,000        940        820
Income tax expense                          200        190        160
Net income                              $   800    $   750    $   660
`,
      ]),
      'income_statement',
    );
    expect(valuesOf(raw, 'Amortization of deferred policy acquisition costs')).to.deep.equal([
      400, 380, 360,
    ]);
    expect(raw.line_items.find((i) => i.name === 'Premiums')?.section).to.equal('Revenues');
    expect(raw.line_items.find((i) => i.name === 'Other expenses')?.section).to.equal(
      'Benefits, losses and expenses',
    );
  });

  it('names subtotals that are printed without a name, and says so', () => {
    const raw = statementOf(readDrawnReport([GROUP_AND_COMPANY]), 'balance_sheet');
    const inferred = raw.line_items.filter((i) => i.name_inferred === true);
    expect(inferred.map((i) => i.name)).to.deep.equal([
      'Total non-current assets',
      'Total current assets',
      'Total current liabilities',
      'Total non-current liabilities',
    ]);
    expect(inferred.every((i) => i.is_total)).to.equal(true);
  });

  it('tells equal labels apart by their sections', () => {
    const raw = statementOf(
      readDrawnReport([
        `
FIRST BANCORP AND SUBSIDIARIES
CONSOLIDATED STATEMENTS OF INCOME
(Dollars in thousands, except per share data)
                                                   2023        2022        2021
Interest income:
   Loans, including fees                       $ 50,000    $ 40,000    $ 35,000
   Investment securities:
      Taxable                                    10,000       9,000       8,000
      Tax-exempt                                  1,000       1,000       1,000
   Other                                            500         400         300
         Total interest income                   61,500      50,400      44,300
Interest expense:
   Deposits                                      20,000      10,000       6,000
   Borrowings                                     2,500       2,400       2,300
         Total interest expense                  22,500      12,400       8,300
         Net interest income                     39,000      38,000      36,000
Provision for credit losses                       2,000       1,000        (500)
         Net interest income after provision
           for credit losses                     37,000      37,000      36,500
Noninterest income:
   Service charges                                5,000       4,800       4,600
   Other                                          1,000       1,200       1,400
         Total noninterest income                 6,000       6,000       6,000
Noninterest expense:
   Salaries and employee benefits                20,000      19,000      18,000
   Occupancy                                      3,000       3,000       3,000
         Total noninterest expense               23,000      22,000      21,000
         Income before income taxes              20,000      21,000      21,500
Income tax expense                                4,000       4,200       4,300
         Net income                            $ 16,000    $ 16,800    $ 17,200
Earnings per share                             $   1.60    $   1.68    $   1.72
`,
      ]),
      'income_statement',
    );
    expect(raw.line_items.filter((i) => i.name === 'Other').map((i) => i.section)).to.deep.equal([
      'Interest income',
      'Noninterest income',
    ]);
    expect(raw.line_items.find((i) => i.name === 'Taxable')?.section).to.equal(
      'Interest income > Investment securities',
    );
    const level = (name: string): number =>
      raw.line_items.find((i) => i.name === name)?.indentation_level ?? -1;
    expect(level('Taxable')).to.be.greaterThan(level('Deposits'));
    expect(level('Total interest income')).to.be.greaterThan(level('Taxable'));
  });

  it('drops footnote marks and keeps references that are printed as text', () => {
    expect(withoutMarks('Total equity and liabilities 1)')).to.equal(
      'Total equity and liabilities',
    );
    expect(withoutMarks('Cost of sales(a)')).to.equal('Cost of sales');
    expect(withoutMarks('Debt securities in issue2')).to.equal('Debt securities in issue');
    expect(withoutMarks('Income taxes (note 8)')).to.equal('Income taxes (note 8)');
    expect(withoutMarks('Change in short term investments (note 10)')).to.equal(
      'Change in short term investments (note 10)',
    );
  });

  it('drops a currency sign left over from the first column, and parts a dash that leans on a word', () => {
    expect(withoutMarks('Net income- Basic $')).to.equal('Net income - Basic');
    expect(withoutMarks('Net income per share – Diluted US$')).to.equal(
      'Net income per share – Diluted',
    );
    expect(withoutMarks('Earnings per share in $')).to.equal('Earnings per share in $');
    expect(withoutMarks('Earnings per share, €')).to.equal('Earnings per share, €');
    expect(withoutMarks('Short- and long-term debt')).to.equal('Short- and long-term debt');
    expect(withoutMarks('Roh-, Hilfs- und Betriebsstoffe')).to.equal(
      'Roh-, Hilfs- und Betriebsstoffe',
    );
  });

  it('names a subtotal after the row above it without the word that says how that row is counted', () => {
    expect(
      inferredName(
        'balance_sheet',
        [],
        ['Property and equipment', 'Less accumulated depreciation'],
      ),
    ).to.equal('Subtotal after accumulated depreciation');
    expect(inferredName('balance_sheet', [], ['Less: Treasury shares'])).to.equal(
      'Subtotal after treasury shares',
    );
    expect(inferredName('income_statement', [], ['Additional pension cost'])).to.equal(
      'Subtotal after additional pension cost',
    );
  });
});
