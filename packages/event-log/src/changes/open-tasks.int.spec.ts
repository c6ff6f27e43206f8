import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import {
  addDocument,
  attemptId,
  change,
  fenceOf,
  requestExtraction,
  seededLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { Database } from '../database/database.js';
import { WorkerSession } from '../worker-sessions/worker-session.js';
import {
  currentAttempts,
  openTasksOfCompany,
  postponeDue,
  resendCommand,
  takeDueLook,
  unansweredTasks,
} from './open-tasks.js';

/** Seconds after which a command without an answer counts as lost. */
const PATIENCE = 60;
const HOURS_MS = 3 * 3_600_000;

describe('open tasks', () => {
  let spec: SpecLog;
  let taskId: string;
  let year = 1900;

  before(async () => {
    spec = await seededLog();
  });
  after(() => spec.remove());
  beforeEach(async () => {
    year += 1;
    taskId = (await requestExtraction(spec.log, await addDocument(spec.log, 1, year))).taskId;
  });
  afterEach(() => change(spec.log, (unit) => unit.tasks.revokeIfOpen(taskId, 'the spec is over')));

  /** As after a relay that has sent the commands. */
  const emptyOutbox = () => spec.database.run((db) => db.deleteFrom('outbox').execute());
  const commands = async (): Promise<number> =>
    (await spec.database.run((db) => db.selectFrom('outbox').select('message_id').execute()))
      .length;
  const secondsAgo = (seconds: number): Date =>
    new Date(spec.log.clock.now().getTime() - seconds * 1_000);
  const makeDue = (seconds: number) =>
    change(spec.log, (unit) => postponeDue(unit, taskId, secondsAgo(seconds)));
  const unanswered = () => unansweredTasks(spec.database, ['extract_document'], PATIENCE, 10);
  const resend = () =>
    change(spec.log, (unit) => resendCommand(unit, spec.database, taskId, PATIENCE));

  it('are told with the attempt at work, and left out where they wait', async () => {
    const waiting = (await requestExtraction(spec.log, await addDocument(spec.log, 2, year)))
      .taskId;
    await startAttempt(spec.log, taskId, 1);
    expect([...(await currentAttempts(spec.database, [taskId, waiting]))]).to.deep.equal([
      [taskId, attemptId(1)],
    ]);
    expect((await currentAttempts(spec.database, [])).size).to.equal(0);
    await change(spec.log, (unit) => unit.tasks.revoke(waiting, 'the spec is over'));
  });

  it('are unanswered some time after their command was sent, not while it waits to be sent', async () => {
    await makeDue(PATIENCE + 10);
    expect(await unanswered(), 'in the outbox').to.deep.equal([]);
    await emptyOutbox();
    expect(await unanswered(), 'sent').to.deep.equal([taskId]);
    await makeDue(PATIENCE - 10);
    expect(await unanswered(), 'sent a moment ago').to.deep.equal([]);
  });

  it("are not unanswered for as long where the database's clock jumps ahead", async () => {
    const other = new Database({ url: spec.url });
    const jump = (byMs: number): Promise<unknown> =>
      other.clock.follow(
        () => Promise.resolve(new Date(Date.now() + byMs)),
        (time) => time,
      );
    const look = () => unansweredTasks(other, ['extract_document'], PATIENCE, 10);
    try {
      await jump(-HOURS_MS);
      await makeDue(HOURS_MS / 1000);
      await emptyOutbox();
      expect(await look(), 'before the jump is seen').to.deep.equal([]);
      await jump(0);
      expect(await look(), 'once the jump is seen').to.deep.equal([]);
      expect(
        await change(spec.log, (unit) => resendCommand(unit, other, taskId, PATIENCE)),
      ).to.equal(false);
      expect(await unanswered(), 'to a process whose clock was always so').to.deep.equal([taskId]);
    } finally {
      await other.close();
    }
  });

  it('are unanswered at once where the session of their worker is dead', async () => {
    const session = await WorkerSession.open(spec.database, 'extractor', randomUUID());
    await startAttempt(spec.log, taskId, 1, session.id);
    await emptyOutbox();
    expect(await unanswered()).to.deep.equal([]);
    await session.close();
    expect(await unanswered()).to.deep.equal([taskId]);
    expect(await resend()).to.equal(true);
    await emptyOutbox();
    expect(await unanswered(), 'its command was sent again').to.deep.equal([]);
  });

  it('have their command sent again, once however many look after them', async () => {
    await emptyOutbox();
    expect(await resend(), 'not due').to.equal(false);
    await makeDue(PATIENCE + 10);
    const sent = await Promise.all([resend(), resend(), resend()]);
    expect(sent.filter(Boolean)).to.have.length(1);
    expect(await commands()).to.equal(1);
  });

  it('have no command sent again that the log says has ended', async () => {
    await startAttempt(spec.log, taskId, 1);
    await emptyOutbox();
    const before = await spec.database.run((db) =>
      db
        .selectFrom('open_tasks')
        .selectAll()
        .where('task_id', '=', taskId)
        .executeTakeFirstOrThrow(),
    );
    await change(spec.log, (unit) => unit.tasks.succeed(taskId, fenceOf(1), null));
    // As a row that a restored backup brought back.
    const due = { ...before, due_at: secondsAgo(PATIENCE + 10) };
    await spec.database.run((db) => db.insertInto('open_tasks').values(due).execute());
    await emptyOutbox();
    expect(await resend()).to.equal(false);
    expect(await commands()).to.equal(0);
    await spec.database.run((db) =>
      db.deleteFrom('open_tasks').where('task_id', '=', taskId).execute(),
    );
  });

  it('of a company are told by operation, those at work alone', async () => {
    const { task } = await change(spec.log, (unit) =>
      unit.tasks.request({ operation: 'extract_company', companyId: 1, documentId: null }),
    );
    const workflows = () =>
      change(spec.log, (unit) => openTasksOfCompany(unit, 1, ['extract_company']));
    expect(await workflows()).to.deep.equal([]);
    await startAttempt(spec.log, task.taskId, 1);
    expect(await workflows()).to.deep.equal([task.taskId]);
    await change(spec.log, (unit) => unit.tasks.revoke(task.taskId, 'the spec is over'));
  });

  it('let one of two timers take a look that is due', async () => {
    const [due, next] = [secondsAgo(1), secondsAgo(-60)];
    await makeDue(1);
    const look = () => change(spec.log, (unit) => takeDueLook(unit, taskId, due, next));
    await change(spec.log, (unit) => postponeDue(unit, taskId, due));
    expect([await look(), await look()]).to.deep.equal([true, false]);
  });
});
