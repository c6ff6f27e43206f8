import { expect } from 'chai';
import { compileOne, rowNamed } from '../specimens/compiled-rows.js';
import { specimen, type Specimen, type SpecimenRow } from '../specimens/specimen.js';

/** Rows whose numbers distinguish the years. */
const rows = (years: readonly string[]): SpecimenRow[] =>
  ['Revenue', 'Costs', 'Interest', 'Tax'].map((name, at) => [
    name,
    years.map((year) => 1000 * (at + 1) + Number(year) - 2000),
  ]);

const report = (document: number, years: readonly string[], more: Partial<Specimen> = {}) =>
  specimen({ document, years, rows: rows(years), ...more });

describe('period ends', () => {
  it('are corrected if two other reports print the same numbers under another date', () => {
    const data = compileOne(
      report(1, ['2018', '2017', '2016']),
      report(2, ['2019', '2018', '2017'], {
        ends: { 2019: '2019-12-31', 2018: '2018-12-31', 2017: '2017-06-30' },
      }),
      report(3, ['2019', '2018', '2017']),
    );
    expect(data.separate_statements).to.equal(undefined);
    expect(data.fiscal_year_ends?.['2017']).to.equal('2017-12-31');
    expect(data.years).to.deep.equal(['2019', '2018', '2017', '2016']);
    expect(data.notes?.join()).to.include('The report of 2019 dates 2017 to 2017-06-30');
  });

  it('are corrected if all other reports end on another day, in all columns of the report', () => {
    const misread = { 2020: '2020-03-09', 2019: '2019-03-09' };
    const data = compileOne(
      report(1, ['2018', '2017'], { yearEnd: '09-30' }),
      report(2, ['2019', '2018'], { yearEnd: '09-30' }),
      report(3, ['2020', '2019'], { ends: misread }),
    );
    expect(data.separate_statements).to.equal(undefined);
    expect(data.fiscal_year_ends).to.include({ 2019: '2019-09-30', 2020: '2020-09-30' });
    expect(data.years).to.deep.equal(['2020', '2019', '2018', '2017']);
    expect(data.year_end_changes).to.equal(undefined);
  });

  it('leave a year end that may just have moved, even if the year before is dated after it', () => {
    const data = compileOne(
      report(1, ['2018', '2017'], { yearEnd: '09-30' }),
      report(2, ['2019', '2018'], { yearEnd: '09-30' }),
      report(3, ['2020', '2019'], { ends: { 2020: '2020-12-31', 2019: '2019-12-31' } }),
    );
    expect(data.years).to.deep.equal(['2020', '2019', '2018', '2017']);
    expect(data.fiscal_year_ends).to.include({ 2019: '2019-09-30', 2020: '2020-12-31' });
    expect(data.separate_statements).to.equal(undefined);
  });

  it('stay if only one report contradicts another', () => {
    const data = compileOne(
      report(1, ['2018', '2017']),
      report(2, ['2019', '2018'], { ends: { 2019: '2019-12-31', 2018: '2018-12-30' } }),
    );
    expect(data.notes).to.deep.equal([]);
    expect(rowNamed(data, 'Revenue').values).to.have.keys('2017', '2018', '2019');
  });

  it('stay if the numbers differ', () => {
    const recast = rows(['2019', '2018']).map(([name, [now, then]]): SpecimenRow => [
      name,
      [now ?? 0, (then ?? 0) + 7],
    ]);
    const data = compileOne(
      report(1, ['2018', '2017'], { yearEnd: '06-30' }),
      specimen({ document: 2, years: ['2019', '2018'], rows: recast }),
      report(3, ['2017', '2016'], { yearEnd: '06-30' }),
    );
    expect(data.notes?.join()).to.not.include('dates');
  });
});
