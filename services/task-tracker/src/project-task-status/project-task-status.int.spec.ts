import {
  Database,
  EventLog,
  privateDatabase,
  rootContext,
  type PrivateDatabase,
} from '@fde/event-log';
import { expect } from 'chai';
import { TaskStatusProjection } from './project-task-status.js';

describe('projection of task status', () => {
  let own: PrivateDatabase;
  let database: Database;
  let eventLog: EventLog;

  before(async () => {
    own = await privateDatabase();
    database = new Database({ url: own.url });
    await database.migrate();
    eventLog = new EventLog(database);
  });
  after(async () => {
    await database.close();
    await own.drop();
  });

  /** A task that is at work, and of whose events nobody is told. */
  const startTask = (name: string) =>
    eventLog.transaction(rootContext(), async (unit) => {
      const company = await unit.records.addCompany(
        { name, primary_ticker: null, tickers: null, ir_url: 'https://example.com/' },
        'client',
      );
      const { task } = await unit.tasks.request({
        operation: 'scrape_company',
        companyId: company.id,
        documentId: null,
      });
      return unit.tasks.start(task.taskId, {
        attemptId: unit.ids.uuid(),
        service: 'scraper',
        worker: 'scraper@here:1',
        host: 'here',
        sessionId: null,
      });
    });

  /** As if code of this version had written the task's events. */
  const writtenBy = (taskId: string, version: number) =>
    database.db
      .updateTable('events')
      .set({ schema_version: version })
      .where('stream_id', '=', `task-${taskId}`)
      .execute();

  const rowOf = (taskId: string) =>
    database.db
      .selectFrom('task_status')
      .select(['status', 'attempt', 'result'])
      .where('task_id', '=', taskId)
      .executeTakeFirst();

  it('shows what happened to tasks though no message tells of it', async () => {
    const [ended, atWork] = [await startTask('Ended'), await startTask('At work')];
    await eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.succeed(
        ended.taskId,
        { attempt: 1, attemptId: ended.attemptId ?? '' },
        { found: 3 },
      ),
    );
    expect(await rowOf(ended.taskId), 'before').to.equal(undefined);

    const projection = new TaskStatusProjection(eventLog);
    await projection.projectAll();
    const row = await rowOf(ended.taskId);
    expect(row).to.deep.equal({ status: 'SUCCESS', attempt: 1, result: { found: 3 } });
    expect(await rowOf(atWork.taskId)).to.deep.include({ status: 'STARTED', attempt: 1 });
    const left = await database.db.selectFrom('unprojected_task_events').selectAll().execute();
    expect(left).to.deep.equal([]);
  });

  it('ends its look where only newer code can read what is left, and shows the rest', async () => {
    const [newer, known] = [await startTask('Newer'), await startTask('Known')];
    await writtenBy(newer.taskId, 99);
    await new TaskStatusProjection(eventLog).projectAll();
    expect(await rowOf(known.taskId)).to.deep.include({ status: 'STARTED' });
    expect(await rowOf(newer.taskId)).to.equal(undefined);
    await writtenBy(newer.taskId, 1);
    await new TaskStatusProjection(eventLog).projectAll();
    expect(await rowOf(newer.taskId)).to.deep.include({ status: 'STARTED' });
  });
});
