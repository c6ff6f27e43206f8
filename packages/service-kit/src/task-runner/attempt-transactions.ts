import { hostname } from 'node:os';
import { ServiceError, type CommandEnvelope } from '@fde/contracts';
import { contextFrom, type EventLog, type Task, type TaskError, type TaskProgress } from '@fde/event-log';
import type { Attempt } from './attempt.js';
import type { TaskOutcome, TaskResult } from './task-handler.js';

export interface WorkerIdentity {
  readonly service: string;
  /** Session whose life is the life of this worker's attempts. */
  readonly sessionId: string;
  /** Shown in timelines: service@host:pid. */
  readonly worker: string;
}

export const workerIdentity = (service: string, sessionId: string): WorkerIdentity => ({ service, sessionId, worker: `${service}@${hostname()}:${process.pid}` });

/** A result in the task's stream, cleared of what JSON cannot carry. */
const plainResult = (result: TaskResult): TaskResult => JSON.parse(JSON.stringify(result)) as TaskResult;

/** The transactions of one attempt's life, all in the context of the command that led to it. */
export class AttemptTransactions {
  readonly #eventLog: EventLog;
  readonly #identity: WorkerIdentity;
  /** The queue: the inbox remembers what was taken from it. */
  readonly #consumer: string;

  constructor(eventLog: EventLog, identity: WorkerIdentity, consumer: string) {
    this.#eventLog = eventLog;
    this.#identity = identity;
    this.#consumer = consumer;
  }

  /** Undefined: this message was dealt with before. Throws what `decideTask` throws. */
  begin(message: CommandEnvelope, taskId: string): Promise<Task | undefined> {
    const attemptId = this.#eventLog.ids.uuid();
    return this.#eventLog.transaction(contextFrom(message), async (unit) => {
      if (await unit.inboxHas(this.#consumer, message.message_id)) return undefined;
      const { service, worker, sessionId } = this.#identity;
      return unit.tasks.start(taskId, { attemptId, service, worker, host: hostname(), sessionId });
    });
  }

  async progress(message: CommandEnvelope, { task, fence }: Attempt, progress: TaskProgress): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), (unit) => unit.tasks.progress(task.taskId, fence, progress));
  }

  /** The records, the task's end and the message's, all or nothing. */
  async succeed(message: CommandEnvelope, { task, fence }: Attempt, outcome: TaskOutcome): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      // First the fence: a superseded attempt must not even try to write records.
      const current = await unit.tasks.load(task.taskId);
      if (current.attemptId !== fence.attemptId) throw new ServiceError('attempt_superseded', `Attempt ${fence.attempt} of task ${task.taskId} is no longer the current one`);
      const result = plainResult(await outcome(unit.records));
      await unit.tasks.succeed(task.taskId, fence, result);
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  async fail(message: CommandEnvelope, { task, fence }: Attempt, error: TaskError): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      await unit.tasks.fail(task.taskId, fence, error);
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  async retry(message: CommandEnvelope, { task, fence }: Attempt, error: TaskError, delaySeconds: number): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      await unit.tasks.scheduleRetry(task.taskId, fence, error, new Date(unit.now.getTime() + delaySeconds * 1000));
      await unit.inbox(this.#consumer, message.message_id);
    });
  }

  /** Gives the attempt back: another worker goes on at once, and no retry is used up. */
  async interrupt(message: CommandEnvelope, { task, fence }: Attempt, reason: string): Promise<void> {
    await this.#eventLog.transaction(contextFrom(message), async (unit) => {
      await unit.tasks.interrupt(task.taskId, fence, reason);
      await unit.inbox(this.#consumer, message.message_id);
    });
  }
}
