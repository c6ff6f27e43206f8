import { expect } from 'chai';
import { waitFor } from '@fde/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { atWork } from '../load.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, eventCounts, happened } from '../task-facts.js';

const NOTICED_WITHIN_MS = 60_000;
/** Longer than a worker session's lease. */
const FROZEN_MS = 40_000;

async function halfOpen({ stack, load, random }: Chaos): Promise<void> {
  const [first, second] = random.shuffled(['scraper', 'downloader', 'extractor', 'compiler', 'orchestrator', 'task-tracker'] as const).map((name) => stack.service(name));
  if (first === undefined || second === undefined) throw new Error('No services');
  const started = await load.pipelines(stack.api, 2);
  await sleep(random.between(200, 3_000));
  first.database.mode = 'swallow';
  if (second.broker) second.broker.mode = 'swallow';
  await Promise.all([first.unhealthy(NOTICED_WITHIN_MS), second.broker ? second.unhealthy(NOTICED_WITHIN_MS) : undefined]);
  await stack.mend();
  await allSucceed(stack, started);
}

async function frozenWorker({ stack, load }: Chaos): Promise<void> {
  const worker = stack.service('extractor');
  const pipeline = await load.pipeline(stack.api);
  const { task_id: taskId } = await atWork(stack.api, pipeline.companyId, 'extract_document');
  worker.freeze();
  const frozenAt = Date.now();
  const before = await eventCounts(stack, taskId);
  const second = await stack.another('extractor');
  try {
    await second.start();
    if ((before['TaskSucceeded'] ?? 0) === 0) await happened(stack, taskId, 'TaskSucceeded', 1, 200_000);
    await sleep(Math.max(0, frozenAt + FROZEN_MS - Date.now()));
    worker.thaw();
    await worker.healthy(90_000);
    await allSucceed(stack, [pipeline]);
    const after = await eventCounts(stack, taskId);
    expect(after['TaskSucceeded'], 'ends of the task').to.equal(1);
    if ((before['TaskSucceeded'] ?? 0) === 0) expect(after['TaskStarted'], 'attempts').to.be.at.least(2);
    await waitFor(() => second.isHealthy(), { timeoutMs: 30_000, what: 'the second instance to be healthy' });
  } finally {
    await second.stop();
    await second.remove();
  }
}

export const WIRES: readonly Scenario[] = [
  { number: 8, name: 'half-open connections to broker and database', adapters: BOTH, seconds: 70, run: halfOpen },
  { number: 9, name: 'a frozen worker, and its thaw', adapters: BOTH, seconds: 75, run: frozenWorker },
];
