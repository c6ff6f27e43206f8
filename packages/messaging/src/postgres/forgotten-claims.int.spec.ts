import { setTimeout as sleep } from 'node:timers/promises';
import { Database, EventLog, privateDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { SAMPLE_QUEUES, scrapeCommand } from '../spec-support/sample-messages.js';
import { until } from '../spec-support/until.js';
import { encodeMessage } from '../encode-message.js';
import { ACK } from '../message-broker.js';
import { MessageQueue } from './message-queue.js';
import { PostgresBroker } from './postgres-broker.js';

describe('claims whose answer was lost', () => {
  let database: Database;
  let drop: () => Promise<void>;
  let broker: PostgresBroker;
  const queue = SAMPLE_QUEUES.commands;

  beforeEach(async () => {
    const home = await privateDatabase();
    drop = () => home.drop();
    database = new Database({ url: home.url });
    await database.migrate();
    broker = new PostgresBroker({
      log: new EventLog(database),
      name: 'spec',
      queues: Object.values(SAMPLE_QUEUES),
    });
  });
  afterEach(async () => {
    await broker.close();
    await database.close();
    await drop();
  });

  const sessionId = (): Promise<string> =>
    database.run(
      async (db) =>
        (await db.selectFrom('worker_sessions').select('session_id').executeTakeFirstOrThrow())
          .session_id,
    );

  it('are given back while the session lives, and the message is delivered', async () => {
    const received: string[] = [];
    const consumer = await broker.consume(queue, ({ message, deliveries }) => {
      received.push(`${message.message_id} ${deliveries}`);
      return Promise.resolve(ACK);
    });
    const lost = scrapeCommand();
    const claimedBy = await sessionId();
    // As a claim leaves the row that was committed when the connection broke: the consumer never heard of it.
    await database.run((db) =>
      db
        .insertInto('queue_messages')
        .values({
          queue: queue.name,
          message_id: lost.message_id,
          body: encodeMessage(lost).toString(),
          deliveries: 1,
          available_at: new Date(),
          claimed_by: claimedBy,
        })
        .execute(),
    );
    await until('a delivery', () => received.length > 0);
    expect(received).to.deep.equal([`${lost.message_id} 2`]);
    await until(
      'nothing claimed',
      async () => (await new MessageQueue(database).claimedBy(queue.name, claimedBy)).length === 0,
    );
    expect(consumer.health().alive).to.equal(true);
  });

  it('are not confused with what is in work, however long it takes', async () => {
    let deliveries = 0;
    await broker.consume(queue, async () => {
      deliveries += 1;
      await sleep(3_500);
      return ACK;
    });
    await broker.publish(scrapeCommand());
    await until('a delivery', () => deliveries > 0);
    await until(
      'nothing claimed',
      async () =>
        (await new MessageQueue(database).claimedBy(queue.name, await sessionId())).length === 0,
    );
    expect(deliveries).to.equal(1);
  });
});
