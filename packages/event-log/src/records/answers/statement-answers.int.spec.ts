import { expect } from 'chai';
import { sql } from 'kysely';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { rebuildReadModels } from '../../projections/rebuild.js';
import { change, seededLog, type SpecLog } from '../../spec-log.js';
import type { CompiledStatementRecord, PackedAnswer, StatementAnswer } from '../ports.js';

const FORM = 3;
const ANSWER: StatementAnswer = { form: FORM, print: (statement) => JSON.stringify(statement) };
/** Long enough to be packed. */
const NOTE = 'As printed on page 7. '.repeat(100);

describe('answers of compiled statements', function () {
  this.timeout(60_000);
  let spec: SpecLog;
  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  const put = (data: object, answer: StatementAnswer | 'none' = ANSWER) =>
    change(spec.log, async ({ records }) => {
      const fields = { company_id: 1, statement_type: 'Balance Sheet', data: { ...data } };
      const { record } = await records.putCompiledStatement(
        { ...fields, data_lineage: {} },
        'client',
      );
      if (answer !== 'none') await records.keepAnswer(record, answer);
      return record;
    });
  const kept = ({ id, version }: CompiledStatementRecord): Promise<PackedAnswer | undefined> =>
    spec.log.records.answer(id, version, FORM);
  const rows = async (): Promise<number> =>
    (await spec.database.db.selectFrom('statement_answers').select('version').execute()).length;
  const damage = (id: number): Promise<unknown> =>
    sql`update compiled_statements set data = '{}' where id = ${id}`.execute(spec.database.db);

  it('are what the stored statement prints, packed both ways', async () => {
    // PostgreSQL keeps the keys of an object in an order of its own.
    const record = await put({ note: NOTE, a: 1, longer: 2 });
    const answer = await kept(record);
    const stored = await spec.log.records.compiledStatement(record.id);
    const text = JSON.stringify(stored);
    expect(gunzipSync(answer?.gzip ?? '').toString()).to.equal(text);
    expect(brotliDecompressSync(answer?.br ?? '').toString()).to.equal(text);
    expect(answer?.bytes).to.equal(text.length);
  });

  it('are of one version and one form; short ones are not kept', async () => {
    const first = await put({ note: NOTE, turn: 1 });
    const second = await put({ note: NOTE, turn: 2 });
    expect(await kept(first)).to.equal(undefined);
    expect(await kept(second)).not.to.equal(undefined);
    expect(await spec.log.records.answer(second.id, second.version, FORM + 1)).to.equal(undefined);
    expect(await kept(await put({ turn: 3 }))).to.equal(undefined);
    expect(await rows()).to.equal(0);
  });

  it('go with a change by a program that keeps none, and come back without a new version', async () => {
    await put({ note: NOTE, turn: 4 });
    const silent = await put({ note: NOTE, turn: 5 }, 'none');
    expect(await rows()).to.equal(0);
    const again = await put({ note: NOTE, turn: 5 });
    expect(again.version).to.equal(silent.version);
    expect(await kept(again)).not.to.equal(undefined);
  });

  it('outlive a rebuild that changes nothing, and never a change of the row beside the log', async () => {
    const record = await put({ note: NOTE, turn: 6 });
    await rebuildReadModels({ url: spec.url });
    expect(await kept(record)).not.to.equal(undefined);
    await damage(record.id);
    expect(await kept(record)).to.equal(undefined);
    const damaged = await spec.log.records.compiledStatement(record.id);
    await change(spec.log, async ({ records }) => {
      if (damaged !== undefined)
        await records.keepAnswer({ ...damaged, data: { note: NOTE } }, ANSWER);
    });
    expect(await kept(record)).not.to.equal(undefined);
    await rebuildReadModels({ url: spec.url });
    expect(await kept(record)).to.equal(undefined);
  });

  it('go with their statement', async () => {
    const { id } = await put({ note: NOTE, turn: 7 });
    expect(await rows()).to.equal(1);
    await change(spec.log, ({ records }) => records.removeCompiledStatement(id));
    expect(await rows()).to.equal(0);
  });
});
