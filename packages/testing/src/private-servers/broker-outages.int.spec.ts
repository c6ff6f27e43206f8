import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Envelope } from '@fde/contracts';
import { QUEUES } from '@fde/contracts';
import {
  Database,
  DeadLetters,
  EventLog,
  OutboxRelay,
  outboxState,
  privateDatabase,
  rootContext,
  type PrivateDatabase,
} from '@fde/event-log';
import { ACK, RabbitBroker, deliveryStore } from '@fde/messaging';
import { waitFor } from '../wait-for.js';
import { FaultyProxy } from './faulty-proxy.js';
import { PrivateRabbitMq, rabbitMqIsInstalled } from './private-rabbitmq.js';

describe('outages of RabbitMQ', function () {
  this.timeout(120_000);
  let rabbit: PrivateRabbitMq;
  let proxy: FaultyProxy;
  let home: PrivateDatabase;
  let database: Database;
  let log: EventLog;
  let broker: RabbitBroker;
  let relay: OutboxRelay;

  before(async function () {
    if (!rabbitMqIsInstalled()) {
      if (process.env['REQUIRE_RABBITMQ'] === '1')
        throw new Error('RabbitMQ is not installed, and REQUIRE_RABBITMQ=1');
      console.log('LEFT OUT: outages of RabbitMQ (not installed)');
      return this.skip();
    }
    [rabbit, home] = await Promise.all([PrivateRabbitMq.start(), privateDatabase()]);
    proxy = await FaultyProxy.to(rabbit.port);
    database = new Database({ url: home.url });
    await database.migrate();
    log = new EventLog(database);
    const url = new URL(rabbit.url);
    url.port = String(proxy.port);
    broker = new RabbitBroker({
      url: url.href,
      name: 'spec',
      heartbeatSeconds: 2,
      store: deliveryStore(log, new DeadLetters(log)),
    });
    relay = new OutboxRelay(log, broker, { pollMs: 200, publishTimeoutMs: 5_000 });
    relay.start();
  });
  after(async () => {
    await relay?.stop();
    await broker?.close();
    await proxy?.close();
    await database?.close();
    await Promise.all([rabbit?.remove(), home?.drop()]);
  });

  /** A message of the scraper's queue, through the outbox. */
  const send = (): Promise<string> =>
    log.transaction(rootContext(), (unit) => {
      const taskId = randomUUID();
      unit.send({
        type: 'ScrapeCompany',
        payload: {
          task_id: taskId,
          operation: 'scrape_company',
          company_id: 1,
          document_id: null,
          parent_task_id: null,
        },
      });
      return Promise.resolve(taskId);
    });
  const collecting = async (
    work: (received: Set<string>, health: () => boolean) => Promise<void>,
  ): Promise<void> => {
    const received = new Set<string>();
    const take = ({ message }: { message: Envelope }) => {
      received.add(message.task_id ?? '');
      return Promise.resolve(ACK);
    };
    const consumer = await broker.consume(QUEUES.scraper, take);
    try {
      await waitFor(() => consumer.health().alive, { what: 'the consumer' });
      await work(received, () => consumer.health().alive);
    } finally {
      await consumer.stop();
    }
  };

  it('loses no message when the broker is killed under load and started again', () =>
    collecting(async (received, alive) => {
      const sent: string[] = [];
      let sending = true;
      const sender = (async () => {
        while (sending) sent.push(...(await Promise.all([send(), send(), send()])));
      })();
      await waitFor(() => received.size > 50, { what: 'load' });
      await rabbit.kill();
      await waitFor(() => !alive(), { what: 'health to show the gap' });
      const during = await send();
      const restarted = rabbit.start();
      await restarted;
      const back = Date.now();
      await waitFor(alive, { timeoutMs: 30_000, what: 'the consumer' });
      expect(Date.now() - back).to.be.below(30_000);
      sending = false;
      await sender;
      await waitFor(() => sent.every((id) => received.has(id)) && received.has(during), {
        timeoutMs: 30_000,
        what: `${sent.length} messages`,
      });
      await waitFor(async () => (await outboxState(database.db)).due === 0);
    }));

  it('notices a path that swallows everything, and continues once it works again', () =>
    collecting(async (received, alive) => {
      proxy.mode = 'swallow';
      const began = Date.now();
      await waitFor(() => !alive(), { timeoutMs: 60_000, what: 'the consumer to be missed' });
      expect(Date.now() - began).to.be.below(60_000);
      const during = await send();
      proxy.mode = 'pass';
      await waitFor(() => alive() && received.has(during), {
        timeoutMs: 40_000,
        what: 'the message',
      });
    }));

  it('waits with publishing while the broker has an alarm, and consumes on', () =>
    collecting(async (received) => {
      const before = await Promise.all(Array.from({ length: 20 }, send));
      await waitFor(() => before.every((id) => received.has(id)));
      await rabbit.ctl('set_vm_memory_high_watermark', '0.000001');
      const during = await send();
      await waitFor(async () => relay.state().lastError !== null, {
        timeoutMs: 20_000,
        what: 'the relay to wait',
      });
      expect(received.has(during)).to.equal(false);
      await rabbit.ctl('set_vm_memory_high_watermark', '0.4');
      await waitFor(() => received.has(during), { timeoutMs: 30_000, what: 'the message' });
    }));
});
