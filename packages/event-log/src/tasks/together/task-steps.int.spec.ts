import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { sql } from 'kysely';
import { EventLog } from '../../event-log.js';
import { rootContext } from '../../message-context.js';
import {
  addDocument,
  attemptId,
  change,
  fenceOf,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../../spec-log.js';
import { decideTask } from '../decide-task.js';
import { TASK_STATUS_CHANNEL } from './task-status-hints.js';
import { catchUpTasks } from '../task-status-projection.js';
import type { Task } from '../task.js';
import type { TaskStep } from './task-steps.js';

const waitUntil = async (condition: () => boolean): Promise<void> => {
  for (const deadline = Date.now() + 8_000; !condition(); await sleep(5))
    if (Date.now() > deadline) throw new Error('waited too long');
};

describe('steps of tasks taken together', function () {
  this.timeout(30_000);
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
  });
  after(() => spec.remove());

  let year = 1900;
  const requested = async (): Promise<Task> =>
    requestExtraction(spec.log, await addDocument(spec.log, 1, year++));
  const begin = { attemptId: attemptId(1), service: 'extractor', worker: 'w', host: 'h' };
  const step = (
    before: Task,
    wish: Parameters<typeof decideTask>[1],
    handled: TaskStep['handled'] = null,
  ): TaskStep => ({
    before,
    event: decideTask(before, wish)[0] as TaskStep['event'],
    context: rootContext({ taskId: before.taskId }),
    sessionId: null,
    handled,
  });
  const start = (task: Task): TaskStep =>
    step(task, { do: 'start', begin, now: new Date(), lastAttemptAlive: false });
  const succeed = (task: Task, messageId: string): TaskStep =>
    step(
      task,
      { do: 'succeed', fence: fenceOf(1), result: { done: true } },
      { consumer: 'spec', messageId },
    );
  const messagesOf = async (taskId: string): Promise<readonly unknown[]> =>
    (await spec.database.db.selectFrom('outbox').select('envelope').execute())
      .map(({ envelope }) => envelope as { task_id: string; type: string })
      .filter(({ task_id }) => task_id === taskId)
      .map(({ type }) => type);

  it('leave what a transaction of each would leave', async () => {
    const tasks = await Promise.all([requested(), requested(), requested()]);
    const started = await Promise.all(tasks.map((task) => spec.log.steps.take(start(task))));
    expect(started.map((task) => task?.status)).to.deep.equal(['STARTED', 'STARTED', 'STARTED']);
    const [one] = started;
    if (one === undefined) throw new Error('not begun');
    const open = () =>
      spec.database.db
        .selectFrom('open_tasks')
        .select('attempt_id')
        .where('task_id', '=', one.taskId)
        .executeTakeFirst();
    expect(await open()).to.deep.equal({ attempt_id: attemptId(1) });
    const messageId = 'dddddddd-0000-4000-8000-000000000002';
    const ended = await spec.log.steps.take(succeed(one, messageId));
    expect(ended).to.deep.equal(await spec.log.tasks.load(one.taskId));
    expect(ended).to.include({ status: 'SUCCESS', version: 3 });
    expect(await open()).to.equal(undefined);
    expect(await change(spec.log, (unit) => unit.inbox('spec', messageId))).to.equal(false);
    expect(await messagesOf(one.taskId)).to.deep.equal(['ExtractDocument']);
  });

  /** Its messages when it was asked for, began and ended among the steps of the given log. */
  const messagesOfPlainTask = async (log: EventLog): Promise<readonly unknown[]> => {
    const { id } = await addDocument(log, 1, year++);
    const { task } = await log.request(rootContext(), {
      operation: 'extract_document',
      companyId: 1,
      documentId: id,
    });
    const started = await log.steps.take(start(task));
    if (started === undefined) throw new Error('not begun');
    await log.steps.take(succeed(started, randomUUID()));
    return [...(await messagesOf(task.taskId))].toSorted();
  };

  it('tell of a plain end where a webhook asks for it, and only while it is enabled', async () => {
    const webhook = (enabled: boolean) =>
      sql`
      insert into webhooks (id, url, events, secret, enabled, created_at, updated_at)
      values (1, 'https://desk.example', array['task.ended'], '', ${enabled}, now(), now())
      on conflict (id) do update set enabled = excluded.enabled`.execute(spec.database.db);
    await webhook(true);
    expect(await messagesOfPlainTask(spec.log)).to.deep.equal(['ExtractDocument', 'TaskSucceeded']);
    await webhook(false);
    expect(await messagesOfPlainTask(spec.log)).to.deep.equal(['ExtractDocument']);
  });

  it('tell of everything where that is asked for', async () =>
    expect(
      await messagesOfPlainTask(new EventLog(spec.database, { publishAllTaskEvents: true })),
    ).to.deep.equal(['ExtractDocument', 'TaskRequested', 'TaskStarted', 'TaskSucceeded']));

  it('bring the status row along, and hint at it to those who follow the task', async () => {
    const task = await requested();
    const heard: string[] = [];
    const end = spec.database.listener.on(TASK_STATUS_CHANNEL, (taskId) => heard.push(taskId));
    await waitUntil(() => spec.database.listener.alive);
    const started = await spec.log.steps.take(start(task));
    if (started === undefined) throw new Error('not begun');
    expect(await spec.log.tasks.status(task.taskId), 'begun').to.deep.equal(started);
    const ended = await spec.log.steps.take(
      succeed(started, 'dddddddd-0000-4000-8000-000000000003'),
    );
    expect(await spec.log.tasks.status(task.taskId), 'ended').to.deep.equal(ended);
    // Steps that come close together are hinted at once.
    await waitUntil(() => heard.includes(task.taskId));
    end();
  });

  it('do not take a row back that is newer', async () => {
    const task = await requested();
    const started = await spec.log.steps.take(start(task));
    if (started === undefined) throw new Error('not begun');
    const newer = await change(spec.log, (unit) =>
      unit.tasks.progress(task.taskId, fenceOf(1), { step: 'read', progress: 5, detail: null }),
    );
    await change(spec.log, (unit) => catchUpTasks(unit.db, [task.taskId]));
    const late = succeed(started, 'dddddddd-0000-4000-8000-000000000004');
    expect(await spec.log.steps.take(late)).to.equal(undefined);
    expect(await spec.log.tasks.status(task.taskId)).to.deep.equal(newer);
  });

  it('tell the end to the workflow that asked, and to one of the company that may wait for it', async () => {
    const workflow = async (companyId: number) =>
      (
        await spec.log.request(rootContext(), {
          operation: 'extract_company',
          companyId,
          documentId: null,
        })
      ).task;
    const done = async (task: Task, messageId: string) => {
      const started = await spec.log.steps.take(start(task));
      if (started === undefined) throw new Error('not begun');
      await spec.log.steps.take(succeed(started, messageId));
      return messagesOf(task.taskId);
    };
    await workflow(2);
    expect(
      await done(await requested(), 'dddddddd-0000-4000-8000-000000000005'),
      'a workflow of another company',
    ).to.not.include('TaskSucceeded');
    const parent = await workflow(1);
    expect(
      await done(await requested(), 'dddddddd-0000-4000-8000-000000000006'),
      'a workflow of the company',
    ).to.include('TaskSucceeded');
    const ofDocument = await addDocument(spec.log, 4, year++);
    await spec.log.request(rootContext(), {
      operation: 'process_document',
      companyId: 4,
      documentId: ofDocument.id,
    });
    expect(
      await done(
        await requestExtraction(spec.log, ofDocument),
        'dddddddd-0000-4000-8000-000000000008',
      ),
      'a workflow of the document',
    ).to.include('TaskSucceeded');
    const other = await addDocument(spec.log, 4, year++);
    expect(
      await done(await requestExtraction(spec.log, other), 'dddddddd-0000-4000-8000-000000000009'),
      'a workflow of another document',
    ).to.not.include('TaskSucceeded');
    const { task: recompilation } = await spec.log.request(rootContext(), {
      operation: 'recompile_company',
      companyId: 4,
      documentId: null,
    });
    expect(
      await done(recompilation, 'dddddddd-0000-4000-8000-00000000000a'),
      'a workflow of a document of the company',
    ).to.include('TaskSucceeded');
    const document = await addDocument(spec.log, 3, year++);
    const { task: child } = await spec.log.request(rootContext(), {
      operation: 'extract_document',
      companyId: 3,
      documentId: document.id,
      parentTaskId: parent.taskId,
    });
    expect(await done(child, 'dddddddd-0000-4000-8000-000000000007'), 'the parent').to.include(
      'TaskSucceeded',
    );
  });

  it('are not taken by those whose stream has moved on, and by the others all the same', async () => {
    const [fresh, ahead, revoked] = [await requested(), await requested(), await requested()];
    await startAttempt(spec.log, ahead.taskId, 2);
    await change(spec.log, (unit) => unit.tasks.revoke(revoked.taskId, 'unwanted'));
    const taken = await Promise.all(
      [ahead, fresh, revoked].map((task) => spec.log.steps.take(start(task))),
    );
    expect(taken.map((task) => task?.status)).to.deep.equal([undefined, 'STARTED', undefined]);
    expect(await spec.log.tasks.load(ahead.taskId)).to.include({
      attemptId: attemptId(2),
      version: 2,
    });
    expect(
      (
        await spec.database.db
          .selectFrom('open_tasks')
          .select('attempt_id')
          .where('task_id', '=', ahead.taskId)
          .executeTakeFirst()
      )?.attempt_id,
    ).to.equal(attemptId(2));
    expect(await messagesOf(revoked.taskId)).to.not.include('TaskStarted');
  });

  it('happen once where two ask for the same one', async () => {
    const task = await requested();
    const taken = await Promise.all(
      [start(task), start(task)].map((one) => spec.log.steps.take(one)),
    );
    expect(taken.filter((after) => after !== undefined)).to.have.length(1);
    expect(await spec.log.readStream(`task-${task.taskId}`)).to.have.length(2);
  });

  it('are not written for a stream that does not exist, nor with data that does not fit', async () => {
    const task = { ...(await requested()), taskId: 'eeeeeeee-0000-4000-8000-000000000001' };
    expect(await spec.log.steps.take(start(task))).to.equal(undefined);
    const broken = {
      ...start(task),
      event: { type: 'TaskStarted', data: { attempt: 0 } },
    } as unknown as TaskStep;
    const error: unknown = await spec.log.steps.take(broken).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ServiceError).with.property('code', 'invalid_event');
  });

  it('go each their own way where one of them cannot be stored', async () => {
    const [good, bad] = [await requested(), await requested()];
    const poison = { ...start(bad), context: rootContext({ traceparent: 'a\u0000b' }) };
    expect(
      await Promise.all([spec.log.steps.take(start(good)), spec.log.steps.take(poison)]),
    ).to.deep.equal([undefined, undefined]);
    expect((await spec.log.tasks.load(good.taskId))?.status).to.equal('PENDING');
  });
});
