import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** The form of charities in the United States: the year in the title alone, and its parts left of their total. */
const ACTIVITIES = `
THE HARBOR FOUNDATION, INC.
Statement of Activities
For the Year Ended December 31, 2016
                                                               Temporarily
                                               Unrestricted     Restricted        Total
Revenue and Support:
  Contributions                                $ 2,190,969      $        -    $ 2,190,969
  Membership fees                                  442,740         116,549        559,289
  Grants                                            22,459          79,154        101,613
  Net assets released from restrictions            178,669        (178,669)             -
     Total revenue and support                   2,834,837          17,034      2,851,871
Expenses:
  Program services                               2,353,109               -      2,353,109
  Management and general                           221,202               -        221,202
     Total expenses                              2,574,311               -      2,574,311
Change in net assets                               260,526          17,034        277,560
Net assets, beginning of year                      695,000          53,000        748,000
Net assets, end of year                        $   955,526      $   70,034    $ 1,025,560
`;

describe('parts of one year beside their total', () => {
  it('leave the total to the year that the title names', () => {
    const statement = statementOf(readDrawnReport([ACTIVITIES]), 'income_statement');
    expect(statement.years).to.deep.equal(['2016']);
    expect(valuesOf(statement, 'Membership fees')).to.deep.equal([559289]);
    expect(valuesOf(statement, 'Change in net assets')).to.deep.equal([277560]);
  });

  it('are none where the last column does not add up the others', () => {
    const other = ACTIVITIES.replaceAll('559,289', '559,290')
      .replaceAll('101,613', '108,613')
      .replaceAll('277,560', '270,560');
    expect(readDrawnReport([other]).statements).to.deep.equal([]);
  });
});
