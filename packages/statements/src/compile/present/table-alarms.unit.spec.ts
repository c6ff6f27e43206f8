import type { CompiledData } from '@fde/contracts';
import { expect } from 'chai';
import { compileStatements } from '../compile-company.js';
import { specimen } from '../specimens/specimen.js';
import { tableAlarms } from './table-alarms.js';

const ROWS = ['Revenue', 'Cost of sales', 'Gross profit', 'Costs', 'Tax', 'Profit'] as const;

const report = (document: number, year: number, first: number) =>
  specimen({
    document,
    years: [String(year)],
    rows: ROWS.map((name, at) => [name, [first + at]]),
  });

const compiled = (...inputs: ReturnType<typeof report>[]): CompiledData => {
  const [data] = compileStatements(inputs);
  if (data === undefined) throw new Error('nothing was compiled');
  return data;
};

describe('the columns of a compiled table', () => {
  it('are doubted where the year of one report repeats that of another', () => {
    const data = compiled(report(1, 2021, 80), report(2, 2022, 100), report(3, 2023, 100));
    expect(data.notes?.join()).to.contain('a year that repeats its neighbour: 2023 and 2022');
    const [revenue] = data.line_items;
    const sure = (year: string): number => revenue?.sources[year]?.confidence ?? 0;
    expect([sure('2023'), sure('2022')]).to.deep.equal([0.6, 0.6]);
    expect(sure('2021')).to.be.above(0.9);
  });

  it('raise no alarm over ordinary years', () => {
    const data = compiled(report(1, 2021, 80), report(2, 2022, 90), report(3, 2023, 100));
    expect(tableAlarms(data)).to.deep.equal([]);
    expect(data.notes?.join() ?? '').not.to.contain('doubtful');
  });

  it('may share months where the year end moved', () => {
    const table = {
      statement_type: 'income_statement' as const,
      years: ['2017', '2016'],
      fiscal_year_ends: { 2017: '2017-06-30', 2016: '2016-12-31' },
      line_items: [],
    };
    const moved = [{ year: '2017', from: '2016-12-31', to: '2017-06-30' }];
    expect(tableAlarms({ ...table, year_end_changes: moved })).to.deep.equal([]);
    expect(tableAlarms(table).map(({ alarm }) => alarm)).to.deep.equal(['periods that overlap']);
  });
});
