import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { sql } from 'kysely';
import {
  addDocument,
  change,
  codeOf,
  fenceOf,
  requestExtraction,
  seededLog,
  startAttempt,
  until,
  type SpecLog,
} from '../spec-log.js';
import { tasksBehind } from './task-fold.js';
import { TASK_STATUS_CHANNEL, projectTasks, writeTaskRows } from './task-projection.js';
import { taskOfRow } from './task-row.js';

describe('projection of tasks to their rows', () => {
  let spec: SpecLog;
  let year = 1900;
  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());

  const requested = async (): Promise<string> =>
    (await requestExtraction(spec.log, await addDocument(spec.log, 1, year++))).taskId;
  const rowOf = async (taskId: string) => {
    const row = await spec.database.db
      .selectFrom('task_status')
      .selectAll()
      .where('task_id', '=', taskId)
      .executeTakeFirst();
    return row && taskOfRow(row);
  };
  const succeed = (taskId: string) =>
    change(spec.log, (unit) => unit.tasks.succeed(taskId, fenceOf(1), { pages: 9 }));

  it('makes each row the fold of its stream, and leaves nothing to project', async () => {
    const [waiting, ended] = [await requested(), await requested()];
    await startAttempt(spec.log, ended, 1);
    const end = await succeed(ended);
    expect(await rowOf(ended), 'nobody else writes it').to.equal(undefined);
    await projectTasks(spec.database);
    expect(await rowOf(ended)).to.deep.equal(end);
    expect((await rowOf(waiting))?.status).to.equal('PENDING');
    expect(
      await spec.database.db.selectFrom('unprojected_task_events').selectAll().execute(),
    ).to.deep.equal([]);
  });

  it('projects a task that is named, though an older version of the service wrote its event', async () => {
    const taskId = await requested();
    await spec.database.db.deleteFrom('unprojected_task_events').execute();
    await projectTasks(spec.database, [taskId, taskId]);
    expect((await rowOf(taskId))?.version).to.equal(1);
  });

  it('does not take a row back that is newer', async () => {
    const taskId = await requested();
    const { tasks: old } = await tasksBehind(spec.database.db, [taskId]);
    const started = await startAttempt(spec.log, taskId, 1);
    await projectTasks(spec.database);
    expect(await writeTaskRows(spec.database.db, old)).to.deep.equal([]);
    expect(await rowOf(taskId)).to.deep.equal(started);
  });

  it('loses no event where several project while others append', async () => {
    const tasks = await Promise.all(Array.from({ length: 12 }, requested));
    let appending = true;
    const projecting = [1, 2].map(async () => {
      while (appending) {
        await projectTasks(spec.database);
        await sleep(1);
      }
    });
    await Promise.all(
      tasks.map(async (taskId) => {
        await startAttempt(spec.log, taskId, 1);
        await succeed(taskId);
      }),
    );
    appending = false;
    await Promise.all(projecting);
    await projectTasks(spec.database);
    for (const taskId of tasks)
      expect(await rowOf(taskId)).to.deep.equal(await spec.log.tasks.load(taskId));
  });

  it('leaves a task with events of newer code to that code, and shows the others', async () => {
    const [newer, known] = [await requested(), await requested()];
    await sql`update events set schema_version = 99 where stream_id = ${`task-${newer}`}`.execute(
      spec.database.db,
    );
    await projectTasks(spec.database);
    expect((await rowOf(known))?.status).to.equal('PENDING');
    expect(await rowOf(newer)).to.equal(undefined);
    const { items } = await spec.log.tasks.list({}, { skip: 0, limit: 1 });
    expect(
      items.map(({ taskId }) => taskId),
      'a list goes on',
    ).to.deep.equal([known]);
    expect(await codeOf(projectTasks(spec.database, [newer]))).to.equal('unknown_event');
    await sql`update events set schema_version = 1 where stream_id = ${`task-${newer}`}`.execute(
      spec.database.db,
    );
    await projectTasks(spec.database);
    expect((await rowOf(newer))?.status).to.equal('PENDING');
  });

  it('notifies those who follow a task whose row changed', async () => {
    const taskId = await requested();
    const heard: string[] = [];
    const end = spec.database.listener.on(TASK_STATUS_CHANNEL, (id) => heard.push(id));
    await until(() => spec.database.listener.alive);
    await projectTasks(spec.database);
    await until(() => heard.includes(taskId));
    await projectTasks(spec.database, [taskId]);
    await sleep(50);
    end();
    expect(
      heard.filter((id) => id === taskId),
      'once',
    ).to.have.length(1);
  });
});
