import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { specLog, type SpecLog } from '../../spec-log.js';

describe('rows of tasks that ended under the previous release', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
  });
  after(() => spec.remove());

  const insert = async (status: string, progress: object | null, error: object | null) => {
    const id = randomUUID();
    await sql`insert into task_status (task_id, operation, company_id, status, attempt, retries, crashes, progress,
      result_expired, error, created_at, finished_at, version)
      values (${id}, 'scrape_company', 1, ${status}, 1, 0, 0, ${progress && JSON.stringify(progress)}::jsonb,
      false, ${error && JSON.stringify(error)}::jsonb, now(), now(), 3)`.execute(
      spec.log.database.db,
    );
    return id;
  };

  it('are as a rebuilt read model has them', async () => {
    const { db } = spec.log.database;
    await sql`delete from kysely_migration where name >= '0008-task-rows-at-their-end'`.execute(db);
    const progress = { step: 'scraping_website', progress: 100, detail: '2 pages read' };
    const error = { code: 'network', message: 'no answer', retryable: true };
    const [done, revoked, failed] = [
      await insert('SUCCESS', progress, null),
      await insert('REVOKED', null, error),
      await insert('FAILURE', progress, error),
    ];
    await spec.log.database.migrate();
    const task = (id: string) => spec.log.tasks.load(id);
    expect(await task(done)).to.deep.include({ progress: { ...progress, detail: null } });
    expect(await task(revoked)).to.deep.include({ error: null });
    expect(await task(failed)).to.deep.include({ progress, error });
  });
});
