import { ServiceError } from '@fde/contracts';
import { Database, DeadLetters, EventLog, privateDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { sql } from 'kysely';
import { SAMPLE_QUEUES, scrapeCommand } from '../spec-support/sample-messages.js';
import { until } from '../spec-support/until.js';
import { ACK, type Verdict } from '../message-broker.js';
import { PostgresBroker } from './postgres-broker.js';

describe('a consumer of PostgreSQL', function () {
  this.timeout(30_000);
  const queue = SAMPLE_QUEUES.commands;
  let database: Database;
  let log: EventLog;
  let broker: PostgresBroker;
  let drop: () => Promise<void>;
  let warnings: { readonly message: string; readonly fields: unknown }[];

  beforeEach(async () => {
    const home = await privateDatabase();
    drop = () => home.drop();
    database = new Database({ url: home.url });
    await database.migrate();
    log = new EventLog(database);
    warnings = [];
    broker = new PostgresBroker({
      log,
      name: 'spec',
      queues: [queue],
      say: { warn: (message, fields) => void warnings.push({ message, fields }) },
    });
  });
  afterEach(async () => {
    await broker.close();
    await database.close();
    await drop();
  });

  const run = (statement: string): Promise<unknown> =>
    database.run((db) => sql.raw(statement).execute(db));
  const waiting = (): Promise<number> =>
    database.run(
      async (db) => (await db.selectFrom('queue_messages').select('id').execute()).length,
    );

  it('is not alive while its queue cannot be looked at, and works on when it can', async () => {
    let received = 0;
    const consumer = await broker.consume(queue, () => {
      received += 1;
      return Promise.resolve(ACK);
    });
    await until('the consumer', () => consumer.health().alive);
    const since = consumer.health().since;
    await run('alter table queue_messages rename to queue_messages_away');
    await until('the trouble', () => !consumer.health().alive);
    expect(consumer.health().lastError).to.contain('queue_messages');
    expect(consumer.health().since).to.be.greaterThan(since);
    await run('alter table queue_messages_away rename to queue_messages');
    await until('the consumer', () => consumer.health().alive, 5_000);
    expect(consumer.health()).to.include({ rebuilds: 1, lastError: null });
    await broker.publish(scrapeCommand());
    await until('a delivery', () => received === 1);
  });

  it('delivers again what it could not end, and says so', async () => {
    // The first end of a delivery is refused, as by a fault of the database that is not an outage.
    await run(`create sequence refusals`);
    await run(`create function refuse_once() returns trigger language plpgsql as $$
      begin if nextval('refusals') = 1 then raise exception 'the end is refused'; end if; return old; end $$`);
    await run(`create trigger refuse_once before delete on queue_messages
      for each row execute function refuse_once()`);
    const deliveries: number[] = [];
    await broker.consume(queue, (delivery) => {
      deliveries.push(delivery.deliveries);
      return Promise.resolve(ACK);
    });
    await broker.publish(scrapeCommand());
    await until('an empty queue', async () => (await waiting()) === 0);
    expect(deliveries).to.deep.equal([1, 2]);
    const [refused, released] = warnings;
    expect(refused?.message).to.equal(
      'A delivery could not be settled; it will be delivered again',
    );
    expect(JSON.stringify(refused?.fields)).to.contain('the end is refused');
    expect(released).to.deep.equal({
      message: 'Claims whose reply was lost were released',
      fields: { queue: queue.name, messages: 1 },
    });
  });

  it('says what it puts off and what it parks, and why', async () => {
    const verdicts: Verdict[] = [
      { kind: 'retry-later', delayMs: 10, reason: 'not yet' },
      { kind: 'dead-letter', reason: 'useless' },
    ];
    const command = scrapeCommand();
    await broker.consume(queue, () => Promise.resolve(verdicts.shift() ?? ACK));
    await broker.publish(command);
    await until('an empty queue', async () => (await waiting()) === 0);
    const fields = { queue: queue.name, message_id: command.message_id };
    expect(warnings).to.deep.equal([
      { message: 'A message was put off', fields: { ...fields, deliveries: 1, reason: 'not yet' } },
      { message: 'A message was parked', fields: { ...fields, reason: 'useless' } },
    ]);
    const letters = await new DeadLetters(log).list({}, { skip: 0, limit: 10 });
    expect(letters.items[0]).to.include({
      ...{ queue: queue.name, reason: 'useless' },
      deliveries: 2,
    });
  });

  it('gives back what an outage holds when it stops, to be delivered elsewhere', async () => {
    let held = 0;
    const consumer = await broker.consume(queue, () => {
      held += 1;
      return Promise.reject(new ServiceError('broker_unavailable', 'away', { retryable: true }));
    });
    await broker.publish(scrapeCommand());
    await until('the outage', () => held > 0);
    await consumer.stop(10);
    expect(consumer.health()).to.include({ alive: false });
    const deliveries: number[] = [];
    await broker.consume(queue, (delivery) => {
      deliveries.push(delivery.deliveries);
      return Promise.resolve(ACK);
    });
    await until('the second delivery', () => deliveries.length === 1);
    expect(deliveries).to.deep.equal([2]);
  });
});
