import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@fde/contracts';
import { busyPdf } from '@fde/testing/hostile-pdf';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { ended } from '../load.js';
import { downloaded, trigger } from '../offered-files.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { allSucceed, attemptsOf, expectAttempts, get, happened } from '../task-facts.js';

type Letter = components['schemas']['DeadLetter'];

/** How many crashes the log counts before it gives a task up. */
const CRASHES = 3;

const letterOf = async (stack: ChaosStack, taskId: string): Promise<Letter | undefined> =>
  (await get<readonly Letter[]>(stack, '/dead-letters?limit=100')).find(
    ({ task_id: of }) => of === taskId,
  );

/**
 * A document that kills its worker whenever it is read is given up and parked with the reason, then inspected and
 * sent again.
 */
async function killsItsWorker({ stack, load, random }: Chaos): Promise<void> {
  const [documentId = 0] = await downloaded(stack, 'Deadly', [
    busyPdf(1_500, `deadly ${random.next()}`),
  ]);
  const taskId = await trigger(stack, `documents/${documentId}/extract`);
  const extractor = stack.service('extractor');
  for (let crash = 1; crash <= CRASHES; crash++) {
    await happened(stack, taskId, 'TaskStarted', crash);
    await sleep(random.between(0, 300));
    await extractor.kill();
    if (crash === 1)
      expect((await attemptsOf(stack, taskId))[0], 'while nobody knows of the death').to.include({
        outcome: 'running',
        ended_at: null,
      });
    await extractor.start();
  }
  const { status, error } = await ended(stack.api, taskId);
  expect({ status, error }).to.deep.equal({
    status: 'FAILURE',
    error: `The worker died in ${CRASHES} attempts`,
  });
  const attempts = await attemptsOf(stack, taskId);
  expectAttempts(attempts, [
    ...Array.from({ length: CRASHES - 1 }, () => 'abandoned' as const),
    'failed',
  ]);
  expect(new Set(attempts.map(({ worker }) => worker)).size, 'workers').to.equal(CRASHES);
  await allSucceed(stack, await load.pipelines(stack.api, 1));
  await operateLetter(stack, taskId);
}

/** What an operator does with the letter, by the command and by the API. */
async function operateLetter(stack: ChaosStack, taskId: string): Promise<void> {
  const letter = await waitFor(() => letterOf(stack, taskId), {
    timeoutMs: 60_000,
    what: 'the letter',
  });
  expect(letter).to.include({
    queue: 'extractor.v1',
    type: 'ExtractDocument',
    reason: `The worker died in ${CRASHES} attempts`,
  });
  const listed = await stack.operate('dead-letters', 'list', '--task', taskId);
  expect(listed, 'list').to.include({ code: 0 });
  expect(listed.output)
    .to.contain('extractor.v1')
    .and.contain(taskId)
    .and.contain(letter.reason)
    .and.contain('1 of 1');
  const shown = JSON.parse(
    (await stack.operate('dead-letters', 'show', String(letter.id))).output,
  ) as Readonly<Record<string, unknown>>;
  expect(shown, 'show').to.include({
    id: letter.id,
    queue: letter.queue,
    body: letter.body,
    taskId,
  });
  expect(await stack.operate('dead-letters', 'redrive', String(letter.id)), 'redrive').to.include({
    code: 0,
  });
  await waitFor(async () => (await stack.sql('select 1 from outbox')).length === 0, {
    timeoutMs: 60_000,
    intervalMs: 200,
    what: 'the letter to be sent',
  });
  expect(await letterOf(stack, taskId), 'the letter once it is sent again').to.equal(undefined);
  expect((await stack.api.task(taskId)).status, 'a task that has ended stays so').to.equal(
    'FAILURE',
  );
}

export const POISON_LETTERS: readonly Scenario[] = [
  {
    number: 12,
    name: 'poison: a document that kills its worker; its letter, and the timeline',
    adapters: BOTH,
    seconds: 30,
    run: killsItsWorker,
  },
];
