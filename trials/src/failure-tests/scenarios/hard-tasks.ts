import { setTimeout as sleep } from 'node:timers/promises';
import { busyPdf, hostilePdfs } from '@fde/testing/hostile-pdf';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { childrenOf } from '../children.js';
import { ended } from '../load.js';
import { downloaded, trigger } from '../offered-files.js';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import {
  allSucceed,
  attemptsOf,
  eventCounts,
  expectAttempts,
  happened,
  post,
} from '../task-facts.js';

/** Enough pages that no machine reads them within the limit. */
const ENDLESS_PAGES = 1_500;
const CPU_SECONDS = 60;
/** Failed probes in a row; one is asked for each second, and waits two. */
const PATIENCE_PROBES = 10;

/** Counts consecutive failed probes of a service. */
class ProbeWatch {
  worst = 0;
  #row = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(service: OwnedService) {
    this.#timer = setInterval(
      () =>
        void service.isHealthy().then((healthy) => {
          this.#row = healthy ? 0 : this.#row + 1;
          this.worst = Math.max(this.worst, this.#row);
        }),
      1_000,
    );
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** As many readings as there are processors, each busy for a minute, alongside the heartbeats of one extractor. */
async function cpuHungryPdfs({ stack, random }: Chaos): Promise<void> {
  const documents = await downloaded(
    stack,
    'Busy',
    [1, 2].map((index) => busyPdf(ENDLESS_PAGES, `${index} ${random.next()}`)),
  );
  await stack.service('extractor').stop();
  const extractor = await stack.another('extractor', {
    settings: { EXTRACT_TIMEOUT_SECONDS: String(CPU_SECONDS) },
  });
  try {
    await extractor.start();
    const { pid } = extractor;
    const watch = new ProbeWatch(extractor);
    const tasks = await Promise.all(
      documents.map((id) => trigger(stack, `documents/${id}/extract`)),
    );
    for (const taskId of tasks) await readToTheLimit(stack, taskId);
    watch.stop();
    expect(watch.worst, 'failed probes in a row').to.be.below(PATIENCE_PROBES);
    expect(
      { pid: extractor.pid, running: extractor.running },
      'the process of the extractor',
    ).to.deep.equal({ pid, running: true });
    const lines = await extractor.logged();
    expect(
      lines.filter(({ message }) =>
        /delivered again|broker cannot be reached|consumer was lost|were released/i.test(message),
      ),
      'signs of a lost heartbeat',
    ).to.deep.equal([]);
  } finally {
    await extractor.remove();
  }
}

async function readToTheLimit(stack: ChaosStack, taskId: string): Promise<void> {
  const { status, error } = await ended(stack.api, taskId, 240_000);
  expect({ status, error }).to.deep.equal({
    status: 'FAILURE',
    error: `The document could not be read within ${CPU_SECONDS} s.`,
  });
  const attempts = await attemptsOf(stack, taskId);
  expectAttempts(attempts, ['failed']);
  expect(attempts[0]?.seconds, 'seconds of the one run').to.be.at.least(CPU_SECONDS - 1);
}

async function beyondItsLimit({ stack, load }: Chaos): Promise<void> {
  const { id: companyId } = await stack.api.addCompany({ name: 'Silent', ir_url: load.silentUrl });
  const { body } = await post(stack, `/tasks/companies/${companyId}/scrape`);
  const taskId = String(body['task_id']);
  const task = await ended(stack.api, taskId, 240_000);
  expect(task.status).to.equal('FAILURE');
  const counts = await eventCounts(stack, taskId);
  expect(counts['TaskFailed'], 'failure events').to.equal(1);
  expect(counts['TaskStarted'], 'attempts: the first and at most three retries').to.be.within(1, 4);
  await sleep(6_000);
  expect(await eventCounts(stack, taskId), 'events a while later').to.deep.equal(counts);
}

/**
 * A site that always answers 503 is tried as often as allowed, and each attempt says why it failed and when the next
 * one comes.
 */
async function failsAlways({ stack, load }: Chaos): Promise<void> {
  const { id: companyId } = await stack.api.addCompany({
    name: 'Failing',
    ir_url: load.failingUrl,
  });
  const taskId = await trigger(stack, `companies/${companyId}/scrape`);
  expect((await ended(stack.api, taskId, 240_000)).status).to.equal('FAILURE');
  const attempts = await attemptsOf(stack, taskId);
  expectAttempts(attempts, ['retry', 'retry', 'retry', 'failed']);
  for (const [index, { next_attempt_at: due }] of attempts.slice(0, -1).entries()) {
    expect(
      Date.parse(attempts[index + 1]?.started_at ?? ''),
      'the next attempt comes when it was promised',
    ).to.be.at.least(Date.parse(String(due)));
  }
  expect(attempts.at(-1)?.error).to.include({ code: 'site_unavailable' });
}

/**
 * One document takes all memory, another has its process killed (as the system does when memory is short); others
 * continue meanwhile.
 */
async function poisonousPdfs(chaos: Chaos): Promise<void> {
  const { stack, load, random } = chaos;
  const hungry = (await hostilePdfs()).find(
    ({ name }) => name === 'stream that inflates to a gigabyte',
  );
  if (hungry === undefined) throw new Error('There is no PDF that takes the memory');
  const [memory = 0, killed = 0] = await downloaded(stack, 'Poisonous', [
    hungry.bytes,
    busyPdf(ENDLESS_PAGES, `killed ${random.next()}`),
  ]);
  const outOfMemory = await trigger(stack, `documents/${memory}/extract`);
  expect((await ended(stack.api, outOfMemory, 240_000)).error).to.match(
    /took more than \d+ MB of memory/,
  );
  expectAttempts(await attemptsOf(stack, outOfMemory), ['failed']);

  const dies = await trigger(stack, `documents/${killed}/extract`);
  const beside = await load.pipelines(stack.api, 1);
  await killReader(stack, dies);
  expect((await ended(stack.api, dies, 240_000)).error).to.match(
    /ended without a result \(SIGKILL\)/,
  );
  expectAttempts(await attemptsOf(stack, dies), ['failed']);
  await allSucceed(stack, beside);
  await failsAlways(chaos);
}

/** The process that reads this task's document: the one that runs for seconds. */
async function killReader(stack: ChaosStack, taskId: string): Promise<void> {
  const { pid } = stack.service('extractor');
  if (pid === undefined) throw new Error('The extractor does not run');
  await happened(stack, taskId, 'TaskStarted');
  const oldest = await waitFor(async () => (await childrenOf(pid))[0], {
    timeoutMs: 60_000,
    intervalMs: 50,
    what: 'the reading process',
  });
  process.kill(oldest, 'SIGKILL');
}

export const HARD_TASKS: readonly Scenario[] = [
  {
    number: 10,
    name: `PDFs that take the CPU for ${CPU_SECONDS} s`,
    adapters: BOTH,
    seconds: 70,
    run: cpuHungryPdfs,
  },
  { number: 11, name: 'a task beyond its limit', adapters: BOTH, seconds: 25, run: beyondItsLimit },
  {
    number: 12,
    name: 'poison: PDFs that take the memory or lose their process, a site that always fails',
    adapters: BOTH,
    seconds: 35,
    run: poisonousPdfs,
  },
];
