import { expect } from 'chai';
import { DERIVED_QUARTER } from '../interim/spec-support/period-report.js';
import { periodsCsv } from './periods-csv.js';

describe('series of periods as CSV', () => {
  it('say what each number is derived from', () => {
    const lines = periodsCsv([DERIVED_QUARTER]).slice(1).split('\r\n');
    expect(lines).to.deep.equal([
      'statement_type,frequency,currency,scale,section,line_item,unit,is_total,Q4 2023,Q3 2023,Q4 2023 derived from,Q3 2023 derived from',
      'income_statement,quarter,EUR,1000,,Revenue,money,false,300,260,12 months to 2023-12-31 - 9 months to 2023-09-30,',
      'income_statement,quarter,EUR,1000,,Basic earnings per share,per_share,false,,0.26,not the sum or difference of other periods,',
      '',
    ]);
  });
});
