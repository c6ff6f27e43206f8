/** A balance sheet of a group beside that of its parent company, with unnamed subtotals. */
export const GROUP_AND_COMPANY = `
Example plc
Balance sheets
as at 31 December 2023
                                                      Group                Company
                                                2023       2022        2023       2022
                                        Note     £m         £m          £m         £m
Non-current assets
Goodwill                                  11      410        400           -          -
Property, plant and equipment             12    1,210      1,150          20         25
Investments in subsidiaries               13        -          -       2,000      1,900
                                                1,620      1,550       2,020      1,925
Current assets
Inventories                               14      300        280           -          -
Trade and other receivables               15      250        240         100         90
Cash and cash equivalents                 16      130        110          10         15
                                                  680        630         110        105
Total assets                                    2,300      2,180       2,130      2,030
Current liabilities
Trade and other payables                  17     (420)      (400)       (200)      (190)
Borrowings                                18     (100)      (120)          -          -
                                                 (520)      (520)       (200)      (190)
Non-current liabilities
Borrowings                                18     (600)      (580)       (500)      (500)
Retirement benefit obligations            24     (180)      (180)          -          -
                                                 (780)      (760)       (500)      (500)
Total liabilities                              (1,300)    (1,280)       (700)      (690)
Net assets                                      1,000        900       1,430      1,340
Equity
Share capital                             20      100        100         100        100
Share premium                             20      200        200         200        200
Retained earnings                                 690        590       1,130      1,040
Non-controlling interests                          10         10           -          -
Total equity                                    1,000        900       1,430      1,340
The notes on pages 100 to 150 form part of these financial statements.
`;
