import type { Database } from '../../database/database.js';

/** Told the id of each task whose status row changed. */
export const TASK_STATUS_CHANNEL = 'fde_task_status';

/**
 * A NOTIFY holds a lock of the whole database until its commit is on disk. A hint may be lost, so
 * its commit does not wait for the disk, and it is not part of the transaction that changes the
 * row.
 */
const HINT = `
  with hurried as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify($1, task_id) from hurried, unnest($2::text[]) as task_id`;

/** Notifies those who follow tasks that rows have changed. */
export const hintAtRows = async (database: Database, taskIds: readonly string[]): Promise<void> => {
  await database.roundTrip([{ text: HINT, values: [TASK_STATUS_CHANNEL, [...new Set(taskIds)]] }]);
};
