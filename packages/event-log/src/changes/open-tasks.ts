import type { OperationName } from '@fde/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.js';
import type { DatabaseClock } from '../database/database-clock.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { sessionIsAlive } from '../worker-sessions/session-liveness.js';
import { isFinal } from '../tasks/task.js';

/** The running attempt of each of these tasks; a missing task has ended or is waiting. */
export const currentAttempts = (
  database: Database,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  database.run(async (db) => {
    if (taskIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('open_tasks')
      .select(['task_id', 'attempt_id'])
      .where('task_id', '=', sql<string>`any(${taskIds}::uuid[])`)
      .execute();
    return new Map(
      rows.flatMap(({ task_id, attempt_id }) =>
        attempt_id === null ? [] : [[task_id, attempt_id] as const],
      ),
    );
  });

/**
 * SQL condition: nobody will continue the open task `t`. Its command counts by this process's view of
 * the database's clock, and by none for as long after a jump ahead: then a command that was due a
 * moment ago looks as if it was due for hours.
 */
const isUnanswered = (clock: DatabaseClock, unansweredSeconds: number): RawBuilder<boolean> => {
  const dueBefore = clock.jumpedAheadWithin(unansweredSeconds)
    ? null
    : new Date(clock.now().getTime() - unansweredSeconds * 1000);
  return sql`case when t.session_id is null then coalesce(t.due_at < ${dueBefore}::timestamptz, false)
    else not exists (select from worker_sessions s where s.session_id = t.session_id and ${sessionIsAlive}) end`;
};

/**
 * Open tasks of these operations that nobody will continue: the session of their attempt is dead,
 * or their command was due `unansweredSeconds` ago. A command that still waits in the outbox is not
 * lost. Only meaningful while the operations' queue is empty.
 */
export const unansweredTasks = (
  database: Database,
  operations: readonly OperationName[],
  unansweredSeconds: number,
  limit: number,
): Promise<readonly string[]> =>
  database.run(async (db) => {
    const { rows } = await sql<{ task_id: string }>`
      select t.task_id from open_tasks t
      where t.operation = any(${[...operations]}::text[])
        and ${isUnanswered(database.clock, unansweredSeconds)}
        and not exists (select from outbox o where o.envelope ->> 'task_id' = t.task_id::text and o.envelope ->> 'kind' = 'command')
      order by t.due_at limit ${limit}`.execute(db);
    return rows.map(({ task_id }) => task_id);
  });

/**
 * Sends the task's command again, only once even if several processes try at the same time. The
 * dead session is removed, so that the next check waits as long as for any command. False if there
 * is nothing to send.
 */
export const resendCommand = async (
  unit: UnitOfWork,
  { clock }: Database,
  taskId: string,
  unansweredSeconds: number,
): Promise<boolean> => {
  const held = await sql<{ task_id: string }>`
    update open_tasks t set due_at = ${unit.now}, session_id = null
    where t.task_id = ${taskId}::uuid
      and ${isUnanswered(clock, unansweredSeconds)}
    returning t.task_id`.execute(unit.db);
  if (held.rows.length === 0) return false;
  const task = await unit.tasks.load(taskId);
  if (isFinal(task)) return false;
  unit.tasks.sendCommand(task, unit.now);
  return true;
};

/**
 * A workflow holds no worker. This sets when it is looked at next, so that it does not count as
 * unanswered before then.
 */
export const postponeDue = async (unit: UnitOfWork, taskId: string, until: Date): Promise<void> => {
  await unit.db
    .updateTable('open_tasks')
    .set({ due_at: until })
    .where('task_id', '=', taskId)
    .execute();
};

/** Running workflow tasks of a company, which may wait for a task that is not their child. */
export const openTasksOfCompany = async (
  unit: UnitOfWork,
  companyId: number,
  operations: readonly OperationName[],
): Promise<readonly string[]> => {
  const rows = await unit.db
    .selectFrom('open_tasks')
    .select('task_id')
    .where('company_id', '=', companyId)
    .where('operation', 'in', [...operations])
    .where('attempt_id', 'is not', null)
    .execute();
  return rows.map(({ task_id }) => task_id);
};

/**
 * Takes the check of a waiting workflow that is due by `now`, and sets the next one. False if
 * another process took it, so that a timer that was sent twice fires once.
 */
export const takeDueLook = async (
  unit: UnitOfWork,
  taskId: string,
  dueBy: Date,
  next: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await unit.db
    .updateTable('open_tasks')
    .set({ due_at: next })
    .where('task_id', '=', taskId)
    .where('due_at', '<=', dueBy)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
