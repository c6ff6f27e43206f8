import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { QUEUES, type Envelope } from '@fde/contracts';
import {
  Database,
  EventLog,
  OutboxRelay,
  WorkerSession,
  outboxState,
  rootContext,
} from '@fde/event-log';
import { ACK, PostgresBroker, type Consumer } from '@fde/messaging';
import { waitFor } from '../wait-for.js';
import { FaultyProxy } from './faulty-proxy.js';
import { PrivatePostgres } from './private-postgres.js';

describe('outages of PostgreSQL', function () {
  this.timeout(120_000);
  let postgres: PrivatePostgres;
  let proxy: FaultyProxy;
  let database: Database;
  let log: EventLog;
  let broker: PostgresBroker;
  let relay: OutboxRelay;
  let consumer: Consumer;
  const received = new Set<string>();

  before(async () => {
    postgres = await PrivatePostgres.start();
    proxy = await FaultyProxy.to(postgres.port);
    const url = new URL(postgres.url);
    url.port = String(proxy.port);
    database = new Database({ url: url.href, statementTimeoutMs: 3_000, connectTimeoutMs: 2_000 });
    await database.migrate();
    log = new EventLog(database);
    broker = new PostgresBroker({ log, name: 'spec' });
    relay = new OutboxRelay(log, broker, { pollMs: 200 });
    relay.start();
    consumer = await broker.consume(QUEUES.scraper, ({ message }: { message: Envelope }) => {
      received.add(message.task_id ?? '');
      return Promise.resolve(ACK);
    });
  });
  after(async () => {
    await relay?.stop();
    await broker?.close();
    await database?.close();
    await proxy?.close();
    await postgres?.remove();
  });

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
  const recovers = async (breakIt: () => Promise<void>): Promise<void> => {
    const committed: string[] = [];
    let sending = true;
    const sender = (async () => {
      while (sending)
        await send().then(
          (id) => committed.push(id),
          () => sleep(50),
        );
    })();
    await waitFor(() => received.size > 20, { what: 'load' });
    await breakIt();
    const after = await waitFor(() => send().catch(() => undefined), {
      timeoutMs: 30_000,
      what: 'a commit',
    });
    sending = false;
    await sender;
    await waitFor(() => received.has(after) && committed.every((id) => received.has(id)), {
      timeoutMs: 30_000,
      what: `${committed.length} messages`,
    });
    await waitFor(async () => (await outboxState(database.db)).due === 0);
    await waitFor(() => consumer.health().alive && database.listener.alive, { what: 'health' });
    received.clear();
  };

  it('loses no committed message when the server is killed under load and started again', () =>
    recovers(async () => {
      await postgres.kill();
      await waitFor(() => !consumer.health().alive, { what: 'health to show the gap' });
      await postgres.start();
    }));

  it('goes on when all connections are cut', () =>
    recovers(() => {
      proxy.cut();
      return Promise.resolve();
    }));

  it('notices a path that swallows everything within a minute, and continues once it works again', () =>
    recovers(async () => {
      const session = await WorkerSession.open(database, 'cut off', randomUUID());
      const began = Date.now();
      proxy.mode = 'swallow';
      await waitFor(() => !consumer.health().alive, {
        timeoutMs: 60_000,
        what: 'health to show the gap',
      });
      await waitFor(() => !session.alive, { timeoutMs: 60_000, what: 'the session to be missed' });
      expect(Date.now() - began).to.be.below(60_000);
      proxy.mode = 'pass';
      await waitFor(() => session.alive, { timeoutMs: 30_000, what: 'the session' });
      await session.close();
    }));
});
