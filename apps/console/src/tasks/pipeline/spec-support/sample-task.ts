import type { TaskStatus } from '../../../api/client.js';

/** So many seconds after the beginning of a spec's time. */
export const at = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** A task that succeeded, but for what is said otherwise. */
export const task = (id: string, more: Partial<TaskStatus> = {}): TaskStatus => ({
  task_id: id,
  status: 'SUCCESS',
  result: null,
  outcome: null,
  outcome_reason: null,
  error: null,
  error_code: null,
  company_id: 1,
  document_id: null,
  operation: 'extract_document',
  attempt: 1,
  progress: null,
  result_expired: false,
  parent_task_id: null,
  next_attempt_at: null,
  created_at: at(0),
  started_at: at(0),
  finished_at: at(100),
  ...more,
});
