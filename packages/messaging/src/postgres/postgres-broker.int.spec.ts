import { Database, EventLog, privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { SAMPLE_QUEUES, scrapeCommand } from '../spec-support/sample-messages.js';
import { until } from '../spec-support/until.js';
import { ACK } from '../message-broker.js';
import { PostgresBroker } from './postgres-broker.js';

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('messaging over a PostgreSQL that is away', () => {
  let database: Database;
  let broker: PostgresBroker;

  beforeEach(() => {
    database = new Database({ url: 'postgres://127.0.0.1:1/none' });
    broker = new PostgresBroker({
      log: new EventLog(database),
      name: 'spec',
      queues: Object.values(SAMPLE_QUEUES),
    });
  });
  afterEach(async () => {
    await broker.close();
    await database.close();
  });

  it('has consumers wait for it, until the broker is closed', async () => {
    const consumer = broker.consume(SAMPLE_QUEUES.commands, () => Promise.resolve(ACK));
    const refusal = refusalOf(consumer);
    await broker.close();
    expect(await refusal).to.include({ code: 'broker_unavailable', retryable: true });
  });
});

describe('messaging over PostgreSQL', () => {
  const queues = [SAMPLE_QUEUES.commands];
  let home: PrivateDatabase;
  let database: Database;
  let brokers: PostgresBroker[];

  beforeEach(async () => {
    home = await privateDatabase();
    database = new Database({ url: home.url });
    await database.migrate();
    brokers = [];
  });
  afterEach(async () => {
    await Promise.all(brokers.map((broker) => broker.close()));
    await database.close();
    await home.drop();
  });

  const connect = (name: string): PostgresBroker => {
    const broker = new PostgresBroker({ log: new EventLog(database), name, queues, reclaimMs: 50 });
    brokers.push(broker);
    return broker;
  };

  it('passes on what is wrong with a publication, not with the broker', async () => {
    const broker = connect('spec');
    const nowhere = refusalOf(broker.publish(scrapeCommand(), { queue: 'no-such-queue.v1' }));
    expect(await nowhere).to.include({ code: 'unroutable', retryable: false });
    await database.run((db) => db.schema.dropTable('queue_messages').execute());
    const refusal = await refusalOf(broker.publish(scrapeCommand()));
    expect(String(refusal)).to.contain('queue_messages');
    expect(refusal).not.to.include({ code: 'broker_unavailable' });
  });

  it('delivers the messages of a session that is gone to another one', async () => {
    const [gone, living] = [connect('gone'), connect('living')];
    let taken = 0;
    const stuck = () => {
      taken += 1;
      return new Promise<never>(() => undefined);
    };
    // With no free place the one that is gone cannot take the message a second time.
    await gone.consume(SAMPLE_QUEUES.commands, stuck, { prefetch: 1 });
    await gone.publish(scrapeCommand());
    await until('the message to be taken', () => taken === 1);
    const deliveries: number[] = [];
    await living.consume(SAMPLE_QUEUES.commands, (delivery) => {
      deliveries.push(delivery.deliveries);
      return Promise.resolve(ACK);
    });
    // As the server does when the process of the session is killed.
    await database.run((db) =>
      db.deleteFrom('worker_sessions').where('name', '=', 'gone').execute(),
    );
    await until('the second delivery', () => deliveries.length === 1);
    expect(deliveries).to.deep.equal([2]);
  });
});
