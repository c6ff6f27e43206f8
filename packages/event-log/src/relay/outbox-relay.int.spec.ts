import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { ServiceError, type Envelope } from '@fde/contracts';
import { sql } from 'kysely';
import { EventLog } from '../event-log.js';
import { Database } from '../database/database.js';
import {
  addDocument,
  change,
  fenceOf,
  requestExtraction,
  specLog,
  startAttempt,
  type SpecLog,
} from '../spec-log.js';
import { OutboxRelay, type MessagePublisher } from './outbox-relay.js';
import { HOLD_MS, outboxState } from '../outbox/outbox.js';
import { republish } from './republish.js';

/** A publisher that keeps what it is given of tasks, and can be made to refuse it. */
class Recorder implements MessagePublisher {
  readonly messages: Envelope[] = [];
  refuse: ((message: Envelope) => Error | undefined) | undefined;
  inFlight = 0;
  mostInFlight = 0;
  delayMs = 0;

  async publish(message: Envelope): Promise<void> {
    if (message.kind === 'event' && message.task_id === null) return;
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    await sleep(this.delayMs);
    this.inFlight -= 1;
    const error = this.refuse?.(message);
    if (error !== undefined) throw error;
    this.messages.push(message);
  }
}

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 8_000; !(await condition());) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await sleep(10);
  }
};

