import { expect } from 'chai';
import { columnsOfYears, modelColumns, statedLength } from './model-columns.js';
import type { ShownLine } from './shown-page.js';

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

  it('have their places, and no period where no year is printed over them', () => {
    const columns = modelColumns('income_statement', [undefined, '2023'], {});
    expect(columns.map(({ name, position, reason }) => [name, position, reason])).to.deep.equal([
      ['column 1', 1, 'unknown'],
      ['2023', 2, undefined],
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
