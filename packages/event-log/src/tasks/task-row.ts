import type { OperationName, TaskState } from '@fde/contracts';
import type { Selectable } from 'kysely';
import type { TaskStatusTable } from '../database/schema.js';
import type { Task } from './task.js';

export const taskOfRow = (row: Selectable<TaskStatusTable>): Task => ({
  taskId: row.task_id,
  operation: row.operation as OperationName,
  companyId: row.company_id,
  documentId: row.document_id,
  parentTaskId: row.parent_task_id,
  status: row.status as TaskState,
  attempt: row.attempt,
  attemptId: row.attempt_id,
  retries: row.retries,
  crashes: row.crashes,
  progress: row.progress,
  result: row.result,
  resultExpired: row.result_expired,
  outcome: row.outcome,
  error: row.error,
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  nextAttemptAt: row.next_attempt_at,
  version: row.version,
});

/** The row of a task, as JSON that `jsonb_populate_recordset` turns into it. */
export const recordOfTask = (task: Task): Selectable<TaskStatusTable> => ({
  task_id: task.taskId,
  operation: task.operation,
  company_id: task.companyId,
  document_id: task.documentId,
  parent_task_id: task.parentTaskId,
  status: task.status,
  attempt: task.attempt,
  attempt_id: task.attemptId,
  retries: task.retries,
  crashes: task.crashes,
  progress: task.progress,
  result: task.result,
  result_expired: task.resultExpired,
  outcome: task.outcome,
  error: task.error,
  created_at: task.createdAt,
  started_at: task.startedAt,
  finished_at: task.finishedAt,
  next_attempt_at: task.nextAttemptAt,
  version: task.version,
});