describe('outbox relay', function () {
  this.timeout(30_000);
  let spec: SpecLog;
  let relays: OutboxRelay[] = [];
  const stopRelays = async (): Promise<void> => {
    const running = relays;
    relays = [];
    await Promise.all(running.map((relay) => relay.stop()));
  };
  const relaying = (publisher: MessagePublisher, log = spec.log): OutboxRelay => {
    const relay = new OutboxRelay(log, publisher, { pollMs: 200 });
    relays.push(relay);
    relay.start();
    return relay;
  };
  const emptied = () =>
    until(async () => {
      const { due, scheduled } = await outboxState(spec.database.db);
      return due + scheduled === 0;
    });

  beforeEach(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
    await spec.database.db.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    await stopRelays();
    await spec.remove();
  });

  for (const [name, backMs] of [
    ['three hours', 3 * 3_600_000],
    ['a day', 24 * 3_600_000],
  ] as const)
    it(`sends what waited when the database's clock was set back (${name})`, async () => {
      const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
      // Requested before: by the clock as it was then. One time for both: the command wakes a task that is due.
      const before = new Date(Date.now() + backMs);
      await sql`update outbox set available_at = ${before}`.execute(spec.database.db);
      await sql`update open_tasks set due_at = ${before}`.execute(spec.database.db);
      await spec.database.clock.follow(
        () => Promise.resolve(new Date(Date.now() + backMs)),
        (time) => time,
      );
      const recorder = new Recorder();
      relaying(recorder);
      await until(() => recorder.messages.some((message) => message.task_id === taskId));
      // The relay still has the time before at its first look, and sets right what is due after it.
      const isDue = async (): Promise<boolean> => {
        const { rows } = await sql<{ due: boolean }>`
          select due_at <= now() as due from open_tasks where task_id = ${taskId}`.execute(
          spec.database.db,
        );
        return rows[0]?.due === true;
      };
      await until(isDue);
    });

  it('sends what waited when the clock was set back before any process of now began', async () => {
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await sql`update events set occurred_at = now() + interval '1 day'`.execute(spec.database.db);
    await sql`update outbox set available_at = now() + interval '1 day'`.execute(spec.database.db);
    const later = new Database({ url: spec.url });
    await later.migrate();
    const recorder = new Recorder();
    const relay = new OutboxRelay(new EventLog(later), recorder, { pollMs: 200 });
    relays.push(relay);
    relay.start();
    await until(() => recorder.messages.some((message) => message.task_id === taskId));
    await stopRelays();
    await later.close();
  });

  it('publishes each message once, however many relays there are', async () => {
    const publisher = new Recorder();
    publisher.delayMs = 1;
    for (let n = 0; n < 4; n += 1) relaying(publisher);
    const documents = await Promise.all(
      Array.from({ length: 60 }, (_, n) => addDocument(spec.log, 1, 1900 + n)),
    );
    await Promise.all(documents.map((document) => requestExtraction(spec.log, document)));
    await emptied();
    expect(new Set(publisher.messages.map(({ message_id }) => message_id)).size).to.equal(60);
    expect(publisher.messages).to.have.length(60);
  });

  it('has a hundred and more in flight', async () => {
    const publisher = new Recorder();
    publisher.delayMs = 100;
    for (let n = 0; n < 6; n += 1)
      for (let m = 0; m < 25; m += 1)
        await requestExtraction(spec.log, await addDocument(spec.log, n + 1, 1900 + m));
    relaying(publisher);
    await emptied();
    expect(publisher.mostInFlight).to.be.at.least(100);
  });

  it('is woken by a commit of its own process at once, and of another by a notification', async () => {
    const publisher = new Recorder();
    const relay = new OutboxRelay(spec.log, publisher, { pollMs: 60_000 });
    relays.push(relay);
    relay.start();
    const other = new Database({ url: spec.url });
    await until(() => spec.database.listener.alive);
    await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await until(() => publisher.messages.length === 1);
    await requestExtraction(new EventLog(other), await addDocument(spec.log, 2));
    await until(() => publisher.messages.length === 2);
    await other.close();
  });

  it('leaves what is written here to the relay here for a while, and to every other one afterwards', async () => {
    const dead = spec.log.onOutbox(() => undefined);
    const elsewhere = new Database({ url: spec.url });
    const publisher = new Recorder();
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    const written = Date.now();
    relaying(publisher, new EventLog(elsewhere));
    await until(() => publisher.messages.length === 1);
    expect(publisher.messages[0]?.task_id).to.equal(taskId);
    expect(Date.now() - written).to.be.at.least(HOLD_MS - 500);
    await emptied();
    await stopRelays();
    await elsewhere.close();
    dead();
  });

  it('keeps a message that no queue takes, with the reason, and goes on with the others', async () => {
    const publisher = new Recorder();
    publisher.refuse = ({ type }) =>
      type === 'TaskRevoked' ? new ServiceError('unroutable', 'nobody') : undefined;
    relaying(publisher);
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await change(spec.log, (unit) => unit.tasks.revoke(taskId, 'unwanted'));
    await until(() => publisher.messages.length === 1);
    await until(async () =>
      (await spec.database.db.selectFrom('outbox').selectAll().execute()).every(
        (row) => row.attempts > 0,
      ),
    );
    const [row] = await spec.database.db.selectFrom('outbox').selectAll().execute();
    expect(row).to.include({ last_error: 'unroutable: nobody' });
  });

  it('takes a broker that does not confirm in time for one that is away, and sends again', async () => {
    const published: Envelope[] = [];
    let confirms = false;
    const publisher: MessagePublisher = {
      publish: async (message) => {
        if (!confirms) await new Promise(() => undefined);
        published.push(message);
      },
    };
    const troubles: unknown[] = [];
    const relay = new OutboxRelay(spec.log, publisher, {
      pollMs: 50,
      publishTimeoutMs: 50,
      onTrouble: (trouble) => troubles.push(trouble),
    });
    relays.push(relay);
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    relay.start();
    await until(() => troubles.length > 0);
    expect(troubles[0]).to.include({ code: 'broker_unavailable', retryable: true });
    expect(relay.state()).to.include({ sent: 0, refused: 0 });
    expect(relay.state().lastError).to.equal('The broker did not confirm in time');
    confirms = true;
    await emptied();
    const commands = published.filter(({ kind }) => kind === 'command');
    expect(commands.map(({ task_id }) => task_id)).to.deep.equal([taskId]);
  });

  it('puts off a row that is not a message, and delivers the others of its batch once', async () => {
    const publisher = new Recorder();
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    const poison = '00000000-0000-4000-8000-000000000bad';
    await spec.database.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .execute();
    await sql`insert into outbox (message_id, queue, envelope, deliveries, created_at, available_at)
      values (${poison}, '', 'null'::jsonb, 0, now(), ${new Date(0)})`.execute(spec.database.db);
    const relay = new OutboxRelay(spec.log, publisher, {
      pollMs: 50,
      onRefused: () => {
        throw new Error('a listener that fails');
      },
    });
    relays.push(relay);
    relay.start();
    await until(() => publisher.messages.length > 0);
    await until(async () => (await outboxState(spec.database.db)).due === 0);
    expect(publisher.messages.map(({ task_id }) => task_id)).to.deep.equal([taskId]);
    const left = await spec.database.db.selectFrom('outbox').selectAll().execute();
    expect(left.map(({ message_id, attempts }) => [message_id, attempts])).to.deep.equal([
      [poison, 1],
    ]);
  });

  it('puts a message off that alone finds the broker away, and goes on with the others', async () => {
    const publisher = new Recorder();
    publisher.refuse = ({ type }) =>
      type === 'TaskRevoked'
        ? new ServiceError('broker_unavailable', 'away', { retryable: true })
        : undefined;
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await change(spec.log, (unit) => unit.tasks.revoke(taskId, 'unwanted'));
    await requestExtraction(spec.log, await addDocument(spec.log, 2));
    await spec.database.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .execute();
    const relay = relaying(publisher);
    await until(async () => (await outboxState(spec.database.db)).due === 0);
    expect(publisher.messages).to.have.length(1);
    expect(relay.state().lastError).to.equal(null);
    const [row] = await spec.database.db.selectFrom('outbox').selectAll().execute();
    expect(row).to.include({ attempts: 1, last_error: 'broker_unavailable: away' });
  });

  it('waits for a broker that is away, and loses nothing', async () => {
    const publisher = new Recorder();
    publisher.refuse = () => new ServiceError('broker_unavailable', 'away', { retryable: true });
    const relay = relaying(publisher);
    await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await until(() => relay.state().lastError === 'away');
    expect((await outboxState(spec.database.db)).due).to.equal(1);
    publisher.refuse = undefined;
    await emptied();
    expect(publisher.messages).to.have.length(1);
  });

  it('sends a retry when its time has come', async () => {
    const publisher = new Recorder();
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await startAttempt(spec.log, taskId, 1);
    relaying(publisher);
    await emptied();
    const due = new Date(Date.now() + 700);
    await change(spec.log, (unit) =>
      unit.tasks.scheduleRetry(
        taskId,
        fenceOf(1),
        { code: 'timeout', message: 'slow', retryable: true },
        due,
      ),
    );
    const commands = () => publisher.messages.filter(({ kind }) => kind === 'command').length;
    expect(commands()).to.equal(1);
    await until(() => commands() === 2);
    expect(Date.now()).to.be.at.least(due.getTime() - 5);
  });

  it('keeps messages small whatever a task results in; the log has all of it', async () => {
    const publisher = new Recorder();
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await startAttempt(spec.log, taskId, 1);
    const result = { statements: 'x'.repeat(2_000_000) };
    await change(spec.log, (unit) => unit.tasks.succeed(taskId, fenceOf(1), result));
    relaying(publisher);
    await emptied();
    const message = publisher.messages.find(({ type }) => type === 'TaskSucceeded');
    expect(message?.payload).to.deep.include({ attempt: 1, result: null });
    expect((await spec.log.tasks.load(taskId))?.result).to.deep.equal(result);
  });

  it('takes a scheduled retry back when its task is revoked', async () => {
    const { taskId } = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    await startAttempt(spec.log, taskId, 1);
    await change(spec.log, (unit) =>
      unit.tasks.scheduleRetry(
        taskId,
        fenceOf(1),
        { code: 'timeout', message: 'slow', retryable: true },
        new Date(Date.now() + 60_000),
      ),
    );
    expect((await outboxState(spec.database.db)).scheduled).to.equal(1);
    await change(spec.log, (unit) => unit.tasks.revoke(taskId, 'unwanted'));
    expect((await outboxState(spec.database.db)).scheduled).to.equal(0);
  });

  it('sends the commands of open tasks and the events again when a broker has lost everything', async () => {
    const publisher = new Recorder();
    relaying(publisher);
    const waiting = await requestExtraction(spec.log, await addDocument(spec.log, 1));
    const done = await requestExtraction(spec.log, await addDocument(spec.log, 2));
    await startAttempt(spec.log, done.taskId, 1);
    await change(spec.log, (unit) => unit.tasks.succeed(done.taskId, fenceOf(1), null));
    await emptied();
    const before = publisher.messages.length;
    // Those of the six companies and the two documents, and the end of the task.
    expect(await republish(spec.log, new Date(0))).to.deep.equal({ commands: 1, events: 9 });
    await emptied();
    const again = publisher.messages.slice(before);
    expect(
      again.filter(({ kind }) => kind === 'command').map(({ task_id }) => task_id),
    ).to.deep.equal([waiting.taskId]);
    const events = (messages: readonly Envelope[]) =>
      messages
        .filter(({ kind }) => kind === 'event')
        .map(({ message_id }) => message_id)
        .toSorted();
    expect(events(again)).to.deep.equal(events(publisher.messages.slice(0, before)));
  });
});
