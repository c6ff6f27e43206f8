import type { StatementChanges } from '@fde/contracts';
import { expect } from 'chai';
import { change, seededLog, type SpecLog } from '../../spec-log.js';
import { statementChangesOf } from './statement-changes.js';

const changesOf = (year: string): StatementChanges => ({
  first: false,
  new_years: [year],
  lost_years: [],
  currency_before: null,
  cells: [],
  cell_count: 0,
  restated_count: 0,
  closed_gaps: [],
  closed_gap_count: 0,
  opened_gap_count: 0,
});

describe('what compilations changed', () => {
  let spec: SpecLog;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  const compile = async (companyId: number, type: string, year: string): Promise<number> => {
    const fields = {
      company_id: companyId,
      statement_type: type,
      data: { year },
      data_lineage: {},
    };
    const { record } = await change(spec.log, (unit) =>
      unit.records.putCompiledStatement(fields, 'pipeline', changesOf(year)),
    );
    return record.id;
  };
  const changesOn = async (
    ...[filter, page]: [Parameters<typeof statementChangesOf>[1], number?]
  ) => {
    const paged = { skip: page ?? 0, limit: 2 };
    const { items, total } = await statementChangesOf(spec.database, filter, paged);
    return { total, items: items.map((item) => [item.company_name, item.changes.new_years[0]]) };
  };

  it('is told newest first, of all companies, of one, of one statement, and goes with it', async () => {
    await compile(1, 'Balance Sheet', '2018');
    const income = await compile(2, 'Income Statement', '2019');
    await compile(1, 'Balance Sheet', '2020');
    expect(await changesOn({})).to.deep.equal({
      total: 3,
      items: [
        ['AstraZeneca PLC', '2020'],
        ['SAP SE', '2019'],
      ],
    });
    expect(await changesOn({}, 2)).to.deep.equal({
      total: 3,
      items: [['AstraZeneca PLC', '2018']],
    });
    expect(await changesOn({ companyId: 2 })).to.deep.equal({
      total: 1,
      items: [['SAP SE', '2019']],
    });
    const ofIncome = { total: 1, items: [['SAP SE', '2019']] };
    expect(await changesOn({ compiledStatementId: income })).to.deep.equal(ofIncome);
    await change(spec.log, (unit) => unit.records.removeCompiledStatement(income));
    expect(await changesOn({ companyId: 2 })).to.deep.equal({ total: 0, items: [] });
  });
});
