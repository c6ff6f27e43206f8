import { expect } from 'chai';

import { missingParts } from '../decide/place/missing-parts.js';
import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const POSITION = `
The Corporation of the Town of Example
Consolidated statement of financial position
As at December 31, 2023
                                                    2023               2022
                                     Notes             $                  $
Financial assets
Cash and cash equivalents                4    55,200,271        100,807,683
Taxes receivable                              21,020,820         15,195,447
Loans receivable                         7     1,901,316          1,827,486
                                              78,122,407        117,830,616
Liabilities
Accounts payable                         9    39,901,073         35,304,252
Deferred revenue                        10     7,641,657         57,942,635
                                              47,542,730         93,246,887
Net financial assets                          30,579,677         24,583,729
Non-financial assets
Tangible capital assets                 18   588,038,805        583,203,044
Prepaid expenses                               1,958,105          2,087,772
                                             589,996,910        585,290,816
Accumulated surplus                     15   620,576,587        609,874,545
The accompanying notes are an integral part of the consolidated financial statements.
`;

const OPERATIONS = `
The Corporation of the Town of Example
Consolidated statement of operations
Year ended December 31, 2023
                                        Budget              2023              2022
                                             $                 $                 $
                                     (Note 17)
Revenue
Net taxation                        87,294,500        87,549,113        78,624,313
User charges                        15,660,200        18,183,701        14,386,526
Grants                               1,309,100         7,768,251         3,336,171
                                   104,263,800       113,501,065        96,347,010
Expenses
General government                  31,493,100        36,751,833        31,665,161
Protection to persons               27,190,400        27,346,706        24,551,451
Transportation services             39,799,900        38,700,484        31,455,249
                                    98,483,400       102,799,023        87,671,861
Annual surplus                       5,780,400        10,702,042         8,675,149
Accumulated surplus, beginning     609,874,545       609,874,545       601,199,396
Accumulated surplus, end of year   615,654,945       620,576,587       609,874,545
The accompanying notes are an integral part of the consolidated financial statements.
`;

const NET_ASSETS = `
The Corporation of the Town of Example
Consolidated statement of change in net financial assets
Year ended December 31, 2023
                                        Budget              2023              2022
                                             $                 $                 $
Annual surplus                       5,780,400        10,702,042         8,675,149
Acquisition of capital assets      (25,500,500)      (31,279,894)      (17,238,404)
Amortization of capital assets      25,978,000        26,444,133        25,258,237
Use of prepaid expenses                      -           129,667            78,000
Net change                           6,257,900         5,995,948        16,772,982
Net financial assets, beginning     24,583,729        24,583,729         7,810,747
Net financial assets, end           30,841,629        30,579,677        24,583,729
`;

const CASH_FLOWS = `
The Corporation of the Town of Example
Consolidated statement of cash flows
Year ended December 31, 2023
                                                              2023              2022
                                                                 $                 $
Operating transactions
Annual surplus                                          10,702,042         8,675,149
Amortization of tangible capital assets                 26,444,133        25,258,237
Net change in cash from operations                      37,146,175        33,933,386
Capital transactions
Acquisition of tangible capital assets                 (31,279,894)      (17,238,404)
Cash used in capital transactions                      (31,279,894)      (17,238,404)
Investing transactions
Purchase of investments                                (51,473,693)       (5,000,000)
Cash used in investing transactions                    (51,473,693)       (5,000,000)
Financing transactions
Repayment of debt                                               -           (907,000)
Cash used in financing transactions                             -           (907,000)
Net change in cash                                     (45,607,412)       10,787,982
Cash, beginning of year                                100,807,683        90,019,701
Cash, end of year                                       55,200,271       100,807,683
`;

/** A company that the town owns, in a note. */
const INVESTEE = `
The Corporation of the Town of Example
Notes to the consolidated financial statements
8. Investment in government business enterprise
The financial position of the enterprise is:
                                                    2023               2022
Current assets                                 9,800,000          8,900,000
Property, plant and equipment                 41,000,000         40,500,000
Goodwill                                       1,200,000          1,200,000
Total assets                                  52,000,000         50,600,000
Current liabilities                            6,100,000          6,000,000
Long-term debt                                11,000,000         11,500,000
Total liabilities                             17,100,000         17,500,000
Share capital                                 20,000,000         20,000,000
Retained earnings                             14,900,000         13,100,000
Total equity                                  34,900,000         33,100,000
Total liabilities and equity                  52,000,000         50,600,000
`;

