/**
 * Pages of an invented US report with everything that surrounds its statements, drawn for specs.
 */
export const INCOME = `
ACME CORPORATION
CONSOLIDATED STATEMENTS OF OPERATIONS AND COMPREHENSIVE INCOME
(In thousands, except per share data)
                                              Years ended December 31,
                                            2023       2022       2021
Net sales                               $ 10,000   $  9,000   $  8,000
Cost of sales                              6,000      5,500      5,000
Gross profit                               4,000      3,500      3,000
Selling, general and administrative        1,500      1,400      1,300
Income before income taxes                 2,500      2,100      1,700
Provision for income taxes                   500        420        340
Net income                                 2,000      1,680      1,360
Other comprehensive income:
Foreign currency translation                 100        (50)        30
Comprehensive income                    $  2,100   $  1,630   $  1,390
Net income per share
Basic                                   $   2.00   $   1.68   $   1.36
Diluted                                 $   1.90   $   1.60   $   1.30
Weighted average shares outstanding
Basic                                      1,000      1,000      1,000
Diluted                                    1,053      1,050      1,046
See accompanying notes to consolidated financial statements.
`;
export const BALANCE = `
ACME CORPORATION
CONSOLIDATED BALANCE SHEETS
(In thousands of US dollars)
                                            December 31,
                                            2023       2022
ASSETS
Current assets:
   Cash and cash equivalents            $  1,000   $    900
   Accounts receivable, net                2,000      1,900
   Inventories                             1,500      1,400
      Total current assets                 4,500      4,200
Property and equipment, net                3,500      3,300
Goodwill                                   1,000      1,000
      Total assets                      $  9,000   $  8,500
LIABILITIES AND STOCKHOLDERS' EQUITY
Current liabilities:
   Accounts payable                     $  1,200   $  1,100
   Accrued expenses                          800        900
      Total current liabilities            2,000      2,000
Long-term debt                             2,000      2,500
      Total liabilities                    4,000      4,500
Commitments and contingencies (Note 12)
Stockholders' equity:
   Common stock, $.01 par value; 10,000
     shares authorized; 1,000 shares
     issued and outstanding                   10         10
   Additional paid-in capital              1,990      1,990
   Retained earnings                       3,000      2,000
      Total stockholders' equity           5,000      4,000
      Total liabilities and
        stockholders' equity            $  9,000   $  8,500
See accompanying notes to consolidated financial statements.
`;
export const CASH_FLOW = `
ACME CORPORATION
CONSOLIDATED STATEMENTS OF CASH FLOWS
(In thousands)
                                              Years ended December 31,
                                            2023       2022       2021
Cash flows from operating activities:
   Net income                           $  2,000   $  1,680   $  1,360
   Adjustments to reconcile net income to net cash
     provided by operating activities:
   Depreciation                              500        450        400
   Changes in working capital               (100)       (80)       (60)
      Net cash provided by operating
        activities                         2,400      2,050      1,700
`;
export const CASH_FLOW_CONTINUED = `
ACME CORPORATION
CONSOLIDATED STATEMENTS OF CASH FLOWS (CONTINUED)
(In thousands)
                                              Years ended December 31,
                                            2023       2022       2021
Cash flows from investing activities:
   Capital expenditures                     (700)      (650)      (600)
      Net cash used in investing activities (700)      (650)      (600)
Cash flows from financing activities:
   Repayment of debt                        (500)      (500)      (500)
   Dividends paid                         (1,100)      (800)      (600)
      Net cash used in financing
        activities                        (1,600)    (1,300)    (1,100)
Net change in cash                           100        100          -
Cash at beginning of year                    900        800        800
Cash at end of year                     $  1,000   $    900   $    800
`;
export const SUPPLEMENT = `
Supplemental disclosures:
   Interest paid                        $    120   $    130   $    140
   Income taxes paid                         450        400        300
See accompanying notes to consolidated financial statements.
`;
export const EQUITY = `
ACME CORPORATION
CONSOLIDATED STATEMENTS OF STOCKHOLDERS' EQUITY
(In thousands)
                                   Common     Paid-in     Retained
                                    Stock     Capital     Earnings      Total
Balance at December 31, 2021           10       1,990        1,120      3,120
Net income                              -           -        1,680      1,680
Dividends                               -           -         (800)      (800)
Balance at December 31, 2022           10       1,990        2,000      4,000
Net income                              -           -        2,000      2,000
Dividends                               -           -       (1,000)    (1,000)
Balance at December 31, 2023           10       1,990        3,000      5,000
`;
export const SELECTED_DATA = `
Item 6. Selected Financial Data
SELECTED CONSOLIDATED STATEMENTS OF OPERATIONS DATA
                             2023       2022       2021       2020       2019
Net sales                  10,000      9,000      8,000      7,500      7,000
Gross profit                4,000      3,500      3,000      2,800      2,600
Income before income taxes  2,500      2,100      1,700      1,500      1,300
Provision for income taxes    500        420        340        300        260
Net income                  2,000      1,680      1,360      1,200      1,040
Basic income per share       2.00       1.68       1.36       1.20       1.04
BALANCE SHEET DATA
Total assets                9,000      8,500      8,000      7,700      7,200
Total liabilities           4,000      4,500      4,900      4,800      4,700
Total stockholders' equity  5,000      4,000      3,100      2,900      2,500
`;
export const PARENT_BALANCE = `
SCHEDULE I - CONDENSED FINANCIAL INFORMATION OF REGISTRANT
ACME CORPORATION (PARENT COMPANY ONLY)
CONDENSED BALANCE SHEETS
(In thousands)
                                            December 31,
                                            2023       2022
ASSETS
Cash                                    $     10   $      9
Investment in subsidiaries                 5,490      4,491
Total assets                            $  5,500   $  4,500
LIABILITIES AND STOCKHOLDERS' EQUITY
Accrued expenses                        $    500   $    500
Total liabilities                            500        500
Total stockholders' equity                 5,000      4,000
Total liabilities and stockholders' equity $ 5,500  $  4,500
`;
export const PARENT_CASH_FLOW = `
SCHEDULE I - CONDENSED FINANCIAL INFORMATION OF REGISTRANT
ACME CORPORATION (PARENT COMPANY ONLY)
CONDENSED STATEMENTS OF CASH FLOWS
                                            2023       2022       2021
Net cash provided by operating activities  1,101      1,000        900
Net cash used in investing activities          -       (199)      (300)
Net cash used in financing activities     (1,100)      (800)      (600)
Net change in cash                             1          1          -
Cash at beginning of year                      9          8          8
Cash at end of year                           10          9          8
`;
export const QUARTERS = `
Quarterly results of operations (unaudited)
                              First     Second      Third     Fourth
2023
Net sales                     2,400      2,500      2,500      2,600
Gross profit                    950      1,000      1,000      1,050
Net income                      480        500        500        520
`;
export const INDEX = `
Index to Consolidated Financial Statements
Report of Independent Registered Public Accounting Firm            F-2
Consolidated Balance Sheets                                        F-3
Consolidated Statements of Operations                              F-4
Consolidated Statements of Cash Flows                              F-5
`;
export const PROSE = `
Notes to consolidated financial statements. 1. Summary of significant accounting policies. The consolidated financial
statements include the accounts of the Company and all of its subsidiaries. All intercompany accounts are eliminated.
`;

export const COVER = `
ACME CORPORATION
(Exact name of registrant as specified in its charter)
FORM 10-K
For the fiscal year ended December 31, 2023
`;

/** A drawn statement without the lines of its title. */
export const withoutTitle = (drawing: string): string => drawing.split('\n').slice(4).join('\n');
