import { expect } from 'chai';
import { sql } from 'kysely';
import { specLog, type SpecLog } from '../../spec-log.js';

describe('reviews that the previous release asked', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
  });
  after(() => spec.remove());

  const insert = (id: number, state: string, reasons: readonly object[]) =>
    sql`insert into reviews (id, extraction_id, document_id, company_id, statement_type, item, doubt, weight, importance,
      reasons, state, created_at, updated_at, version)
      values (${id}, 3, 2, 1, 'balance_sheet',
      '{"name": "Cash", "section": null, "occurrence": 0, "year": "2020"}', 0.1, 1, 0.1,
      ${JSON.stringify(reasons)}::jsonb, ${state}, now(), now(), 3)`.execute(spec.database.db);

  it('have a kind and a cause, and plain restatements are no longer open', async () => {
    const { db } = spec.log.database;
    await sql`delete from kysely_migration where name >= '0020-kinds-of-reviews'`.execute(db);
    const restated = { about: 'restatement', says: 'Document 2 prints 5', rule: 'restatement' };
    const repaired = { about: 'reading', says: 'A digit was changed', rule: 'repaired' };
    await insert(1, 'open', [restated]);
    await insert(2, 'open', [repaired, restated]);
    await insert(3, 'settled', [restated]);
    await spec.log.database.migrate();
    const rows = await db
      .selectFrom('reviews')
      .select(['id', 'state', 'kind', 'cause'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, state, kind }) => [id, state, kind])).to.deep.equal([
      [1, 'accepted', 'restatement'],
      [2, 'open', 'reading'],
      [3, 'settled', 'restatement'],
    ]);
    expect(rows.every(({ cause }) => cause !== '')).to.equal(true);
  });
});
