import { busyPdf } from '@fde/testing/hostile-pdf';
import { expect } from 'chai';
import { waitFor } from '@fde/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosStack } from '../chaos-stack.js';
import { downloaded, trigger } from '../offered-files.js';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, attemptsOf, eventCounts, expectAttempts, happened } from '../task-facts.js';

const NOTICED_WITHIN_MS = 60_000;
/** A reading of some seconds: it is frozen in the middle, and begins again elsewhere. */
const PAGES_OF_SECONDS = 3;
/** What is left of a worker session's lease since its last renewal. */
const LEASE_LEFT_SECONDS = 30 - 5;

async function halfOpen({ stack, load, random }: Chaos): Promise<void> {
  const [first, second] = random
    .shuffled([
      'scraper',
      'downloader',
      'extractor',
      'compiler',
      'orchestrator',
      'task-tracker',
    ] as const)
    .map((name) => stack.service(name));
  if (first === undefined || second === undefined) throw new Error('No services');
  const started = await load.pipelines(stack.api, 2);
  await sleep(random.between(200, 3_000));
  first.database.mode = 'swallow';
  if (second.broker) second.broker.mode = 'swallow';
  await Promise.all([
    first.unhealthy(NOTICED_WITHIN_MS),
    second.broker ? second.unhealthy(NOTICED_WITHIN_MS) : undefined,
  ]);
  await stack.mend();
  await allSucceed(stack, started);
}

/**
 * Stops a worker in the middle of a reading, with its child, until its lease is over and another worker has done the
 * task; then it continues as if nothing had happened. It checks for supersession only once a minute, so that the log
 * has to refuse what it writes.
 */
async function frozenWorker({ stack, random }: Chaos): Promise<void> {
  const [documentId = 0] = await downloaded(stack, 'Frozen', [
    busyPdf(PAGES_OF_SECONDS, `frozen ${random.next()}`),
  ]);
  const usual = stack.service('extractor');
  await usual.stop();
  const zombie = await stack.another('extractor', { settings: { REVOCATION_POLL_MS: '60000' } });
  try {
    await zombie.start();
    const taskId = await trigger(stack, `documents/${documentId}/extract`);
    await happened(stack, taskId, 'TaskStarted');
    zombie.freeze();
    expect(await eventCounts(stack, taskId), 'events when it froze')
      .to.include({ TaskStarted: 1 })
      .and.not.have.property('TaskSucceeded');
    await usual.start();
    await happened(stack, taskId, 'TaskSucceeded', 1, 240_000);
    const [first] = await attemptsOf(stack, taskId);
    expect(first?.seconds, 'the lease that nobody may break').to.be.at.least(LEASE_LEFT_SECONDS);
    zombie.thaw();
    await checkRefused(stack, zombie, taskId);
    await zombie.healthy(90_000);
  } finally {
    await zombie.remove();
  }
}

/** The zombie finishes its work, and the log accepts none of it. */
async function checkRefused(
  stack: ChaosStack,
  zombie: OwnedService,
  taskId: string,
): Promise<void> {
  const rejection = await waitFor(
    async () =>
      (await zombie.logged()).find(
        (line) =>
          line['task_id'] === taskId &&
          line.message === 'the result of a superseded attempt was rejected',
      ),
    { timeoutMs: 150_000, intervalMs: 300, what: 'the result of the zombie to be rejected' },
  );
  expect(rejection).to.include({ current_attempt: 2, status: 'SUCCESS' });
  const attempts = await attemptsOf(stack, taskId);
  expectAttempts(attempts, ['abandoned', 'succeeded']);
  expect(
    attempts.map(({ worker }) => worker.split(':')[1]),
    'the processes of the two attempts',
  ).to.deep.equal([zombie.pid, stack.service('extractor').pid].map(String));
  const ends = await stack.sql(
    `select version from events where stream_id = $1 and version > (select max(version) from events where stream_id = $1 and type = 'TaskSucceeded')`,
    [`task-${taskId}`],
  );
  expect(ends, 'events after the end').to.deep.equal([]);
}

export const WIRES: readonly Scenario[] = [
  {
    number: 8,
    name: 'half-open connections to broker and database',
    adapters: BOTH,
    seconds: 50,
    run: halfOpen,
  },
  {
    number: 9,
    name: 'a worker frozen beyond its lease, and its thaw',
    adapters: BOTH,
    seconds: 45,
    run: frozenWorker,
  },
];
