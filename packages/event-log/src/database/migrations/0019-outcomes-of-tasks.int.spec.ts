import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { specLog, type SpecLog } from '../../spec-log.js';

describe('outcomes of tasks that ended under the previous release', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
  });
  after(() => spec.remove());

  const insert = async (status: string, result: object | null, error: object | null) => {
    const id = randomUUID();
    await sql`insert into task_status (task_id, operation, company_id, status, attempt, retries, crashes,
      result, result_expired, error, created_at, finished_at, version)
      values (${id}, 'scrape_company', 1, ${status}, 1, 0, 0, ${result && JSON.stringify(result)}::jsonb,
      false, ${error && JSON.stringify(error)}::jsonb, now(), ${status === 'PENDING' ? null : new Date()}, 3)`.execute(
      spec.log.database.db,
    );
    return id;
  };

  it('are told of their results, errors and states', async () => {
    const { db } = spec.log.database;
    await sql`delete from kysely_migration where name >= '0019-outcomes-of-tasks'`.execute(db);
    await sql`alter table task_status drop column outcome`.execute(db);
    const error = { code: 'page_not_found', message: 'no such page', retryable: false };
    const ids = [
      await insert('SUCCESS', { status: 'partial', message: 'The site refuses' }, null),
      await insert('FAILURE', null, error),
      await insert('REVOKED', null, null),
      await insert('PENDING', null, null),
    ];
    await spec.log.database.migrate();
    const tasks = await Promise.all(ids.map((id) => spec.log.tasks.load(id)));
    expect(tasks.map((task) => task?.outcome?.outcome ?? null)).to.deep.equal([
      'partly_read',
      'gone',
      'stopped',
      null,
    ]);
    expect(tasks[1]?.outcome?.outcome_reason).to.equal('no such page');
  });
});
