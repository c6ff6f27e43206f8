import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@fde/contracts';
import { busyPdf } from '@fde/testing/hostile-pdf';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { childrenOf } from '../children.js';
import { atWork, ended } from '../load.js';
import { addDocument, downloaded, trigger } from '../offered-files.js';
import type { OwnedService } from '../owned-service.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { happened, post, stretched } from '../task-facts.js';

const RACES = 6;
const ENDLESS_PAGES = 1_500;
/** The required time, on an idle machine. */
const STOPPED_WITHIN_MS = 2_000;

/** The task and all below it end; a task that had ended before stays as it was. */
async function revoke(stack: ChaosStack, taskId: string): Promise<void> {
  const { status } = await post(stack, `/tasks/${taskId}/revoke`);
  expect([200, 409], 'answer to the revocation').to.include(status);
  const { status: end } = await ended(stack.api, taskId);
  if (status === 200) expect(end).to.equal('REVOKED');
  const below = `with recursive family as (select task_id::text, status from task_status where parent_task_id = $1::uuid
    union all select t.task_id::text, t.status from task_status t join family f on t.parent_task_id::text = f.task_id) select * from family where status not in ('SUCCESS', 'FAILURE', 'REVOKED')`;
  await waitFor(async () => (await stack.sql(below, [taskId])).length === 0, {
    timeoutMs: 60_000,
    intervalMs: 200,
    what: `the children of ${taskId} to end`,
  });
}

/** A running step that does not end by itself, and the task above it, if there is one. */
interface Endless {
  readonly revoke: string;
  readonly atWork: string;
  readonly worker: ServiceName;
}

/**
 * Work of each kind that would continue for minutes: sites that do not answer, documents that take
 * the processor.
 */
async function endlessWork({
  stack,
  load,
  random,
}: Chaos): Promise<Readonly<Record<string, () => Promise<Endless>>>> {
  const { id: companyId } = await stack.api.addCompany({ name: 'Silent', ir_url: load.silentUrl });
  const [busy = 0] = await downloaded(stack, 'Busy', [
    busyPdf(ENDLESS_PAGES, `revoked ${random.next()}`),
  ]);
  const single = (what: string, worker: ServiceName) => async (): Promise<Endless> => {
    const taskId = await trigger(stack, what);
    return { revoke: taskId, atWork: taskId, worker };
  };
  const below =
    (what: string, operation: string, worker: ServiceName) => async (): Promise<Endless> => {
      const taskId = await trigger(stack, what);
      const child = await waitFor(
        async () =>
          (
            await stack.sql(
              'select task_id from open_tasks where parent_task_id = $1 and operation = $2',
              [taskId, operation],
            )
          )[0],
        { timeoutMs: 90_000, intervalMs: 50, what: `${operation} below ${what}` },
      );
      return { revoke: taskId, atWork: String(child['task_id']), worker };
    };
  const silent = await addDocument(stack, companyId, `${load.silentUrl}report.pdf`);
  return {
    scraping: single(`companies/${companyId}/scrape`, 'scraper'),
    downloading: single(`documents/${silent}/download`, 'downloader'),
    classifying: single(`documents/${busy}/classify`, 'downloader'),
    reading: single(`documents/${busy}/extract`, 'extractor'),
    'scraping, below a pipeline': below(
      `companies/${companyId}/extract`,
      'scrape_company',
      'scraper',
    ),
    'reading or classifying, below a document': below(
      `documents/${busy}/process`,
      'classify_document',
      'downloader',
    ),
  };
}

async function duringEveryStep(chaos: Chaos): Promise<void> {
  const { stack } = chaos;
  for (const [step, begin] of Object.entries(await endlessWork(chaos))) {
    const { revoke: taskId, atWork: working, worker } = await begin();
    await happened(stack, working, 'TaskStarted');
    // Not at once: the step's work must have begun, including its child.
    await sleep(chaos.random.between(300, 1_500));
    await revoke(stack, taskId);
    await stopsInTime(stack, step, working, stack.service(worker));
  }
}

/** From the revocation in the log until the worker's log says that the work has ended and its children are gone. */
async function stopsInTime(
  stack: ChaosStack,
  step: string,
  taskId: string,
  worker: OwnedService,
): Promise<void> {
  const stopped = await waitFor(
    async () =>
      (await worker.logged()).find(
        (line) => line['task_id'] === taskId && line.message === 'task revoked',
      ),
    { timeoutMs: 60_000, intervalMs: 50, what: `${worker.name} to stop ${step}` },
  );
  const [revoked] = await stack.sql(
    `select occurred_at from events where stream_id = $1 and type = 'TaskRevoked'`,
    [`task-${taskId}`],
  );
  const ms = Date.parse(stopped.timestamp) - (revoked?.['occurred_at'] as Date).getTime();
  console.log(`      ${step}: stopped ${ms} ms after its revocation`);
  expect(ms, `${step}: milliseconds until the work stopped`).to.be.at.most(
    stretched(STOPPED_WITHIN_MS),
  );
  const { pid } = worker;
  if (pid !== undefined)
    await waitFor(async () => (await childrenOf(pid)).length === 0, {
      timeoutMs: stretched(STOPPED_WITHIN_MS),
      intervalMs: 50,
      what: `the children of ${worker.name} to be gone`,
    });
}

/** Revokes each step when it begins; most are short. */
async function duringThePipeline({ stack, load }: Chaos): Promise<void> {
  for (const operation of [
    'process_document',
    'download_document',
    'extract_document',
    'recompile_company',
  ]) {
    const { companyId, taskId } = await load.pipeline(stack.api);
    await atWork(stack.api, companyId, operation);
    await revoke(stack, taskId);
  }
}

async function racingWithTheEnd({ stack, load, random }: Chaos): Promise<void> {
  await duringThePipeline({ stack, load, random });
  const site = await load.pipelines(stack.api, RACES);
  await Promise.all(
    site.map(async ({ companyId, taskId }, index) => {
      if (index % 2 === 0) {
        await sleep(random.between(0, 8_000));
        return revoke(stack, taskId);
      }
      // A short step, so that the revocation and the end meet.
      const step = await atWork(stack.api, companyId, 'scrape_company');
      await sleep(random.between(0, 600));
      return revoke(stack, step.task_id);
    }),
  );
}

export const REVOCATIONS: readonly Scenario[] = [
  {
    number: 15,
    name: 'revoke during every step: it stops within 2 s, its children too',
    adapters: BOTH,
    seconds: 15,
    run: duringEveryStep,
  },
  {
    number: 15,
    name: 'revoke racing with the end',
    adapters: BOTH,
    seconds: 25,
    run: racingWithTheEnd,
  },
];
