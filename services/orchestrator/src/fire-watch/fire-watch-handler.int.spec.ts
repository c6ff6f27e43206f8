import { QUEUES } from '@fde/contracts';
import { rootContext, setWatch } from '@fde/event-log';
import { ACK, rabbitMqAnswers, type Consumer } from '@fde/messaging';
import { ServiceMetrics, silentLog } from '@fde/service-kit';
import { WorkerInstallation, type BrokerName } from '@fde/service-kit/spec-support';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { fireWatchHandler } from './fire-watch-handler.js';
import { watchSupervision } from './watch-supervision.js';

const cases = (adapter: BrokerName): void => {
  let on: WorkerInstallation;
  let metrics: ServiceMetrics;
  let consumer: Consumer | undefined;

  beforeEach(async () => {
    on = await WorkerInstallation.open(adapter);
    metrics = new ServiceMetrics('orchestrator');
  });
  afterEach(async () => {
    await consumer?.stop(0);
    consumer = undefined;
    await on.close();
  });

  const watch = (interval: string): Promise<void> =>
    on.eventLog.transaction(rootContext(), (unit) =>
      setWatch(unit, on.companyId, { interval, cron: null, timezone: null }, null),
    );
  const consume = async (): Promise<void> => {
    const { eventLog } = on;
    const handler = fireWatchHandler({ eventLog, log: silentLog, metrics });
    consumer = await on.broker.consume(QUEUES.watches, handler);
  };
  const events = async () => on.eventLog.readStream(`watch-${on.companyId}`);
  const eventTypes = async (): Promise<readonly string[]> =>
    (await events()).map(({ type }) => type);
  const counted = async (outcome: string): Promise<number> =>
    (await metrics.registry.getMetricsAsJSON())
      .filter(({ name }) => name === 'fde_watch_firings_total')
      .flatMap(({ values }) => values)
      .filter(({ labels }) => labels['outcome'] === outcome)
      .reduce((sum, { value }) => sum + value, 0);

  it('begins a run at each due time, and skips those at which one is at work', async () => {
    await consume();
    await watch('PT1S');
    await waitFor(async () => (await eventTypes()).length >= 4, { timeoutMs: 15_000 });
    expect((await eventTypes()).slice(0, 4)).to.deep.equal([
      'WatchSet',
      'WatchFired',
      'WatchSkipped',
      'WatchSkipped',
    ]);
    const [fired, ...skipped] = (await events()).flatMap((event) =>
      event.type === 'WatchFired' || event.type === 'WatchSkipped' ? [event.data] : [],
    );
    expect((await on.eventLog.tasks.open()).map(({ taskId }) => taskId)).to.deep.equal([
      fired?.task_id,
    ]);
    for (const one of skipped) expect(one.task_id).to.equal(fired?.task_id);
    expect([await counted('fired'), (await counted('skipped')) >= 2]).to.deep.equal([1, true]);
  });

  it('is sent again where the broker lost the message of a due time', async () => {
    await watch('PT1S');
    await waitFor(async () => (await on.broker.depth(QUEUES.watches)) > 0, { timeoutMs: 15_000 });
    await on.relay.stop();
    const lost = await on.broker.consume(QUEUES.watches, () => Promise.resolve(ACK));
    await waitFor(async () => (await on.broker.depth(QUEUES.watches)) === 0);
    await lost.stop(0);
    on.relay.start();
    await consume();
    const supervision = watchSupervision({
      eventLog: on.eventLog,
      broker: on.broker,
      intervalSeconds: 0.2,
      unansweredSeconds: 0.5,
      log: silentLog,
    });
    await supervision.start();
    await waitFor(async () => (await eventTypes()).includes('WatchFired'), { timeoutMs: 15_000 });
    await supervision.stop();
  });
};

describe('the due times of watched companies over PostgreSQL alone', () => {
  cases('postgres');
});

if (await rabbitMqAnswers('the due times of watched companies over RabbitMQ'))
  describe('the due times of watched companies over RabbitMQ', () => {
    cases('rabbitmq');
  });