const ACTIVITIES = `
Example College Fund
Statements of activities
For the year ended March 31, 2023 (with summarized financial information for 2022)
                                                             2023                        2022
                                      Unrestricted     Restricted          Total         Total
Contributions and gifts                 27,653,931      2,950,686     30,604,617    41,547,395
Bequests                                 6,502,227      2,057,113      8,559,340     7,291,454
Gifts in kind                            1,956,078      2,367,817      4,323,895     3,290,000
Total support                           36,112,236      7,375,616     43,487,852    52,128,849
Program services                        30,983,257      2,000,000     32,983,257    38,405,509
Fundraising                              1,779,225              -      1,779,225     1,289,062
Total expenses                          32,762,482      2,000,000     34,762,482    39,694,571
Change in net assets                     3,349,754      5,375,616      8,725,370    12,434,278
Net assets, beginning of year            9,372,770    323,496,332    332,869,102   320,434,824
Net assets, end of year                 12,722,524    328,871,948    341,594,472   332,869,102
`;

const FUNDS = `
Example Trust
Statement of financial activities
for the year ended 31 March 2023
                                      Unrestricted     Restricted          Total         Total
                                             funds          funds           2023          2022
                             Note                £              £              £             £
Donations and legacies          2       27,653,931      2,950,686     30,604,617    41,547,395
Charitable activities           3        6,502,227      2,057,113      8,559,340     7,291,454
Investments                     4        1,956,078      2,367,817      4,323,895     3,290,000
Total income                            36,112,236      7,375,616     43,487,852    52,128,849
Raising funds                   5       30,983,257      2,000,000     32,983,257    38,405,509
Charitable activities           6        1,779,225              -      1,779,225     1,289,062
Total expenditure                       32,762,482      2,000,000     34,762,482    39,694,571
Net movement in funds                    3,349,754      5,375,616      8,725,370    12,434,278
Total funds brought forward              9,372,770    323,496,332    332,869,102   320,434,824
Total funds carried forward             12,722,524    328,871,948    341,594,472   332,869,102
`;

describe('the activities of a charity', () => {
  for (const { what, drawn, total, result } of [
    {
      what: 'in America',
      drawn: ACTIVITIES,
      total: 'Total support',
      result: 'Change in net assets',
    },
    { what: 'in Britain', drawn: FUNDS, total: 'Total income', result: 'Net movement in funds' },
  ])
    it(`are those of all funds, ${what}`, () => {
      const activities = statementOf(readDrawnReport([drawn]), 'income_statement');
      expect(activities.years).to.deep.equal(['2023', '2022']);
      expect(valuesOf(activities, total)).to.deep.equal([43_487_852, 52_128_849]);
      expect(valuesOf(activities, result)).to.deep.equal([8_725_370, 12_434_278]);
      expect(missingParts(activities)).to.deep.equal([]);
    });
});

describe('the statements of a public body', () => {
  const reading = readDrawnReport([POSITION, OPERATIONS, NET_ASSETS, CASH_FLOWS, INVESTEE]);

  it('have a position that ends in the accumulated surplus, not that of an investee', () => {
    const position = statementOf(reading, 'balance_sheet');
    expect(position.pages).to.deep.equal([1]);
    expect(missingParts(position)).to.deep.equal([]);
    expect(valuesOf(position, 'Accumulated surplus')).to.deep.equal([620_576_587, 609_874_545]);
  });

  it('have operations that end before the change in net financial assets', () => {
    const operations = statementOf(reading, 'income_statement');
    expect(operations.pages).to.deep.equal([2]);
    expect(missingParts(operations)).to.deep.equal([]);
    expect(valuesOf(operations, 'Annual surplus')).to.deep.equal([10_702_042, 8_675_149]);
  });

  it('are not in doubt for a budget that stands before the years', () => {
    const operations = statementOf(reading, 'income_statement');
    const doubts = operations.line_items.flatMap((row) =>
      Object.values(row.sources ?? {}).map(({ doubt }) => doubt),
    );
    expect(operations.years).to.deep.equal(['2023', '2022']);
    expect(doubts).not.to.include('unnamed-columns');
  });

  it('have cash flows that lead over their capital transactions to the change in cash', () => {
    const flows = statementOf(reading, 'cash_flow_statement');
    const foot = flows.checks.filter(({ kind }) => kind === 'cash_flow_foot');
    expect(foot.map(({ holds }) => holds)).to.deep.equal([true, true]);
  });
});
