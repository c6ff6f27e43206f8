import { expect } from 'chai';
import { seriesOf } from '../interim/spec-support/period-report.js';
import { periodsWorkbook } from './periods-workbook.js';

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

describe('a workbook of series of periods', () => {
  it('has derived numbers in italics and printed ones with their page', () => {
    const pageUrl = (document: number, page: number | null): string => `/${document}/${page}`;
    const [sheet] = periodsWorkbook([SERIES], { pageUrl }).sheets;
    expect(sheet?.name).to.equal('Income statement');
    expect(sheet?.rows[4]?.[1]).to.include({ kind: 'number', value: 300, italic: true });
    expect(sheet?.rows[4]?.[2]).to.include({ kind: 'number', value: 260, link: '/2/2' });
    expect(sheet?.rows[5]?.[1]).to.deep.equal({ kind: 'empty' });
  });
});
