import { expect } from 'chai';
import { columnsOfYears, modelColumns, statedLength } from './model-columns.js';
import { lineOfYears } from '../spec-support/shown-lines.js';
import type { ShownLine } from '../shown-page.js';

const line = (label: string): ShownLine => ({ label, cells: [] }) as unknown as ShownLine;

describe('The columns of a model’s answer', () => {
  it('are periods with the ends that are printed, days on a balance sheet', () => {
    const ends = { 2023: '2023-12-31' };
    expect(columnsOfYears('income_statement', ['2023', '2022'], ends)).to.deep.equal([
      { name: '2023', period: { kind: 'duration', end: '2023-12-31' }, is_fiscal_year: true },
      { name: '2022', period: { kind: 'duration' }, is_fiscal_year: true },
    ]);
    const nine = { count: 9, unit: 'months' } as const;
    expect(columnsOfYears('balance_sheet', ['2023'], ends, nine)).to.deep.equal([
      { name: '2023', period: { kind: 'instant', end: '2023-12-31' }, is_fiscal_year: true },
    ]);
  });

  it('are no fiscal years where their printed length is none', () => {
    const reasonOf = (count: number) =>
      columnsOfYears('income_statement', ['2023'], {}, { count, unit: 'months' })[0]?.reason;
    expect([6, 12, 15].map(reasonOf)).to.deep.equal([
      'part_of_year',
      undefined,
      'longer_than_year',
    ]);
  });

  it('have their places; those beside the years keep their cells, and say which year stands over them', () => {
    const cells = [{ name: 'Revenue', row: 0, value: 7, source: { page: 1, bbox: [0, 0, 9, 9] } }];
    const heads = lineOfYears(1, '', [2023, 2023]);
    const [own = 0, company = 0] = heads.numbers.map(({ edge }) => edge);
    const { columns, other_columns } = modelColumns(
      'income_statement',
      columnsOfYears('income_statement', ['2023'], {}),
      [
        { edge: own, year: '2023', cells: [] },
        { edge: company, cells },
        { edge: company + 200, cells },
      ],
      [heads],
    );
    expect(columns?.map(({ name, position, reason }) => [name, position, reason])).to.deep.equal([
      ['2023', 1, undefined],
      ['column 2', 2, 'same_year'],
      ['column 3', 3, 'unknown'],
    ]);
    expect(other_columns).to.deep.equal([
      { name: 'column 2', cells },
      { name: 'column 3', cells },
    ]);
  });

  it('have the one length that the lines over them state', () => {
    const nine = line('For the nine months ended 30 September');
    expect(statedLength([line('Income statement'), nine, nine])).to.deep.equal({
      count: 9,
      unit: 'months',
    });
    expect(statedLength([nine, line('For the three months ended')])).to.equal(undefined);
    expect(statedLength([line('Income statement')])).to.equal(undefined);
  });
});
