import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUES } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { ended, type Load } from '../load.js';
import { trigger } from '../offered-files.js';
import { RABBITMQ, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, stretched } from '../task-facts.js';

const OUTAGE_MS = 120_000;
const TRIGGER_EVERY_MS = 5_000;
/** Time within which everything must work once a killed broker is back. */
const BACK_WITHIN_MS = 30_000;

/** Every queue of the topology has a consumer. */
export const allConsumed = (stack: ChaosStack): Promise<unknown> =>
  waitFor(
    async () => {
      const lines = (
        await stack.rabbit.ctl('list_queues', 'name', 'consumers', '--no-table-headers')
      ).split('\n');
      const consumers = new Map(
        lines.map((line) => line.trim().split(/\s+/)).map(([name, count]) => [name, Number(count)]),
      );
      return Object.values(QUEUES).every(({ name }) => (consumers.get(name) ?? 0) > 0);
    },
    { timeoutMs: stretched(BACK_WITHIN_MS), intervalMs: 300, what: 'a consumer on every queue' },
  );

async function killedUnderLoad({ stack, load, random }: Chaos): Promise<void> {
  const [started, failing] = await Promise.all([
    load.pipelines(stack.api, 3),
    load.pipeline(stack.api, load.failingUrl),
  ]);
  await sleep(random.between(500, 4_000));
  await stack.rabbit.kill();
  await sleep(random.between(1_000, 4_000));
  await stack.rabbit.start();
  await allConsumed(stack);
  await allSucceed(stack, started);
  expect(
    (await ended(stack.api, failing.taskId, 240_000)).status,
    'the site that always fails',
  ).to.equal('FAILURE');
}

/** Takes the broker down while a client triggers work at a steady pace. */
async function downAtTheTrigger({ stack, load }: Chaos): Promise<void> {
  await stack.rabbit.kill();
  const started: { readonly taskId: string }[] = await load.pipelines(stack.api, 1);
  for (const until = Date.now() + OUTAGE_MS; Date.now() < until; await sleep(TRIGGER_EVERY_MS))
    started.push({ taskId: await scrape(stack, load) });
  expect(started.length, 'triggers that were accepted').to.be.at.least(3);
  for (const { taskId } of started)
    expect((await stack.api.task(taskId)).status).to.equal('PENDING');
  await saysWhatIsAway(stack);
  await stack.rabbit.start();
  await stack.service('gateway').healthy();
  await allSucceed(stack, started);
}

async function scrape(stack: ChaosStack, load: Load): Promise<string> {
  const { id } = await stack.api.addCompany({
    name: 'Triggered while the broker is away',
    ir_url: load.siteUrl,
  });
  return trigger(stack, `companies/${id}/scrape`);
}

/**
 * The gateway reports as unhealthy and says what is missing, but is still ready, because its requests need no broker.
 */
async function saysWhatIsAway(stack: ChaosStack): Promise<void> {
  const ask = (path: string): Promise<Response> =>
    fetch(`${stack.api.url}${path}`, { signal: AbortSignal.timeout(30_000) });
  const health = await ask('/healthcheck');
  const report = (await health.json()) as { readonly checks: Readonly<Record<string, string>> };
  expect(health.status, '/healthcheck').to.equal(503);
  expect(report.checks, 'its parts').to.include({ database: 'ok' });
  expect(report.checks['relay'], 'the part that is away').to.match(/broker/i);
  expect((await ask('/readyz')).status, '/readyz').to.equal(200);
}

async function queuesAndConnectionsGone({ stack, load, random }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 1);
  const worker = stack.service(random.pick(['scraper', 'downloader', 'extractor', 'compiler']));
  if (worker.broker) worker.broker.mode = 'reset';
  await worker.unhealthy();
  if (worker.broker) worker.broker.mode = 'pass';
  await worker.healthy();
  for (const name of random
    .shuffled(Object.values(QUEUES))
    .slice(0, 3)
    .map((queue) => queue.name))
    await stack.rabbit.ctl('delete_queue', name);
  await allConsumed(stack);
  await stack.rabbit.ctl('close_all_connections', 'closed by a test');
  await allConsumed(stack);
  await allSucceed(stack, [...started, ...(await load.pipelines(stack.api, 1))]);
}

async function memoryAlarm({ stack, load }: Chaos): Promise<void> {
  await load.pipelines(stack.api, 2);
  await stack.rabbit.ctl('set_vm_memory_high_watermark', 'absolute', '1MB');
  try {
    const waiting = await load.pipelines(stack.api, 2);
    await waitFor(
      async () => (await stack.sql('select 1 from outbox where available_at <= now()')).length > 0,
      { timeoutMs: 60_000, intervalMs: 200, what: 'publishers to wait' },
    );
    // What was already in a queue still finishes its step: consumers have separate connections.
    await waitFor(
      async () =>
        /^\s*0\s*$/m.test(await stack.rabbit.ctl('list_queues', 'messages', '--no-table-headers')),
      { timeoutMs: 60_000, intervalMs: 500, what: 'consumers to go on' },
    );
    for (const { taskId } of waiting)
      expect(['PENDING', 'STARTED', 'PROGRESS']).to.include((await stack.api.task(taskId)).status);
  } finally {
    await stack.rabbit.ctl('set_vm_memory_high_watermark', '0.4');
  }
  await allConsumed(stack);
}

export const BROKER_OUTAGES: readonly Scenario[] = [
  {
    number: 4,
    name: 'broker killed and restarted under load, with retries pending',
    adapters: RABBITMQ,
    seconds: 35,
    run: killedUnderLoad,
  },
  {
    number: 5,
    name: 'broker down: triggers are accepted throughout, and run afterwards',
    adapters: RABBITMQ,
    seconds: 140,
    run: downAtTheTrigger,
  },
  {
    number: 6,
    name: 'queues deleted, connections closed',
    adapters: RABBITMQ,
    seconds: 30,
    run: queuesAndConnectionsGone,
  },
  {
    number: 20,
    name: 'memory alarm of the broker',
    adapters: RABBITMQ,
    seconds: 15,
    run: memoryAlarm,
  },
];
