import { connect, type ChannelModel } from 'amqplib';
import { expect } from 'chai';
import { DEAD_LETTER_QUEUE, EXCHANGES } from '@fde/contracts';
import type { DeadLetter } from '@fde/event-log';
import { until } from '../spec-support/until.js';
import { DeadLetterCollector } from './dead-letter-collector.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { assertExchanges } from './rabbit-topology.js';
import { SupervisedConnection } from './supervised-connection.js';

describe('the collector of dead letters', function () {
  this.timeout(30_000);
  let vhost: PrivateVhost;
  let operator: ChannelModel;
  let connection: SupervisedConnection;
  let collector: DeadLetterCollector;
  let letters: DeadLetter[];
  let warnings: unknown[];
  let refusals: number;

  before(async function () {
    if (!(await rabbitMqAnswers('the collector of dead letters'))) return this.skip();
  });
  beforeEach(async () => {
    [letters, warnings, refusals] = [[], [], 0];
    vhost = await privateVhost();
    operator = await connect(vhost.url);
    connection = new SupervisedConnection({ url: vhost.url, name: 'spec' });
    await until('the connection', () => connection.model !== undefined);
  });
  afterEach(async () => {
    await collector?.stop();
    await connection?.close();
    await operator?.close();
    await vhost?.drop();
  });

  const collect = (): void => {
    collector = new DeadLetterCollector(
      connection,
      {
        park: (letter) => {
          refusals -= 1;
          if (refusals >= 0) return Promise.reject(new Error('no such letter, please'));
          return Promise.resolve(void letters.push(letter));
        },
        redeliver: () => Promise.reject(new Error('nothing is redelivered here')),
      },
      { warn: (message, fields) => void warnings.push({ message, fields }) },
    );
  };
  const publishLetter = async (): Promise<void> => {
    const channel = await operator.createConfirmChannel();
    await assertExchanges(channel);
    channel.publish(EXCHANGES.deadLetters, '', Buffer.from('{}'), {
      type: 'ScrapeCompany',
      messageId: 'an id',
      correlationId: 'of a flow',
      headers: { 'x-fde-reason': 'useless', 'x-fde-queue': 'scraper.v1', 'x-fde-deliveries': 3 },
    });
    await channel.waitForConfirms();
    await channel.close();
  };

  const isCollecting = async (): Promise<boolean> => {
    const channel = await operator.createChannel();
    channel.on('error', () => undefined);
    return channel.checkQueue(DEAD_LETTER_QUEUE).then(
      async ({ consumerCount }) => {
        await channel.close();
        return consumerCount > 0;
      },
      () => false,
    );
  };

  it('keeps a letter with its properties among the headers', async () => {
    collect();
    await publishLetter();
    await until('the letter', () => letters.length === 1);
    expect(letters[0]).to.deep.include({
      queue: 'scraper.v1',
      reason: 'useless',
      body: '{}',
      deliveries: 3,
    });
    expect(letters[0]?.headers).to.include({
      message_id: 'an id',
      type: 'ScrapeCompany',
      correlation_id: 'of a flow',
    });
  });

  it('leaves in the broker what the store refuses, says so, and tries again later', async () => {
    refusals = 1;
    collect();
    await publishLetter();
    await until('the warning', () => warnings.length === 1);
    expect(warnings[0]).to.deep.equal({
      message: 'A dead letter cannot be stored; it stays in the broker',
      fields: { queue: 'scraper.v1', reason: 'useless', error: 'Error: no such letter, please' },
    });
    expect(letters).to.have.length(0);
    await until('the letter', () => letters.length === 1);
  });

  it('loses nothing when it stops while the store refuses', async () => {
    refusals = 1;
    collect();
    await publishLetter();
    await until('the warning', () => warnings.length === 1);
    await collector.stop();
    expect(letters).to.have.length(0);
    collect();
    await until('the letter', () => letters.length === 1);
  });

  it('is built again where its queue is deleted', async () => {
    collect();
    await publishLetter();
    await until('the first letter', () => letters.length === 1);
    const channel = await operator.createChannel();
    await channel.deleteQueue(DEAD_LETTER_QUEUE);
    await until('the collector', isCollecting);
    await publishLetter();
    await until('the second letter', () => letters.length === 2);
  });

  it('tries at an even pace while its queue stands with other arguments', async () => {
    const channel = await operator.createChannel();
    await channel.assertQueue(DEAD_LETTER_QUEUE, { durable: false });
    const model = connection.model;
    if (model === undefined) throw new Error('There is no connection');
    const createChannel = model.createChannel.bind(model);
    let tries = 0;
    model.createChannel = () => {
      tries += 1;
      return createChannel();
    };
    const began = Date.now();
    collect();
    await until('the fourth try', () => tries >= 4);
    expect(Date.now() - began).to.be.at.least(1_500);
    await channel.deleteQueue(DEAD_LETTER_QUEUE);
    await publishLetter();
    await until('the letter', () => letters.length === 1);
  });

  it('waits for a channel where the connection has none left', async () => {
    await connection.close();
    connection = new SupervisedConnection({ url: `${vhost.url}?channelMax=1`, name: 'spec' });
    const model = await new Promise<ChannelModel>((resolve) => connection.onOpen(resolve));
    const taken = await model.createChannel();
    collect();
    await publishLetter();
    await taken.close();
    await until('the letter', () => letters.length === 1);
  });
});
