import {
  OPERATIONS,
  type CommandEnvelope,
  type OperationName,
  type TaskCommand,
} from '@fde/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import type { EventLog } from '../event-log.js';
import { rootContext, type MessageContext } from '../message-context.js';
import { commandEnvelope } from '../outbox/outbox-message.js';
import { sessionIsAlive } from '../worker-sessions/session-liveness.js';
import type { Task } from '../tasks/task.js';

export interface TurnQuestion {
  readonly operation: OperationName;
  /** How many workers' slots are free. */
  readonly slots: number;
  /** Tasks running in the calling process, which the log may not show yet. */
  readonly busy: readonly string[];
  /** Companies in the order of their last turn here, oldest first. It decides ties. */
  readonly served: readonly number[];
}

export interface TaskInTurn {
  readonly taskId: string;
  readonly companyId: number;
}

/**
 * Whose turn it is, for each slot: of all tasks of the operation that are due and that no living
 * worker has begun, the oldest of the company with the fewest running tasks; among equals, of the
 * company whose last turn is longest ago. A task that is given a slot counts as running for those
 * after it. Fewer than the slots if fewer wait. Another worker may begin a task meanwhile: then
 * `start` refuses.
 */
export const tasksInTurn = (
  database: Database,
  { operation, slots, busy, served }: TurnQuestion,
): Promise<readonly TaskInTurn[]> =>
  database.run(async (db) => {
    const { rows } = await sql<TaskInTurn>`
      with open as materialized (
        select o.task_id, o.company_id, o.due_at, o.attempt_id is not null and exists (
          select from worker_sessions s where s.session_id = o.session_id and ${sessionIsAlive}) as at_work
        from open_tasks o where o.operation = ${operation}),
      companies as (
        select company_id, count(*) filter (where at_work) as at_work from open group by company_id),
      waiting as (
        select open.*, row_number() over (partition by company_id order by due_at, task_id) as place
        from open
        where not at_work and due_at <= now() and task_id <> all(${[...busy]}::uuid[]))
      select w.task_id as "taskId", w.company_id as "companyId"
      from waiting w join companies c using (company_id)
      where w.place <= ${slots}
      order by c.at_work + w.place, array_position(${[...served]}::int[], w.company_id) nulls first,
        w.due_at, w.task_id
      limit ${slots}`.execute(db);
    return rows;
  });

/** The context of the request that a task came from. */
export const requestContext = async (log: EventLog, taskId: string): Promise<MessageContext> => {
  const [requested] = await log.readStream(`task-${taskId}`);
  return rootContext({
    taskId,
    ...(requested === undefined
      ? {}
      : { correlationId: requested.correlationId, traceparent: requested.traceparent }),
  });
};

/** What a worker was asked for, and the message that asked. */
export interface AskedFor {
  readonly message: CommandEnvelope;
  readonly command: TaskCommand;
}

/** A task's command as it would be sent now; it is not sent. */
export const commandOfTask = (log: EventLog, task: Task, context: MessageContext): AskedFor => {
  const { taskId, operation, companyId, documentId, parentTaskId } = task;
  const command = {
    task_id: taskId,
    operation,
    company_id: companyId,
    document_id: documentId,
    parent_task_id: parentTaskId,
  };
  const sent = { type: OPERATIONS[operation].command, payload: command };
  return { message: commandEnvelope(sent, context, log.clock.now(), log.ids), command };
};
