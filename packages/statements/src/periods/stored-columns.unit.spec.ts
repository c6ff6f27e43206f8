import { expect } from 'chai';

import { storedColumns } from './stored-columns.js';

const year = {
  name: '2023',
  is_fiscal_year: true,
  period: { kind: 'duration', end: '2023-12-31' },
};

describe('stored columns', () => {
  it('are taken as they are', () => {
    const others = [{ name: 'Change', cells: [{ name: 'Revenue', value: 4, row: 0 }] }];
    const raw = { columns: [year], other_columns: others };
    expect(storedColumns(raw)).to.deep.equal(raw);
  });

  it('are left out if one has another form, for the years then say more', () => {
    for (const bad of [{ ...year, period: {} }, { ...year, name: 2023 }, 'x', null])
      expect(storedColumns({ columns: [year, bad] })).to.deep.equal({});
    const days = { kind: 'instant', end: '2023-02-30' };
    expect(storedColumns({ columns: [{ ...year, period: days }] })).to.deep.equal({});
    expect(storedColumns({ other_columns: [{ name: 'x' }] })).to.deep.equal({ other_columns: [] });
  });
});
