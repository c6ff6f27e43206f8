import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUES } from '@fde/contracts';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { ended } from '../load.js';
import { RABBITMQ, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed } from '../task-facts.js';

const OUTAGE_MS = 20_000;
/** Twice and more what the requirement says on a quiet machine: other work runs beside this suite. */
const BACK_WITHIN_MS = 60_000;

/** Every queue of the topology has a consumer. */
const allConsumed = (stack: ChaosStack, timeoutMs = BACK_WITHIN_MS): Promise<unknown> => waitFor(async () => {
  const lines = (await stack.rabbit.ctl('list_queues', 'name', 'consumers', '--no-table-headers')).split('\n');
  const consumers = new Map(lines.map((line) => line.trim().split(/\s+/)).map(([name, count]) => [name, Number(count)]));
  return Object.values(QUEUES).every(({ name }) => (consumers.get(name) ?? 0) > 0);
}, { timeoutMs, intervalMs: 300, what: 'a consumer on every queue' });

async function killedUnderLoad({ stack, load, random }: Chaos): Promise<void> {
  const [started, failing] = await Promise.all([load.pipelines(stack.api, 3), load.pipeline(stack.api, load.failingUrl)]);
  await sleep(random.between(500, 4_000));
  await stack.rabbit.kill();
  await sleep(random.between(1_000, 4_000));
  await stack.rabbit.start();
  await allConsumed(stack);
  await allSucceed(stack, started);
  expect((await ended(stack.api, failing.taskId, 240_000)).status, 'the site that always fails').to.equal('FAILURE');
}

async function downAtTheTrigger({ stack, load }: Chaos): Promise<void> {
  await stack.rabbit.kill();
  const started = await load.pipelines(stack.api, 2);
  await sleep(OUTAGE_MS);
  const later = await load.pipelines(stack.api, 1);
  for (const { taskId } of [...started, ...later]) expect((await stack.api.task(taskId)).status).to.equal('PENDING');
  await stack.rabbit.start();
  await allSucceed(stack, [...started, ...later]);
}

async function queuesAndConnectionsGone({ stack, load, random }: Chaos): Promise<void> {
  const started = await load.pipelines(stack.api, 1);
  const worker = stack.service(random.pick(['scraper', 'downloader', 'extractor', 'compiler']));
  if (worker.broker) worker.broker.mode = 'reset';
  await worker.unhealthy();
  if (worker.broker) worker.broker.mode = 'pass';
  await worker.healthy();
  for (const name of random.shuffled(Object.values(QUEUES)).slice(0, 3).map((queue) => queue.name)) await stack.rabbit.ctl('delete_queue', name);
  await allConsumed(stack);
  await stack.rabbit.ctl('close_all_connections', 'closed by a test');
  await allConsumed(stack);
  await allSucceed(stack, [...started, ...await load.pipelines(stack.api, 1)]);
}

async function memoryAlarm({ stack, load }: Chaos): Promise<void> {
  await load.pipelines(stack.api, 2);
  await stack.rabbit.ctl('set_vm_memory_high_watermark', 'absolute', '1MB');
  try {
    const waiting = await load.pipelines(stack.api, 2);
    await waitFor(async () => (await stack.sql('select 1 from outbox where available_at <= now()')).length > 0, { timeoutMs: 60_000, intervalMs: 200, what: 'publishers to wait' });
    // What was in a queue already goes on to the end of its step: consumers have connections of their own.
    await waitFor(async () => /^\s*0\s*$/m.test(await stack.rabbit.ctl('list_queues', 'messages', '--no-table-headers')), { timeoutMs: 60_000, intervalMs: 500, what: 'consumers to go on' });
    for (const { taskId } of waiting) expect(['PENDING', 'STARTED', 'PROGRESS']).to.include((await stack.api.task(taskId)).status);
  } finally {
    await stack.rabbit.ctl('set_vm_memory_high_watermark', '0.4');
  }
  await allConsumed(stack);
}

export const BROKER_OUTAGES: readonly Scenario[] = [
  { number: 4, name: 'broker killed and restarted under load, with retries pending', adapters: RABBITMQ, seconds: 60, run: killedUnderLoad },
  { number: 5, name: 'broker down: triggers are accepted, and run afterwards', adapters: RABBITMQ, seconds: 60, run: downAtTheTrigger },
  { number: 6, name: 'queues deleted, connections closed', adapters: RABBITMQ, seconds: 50, run: queuesAndConnectionsGone },
  { number: 20, name: 'memory alarm of the broker', adapters: RABBITMQ, seconds: 40, run: memoryAlarm },
];
