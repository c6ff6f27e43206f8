import { expect } from 'chai';
import { sql } from 'kysely';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import {
  addDocument,
  change,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { taskPressure, taskRowsBehindSeconds } from './task-pressure.js';
import { projectTasks } from './task-projection.js';

describe('what is measured of tasks', () => {
  let spec: SpecLog;
  let taskId: string;
  const pressure = async () => (await taskPressure(spec.database, { extract_document: 600 }))[0];
  const shift = (column: string, table: string): Promise<unknown> =>
    spec.database.run((db) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - interval '20 minutes'`.execute(
        db,
      ),
    );

  before(async () => {
    spec = await specLog();
    const company = await change(spec.log, (unit) =>
      unit.records.addCompany(
        { name: 'Acme', primary_ticker: null, tickers: null, ir_url: 'https://acme.example/' },
        'client',
      ),
    );
    taskId = (await requestExtraction(spec.log, await addDocument(spec.log, company.id))).taskId;
  });
  after(() => spec.remove());

  it('a task that nobody begins waits, and is not overdue', async () => {
    await shift('due_at', 'open_tasks');
    expect(await pressure()).to.include({ operation: 'extract_document', open: 1, overdue: 0 });
    expect((await pressure())?.waitingSeconds).to.be.within(1_200, 1_260);
  });

  it('a row that does not show the last event is behind by its age, and no longer when it does', async () => {
    await projectTasks(spec.database);
    expect(await taskRowsBehindSeconds(spec.database)).to.equal(0);
    await startAttempt(spec.log, taskId, 1);
    await shift('occurred_at', 'events');
    expect(await taskRowsBehindSeconds(spec.database)).to.be.within(1_200, 1_260);
    await projectTasks(spec.database);
    expect(await taskRowsBehindSeconds(spec.database)).to.equal(0);
  });

  it('a task that runs longer than all its attempts may is overdue, and does not wait', async () => {
    expect(await pressure()).to.include({ open: 1, waitingSeconds: 0, overdue: 1 });
    expect((await taskPressure(spec.database, { extract_document: 3_600 }))[0]).to.include({
      overdue: 0,
    });
  });

  it('parked messages are counted by their queue', async () => {
    const letters = new DeadLetters(spec.log);
    for (const body of ['one', 'two'])
      await letters.park({
        queue: 'extractor.v1',
        reason: 'unreadable',
        headers: {},
        body,
        deliveries: 1,
      });
    expect(await letters.counts()).to.deep.equal({ 'extractor.v1': 2 });
  });
});
