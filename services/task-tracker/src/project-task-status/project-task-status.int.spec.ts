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

  it('shows the end of a task though the message that tells of it was lost', async () => {
    const [ended, atWork] = [await startTask('Ended'), await startTask('At work')];
    await eventLog.transaction(rootContext(), (unit) =>
      unit.tasks.succeed(
        ended.taskId,
        { attempt: 1, attemptId: ended.attemptId ?? '' },
        { found: 3 },
      ),
    );
    expect((await eventLog.tasks.status(ended.taskId))?.status, 'before').to.equal('PENDING');

    const projection = new TaskStatusProjection(eventLog);
    expect(await projection.catchUpEnded()).to.equal(1);
    const row = await eventLog.tasks.status(ended.taskId);
    expect(row).to.include({ status: 'SUCCESS', attempt: 1 });
    expect(row?.result).to.deep.equal({ found: 3 });
    expect(
      (await eventLog.tasks.status(atWork.taskId))?.status,
      'a task at work is left to its messages',
    ).to.equal('PENDING');
    expect(await projection.catchUpEnded(), 'a second look').to.equal(0);
  });
});
