import { expect } from 'chai';
import type { PageText } from '@fde/contracts';

import { GROUP_AND_COMPANY } from '../testing/group-and-company.js';
import { readDrawnReport, readOne, statementOf, valuesOf } from '../testing/read-drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';

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

  it('distinguishes equal labels by their sections', () => {
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
});

const LINE = 13;
const SPACE = 5;

/**
 * A drawing whose rows are further apart than the lines of one row; `~` begins a line that
 * continues the row above.
 */
const rowsApart = (drawing: string): PageText => {
  const lines = drawing.split('\n');
  const page = pageFromText(lines.map((line) => line.replace(/^~/, ' ')).join('\n'));
  const starts = lines.map(
    (_, i) => lines.slice(0, i + 1).filter((line) => !line.startsWith('~')).length,
  );
  const words = page.words.map((word) => {
    const down = SPACE * (starts[Math.round((word.y0 - 40) / LINE)] ?? 0);
    return { ...word, y0: word.y0 + down, y1: word.y1 + down };
  });
  return { ...page, height: page.height + SPACE * lines.length, words };
};

describe('rows with space between them', () => {
  it('are distinguished from the lines of one label, whatever letter a line begins with', () => {
    const raw = statementOf(
      readOne(
        rowsApart(`
Consolidated income statement
In EUR million                                    2023      2022
Revenue                                          1,000       900
Cost of sales                                     (600)     (500)
Gross profit                                       400       400
Administrative expenses of the parent and of
~Group companies abroad                           (150)     (140)
Operating profit                                   250       260
Income tax expense                                 (50)      (60)
Net profit                                         200       200
thereof profit attributable to non-controlling
~interests                                           20        20
thereof profit attributable to shareholders of
~Acme AG                                            180       180
`),
      ),
      'income_statement',
    );
    expect(raw.line_items.map((item) => item.name).slice(3)).to.deep.equal([
      'Administrative expenses of the parent and of Group companies abroad',
      'Operating profit',
      'Income tax expense',
      'Net profit',
      'thereof profit attributable to non-controlling interests',
      'thereof profit attributable to shareholders of Acme AG',
    ]);
  });
});
