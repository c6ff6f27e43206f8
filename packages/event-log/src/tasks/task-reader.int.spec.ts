import { expect } from 'chai';
import { sql } from 'kysely';
import {
  addDocument,
  change,
  fenceOf,
  requestExtraction,
  seededLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { currentTasks } from './task-fold.js';
import { pageOfTasks, type TaskFilter } from './task-reader.js';
import { TaskProjector } from '../projector/task-projector.js';

const IN_AN_HOUR_MS = 3_600_000;

describe('reading tasks', () => {
  let spec: SpecLog;
  let document: number;
  let parent: string;
  let done: string;
  let waiting: string;

  before(async () => {
    spec = await seededLog();
    const { log } = spec;
    const projector = new TaskProjector(log);
    const first = await addDocument(log, 1, 2019);
    document = first.id;
    done = (await requestExtraction(log, first)).taskId;
    await startAttempt(log, done, 1);
    await change(log, (unit) => unit.tasks.succeed(done, fenceOf(1), { pages: 1 }));
    await projector.catchUp(done);
    const workflow = await change(log, (unit) =>
      unit.tasks.request({ operation: 'extract_company', companyId: 2, documentId: null }),
    );
    parent = workflow.task.taskId;
    const { id } = await addDocument(log, 2, 2019);
    const child = await change(log, (unit) =>
      unit.tasks.request({
        operation: 'extract_document',
        companyId: 2,
        documentId: id,
        parentTaskId: parent,
      }),
    );
    waiting = child.task.taskId;
    await startAttempt(log, parent, 1);
    await projector.catchUp(parent);
  });
  after(() => spec.remove());

  it('lists them newest first, by everything that a filter names', async () => {
    const ids = async (filter: TaskFilter, limit = 10) => {
      const { items, total } = await spec.log.tasks.list(filter, { skip: 0, limit });
      return [total, ...items.map(({ taskId }) => taskId)];
    };
    expect(await ids({})).to.deep.equal([3, waiting, parent, done]);
    expect(await ids({}, 1)).to.deep.equal([3, waiting]);
    expect(await ids({ status: 'SUCCESS' })).to.deep.equal([1, done]);
    expect(await ids({ status: 'PENDING' })).to.deep.equal([1, waiting]);
    expect(await ids({ companyId: 2 })).to.deep.equal([2, waiting, parent]);
    expect(await ids({ documentId: document })).to.deep.equal([1, done]);
    expect(await ids({ operation: 'extract_company' })).to.deep.equal([1, parent]);
    expect(await ids({ parentTaskId: parent })).to.deep.equal([1, waiting]);
    expect(await ids({ level: 'top' })).to.deep.equal([2, parent, done]);
    expect(await ids({ level: 'part' })).to.deep.equal([1, waiting]);
    expect(await ids({ level: 'top', companyId: 2 })).to.deep.equal([1, parent]);
    expect(await ids({ level: 'top', parentTaskId: parent })).to.deep.equal([0]);
  });

  describe('among many', () => {
    before(async () => {
      const { db } = spec.log.database;
      await sql`insert into task_status (task_id, operation, company_id, document_id, parent_task_id, status, attempt,
          retries, crashes, result_expired, created_at, finished_at, version)
        select gen_random_uuid(), 'extract_document', 1, 1, case when n % 200 = 0 then null else ${parent}::uuid end,
          'SUCCESS', 1, 0, 0, true, now() - interval '1 day' - n * interval '1 second', now(), 3
        from generate_series(1, 20000) as n`.execute(db);
      await sql`analyze task_status`.execute(db);
    });
    after(async () => {
      await sql`delete from task_status where result_expired`.execute(spec.log.database.db);
    });

    it('pages the few that no other task started along an index', async () => {
      const { db } = spec.log.database;
      const plan = await pageOfTasks(
        db,
        await currentTasks(db),
        { level: 'top' },
        { skip: 0, limit: 50 },
      ).explain<{
        'QUERY PLAN': string;
      }>();
      const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).to.include('Index Scan using task_status_top_level');
      expect(lines).not.to.match(/Seq Scan|Sort /);
    });

    it('counts them up to ten thousand, and beyond the page that is asked for', async () => {
      const total = async (skip: number, limit: number) =>
        (await spec.log.tasks.list({}, { skip, limit })).total;
      expect([await total(0, 50), await total(15_000, 50)]).to.deep.equal([10_000, 15_051]);
      const { all } = await spec.log.database.db
        .selectFrom('task_status')
        .select((f) => f.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow();
      expect([await total(20_000, 50), await total(30_000, 50)]).to.deep.equal([all, all]);
    });
  });

  it('tells what became of one since a version, and nothing of one that ended before', async () => {
    const states = async (version: number) =>
      (await spec.log.tasks.since(done, version)).map(({ status }) => status);
    expect(await states(0)).to.deep.equal(['PENDING', 'STARTED', 'SUCCESS']);
    expect(await states(2)).to.deep.equal(['SUCCESS']);
    expect(await states(3)).to.deep.equal([]);
  });

  it('lists the open ones from the guard table, with whether they are at work', async () => {
    expect(await spec.log.tasks.open()).to.deep.equal([
      { taskId: parent, operation: 'extract_company', parentTaskId: null, running: true },
      { taskId: waiting, operation: 'extract_document', parentTaskId: parent, running: false },
    ]);
  });

  it('lists them as the log has them, before any row shows it', async () => {
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 3, 2019));
    const list = async (filter: TaskFilter, page = { skip: 0, limit: 10 }) => {
      const { items, total } = await spec.log.tasks.list(filter, page);
      return [total, ...items.map((task) => `${task.status} ${task.version}`)];
    };
    expect(await list({ companyId: 3 })).to.deep.equal([1, 'PENDING 1']);
    await change(spec.log, (unit) => unit.tasks.revoke(taskId, 'unwanted'));
    expect(await list({ companyId: 3 })).to.deep.equal([1, 'REVOKED 2']);
    expect(await list({ companyId: 3, status: 'PENDING' })).to.deep.equal([0]);
    expect(await list({}, { skip: 1, limit: 1 }), 'the second of all').to.deep.equal([
      4,
      'PENDING 1',
    ]);
    const ended = await spec.log.tasks.lastEnded({ companyId: 3 }, ['extract_document']);
    expect(ended?.taskId).to.equal(taskId);
    await new TaskProjector(spec.log).catchUpAll();
    expect(await list({ companyId: 3 }), 'projected').to.deep.equal([1, 'REVOKED 2']);
  });

  it('finds results that have been readable for long, until they are expired', async () => {
    const inAnHour = new Date(spec.log.clock.now().getTime() + IN_AN_HOUR_MS);
    expect(await spec.log.tasks.expired(new Date(0), 10)).to.deep.equal([]);
    expect(await spec.log.tasks.expired(inAnHour, 10)).to.deep.equal([done]);
    await change(spec.log, (unit) => unit.tasks.expireResult(done));
    expect(await spec.log.tasks.expired(inAnHour, 10), 'not projected').to.deep.equal([]);
    await new TaskProjector(spec.log).catchUpAll();
    expect(await spec.log.tasks.expired(inAnHour, 10)).to.deep.equal([]);
  });
});
