import { execFile } from 'node:child_process';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { expect } from 'chai';
import { EXCHANGES } from '@fde/contracts';
import { Database, DeadLetters, EventLog, privateDatabase } from '@fde/event-log';
import { SAMPLE_QUEUES, scrapeCommand } from '../spec-support/sample-messages.js';
import { until } from '../spec-support/until.js';
import { deliveryStore } from '../delivery-store.js';
import { ACK, type Consumer, type Delivery } from '../message-broker.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { RabbitBroker } from './rabbit-broker.js';

const run = promisify(execFile);

describe('supervision over RabbitMQ', function () {
  this.timeout(40_000);
  let vhost: PrivateVhost;
  let operator: ChannelModel;
  let channel: Channel;
  let broker: RabbitBroker;
  let consumer: Consumer;
  let deadLetters: DeadLetters;
  let remove: () => Promise<void>;
  let received: Delivery[];

  before(async function () {
    if (!(await rabbitMqAnswers('supervision over RabbitMQ'))) return this.skip();
    const home = await privateDatabase();
    const database = new Database({ url: home.url });
    await database.migrate();
    const log = new EventLog(database);
    deadLetters = new DeadLetters(log);
    vhost = await privateVhost();
    broker = new RabbitBroker({
      url: vhost.url,
      name: 'supervised',
      queues: Object.values(SAMPLE_QUEUES),
      store: deliveryStore(log, deadLetters),
    });
    operator = await connect(vhost.url);
    channel = await operator.createChannel();
    remove = async () => {
      await vhost.drop();
      await database.close();
      await home.drop();
    };
  });
  beforeEach(async () => {
    received = [];
    consumer = await broker.consume(SAMPLE_QUEUES.commands, (delivery) => {
      received.push(delivery);
      return Promise.resolve(ACK);
    });
    await until(
      'the consumer',
      () =>
        consumer.health().alive &&
        broker.check().then(
          () => true,
          () => false,
        ),
    );
  });
  afterEach(() => consumer.stop());
  after(async () => {
    await broker?.close();
    await operator?.close().catch(() => undefined);
    await remove?.();
  });

  /** Breaks something, and waits until messages flow again; within 5 s. */
  const recovers = async (breakIt: () => Promise<unknown>): Promise<void> => {
    const since = consumer.health().since;
    const began = Date.now();
    await breakIt();
    const command = scrapeCommand();
    await until(
      'the consumer to have been rebuilt',
      () => consumer.health().alive && consumer.health().since > since,
      5_000,
    );
    await until(
      'a publication',
      () =>
        broker.publish(command).then(
          () => true,
          () => false,
        ),
      5_000,
    );
    await until(
      'a delivery',
      () => received.some(({ message }) => message.message_id === command.message_id),
      5_000,
    );
    expect(Date.now() - began).to.be.below(5_000);
    expect(consumer.health().rebuilds).to.be.greaterThan(0);
  };

  it('builds the consumer again when its queue is deleted', () =>
    recovers(() => channel.deleteQueue(SAMPLE_QUEUES.commands.name)));

  it('names service, host and process where the console lists who takes a queue', async function () {
    if (process.env['RABBITMQ_MANAGEMENT_URL'] !== undefined) return this.skip();
    const { stdout } = await run('rabbitmqctl', [
      '--quiet',
      'list_consumers',
      '-p',
      vhost.name,
      'queue_name',
      'consumer_tag',
    ]);
    const { name } = SAMPLE_QUEUES.commands;
    expect(stdout).to.contain(`${name}\tsupervised@${hostname()}:${process.pid} ${name}`);
  });

  it('sends what its message is about in headers', async () => {
    const command = scrapeCommand();
    await channel.assertQueue('watched', { exclusive: true });
    await channel.bindQueue('watched', EXCHANGES.commands, '#');
    await broker.publish(command);
    const got = await channel.get('watched');
    if (got === false) throw new Error('The message did not arrive');
    expect(got.properties.type).to.equal('ScrapeCompany');
    expect(got.properties.headers?.['task_id']).to.equal(command.task_id);
    expect(command).to.have.nested.property(
      'payload.company_id',
      got.properties.headers?.['company_id'],
    );
    await channel.deleteQueue('watched');
  });

  it('declares exchanges again that were deleted under the publisher', async () => {
    await channel.deleteExchange(EXCHANGES.commands);
    const command = scrapeCommand();
    let refused = 0;
    await until(
      'a publication',
      () =>
        broker.publish(command).then(
          () => true,
          () => {
            refused += 1;
            return false;
          },
        ),
      5_000,
    );
    expect(refused).to.be.greaterThan(0);
    await until('a delivery', () => received.length > 0, 5_000);
  });

  it('parks what cannot be read at once, with the reason, and what the broker gave up on too', async () => {
    channel.publish(EXCHANGES.commands, 'ScrapeCompany', Buffer.from('{"half": '), {
      messageId: 'not-even-a-uuid',
      headers: { origin: 'elsewhere' },
    });
    const letters = async () => (await deadLetters.list({}, { skip: 0, limit: 10 })).items;
    await until('the letter', async () => (await letters()).length === 1);
    expect((await letters())[0]).to.deep.include({
      queue: SAMPLE_QUEUES.commands.name,
      body: '{"half": ',
      deliveries: 1,
      messageId: null,
    });
    expect((await letters())[0]?.reason).to.match(/^unreadable: SyntaxError/);
    expect((await letters())[0]?.headers).to.include({ origin: 'elsewhere' });
    await consumer.stop();
    await broker.publish(scrapeCommand());
    const message = await until('the message', async () => {
      const got = await channel.get(SAMPLE_QUEUES.commands.name);
      if (got === false) return false;
      channel.nack(got, false, false);
      return true;
    });
    expect(message).to.equal(undefined);
    await until('the second letter', async () => (await letters()).length === 2);
    expect((await letters())[0]).to.include({
      queue: SAMPLE_QUEUES.commands.name,
      reason: 'the broker gave up: rejected',
      messageType: 'ScrapeCompany',
    });
  });

  it('keeps a dead letter whatever its headers say', async () => {
    channel.publish(EXCHANGES.deadLetters, '', Buffer.from('{"of": "somebody else"}'), {
      headers: { 'x-fde-deliveries': 1e12, 'x-fde-reason': 'foreign' },
    });
    await until('the letter', async () =>
      (await deadLetters.list({}, { skip: 0, limit: 10 })).items.some(
        ({ reason, deliveries }) => reason === 'foreign' && deliveries === 0,
      ),
    );
  });

  it('says that a queue is empty only where it has looked', async () => {
    expect(await broker.depth({ ...SAMPLE_QUEUES.commands, name: 'not-there.v1' })).to.equal(0);
    const away = new RabbitBroker({
      url: 'amqp://127.0.0.1:1',
      name: 'away',
      store: deliveryStore(
        new EventLog(new Database({ url: 'postgres://127.0.0.1:1/none' })),
        deadLetters,
      ),
    });
    const error: unknown = await away
      .depth(SAMPLE_QUEUES.commands)
      .catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'broker_unavailable', retryable: true });
    await away.close();
  });

  it("shows the message's properties and headers to whoever looks into the queue", async () => {
    await consumer.stop();
    const command = scrapeCommand();
    await broker.publish(command);
    const got = await channel.get(SAMPLE_QUEUES.commands.name);
    if (got === false) throw new Error('nothing there');
    channel.ack(got);
    expect(got.properties).to.include({
      messageId: command.message_id,
      type: 'ScrapeCompany',
      correlationId: command.correlation_id,
      contentType: 'application/json',
      deliveryMode: 2,
    });
    expect(got.properties.headers).to.include({
      task_id: command.task_id,
      traceparent: command.traceparent,
      kind: 'command',
    });
  });
});
