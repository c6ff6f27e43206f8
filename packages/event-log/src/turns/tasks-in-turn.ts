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

/** Companies with open tasks of the operation, found by a step in the index from each to the next. */
const companiesWithTasks = (operation: OperationName) => sql`
  (select company_id from open_tasks where operation = ${operation} order by company_id limit 1)
  union all
  select (
    select o.company_id from open_tasks o
    where o.operation = ${operation} and o.company_id > c.company_id order by o.company_id limit 1)
  from companies c where c.company_id is not null`;

/** The next tasks of company `c` that are due and that nobody works on, with their places in its row. */
const waitingOf = (operation: OperationName, busy: readonly string[], most: number) => sql`
  select o.task_id, o.due_at, row_number() over (order by o.due_at, o.task_id) as place
  from open_tasks o
  where o.operation = ${operation} and o.company_id = c.company_id and o.due_at <= now()
    and o.task_id <> all(${[...busy]}::uuid[])
    and (o.attempt_id is null or o.session_id is null
      or o.session_id not in (select session_id from living))
  order by o.due_at, o.task_id limit ${most}`;

/** The order of turns among tasks `w` of companies `c`. */
const inOrder = (served: readonly number[]) => sql`
  c.at_work + w.place, array_position(${[...served]}::int[], c.company_id) nulls first,
  w.due_at, w.task_id`;

/**
 * Whose turn it is, for each slot: of all tasks of the operation that are due and that no living
 * worker has begun, the oldest of the company with the fewest running tasks; among equals, of the
 * company whose last turn is longest ago. A task that is given a slot counts as running for those
 * after it. Fewer than the slots if fewer wait. Another worker may begin a task meanwhile: then
 * `start` refuses. What it costs grows with the companies that have open tasks, not with the tasks:
 * nobody can be in turn whose company's first task is not among the first, one per slot.
 */
export const tasksInTurn = (
  database: Database,
  { operation, slots, busy, served }: TurnQuestion,
): Promise<readonly TaskInTurn[]> =>
  database.run(async (db) => {
    const { rows } = await sql<TaskInTurn>`
      with recursive companies as (${companiesWithTasks(operation)}),
      living as materialized (
        select s.session_id from worker_sessions s where ${sessionIsAlive}),
      working as materialized (
        select o.company_id, count(*) as at_work from open_tasks o
        where o.operation = ${operation} and o.attempt_id is not null
          and o.session_id in (select session_id from living)
        group by o.company_id),
      first as materialized (
        select c.company_id, c.at_work
        from (select company_id, coalesce(at_work, 0) as at_work
          from companies left join working using (company_id) where company_id is not null) c
          cross join lateral (${waitingOf(operation, busy, 1)}) w
        order by ${inOrder(served)} limit ${slots})
      select w.task_id as "taskId", c.company_id as "companyId"
      from first c cross join lateral (${waitingOf(operation, busy, slots)}) w
      order by ${inOrder(served)} limit ${slots}`.execute(db);
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

/** A command to a worker, and the message that carries it. */
export interface Assignment {
  readonly message: CommandEnvelope;
  readonly command: TaskCommand;
}

/** A task's command as it would be sent now; it is not sent. */
export const commandOfTask = (log: EventLog, task: Task, context: MessageContext): Assignment => {
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
