import type { PageOf } from '@fde/client';
import type { TaskState, TaskStatus } from '../api/client.js';

/** The states of a task that has not ended; the service lists one of them at a time. */
export const OPEN_STATES: readonly TaskState[] = ['PROGRESS', 'STARTED', 'RETRY', 'PENDING'];

/**
 * The newest tasks of several lists as one, with the number of all. A task that changes its state between two
 * questions stands in both lists, but once here.
 */
export function newestOf(pages: readonly PageOf<TaskStatus>[], most: number): PageOf<TaskStatus> {
  const all = pages.flatMap(({ items }) => items);
  const once = [...new Map(all.map((task) => [task.task_id, task])).values()];
  const repeated = all.length - once.length;
  return {
    items: once.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, most),
    total: pages.reduce((sum, { total }) => sum + total, 0) - repeated,
  };
}
