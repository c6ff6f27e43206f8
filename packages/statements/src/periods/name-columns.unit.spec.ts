import type { StatementColumn } from '@fde/contracts';
import { expect } from 'chai';

import { nameOthers } from './name-columns.js';

type Described = Omit<StatementColumn, 'name'>;

const other = (more: Partial<Described>): Described => ({
  period: { kind: 'duration', end: '2016-12-31' },
  is_fiscal_year: false,
  ...more,
});

const namesOf = (columns: readonly Described[], taken: readonly string[] = ['2016']): string[] =>
  nameOthers(columns, taken).map(({ name }) => name);

describe('the name of a column beside the fiscal years', () => {
  it('says its length and end, whose it is, and on what basis', () => {
    const period = { kind: 'duration' as const, end: '2013-12-29' };
    expect(
      namesOf([
        other({ period: { ...period, length: { count: 29, unit: 'weeks' } }, scope: 'successor' }),
        other({ period: { kind: 'duration', length: { count: 1, unit: 'months' } } }),
        other({ scope: 'company', basis: 'restated', reason: 'other_scope' }),
        other({ basis: 'converted', currency: 'USD', reason: 'other_basis' }),
        other({ period: { kind: 'instant', end: '2016-09-30' }, reason: 'same_year' }),
        other({ period: { kind: 'duration' }, reason: 'change' }),
        other({ period: { kind: 'duration' }, position: 4 }),
      ]),
    ).to.deep.equal([
      '29 weeks to 2013-12-29, successor',
      '1 month',
      '2016, company, restated',
      '2016, converted, USD',
      '2016-09-30',
      'change',
      'column 4',
    ]);
  });

  it('is never that of a fiscal year, nor that of another column', () => {
    const twice = other({ scope: 'company' });
    expect(
      namesOf([other({ position: 3 }), { ...twice, position: 4 }, { ...twice, position: 5 }]),
    ).to.deep.equal(['2016 (column 3)', '2016, company', '2016, company (column 5)']);
  });
});
