import type { ChannelModel } from 'amqplib';
import { expect } from 'chai';
import { SAMPLE_QUEUES, scrapeCommand } from '../spec-support/sample-messages.js';
import { until } from '../spec-support/until.js';
import { privateVhost, rabbitMqAnswers, type PrivateVhost } from './private-vhost.js';
import { RabbitPublisher } from './rabbit-publisher.js';
import { SupervisedConnection } from './supervised-connection.js';

describe('a publisher of RabbitMQ', function () {
  this.timeout(30_000);
  let vhost: PrivateVhost;
  let connection: SupervisedConnection;
  let publisher: RabbitPublisher;

  before(async function () {
    if (!(await rabbitMqAnswers('the publisher of RabbitMQ'))) return this.skip();
    vhost = await privateVhost();
  });
  after(() => vhost?.drop());
  afterEach(async () => {
    publisher?.close();
    await connection?.close();
  });

  const open = (parameters = ''): Promise<ChannelModel> => {
    connection = new SupervisedConnection({ url: `${vhost.url}${parameters}`, name: 'spec' });
    return new Promise((resolve) => connection.onOpen(resolve));
  };
  const publishing = (): Promise<void> => {
    publisher = new RabbitPublisher(connection, [SAMPLE_QUEUES.commands]);
    return until('the publisher', isReady);
  };
  const isReady = (): boolean => {
    try {
      publisher.check();
      return true;
    } catch {
      return false;
    }
  };
  const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'taken',
      (error: unknown) => error,
    );

  it('refuses while the broker takes no messages, and says why', async () => {
    const model = await open();
    await publishing();
    // As amqplib tells what the broker says about a memory alarm: an alarm would stop all users of
    // this broker.
    model.emit('blocked', 'low on memory');
    const refusal = await refusalOf(publisher.publish(scrapeCommand()));
    expect(refusal).to.include({ code: 'broker_unavailable', retryable: true });
    expect(String(refusal)).to.contain('The broker accepts no messages: low on memory');
    model.emit('unblocked');
    expect(await refusalOf(publisher.publish(scrapeCommand()))).to.equal('taken');
  });

  it('refuses what it can no longer send on a connection that is closing', async () => {
    await open();
    await publishing();
    const closed = connection.close();
    const refusal = await refusalOf(publisher.publish(scrapeCommand()));
    expect(refusal).to.include({ code: 'broker_unavailable', retryable: true });
    await closed;
  });

  it('refuses once it is closed', async () => {
    await open();
    await publishing();
    publisher.close();
    const refusal = await refusalOf(publisher.publish(scrapeCommand()));
    expect(refusal).to.include({ code: 'broker_unavailable' });
  });

  it('waits for a channel where the connection has none left', async () => {
    const model = await open('?channelMax=1');
    const taken = await model.createChannel();
    const ready = publishing();
    expect(isReady()).to.equal(false);
    await taken.close();
    await ready;
    expect(await refusalOf(publisher.publish(scrapeCommand()))).to.equal('taken');
  });
});
