import { OPERATIONS, type TaskStatus, type components } from '@fde/contracts';
import type { Task, TaskTimeline } from '@fde/event-log';

/** In PROGRESS the result says how far it is (interface specification, States). */
const resultOf = (task: Task): TaskStatus['result'] =>
  task.status === 'PROGRESS' && task.progress !== null
    ? { meta: { step: task.progress.step, progress: task.progress.progress } }
    : // As the worker that ended it stored it (contracts, TaskResults).
      (task.result as TaskStatus['result']);

/** A task's status as clients see it. */
export const taskStatusResource = (task: Task): TaskStatus => ({
  task_id: task.taskId,
  status: task.status,
  result: resultOf(task),
  outcome: task.outcome?.outcome ?? null,
  outcome_reason: task.outcome?.outcome_reason ?? null,
  error: task.error?.message ?? null,
  error_code: task.error?.code ?? null,
  company_id: task.companyId,
  document_id: task.documentId,
  operation: task.operation,
  attempt: task.attempt,
  progress:
    task.progress === null
      ? null
      : {
          step: task.progress.step,
          progress: task.progress.progress,
          detail: task.progress.detail,
        },
  result_expired: task.resultExpired,
  parent_task_id: task.parentTaskId,
  next_attempt_at: task.nextAttemptAt?.toISOString() ?? null,
  created_at: task.createdAt.toISOString(),
  started_at: task.startedAt?.toISOString() ?? null,
  finished_at: task.finishedAt?.toISOString() ?? null,
});

/** Response of a trigger; the message names the operation and the company id. */
export const taskResponseResource = (task: Task): components['schemas']['TaskResponse'] => ({
  task_id: task.taskId,
  status: task.status,
  message: OPERATIONS[task.operation].message
    .replace('{id}', String(task.companyId))
    .replace('{document_id}', String(task.documentId)),
});

type Timeline = components['schemas']['TaskTimeline'];

const attemptResource = (
  attempt: TaskTimeline['attempts'][number],
): Timeline['attempts'][number] => ({
  attempt: attempt.attempt,
  service: attempt.service,
  worker: attempt.worker,
  host: attempt.host,
  started_at: attempt.startedAt.toISOString(),
  ended_at: attempt.endedAt?.toISOString() ?? null,
  seconds: attempt.seconds,
  outcome: attempt.outcome,
  reason: attempt.reason,
  error:
    attempt.error === null
      ? null
      : {
          code: attempt.error.code,
          message: attempt.error.message,
          retryable: attempt.error.retryable,
        },
  next_attempt_at: attempt.nextAttemptAt?.toISOString() ?? null,
  steps: attempt.steps.map((step) => ({
    at: step.at.toISOString(),
    step: step.step,
    progress: step.progress,
    detail: step.detail,
    seconds: step.seconds,
  })),
});

export const taskTimelineResource = (task: Task, timeline: TaskTimeline): Timeline => ({
  task_id: task.taskId,
  status: task.status,
  requested_at: timeline.requestedAt.toISOString(),
  ended_at: timeline.endedAt?.toISOString() ?? null,
  reason: timeline.reason,
  attempts: timeline.attempts.map(attemptResource),
});
