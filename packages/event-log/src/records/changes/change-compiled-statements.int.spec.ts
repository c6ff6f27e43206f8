import { expect } from 'chai';
import { change, codeOf, seededLog, type SpecLog } from '../../spec-log.js';
import type { CompiledStatementRecord } from '../ports.js';

describe('changes of compiled statements', () => {
  let spec: SpecLog;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  const put = async (scale: number): Promise<CompiledStatementRecord> =>
    (
      await change(spec.log, ({ records }) =>
        records.putCompiledStatement(
          { company_id: 1, statement_type: 'Balance Sheet', data: { scale }, data_lineage: {} },
          'client',
        ),
      )
    ).record;

  it('by a client are appended where they change something, and refused of another version', async () => {
    const { id } = await put(1);
    const rescale = async (scale: number, version?: number) =>
      (
        await change(spec.log, ({ records }) =>
          records.changeCompiledStatement(id, { data: { scale } }, version),
        )
      ).version;
    expect(await rescale(1_000, 1)).to.equal(2);
    expect(await rescale(1_000)).to.equal(2);
    expect(await codeOf(rescale(1, 1))).to.equal('version_conflict');
  });

  it('remove it, and the next one of the pair goes on in its stream with an id of its own', async () => {
    const { id, version } = await put(1);
    const remove = (expected?: number) =>
      change(spec.log, ({ records }) => records.removeCompiledStatement(id, expected));
    expect(await codeOf(remove(version + 1))).to.equal('version_conflict');
    await remove(version);
    expect(await codeOf(remove())).to.equal('compiled_statement_not_found');
    const next = await put(1);
    expect(next.id).not.to.equal(id);
    expect(next.version).to.equal(version + 2);
  });
});
