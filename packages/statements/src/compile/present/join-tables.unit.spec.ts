import { expect } from 'chai';
import { RawStatementError } from '../input/raw-statement-error.js';
import { regimeTablesOf } from '../specimens/reports.js';
import type { Specimen } from '../specimens/specimen.js';
import { joinTables } from './join-tables.js';
import type { RegimeTable } from './regime-table.js';

const report = (years: readonly string[], currency = 'EUR'): Specimen => ({
  document: Number(years[0]),
  years,
  currency,
  rows: [
    ['Revenue', years.map((year) => Number(year) * 10)],
    ['Profit for the year', years.map(Number)],
  ],
});
const OPTIONS = { errors: [] };
const withApart = (table: RegimeTable | undefined, apart: string): RegimeTable => {
  if (table === undefined) throw new Error('there is a table');
  return { ...table, regime: { ...table.regime, apart } };
};

describe('The tables of a company', () => {
  it('are one statement if one holds everything', () => {
    const joined = joinTables(regimeTablesOf(report(['2021', '2020'])), OPTIONS);
    expect(joined).to.not.have.property('separate_statements');
    expect(joined).to.not.have.property('currency_changes');
    expect(joined).to.not.have.property('apart');
    expect(joined.notes).to.deep.equal([]);
  });

  it('have the newest with full years as the main one; others stand beside it, with a note', () => {
    const joined = joinTables(
      regimeTablesOf(report(['2021', '2020'], 'USD'), report(['2019'])),
      OPTIONS,
    );
    expect([joined.currency, joined.years]).to.deep.equal(['USD', ['2021', '2020']]);
    const [other] = joined.separate_statements ?? [];
    expect(other).to.deep.include({ currency: 'EUR', years: ['2019'], apart: 'in EUR' });
    expect(joined.notes).to.deep.equal([
      '2019 (EUR in millions) cannot stand in one table with the others and are in a separate statement.',
    ]);
    expect(joined.currency_changes).to.have.length(1);
  });

  it('do not have a period shorter than a year as the main one, even if it is the newest', () => {
    const [newest, older] = regimeTablesOf(report(['2021'], 'USD'), report(['2020']));
    const joined = joinTables(
      [withApart(newest, 'six months to 2021-06-30'), older as RegimeTable],
      OPTIONS,
    );
    expect(joined.years).to.deep.equal(['2020']);
    expect(joined.separate_statements?.[0]?.apart).to.equal('six months to 2021-06-30');
    expect(joined.notes?.[0]).to.include('2021 (USD in millions, six months to 2021-06-30)');
  });

  it('have such a period as the main one if there is nothing else, and say why', () => {
    const [only] = regimeTablesOf(report(['2021']));
    expect(joinTables([withApart(only, 'six months')], OPTIONS).apart).to.equal('six months');
  });

  it('say how the years of one currency differ: by their end', () => {
    const [main, other] = regimeTablesOf(report(['2021'], 'USD'), report(['2020']));
    if (main === undefined || other === undefined) throw new Error('there are two tables');
    const same = { ...other, regime: { ...other.regime, currency: 'USD' } };
    const joined = joinTables([main, same], OPTIONS);
    expect(joined.notes?.[0]).to.include('2020 (USD in millions, 2020 to 2020-12-31)');
    expect(joined.separate_statements?.[0]).to.not.have.property('apart');
  });

  it('all have the name of the company that was asked for', () => {
    const tables = regimeTablesOf(report(['2021'], 'USD'), report(['2020']));
    const joined = joinTables(tables, { ...OPTIONS, companyName: 'Example plc' });
    expect(
      [joined, ...(joined.separate_statements ?? [])].map((one) => one.company_name),
    ).to.deep.equal(['Example plc', 'Example plc']);
    expect(joinTables(tables, OPTIONS).company_name).to.equal('Specimen plc');
  });

  it('say what was left out', () => {
    const errors = [new RawStatementError('it is not an object', 7)];
    expect(joinTables(regimeTablesOf(report(['2021'])), { errors }).notes).to.deep.equal([
      'A report is left out because its data cannot be read: it is not an object',
    ]);
  });

  it('are never empty', () => {
    expect(() => joinTables([], OPTIONS)).to.throw(RangeError);
  });
});
