import type { OperationName } from '@fde/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { sessionIsAlive } from '../worker-sessions/session-liveness.js';
import { isFinal } from './task.js';

/** The current attempt of each of these tasks that is open and at work; a task that is missing has ended or waits. */
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
 * Open tasks of these operations that nobody will go on with by himself: the session of their attempt is dead, or
 * their command was due `unansweredSeconds` ago. A command that still waits in the outbox is not lost. Only sensible
 * where nothing waits in the operations' queue.
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
        and case when t.session_id is null then t.due_at < now() - make_interval(secs => ${unansweredSeconds}::float8)
          else not exists (select from worker_sessions s where s.session_id = t.session_id and ${sessionIsAlive}) end
        and not exists (select from outbox o where o.envelope ->> 'task_id' = t.task_id::text and o.envelope ->> 'kind' = 'command')
      order by t.due_at limit ${limit}`.execute(db);
    return rows.map(({ task_id }) => task_id);
  });

/**
 * Sends the task's command again, once however many look after it at the same time. The dead session is taken off, so
 * that the next look waits as long as for any command. False where there is nothing to send.
 */
export const resendCommand = async (
  unit: UnitOfWork,
  taskId: string,
  unansweredSeconds: number,
): Promise<boolean> => {
  const held = await sql<{ task_id: string }>`
    update open_tasks t set due_at = ${unit.now}, session_id = null
    where t.task_id = ${taskId}::uuid
      and case when t.session_id is null then t.due_at < now() - make_interval(secs => ${unansweredSeconds}::float8)
        else not exists (select from worker_sessions s where s.session_id = t.session_id and ${sessionIsAlive}) end
    returning t.task_id`.execute(unit.db);
  if (held.rows.length === 0) return false;
  const task = await unit.tasks.load(taskId);
  if (isFinal(task)) return false;
  unit.tasks.sendCommand(task, unit.now);
  return true;
};

/** A workflow holds no worker: when somebody will look at it next is told here, so that it does not count as unanswered before. */
export const postponeDue = async (unit: UnitOfWork, taskId: string, until: Date): Promise<void> => {
  await unit.db
    .updateTable('open_tasks')
    .set({ due_at: until })
    .where('task_id', '=', taskId)
    .execute();
};

/** Workflow tasks at work on a company, which may wait for a task that is not their child. */
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
 * Takes the look at a waiting workflow that is due by `now`, and sets the next; false where another took it, so that a
 * timer that was sent twice goes on once.
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
