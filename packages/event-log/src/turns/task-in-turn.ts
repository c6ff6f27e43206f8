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
 * Whose turn it is: of all tasks of the operation that are due and that no living worker has begun,
 * the oldest of the company with the fewest running tasks; among equals, of the company whose last
 * turn is longest ago. Undefined if nothing waits. Another worker may begin the task meanwhile:
 * then `start` refuses.
 */
export const taskInTurn = (
  database: Database,
  { operation, busy, served }: TurnQuestion,
): Promise<TaskInTurn | undefined> =>
  database.run(async (db) => {
    const { rows } = await sql<TaskInTurn>`
      with open as materialized (
        select o.task_id, o.company_id, o.due_at, o.attempt_id is not null and exists (
          select from worker_sessions s where s.session_id = o.session_id and ${sessionIsAlive}) as at_work
        from open_tasks o where o.operation = ${operation}),
      companies as (
        select company_id, count(*) filter (where at_work) as at_work from open group by company_id)
      select open.task_id as "taskId", open.company_id as "companyId"
      from open join companies c using (company_id)
      where not open.at_work and open.due_at <= now() and open.task_id <> all(${[...busy]}::uuid[])
      order by c.at_work, array_position(${[...served]}::int[], open.company_id) nulls first, open.due_at, open.task_id
      limit 1`.execute(db);
    return rows[0];
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
