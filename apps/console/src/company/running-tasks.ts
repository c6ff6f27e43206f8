import { isFinal } from '@fde/client';
import { useTasks } from '../api/queries.js';
import type { TaskStatus } from '../api/client.js';

/** As many as the API gives at once, the newest first: those that are older have ended. */
const MOST_TASKS = 100;

/** The tasks of a company that have not ended, without those that another task runs. */
export const useRunningTasks = (companyId: number): readonly TaskStatus[] => {
  const tasks = useTasks({ company_id: companyId, level: 'top' }, 0, MOST_TASKS);
  return (tasks.data?.items ?? []).filter(({ status }) => !isFinal(status));
};
