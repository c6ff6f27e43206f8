import { hostname } from 'node:os';
import { OPERATIONS, type CommandEnvelope, type TaskCommand } from '@fde/contracts';
import {
  DeadLetters,
  contextFrom,
  type Assignment,
  type AttemptBegin,
  type EventLog,
  type Task,
  type TaskError,
  type TaskProgress,
  type UnitOfWork,
} from '@fde/event-log';
import type { Delivery } from '@fde/messaging';
import type { Attempt } from './attempt.js';
import type { TaskOutcome, TaskResult } from './task-handler.js';

export interface WorkerIdentity {
  readonly service: string;
  /** Session whose life is the life of this worker's attempts. */
  readonly sessionId: string;
  /** Shown in timelines: service@host:pid. */
  readonly worker: string;
}

export const workerIdentity = (service: string, sessionId: string): WorkerIdentity => ({
  service,
  sessionId,
  worker: `${service}@${hostname()}:${process.pid}`,
});

/** A result for the task's stream, without what JSON cannot carry. */
const plainResult = (result: TaskResult): TaskResult =>
  JSON.parse(JSON.stringify(result)) as TaskResult;

/** The transactions of one attempt's life, all in the context of the command that led to it. */
export class AttemptTransactions {
  readonly #eventLog: EventLog;
  readonly #identity: WorkerIdentity;
  /** The queue: the inbox remembers what was taken from it. */
  readonly #consumer: string;
  readonly #deadLetters: DeadLetters;

  constructor(eventLog: EventLog, identity: WorkerIdentity, consumer: string) {
    this.#eventLog = eventLog;
    this.#identity = identity;
    this.#consumer = consumer;
    this.#deadLetters = new DeadLetters(eventLog);
  }

  /**
   * Undefined: this message was handled before. A task whose workers died too often ends in FAILURE
   * instead, and its command is parked, for people to look at. Throws what `decideTask` throws.
   */
  begin(
    message: CommandEnvelope,
    command: TaskCommand,
    { deliveries }: Pick<Delivery, 'deliveries'>,
  ): Promise<Task | undefined> {
    const { sessionId } = this.#identity;
    const begin = this.#attemptBegin();
    return this.#eventLog.transaction(contextFrom(message), async (unit) => {
      if (await unit.inboxHas(this.#consumer, message.message_id)) return undefined;
      const task = await unit.tasks.start(command.task_id, { ...begin, sessionId });
      if (task.status === 'FAILURE') await this.#park(unit, message, task, deliveries);
      return task;
    });
  }

  /**
   * Begins the task whose turn it is on the delivery of another one's command, which is sent again
   * in the same transaction while its own task is open. Throws what `decideTask` throws for the
   * task in turn: then nothing is done.
   */
  async beginInstead(
    delivered: Assignment & Pick<Delivery, 'deliveries'>,
    { message, command }: Assignment,
  ): Promise<Task> {
    const begin = this.#attemptBegin();
    const { sessionId } = this.#identity;
    return this.#eventLog.transaction(contextFrom(message), async (unit) => {
      const task = await unit.tasks.start(command.task_id, { ...begin, sessionId });
      if (task.status === 'FAILURE') await this.#park(unit, message, task, delivered.deliveries);
      await this.#sendAgain(unit, delivered);
      return task;
    });
  }

  async progress(
    message: CommandEnvelope,
    attempt: Attempt,
    progress: TaskProgress,
  ): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), (unit) =>
      unit.tasks.progress(attempt.task.taskId, attempt.fence, progress),
    );
  }

  /** The records, the end of the task and of the message: all or nothing. */
  async succeed(message: CommandEnvelope, attempt: Attempt, outcome: TaskOutcome): Promise<void> {
    const { task, fence } = attempt;
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      // A superseded attempt must not even try to write records.
      if ('record' in outcome) await unit.tasks.holdAttempt(task.taskId, fence);
      const result = 'record' in outcome ? await outcome.record(unit.records) : outcome.result;
      await unit.tasks.succeed(task.taskId, fence, plainResult(result));
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  async fail(message: CommandEnvelope, { task, fence }: Attempt, error: TaskError): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      await unit.tasks.fail(task.taskId, fence, error);
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  async retry(
    message: CommandEnvelope,
    { task, fence }: Attempt,
    error: TaskError,
    delaySeconds: number,
  ): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      await unit.tasks.scheduleRetry(
        task.taskId,
        fence,
        error,
        new Date(unit.now.getTime() + delaySeconds * 1000),
      );
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  /** Gives back the attempt: another worker begins at once, and no retry is used up. */
  async interrupt(
    message: CommandEnvelope,
    { task, fence }: Attempt,
    reason: string,
  ): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      await unit.tasks.interrupt(task.taskId, fence, reason);
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  #attemptBegin(): AttemptBegin {
    const { service, worker } = this.#identity;
    return { attemptId: this.#eventLog.ids.uuid(), service, worker, host: hostname() };
  }

  #park(
    unit: UnitOfWork,
    message: CommandEnvelope,
    task: Task,
    deliveries: number,
  ): Promise<unknown> {
    return this.#deadLetters.park(
      {
        queue: this.#consumer,
        reason: task.error?.message ?? 'the task failed',
        headers: {},
        body: JSON.stringify(message),
        deliveries,
      },
      unit.db,
    );
  }

  /** The command of a task that has ended is of no more use. */
  async #sendAgain(unit: UnitOfWork, { message, command }: Assignment): Promise<void> {
    const open = await unit.db
      .selectFrom('open_tasks')
      .select('task_id')
      .where('task_id', '=', command.task_id)
      .executeTakeFirst();
    if (open === undefined) return;
    unit.send(
      { type: OPERATIONS[command.operation].command, payload: command },
      { context: contextFrom(message), availableAt: unit.now },
    );
  }
}
