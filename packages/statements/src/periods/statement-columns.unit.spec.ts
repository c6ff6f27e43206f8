import { expect } from 'chai';

import { columnsOfStatement, periodOfYear } from './statement-columns.js';

describe('the columns of a statement', () => {
  it('are those it lists', () => {
    const columns = [
      { name: '2015', period: { kind: 'duration' as const }, is_fiscal_year: true },
      {
        name: '29 weeks to 2013-12-29',
        period: { kind: 'duration' as const, end: '2013-12-29' },
        is_fiscal_year: false,
      },
    ];
    const raw = {
      statement_type: 'income_statement' as const,
      years: ['2015'],
      fiscal_year_ends: {},
      columns,
    };
    expect(columnsOfStatement(raw)).to.equal(columns);
    expect(periodOfYear(raw, '29 weeks to 2013-12-29')).to.equal(undefined);
  });

  it('are its years with their ends if it lists none; a balance sheet shows days', () => {
    const raw = {
      statement_type: 'balance_sheet' as const,
      years: ['2023', '2022'],
      fiscal_year_ends: { '2023': '2023-12-31' },
    };
    expect(columnsOfStatement(raw)).to.deep.equal([
      { name: '2023', period: { kind: 'instant', end: '2023-12-31' }, is_fiscal_year: true },
      { name: '2022', period: { kind: 'instant' }, is_fiscal_year: true },
    ]);
  });

  it('have a length where the statement says that its year is a full one', () => {
    const raw = {
      statement_type: 'income_statement' as const,
      years: ['2023', '2022'],
      fiscal_year: 2023,
      fiscal_year_ends: {},
    };
    expect(periodOfYear(raw, '2023')?.length).to.deep.equal({ count: 1, unit: 'years' });
    expect(periodOfYear(raw, '2022')?.length).to.equal(undefined);
    expect(periodOfYear({ ...raw, period: 'interim' }, '2023')?.length).to.equal(undefined);
  });
});
