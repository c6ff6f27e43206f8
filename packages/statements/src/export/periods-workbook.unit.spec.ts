import { expect } from 'chai';
import { DERIVED_QUARTER } from '../interim/spec-support/period-report.js';
import { periodsWorkbook } from './periods-workbook.js';

describe('a workbook of series of periods', () => {
  it('has derived numbers in italics and printed ones with their page', () => {
    const pageUrl = (document: number, page: number | null): string => `/${document}/${page}`;
    const [sheet] = periodsWorkbook([DERIVED_QUARTER], { pageUrl }).sheets;
    expect(sheet?.name).to.equal('Income statement');
    expect(sheet?.rows[4]?.[1]).to.include({ kind: 'number', value: 300, italic: true });
    expect(sheet?.rows[4]?.[2]).to.include({ kind: 'number', value: 260, link: '/2/2' });
    expect(sheet?.rows[5]?.[1]).to.deep.equal({ kind: 'empty' });
  });
});
