import type { StoredEvent } from '../events/stored-event.js';
import type { TaskError, TaskProgress } from './task.js';

interface TimelineStep extends TaskProgress {
  readonly at: Date;
  /** Seconds until the next step or the attempt's end; null while it lasts. */
  readonly seconds: number | null;
}

export interface TimelineAttempt {
  readonly attempt: number;
  readonly attemptId: string;
  readonly service: string;
  readonly worker: string;
  readonly host: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly seconds: number | null;
  /** `abandoned`: a later attempt replaced it. */
  readonly outcome:
    'running' | 'succeeded' | 'failed' | 'retry' | 'interrupted' | 'revoked' | 'abandoned';
  readonly reason: string | null;
  readonly error: TaskError | null;
  readonly nextAttemptAt: Date | null;
  readonly steps: readonly TimelineStep[];
}

export interface TaskTimeline {
  readonly requestedAt: Date;
  readonly endedAt: Date | null;
  /** Why the task ended without a running attempt (revoked or failed while it waited). */
  readonly reason: string | null;
  readonly attempts: readonly TimelineAttempt[];
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;

type Ending = Pick<TimelineAttempt, 'outcome'> &
  Partial<Pick<TimelineAttempt, 'reason' | 'error' | 'nextAttemptAt'>>;

const close = (attempt: TimelineAttempt, at: Date, ending: Ending): TimelineAttempt => ({
  ...attempt,
  ...ending,
  endedAt: at,
  seconds: secondsBetween(attempt.startedAt, at),
  steps: closeLastStep(attempt.steps, at),
});

const closeLastStep = (steps: readonly TimelineStep[], at: Date): readonly TimelineStep[] =>
  steps.map((step, index) =>
    index === steps.length - 1 && step.seconds === null
      ? { ...step, seconds: secondsBetween(step.at, at) }
      : step,
  );

const endingOf = (event: StoredEvent): Ending | undefined => {
  switch (event.type) {
    case 'TaskStarted':
      return { outcome: 'abandoned', reason: 'The worker disappeared without reporting an end' };
    case 'TaskSucceeded':
      return { outcome: 'succeeded' };
    case 'TaskFailed':
      return { outcome: 'failed', error: event.data.error, reason: event.data.error.message };
    case 'TaskRetryScheduled':
      return {
        outcome: 'retry',
        error: event.data.error,
        reason: event.data.error.message,
        nextAttemptAt: new Date(event.data.next_attempt_at),
      };
    case 'TaskInterrupted':
      return {
        outcome: 'interrupted',
        reason: event.data.reason,
        nextAttemptAt: new Date(event.data.next_attempt_at),
      };
    case 'TaskRevoked':
      return { outcome: 'revoked', reason: event.data.reason };
    default:
      return undefined;
  }
};

/** Consecutive reports of one step are one entry that carries the last report. */
const addStep = (attempt: TimelineAttempt, at: Date, progress: TaskProgress): TimelineAttempt => {
  const last = attempt.steps.at(-1);
  if (last?.step === progress.step)
    return {
      ...attempt,
      steps: [
        ...attempt.steps.slice(0, -1),
        { ...last, progress: progress.progress, detail: progress.detail },
      ],
    };
  return {
    ...attempt,
    steps: [...closeLastStep(attempt.steps, at), { ...progress, at, seconds: null }],
  };
};

const begin = (event: Extract<StoredEvent, { type: 'TaskStarted' }>): TimelineAttempt => ({
  attempt: event.data.attempt,
  attemptId: event.data.attempt_id,
  service: event.data.service,
  worker: event.data.worker,
  host: event.data.host,
  startedAt: event.occurredAt,
  endedAt: null,
  seconds: null,
  outcome: 'running',
  reason: null,
  error: null,
  nextAttemptAt: null,
  steps: [],
});

/** What happened to a task, attempt by attempt, from the events of its stream; undefined without any. Pure. */
export const timelineOf = (events: readonly StoredEvent[]): TaskTimeline | undefined => {
  const first = events[0];
  if (first === undefined) return undefined;
  const attempts: TimelineAttempt[] = [];
  let ended: { at: Date; reason: string | null } | undefined;
  for (const event of events) {
    const current = attempts.at(-1);
    const ending = endingOf(event);
    if (current?.outcome === 'running') {
      if (ending !== undefined)
        attempts[attempts.length - 1] = close(current, event.occurredAt, ending);
      else if (event.type === 'TaskProgressed')
        attempts[attempts.length - 1] = addStep(current, event.occurredAt, {
          step: event.data.step,
          progress: event.data.progress,
          detail: event.data.detail,
        });
    }
    if (event.type === 'TaskStarted') attempts.push(begin(event));
    if (
      event.type === 'TaskSucceeded' ||
      event.type === 'TaskFailed' ||
      event.type === 'TaskRevoked'
    )
      ended = { at: event.occurredAt, reason: ending?.reason ?? null };
  }
  return {
    requestedAt: first.occurredAt,
    endedAt: ended?.at ?? null,
    reason: ended?.reason ?? null,
    attempts,
  };
};
