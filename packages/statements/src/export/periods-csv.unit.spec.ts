import { expect } from 'chai';
import { seriesOf } from '../interim/spec-support/period-report.js';
import { periodsCsv } from './periods-csv.js';

const SERIES = seriesOf(
  'quarter',
  {
    document: 1,
    columns: ['2023-01-01..2023-12-31'],
    rows: [
      ['Revenue', [1000]],
      ['Basic earnings per share', [1], 'per_share'],
    ],
  },
  {
    document: 2,
    interim: true,
    columns: ['2023-01-01..2023-09-30', '2023-07-01..2023-09-30'],
    rows: [
      ['Revenue', [700, 260]],
      ['Basic earnings per share', [0.7, 0.26], 'per_share'],
    ],
  },
);

describe('series of periods as CSV', () => {
  it('say what each number is derived from', () => {
    const lines = periodsCsv([SERIES]).slice(1).split('\r\n');
    expect(lines).to.deep.equal([
      'statement_type,frequency,currency,scale,section,line_item,unit,is_total,Q4 2023,Q3 2023,Q4 2023 derived from,Q3 2023 derived from',
      'income_statement,quarter,EUR,1000,,Revenue,money,false,300,260,12 months to 2023-12-31 - 9 months to 2023-09-30,',
      'income_statement,quarter,EUR,1000,,Basic earnings per share,per_share,false,,0.26,not the sum or difference of other periods,',
      '',
    ]);
  });
});
