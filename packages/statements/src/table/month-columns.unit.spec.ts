import { expect } from 'chai';

import { drawnTable } from '../testing/laid-out.js';
import { readDrawnReport } from '../testing/read-drawn-report.js';

const flows = (heads: readonly string[]): string => `
Dairy Systems Ltd.
Cash Flow Statement
${' '.repeat(36)}${heads.map((head) => head.padEnd(13)).join('')}
Cash flows from operations
Net income                           $769,014     $981,376     $801,441     $624,053
Payroll liabilities                  (78,607)       68,378     (167,962)       7,020
Accounts payable                     (78,109)    (914,209)     (220,274)   (510,477)
Total cash flows from operations      612,298      135,545      413,205     120,596
Cash flows from investing activities
Equipment purchase                  (107,413)     (77,554)      (3,580)     (56,564)
Total cash flows from investing     (107,413)     (77,554)      (3,580)     (56,564)
Change in cash                        504,885       57,991      409,625      64,032
Opening cash                          100,000      604,885      662,876   1,072,501
Closing cash                          604,885      662,876    1,072,501   1,136,533
`;

const MONTHS = ['Nov-18', 'Dec-18', 'Jan-19', 'Feb-19'];
/** What is disputed is no more certain than this. */
const DISPUTED = 0.6;

describe('columns under months that follow each other', () => {
  it('are of one month each', () =>
    expect(drawnTable(flows(MONTHS)).table.headed.map(({ length }) => length)).to.deep.equal(
      MONTHS.map(() => ({ count: 1, unit: 'months' })),
    ));

  it('are no years that anybody may be sure of', () => {
    for (const { line_items: rows } of readDrawnReport([flows(MONTHS)]).statements)
      for (const { sources = {} } of rows)
        for (const { confidence } of Object.values(sources))
          expect(confidence).to.be.at.most(DISPUTED);
  });

  it('are not known by months that lie further apart', () => {
    const heads = ['Nov-18', 'Nov-19', 'Nov-20', 'Nov-21'];
    expect(drawnTable(flows(heads)).table.headed.map(({ length }) => length)).to.deep.equal(
      heads.map(() => undefined),
    );
  });
});
