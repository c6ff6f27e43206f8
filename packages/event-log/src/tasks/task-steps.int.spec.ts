import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { rootContext } from '../message-context.js';
import {
  addDocument,
  attemptId,
  change,
  fenceOf,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { decideTask } from './decide-task.js';
import type { Task } from './task.js';
import type { TaskStep } from './task-steps.js';

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
    expect(await messagesOf(one.taskId)).to.have.members([
      'ExtractDocument',
      'TaskStarted',
      'TaskSucceeded',
    ]);
  });

  it('are not taken by those whose stream has moved on, and by the others all the same', async () => {
    const [fresh, begun, revoked] = [await requested(), await requested(), await requested()];
    await startAttempt(spec.log, begun.taskId, 2);
    await change(spec.log, (unit) => unit.tasks.revoke(revoked.taskId, 'unwanted'));
    const taken = await Promise.all(
      [begun, fresh, revoked].map((task) => spec.log.steps.take(start(task))),
    );
    expect(taken.map((task) => task?.status)).to.deep.equal([undefined, 'STARTED', undefined]);
    expect(await spec.log.tasks.load(begun.taskId)).to.include({
      attemptId: attemptId(2),
      version: 2,
    });
    expect(
      (
        await spec.database.db
          .selectFrom('open_tasks')
          .select('attempt_id')
          .where('task_id', '=', begun.taskId)
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

describe('asking for a task in one round trip', () => {
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
  });
  after(() => spec.remove());

  it('gives the same task to all who ask at once', async () => {
    const document = await addDocument(spec.log, 1, 1800);
    const request = {
      operation: 'extract_document',
      companyId: 1,
      documentId: document.id,
    } as const;
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => spec.log.request(rootContext(), request)),
    );
    expect(new Set(asked.map(({ task }) => task.taskId)).size).to.equal(1);
    expect(asked.filter(({ created }) => created)).to.have.length(1);
    expect(await spec.log.tasks.load(asked[0]?.task.taskId ?? '')).to.deep.equal(asked[0]?.task);
  });

  it('says what there is not', async () => {
    const error: unknown = await spec.log
      .request(rootContext(), { operation: 'extract_document', companyId: 1, documentId: 999_999 })
      .catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ServiceError).with.property('code', 'document_not_found');
  });
});
