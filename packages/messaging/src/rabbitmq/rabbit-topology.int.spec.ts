import { EXCHANGES } from '@fde/contracts';
import { connect, type ChannelModel, type ConfirmChannel } from 'amqplib';
import { expect } from 'chai';
import { SAMPLE_QUEUES } from '../spec-support/sample-messages.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { assertExchanges, assertQueue } from './rabbit-topology.js';

describe('queues of RabbitMQ', function () {
  this.timeout(40_000);
  let vhost: PrivateVhost;
  let connection: ChannelModel;
  let channel: ConfirmChannel;

  before(async function () {
    if (!(await rabbitMqAnswers('queues of RabbitMQ'))) return this.skip();
    vhost = await privateVhost();
    connection = await connect(vhost.url);
    channel = await connection.createConfirmChannel();
    await assertExchanges(channel);
  });
  after(async () => {
    await connection?.close();
    await vhost?.drop();
  });

  /** How many of these keys a message under each reaches the queue by. */
  const takenOf = async (queue: string, keys: readonly string[]): Promise<number> => {
    for (const key of keys) channel.publish(EXCHANGES.events, key, Buffer.from('{}'));
    await channel.waitForConfirms();
    return (await channel.purgeQueue(queue)).messageCount;
  };

  it('end the bindings that a version before them made, and bear that there are none', async () => {
    const former = { ...SAMPLE_QUEUES.ends, bindings: ['task.TaskRevoked', 'task.TaskSucceeded'] };
    const now = { ...SAMPLE_QUEUES.ends, formerBindings: ['task.TaskSucceeded'] };
    await assertQueue(channel, former);
    expect(await takenOf(now.name, former.bindings), 'before').to.equal(2);
    await assertQueue(channel, now);
    await assertQueue(channel, now);
    expect(await takenOf(now.name, former.bindings), 'after').to.equal(1);
  });
});
