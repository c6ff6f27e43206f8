import { connect, type ChannelModel } from 'amqplib';
import { expect } from 'chai';
import { ServiceError, type Envelope } from '@fde/contracts';
import type { DeadLetter } from '@fde/event-log';
import { SAMPLE_QUEUES, scrapeCommand } from '../spec-support/sample-messages.js';
import { until } from '../spec-support/until.js';
import { ACK, type Delivery, type MessageHandler, type Verdict } from '../message-broker.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { RabbitBroker } from './rabbit-broker.js';

describe('a consumer of RabbitMQ', function () {
  this.timeout(30_000);
  const queue = SAMPLE_QUEUES.commands;
  let vhost: PrivateVhost;
  let broker: RabbitBroker;
  let warnings: { readonly message: string; readonly fields: unknown }[];
  let letters: DeadLetter[];
  let redelivered: { message: Envelope; queue: string; deliveries: number; delayMs: number }[];
  /** What the store throws at the next redeliveries. */
  let refusals: Error[];

  before(async function () {
    if (!(await rabbitMqAnswers('the consumer of RabbitMQ'))) return this.skip();
    vhost = await privateVhost();
  });
  after(() => vhost?.drop());
  beforeEach(async () => {
    [warnings, letters, redelivered, refusals] = [[], [], [], []];
    broker = new RabbitBroker({
      url: vhost.url,
      name: 'spec',
      queues: [queue],
      store: {
        park: (letter) => Promise.resolve(void letters.push(letter)),
        redeliver: (message, to, deliveries, delayMs) => {
          const refusal = refusals.shift();
          if (refusal !== undefined) return Promise.reject(refusal);
          return Promise.resolve(
            void redelivered.push({ message, queue: to, deliveries, delayMs }),
          );
        },
      },
      log: { warn: (message, fields) => void warnings.push({ message, fields }) },
    });
    await until('the broker', () =>
      broker.check().then(
        () => true,
        () => false,
      ),
    );
  });
  afterEach(() => broker?.close());

  const collecting =
    (received: Delivery[], verdict: Verdict = ACK): MessageHandler =>
    (delivery) => {
      received.push(delivery);
      return Promise.resolve(verdict);
    };

  it('hands what is put off to the store, and says why', async () => {
    const command = scrapeCommand();
    await broker.consume(queue, () =>
      Promise.resolve({ kind: 'retry-later', delayMs: 10, reason: 'not yet' }),
    );
    await broker.publish(command);
    await until('the redelivery', () => redelivered.length === 1);
    expect(redelivered).to.deep.equal([
      { message: command, queue: queue.name, deliveries: 1, delayMs: 10 },
    ]);
    expect(warnings).to.deep.include({
      message: 'A message was put off',
      fields: {
        queue: queue.name,
        message_id: command.message_id,
        deliveries: 1,
        reason: 'not yet',
      },
    });
    await until('an empty queue', async () => (await broker.depth(queue)) === 0);
  });

  it('gets a message again if it could not put it off', async () => {
    refusals = [new Error('the store refuses')];
    const received: Delivery[] = [];
    await broker.consume(
      queue,
      collecting(received, { kind: 'retry-later', delayMs: 10, reason: 'not yet' }),
    );
    await broker.publish(scrapeCommand());
    await until('the redelivery', () => redelivered.length === 1);
    expect(received.map(({ deliveries }) => deliveries)).to.deep.equal([1, 2]);
    expect(warnings).to.deep.include({
      message: 'A delivery could not be settled; it will be delivered again',
      fields: { queue: queue.name, error: 'Error: the store refuses' },
    });
  });

  it('gives back what an outage holds when it stops, to be delivered elsewhere', async () => {
    let held = 0;
    const consumer = await broker.consume(queue, () => {
      held += 1;
      return Promise.reject(new ServiceError('database_unavailable', 'away', { retryable: true }));
    });
    const command = scrapeCommand();
    await broker.publish(command);
    await until('the outage', () => held > 0);
    await consumer.stop(10);
    const received: Delivery[] = [];
    await broker.consume(queue, collecting(received));
    await until('the second delivery', () => received.length === 1);
    expect(received[0]?.message.message_id).to.equal(command.message_id);
    expect(redelivered).to.deep.equal([]);
  });

  it('parks a message with its reason, and says so', async () => {
    const command = scrapeCommand();
    await broker.consume(queue, () => Promise.resolve({ kind: 'dead-letter', reason: 'useless' }));
    await broker.publish(command);
    await until('the letter', () => letters.length === 1);
    expect(letters[0]).to.include({ queue: queue.name, reason: 'useless', deliveries: 1 });
    expect(JSON.parse(letters[0]?.body ?? '')).to.deep.equal(command);
    expect(warnings).to.deep.include({
      message: 'A message was parked',
      fields: { queue: queue.name, message_id: command.message_id, reason: 'useless' },
    });
  });

  describe('whose queue stands with other arguments', () => {
    const other = { ...queue, name: 'sample-other.v1' };
    let operator: ChannelModel;

    beforeEach(async () => {
      operator = await connect(vhost.url);
    });
    afterEach(() => operator?.close());

    it('is not alive, says what is wrong, and is built once the queue is gone', async () => {
      const channel = await operator.createChannel();
      await channel.assertQueue(other.name, { durable: false });
      const received: Delivery[] = [];
      const consumer = await broker.consume(other, collecting(received));
      await until('the refusal', () => consumer.health().lastError !== null);
      expect(consumer.health()).to.include({ alive: false, rebuilds: 0 });
      expect(consumer.health().lastError).to.match(/PRECONDITION_FAILED.*inequivalent arg/);
      await channel.deleteQueue(other.name);
      await until('the consumer', () => consumer.health().alive, 5_000);
      expect(consumer.health().lastError).to.equal(null);
      await broker.publish(scrapeCommand(), { queue: other.name });
      await until('a delivery', () => received.length === 1);
    });

    it('cannot say how much waits in a queue that is held by another connection', async () => {
      const channel = await operator.createChannel();
      await channel.assertQueue('held.v1', { exclusive: true });
      const error: unknown = await broker
        .depth({ ...queue, name: 'held.v1' })
        .catch((thrown: unknown) => thrown);
      expect(error).to.include({ code: 'broker_unavailable', retryable: true });
    });
  });
});
