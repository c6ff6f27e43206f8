import { waitFor } from '@fde/testing';
import type { ChaosStack } from '../../failure-tests/chaos-stack.js';
import type { Load } from '../../failure-tests/load.js';
import { addDocument, trigger } from '../../failure-tests/offered-files.js';
import { post } from '../../failure-tests/task-facts.js';

/** One place, and all patience with a site that never answers: the first download takes the place, the others wait. */
export const ONE_PLACE = { TASK_CONCURRENCY: '1', FDE_HEADERS_TIMEOUT_MS: '3600000' };
const DOWNLOADS = 4;
/** Longer than a task may wait before its alert, in minutes. */
const EARLIER_MINUTES = 11;

/**
 * More downloads than a downloader with one place can take, eleven minutes after they were requested. The minutes pass
 * in the database alone.
 */
export const saturate = async (stack: ChaosStack, load: Load): Promise<readonly string[]> => {
  const { id: companyId } = await stack.api.addCompany({ name: 'Silent', ir_url: load.silentUrl });
  const tasks: string[] = [];
  for (let number = 1; number <= DOWNLOADS; number++) {
    const document = await addDocument(stack, companyId, `${load.silentUrl}${number}.pdf`);
    tasks.push(await trigger(stack, `documents/${document}/download`));
  }
  await waitFor(
    async () =>
      (await stack.sql('select 1 from open_tasks where attempt_id is not null')).length === 1,
    { timeoutMs: 30_000, intervalMs: 200, what: 'the first download to take the place' },
  );
  await stack.sql('update open_tasks set due_at = due_at - make_interval(mins => $1)', [
    EARLIER_MINUTES,
  ]);
  return tasks;
};

export const revokeAll = async (stack: ChaosStack, tasks: readonly string[]): Promise<void> => {
  for (const task of tasks) await post(stack, `/tasks/${task}/revoke`);
};
