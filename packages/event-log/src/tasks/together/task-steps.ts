import {
  OPERATIONS,
  OPERATION_NAMES,
  assertEvent,
  streamOf,
  writtenEvent,
  type TaskEvent,
} from '@fde/contracts';
import type { QueryRow, Statement } from '../../database/database.js';
import type { NewEvent } from '../../events/stored-event.js';
import { Batcher, GATHER_MS } from '../../batcher.js';
import type { MessageContext } from '../../message-context.js';
import { eventMessage, isPublished, type OutboxMessage } from '../../outbox/outbox-message.js';
import { messageRows, type Handover } from '../../outbox/outbox.js';
import { writeInOneRoundTrip } from '../../projections/read-model-lock.js';
import { APPEND_STEPS } from '../../sql/append-steps.js';
import { evolveTask } from '../evolve-task.js';
import { recordOfTask } from '../task-row.js';
import { hintAtRows } from './task-status-hints.js';
import { isOutcomeUnknown, type TasksLog } from './tasks-log.js';
import type { Task } from '../task.js';

/** One event of a task whose state is known, and what is written with it. */
export interface TaskStep {
  /** The state that the event was decided on: the step is taken only while the stream has this version. */
  readonly before: Task;
  readonly event: Extract<TaskEvent, { type: 'TaskStarted' | 'TaskSucceeded' }>;
  readonly context: MessageContext;
  /** TaskStarted: the worker session whose life is the attempt's life. */
  readonly sessionId: string | null;
  /** The message that this handles, for the inbox. */
  readonly handled: { readonly consumer: string; readonly messageId: string } | null;
}

interface Prepared {
  readonly step: TaskStep;
  readonly event: NewEvent;
  readonly after: Task;
  readonly messages: readonly OutboxMessage[];
}

const workflowsOn = (subject: 'company' | 'document') =>
  OPERATION_NAMES.filter(
    (name) => OPERATIONS[name].workflow && OPERATIONS[name].subject === subject,
  );
const [COMPANY_WORKFLOWS, DOCUMENT_WORKFLOWS] = [workflowsOn('company'), workflowsOn('document')];
/** How long the first id waits for others before listeners are notified: hints are not urgent. */
const HINT_LINGER_MS = 15;

/** Takes steps of tasks together with those of others that are asked for at the same time. */
export class TaskSteps {
  readonly #log: TasksLog;
  readonly #batcher: Batcher<TaskStep, Task | undefined>;
  readonly #hints: Batcher<string>;

  constructor(log: TasksLog) {
    this.#log = log;
    this.#hints = new Batcher<string>((taskIds) => hintAtRows(log.database, taskIds), {
      lingerMs: HINT_LINGER_MS,
    });
    this.#batcher = new Batcher<TaskStep, Task | undefined>((steps) => this.#together(steps), {
      largest: 100,
      gatherMs: GATHER_MS,
    });
  }

  /**
   * The task after the step; undefined if nothing was written, because the stream has moved on or a
   * transaction blocked it: then the step is decided again from the log, in a transaction of its
   * own. Throws `invalid_event`, and `database_unavailable` or `database_timeout` (whether it was
   * written is then unknown).
   */
  async take(step: TaskStep): Promise<Task | undefined> {
    assertEvent(step.event);
    return this.#batcher.add(step);
  }

  async #together(steps: readonly TaskStep[]): Promise<readonly (Task | undefined)[]> {
    const handover = this.#log.handover();
    // Of two steps of one task, the second waits for the outcome of the first.
    const first = new Map(steps.map((step) => [step.before.taskId, step] as const).toReversed());
    const prepared = [...first.values()].map((step) => this.#prepare(step, handover));
    const written = await this.#write(prepared, handover);
    this.#log.committed(written.flatMap(({ messages }) => messages));
    // If a hint is lost, followers notice at their next poll.
    for (const { after } of written) this.#hints.add(after.taskId).catch(() => undefined);
    const after = new Map(written.map((one) => [one.step, one.after] as const));
    return steps.map((step) => after.get(step));
  }

  /** Those that were written. If a batch fails, each step is tried on its own. */
  async #write(prepared: readonly Prepared[], handover: Handover): Promise<readonly Prepared[]> {
    try {
      const rows = await writeInOneRoundTrip(this.#log.database, appending(prepared, handover));
      const publishes = new Map(
        rows.map((row: QueryRow) => [row['stream_id'], row['publishes'] === true]),
      );
      return prepared
        .filter(({ event }) => publishes.has(event.streamId))
        .map((one) =>
          publishes.get(one.event.streamId) === true ? one : { ...one, messages: [] },
        );
    } catch (error) {
      if (isOutcomeUnknown(error)) throw error;
      return [];
    }
  }

  #prepare(step: TaskStep, handover: Handover): Prepared {
    const { now } = handover;
    const { before, event } = step;
    const { correlationId, causationId, traceparent } = step.context;
    const appended: NewEvent = {
      ...event,
      eventId: this.#log.ids.uuid(),
      streamId: streamOf.task(before.taskId),
      version: before.version + 1,
      correlationId,
      causationId,
      taskId: before.taskId,
      traceparent,
      occurredAt: now,
    };
    return {
      step,
      event: appended,
      after: evolveTask(before, { ...event, version: appended.version, occurredAt: now }) ?? before,
      messages: messagesOf(appended, step, handover),
    };
  }
}

/**
 * Only for ends, unless every event is published: a task's row, which is written with its start,
 * shows that it has begun.
 */
const messagesOf = (
  event: NewEvent,
  step: TaskStep,
  { now, everyEvent }: Handover,
): OutboxMessage[] => {
  if (event.type === 'TaskStarted' && !everyEvent) return [];
  const { tracestate } = step.context;
  const message = eventMessage(event, {
    tracestate,
    companyId: step.before.companyId,
    availableAt: now,
  });
  return isPublished(message.envelope, everyEvent) ? [message] : [];
};

const rowOf = ({ step, event }: Prepared): QueryRow => {
  const written = writtenEvent(event);
  return {
    task_id: event.taskId,
    stream_id: event.streamId,
    version: event.version,
    event_id: event.eventId,
    type: event.type,
    schema_version: written.version,
    data: written.data,
    correlation_id: event.correlationId,
    causation_id: event.causationId,
    traceparent: event.traceparent,
    attempt_id: step.event.data.attempt_id,
    session_id: step.sessionId,
    consumer: step.handled?.consumer,
    message_id: step.handled?.messageId,
    company_id: step.before.companyId,
    document_id: step.before.documentId,
    parent_task_id: step.before.parentTaskId,
  };
};

const appending = (prepared: readonly Prepared[], handover: Handover): Statement => ({
  text: APPEND_STEPS,
  values: [
    JSON.stringify(prepared.map(rowOf)),
    handover.now,
    JSON.stringify(
      prepared.flatMap(({ event, messages }) =>
        messageRows(messages, handover).map((row) => ({ ...row, stream_id: event.streamId })),
      ),
    ),
    JSON.stringify(prepared.map(({ after }) => recordOfTask(after))),
    COMPANY_WORKFLOWS,
    DOCUMENT_WORKFLOWS,
    handover.everyEvent,
  ],
});
