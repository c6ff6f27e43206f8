import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import type { ChaosStack } from '../chaos-stack.js';
import { atWork, ended } from '../load.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';
import { post } from '../task-facts.js';

const run = promisify(execFile);
const STEPS = ['scrape_company', 'process_document', 'download_document', 'classify_document', 'extract_document', 'recompile_company'];
const RACES = 6;
/** Two seconds are asked for; the rest is for a machine that is busy with other things. */
const CHILD_GONE_WITHIN_MS = 6_000;

const childrenOf = async (pid: number): Promise<number> =>
  (await run('ps', ['-o', 'stat=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }))).stdout.split('\n').filter((stat) => stat.trim() !== '' && !stat.startsWith('Z')).length;

/** The task and all below it end; a task that had ended before stays as it was. */
async function revoke(stack: ChaosStack, taskId: string): Promise<void> {
  const { status } = await post(stack, `/tasks/${taskId}/revoke`);
  expect([200, 409], 'answer to the revocation').to.include(status);
  const { status: end } = await ended(stack.api, taskId);
  if (status === 200) expect(end).to.equal('REVOKED');
  const below = `with recursive family as (select task_id::text, status from task_status where parent_task_id = $1::uuid
    union all select t.task_id::text, t.status from task_status t join family f on t.parent_task_id::text = f.task_id) select * from family where status not in ('SUCCESS', 'FAILURE', 'REVOKED')`;
  await waitFor(async () => (await stack.sql(below, [taskId])).length === 0, { timeoutMs: 60_000, intervalMs: 200, what: `the children of ${taskId} to end` });
}

async function duringEveryStep({ stack, load }: Chaos): Promise<void> {
  for (const operation of STEPS) {
    const { companyId, taskId } = await load.pipeline(stack.api);
    await atWork(stack.api, companyId, operation);
    await revoke(stack, taskId);
    const extractor = stack.service('extractor').pid;
    if (operation === 'extract_document' && extractor !== undefined) {
      await waitFor(async () => (await childrenOf(extractor)) === 0, { timeoutMs: CHILD_GONE_WITHIN_MS, intervalMs: 100, what: 'the reading process to be gone' });
    }
  }
}

async function racingWithTheEnd({ stack, load, random }: Chaos): Promise<void> {
  const site = await load.pipelines(stack.api, RACES);
  await Promise.all(site.map(async ({ companyId, taskId }, index) => {
    if (index % 2 === 0) {
      await sleep(random.between(0, 8_000));
      return revoke(stack, taskId);
    }
    // A step that is short: the revocation and the end meet.
    const step = await atWork(stack.api, companyId, 'scrape_company');
    await sleep(random.between(0, 600));
    return revoke(stack, step.task_id);
  }));
}

export const REVOCATIONS: readonly Scenario[] = [
  { number: 15, name: 'revoke during every step, children included', adapters: BOTH, seconds: 50, run: duringEveryStep },
  { number: 15, name: 'revoke racing with the end', adapters: BOTH, seconds: 30, run: racingWithTheEnd },
];
