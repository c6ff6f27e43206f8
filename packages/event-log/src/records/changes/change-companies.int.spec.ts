import { expect } from 'chai';
import { change, codeOf, seededLog, type SpecLog } from '../../spec-log.js';
import { verifyReadModels } from '../../read-models/rebuild.js';
import { moveRow } from '../../changes/change-row-moves.js';
import { rowMovesOf } from '../../row-moves/read-row-moves.js';

describe('changes of companies', () => {
  let spec: SpecLog;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  it('are appended where they change something, and refused of another version', async () => {
    const rename = (name: string, version?: number) =>
      change(spec.log, ({ records }) => records.changeCompany(3, { name }, version));
    expect(await rename('Siemens', 1)).to.include({ name: 'Siemens', version: 2 });
    expect(await rename('Siemens')).to.include({ version: 2 });
    expect(await codeOf(rename('Other', 1))).to.equal('version_conflict');
    expect((await spec.log.readStream('company-3')).map(({ type }) => type)).to.deep.equal([
      'CompanyAdded',
      'CompanyChanged',
    ]);
  });

  it('remove it with its compiled statements', async () => {
    const { record } = await change(spec.log, ({ records }) =>
      records.putCompiledStatement(
        { company_id: 4, statement_type: 'Balance Sheet', data: {}, data_lineage: {} },
        'pipeline',
      ),
    );
    await change(spec.log, ({ records }) => records.removeCompany(4));
    expect(await spec.log.records.compiledStatement(record.id)).to.equal(undefined);
    const stream = await spec.log.readStream('compiled-4-balance_sheet');
    expect(stream.at(-1)?.type).to.equal('CompiledStatementRemoved');
    expect((await verifyReadModels({ url: spec.url })).clean).to.equal(true);
  });

  it('remove it with the rows that people moved', async () => {
    const move = { statement_type: 'income_statement', item: 'Other', concept: 'restructuring' };
    await change(spec.log, (unit) => moveRow(unit, 5, move, 'ann'));
    await change(spec.log, (unit) => moveRow(unit, 5, { ...move, item: 'Sundry' }, 'ann'));
    expect(await rowMovesOf(spec.database, 5)).to.have.length(2);
    await change(spec.log, ({ records }) => records.removeCompany(5));
    expect(await rowMovesOf(spec.database, 5)).to.deep.equal([]);
    expect((await verifyReadModels({ url: spec.url })).clean).to.equal(true);
  });

  it('are of companies that exist', async () => {
    const work = change(spec.log, ({ records }) => records.changeCompany(999, { name: 'x' }));
    expect(await codeOf(work)).to.equal('company_not_found');
  });
});
