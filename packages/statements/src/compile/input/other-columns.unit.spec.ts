import { expect } from 'chai';
import type { RawStatement, StatementColumn } from '@fde/contracts';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen, type Specimen } from '../specimens/specimen.js';
import type { CompileInput } from './compile-input.js';
import { withOtherColumns } from './other-columns.js';

/** A report that prints one more column, whose cells are no fiscal year's. */
const withColumn = (
  report: Specimen,
  column: StatementColumn,
  cells: readonly number[],
): CompileInput => {
  const input = specimen(report);
  const { raw } = input;
  const years = raw.years.map((name): StatementColumn => ({
    name,
    is_fiscal_year: true,
    period: {
      kind: column.period.kind,
      end: raw.fiscal_year_ends[name] ?? '',
      ...(column.period.kind === 'duration'
        ? { length: { count: 1, unit: 'years' as const } }
        : {}),
    },
  }));
  return {
    ...input,
    raw: {
      ...raw,
      columns: [...years, column],
      other_columns: [
        {
          name: column.name,
          cells: cells.map((value, row) => ({ name: raw.line_items[row]?.name ?? '', row, value })),
        },
      ],
    },
  };
};

const AFTER: Specimen = {
  document: 2,
  years: ['2017'],
  rows: [
    ['Revenue', [43000]],
    ['Operating costs', [31000]],
  ],
};
const BEFORE: Specimen = {
  document: 1,
  years: ['2016', '2015'],
  yearEnd: '09-30',
  rows: [
    ['Revenue', [37000, 35000]],
    ['Operating costs', [30000, 28000]],
  ],
};

const LAST_TWELVE: StatementColumn = {
  name: '2016 (column 2)',
  is_fiscal_year: false,
  reason: 'same_year',
  period: { kind: 'duration', start: '2015-04-01', end: '2016-03-31' },
};

describe('Columns that are no fiscal years', () => {
  it('are columns of an interim statement if they are whole years, and of no annual one', () => {
    const { raw } = withColumn(BEFORE, LAST_TWELVE, [36000, 29000]);
    const yearsOf = (period: RawStatement['period']): readonly string[] =>
      withOtherColumns({ ...raw, ...(period === undefined ? {} : { period }) }).years;
    expect(yearsOf('interim')).to.deep.equal(['2016', '2015', '2016 (column 2)']);
    expect(yearsOf('annual')).to.deep.equal(['2016', '2015']);
  });

  it('stand in a table of their own: the months before a moved year end', () => {
    const stub: StatementColumn = {
      name: '3 months to 2016-12-31',
      is_fiscal_year: false,
      reason: 'part_of_year',
      period: { kind: 'duration', end: '2016-12-31', length: { count: 3, unit: 'months' } },
    };
    const data = compileOne(specimen(BEFORE), withColumn(AFTER, stub, [9512, 7100]));
    expect(rowNamed(data, 'Revenue').values).to.deep.equal({
      2015: 35000,
      2016: 37000,
      2017: 43000,
    });
    const [apart] = data.separate_statements ?? [];
    expect(apart?.apart).to.equal('3 months to 2016-12-31');
    expect(apart?.line_items.map(({ name, values }) => [name, values])).to.deep.equal([
      ['Revenue', { 2016: 9512 }],
      ['Operating costs', { 2016: 7100 }],
    ]);
  });

  it('are left out where they show a second balance of one day: the company beside its group', () => {
    const company: StatementColumn = {
      name: '2016-09-30 (column 2)',
      is_fiscal_year: false,
      reason: 'same_year',
      period: { kind: 'instant', end: '2016-09-30' },
    };
    const group: Specimen = {
      ...BEFORE,
      type: 'balance_sheet',
      rows: [['Total assets', [264000, 250000]]],
    };
    const data = compileOne(withColumn(group, company, [161000]));
    const { values, sources } = rowNamed(data, 'Total assets');
    expect(values).to.deep.equal({ 2015: 250000, 2016: 264000 });
    expect(sources['2016']?.printings?.map(({ value }) => value)).to.not.include(161000);
    expect(data.separate_statements ?? []).to.deep.equal([]);
  });

  it('are printings like others: a balance that a newer report prints in a third column', () => {
    const third: StatementColumn = {
      name: '30 September 2016',
      is_fiscal_year: false,
      reason: 'unknown',
      basis: 'restated',
      period: { kind: 'instant', end: '2016-09-30' },
    };
    const data = compileOne(
      specimen({ ...BEFORE, type: 'balance_sheet', rows: [['Total assets', [264000, 250000]]] }),
      withColumn(
        { ...AFTER, type: 'balance_sheet', rows: [['Total assets', [280000]]] },
        third,
        [264789],
      ),
    );
    const assets = rowNamed(data, 'Total assets');
    expect(assets.values).to.deep.equal({ 2015: 250000, 2016: 264789, 2017: 280000 });
    expect(assets.sources['2016']?.restated?.value).to.equal(264000);
  });

  for (const [what, aspects] of [
    ['of the company beside its group', { reason: 'other_scope', scope: 'company' }],
    ['of a budget', { reason: 'other_basis', basis: 'budget' }],
    ['of a difference', { reason: 'change' }],
  ] as const)
    it(`are left out: ${what}`, () => {
      const column: StatementColumn = {
        name: 'column 2',
        is_fiscal_year: false,
        period: { kind: 'duration', end: '2017-12-31' },
        ...aspects,
      };
      const data = compileOne(withColumn(AFTER, column, [1, 2]));
      expect(data.years).to.deep.equal(['2017']);
      expect(data.separate_statements).to.equal(undefined);
    });
});
