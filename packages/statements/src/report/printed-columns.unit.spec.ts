import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const STUB = `
NORTHERN SALT COMPANY
CONSOLIDATED STATEMENTS OF INCOME
(In thousands of US dollars)
                              Year ended   Three months   Year ended
                             December 31,     ended      September 30,
                                          December 31,
                                 2017         2016         2016       Change
Net sales                       41,000        9,500       37,500       3,500
Cost of sales                   26,000        6,000       24,000       2,000
Gross profit                    15,000        3,500       13,500       1,500
Selling expenses                 6,000        1,400        5,500         500
Income before taxes              9,000        2,100        8,000       1,000
Income taxes                     3,000          700        2,600         400
Net income                       6,000        1,400        5,400         600
`;

const GROUP_AND_COMPANY = `
Statement of financial position
at 31 December 2023
                                    Group                  Company
                               2023        2022        2023        2022
                              £'000       £'000       £'000       £'000
Property                      3,000       2,800         900         850
Receivables                   1,500       1,400       1,100       1,000
Cash                            500         450         100          90
Total assets                  5,000       4,650       2,100       1,940
Share capital                 1,000       1,000       1,000       1,000
Retained earnings             2,200       2,000         500         440
Total equity                  3,200       3,000       1,500       1,440
Borrowings                    1,800       1,650         600         500
Total equity and liabilities  5,000       4,650       2,100       1,940
`;

/** A part of a year whose length is printed once, left of the years. */
const LENGTH_LEFT_OF_YEARS = `
HARBOUR LANTERN CORPORATION
INCOME STATEMENTS
(In millions, except per share amounts) (Unaudited)
Three Months Ended September 30,              2023       2022
Revenue                                     56,517     50,122
Cost of revenue                             16,302     15,452
Gross margin                                40,215     34,670
Research and development                    13,320     13,152
Operating income                            26,895     21,518
Income taxes                                 4,993      4,016
Net income                                  21,902     17,502
`;

describe('every printed column of numbers', () => {
  it('has the length that one line gives to all columns of a part of a year', () => {
    const raw = statementOf(readDrawnReport([LENGTH_LEFT_OF_YEARS]), 'income_statement');
    expect(
      raw.columns?.map(({ is_fiscal_year, period: { end, length } }) => [
        is_fiscal_year,
        end,
        length?.count,
        length?.unit,
      ]),
    ).to.deep.equal([
      [false, '2023-09-30', 3, 'months'],
      [false, '2022-09-30', 3, 'months'],
    ]);
  });

  it('is described with its period; what is no fiscal year keeps its cells beside the years', () => {
    const raw = statementOf(readDrawnReport([STUB]), 'income_statement');
    expect(raw.years).to.deep.equal(['2017', '2016']);
    expect(valuesOf(raw, 'Net sales')).to.deep.equal([41000, 37500]);
    expect(
      raw.columns?.map(({ name, is_fiscal_year, reason, period }) => [
        name,
        is_fiscal_year,
        reason,
        period.end,
        period.length?.count,
        period.length?.unit,
      ]),
    ).to.deep.equal([
      ['2017', true, undefined, '2017-12-31', 1, 'years'],
      ['3 months to 2016-12-31', false, 'part_of_year', '2016-12-31', 3, 'months'],
      ['2016', true, undefined, '2016-09-30', 1, 'years'],
      ['change', false, 'change', undefined, undefined, undefined],
    ]);
    const [stub, change] = raw.other_columns ?? [];
    expect(stub?.cells.map(({ name, row, value }) => [name, row, value]).slice(0, 2)).to.deep.equal(
      [
        ['Net sales', 0, 9500],
        ['Cost of sales', 1, 6000],
      ],
    );
    expect(stub?.cells[0]?.source).to.have.property('page', 1);
    expect(change?.cells.map(({ value }) => value)).to.include(3500);
  });

  it('says whose figures it shows; the company beside its group is in no year', () => {
    const raw = statementOf(readDrawnReport([GROUP_AND_COMPANY]), 'balance_sheet');
    expect(valuesOf(raw, 'Total assets')).to.deep.equal([5000, 4650]);
    expect(raw.columns?.map(({ name, scope, reason }) => [name, scope, reason])).to.deep.equal([
      ['2023', 'group', undefined],
      ['2022', 'group', undefined],
      ['2023, company', 'company', 'other_scope'],
      ['2022, company', 'company', 'other_scope'],
    ]);
    expect(raw.other_columns?.map(({ cells }) => cells.length)).to.deep.equal([9, 9]);
  });
});
