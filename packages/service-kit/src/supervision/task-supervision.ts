import { streamOf, type OperationName, type QueueDefinition } from '@fde/contracts';
import { resendCommand, rootContext, unansweredTasks, type EventLog, type MessageContext } from '@fde/event-log';
import type { MessageBroker } from '@fde/messaging';
import { traceIdOf } from '@fde/tracing';
import type { ServiceLog } from '../log/service-log.js';

export interface TaskSupervisionOptions {
  readonly eventLog: EventLog;
  readonly broker: MessageBroker;
  readonly queue: QueueDefinition;
  readonly operations: readonly OperationName[];
  readonly intervalSeconds: number;
  readonly unansweredSeconds: number;
  readonly log: ServiceLog;
}

const AT_ONCE = 200;

/**
 * Looks for tasks that nobody goes on with (the broker lost its data, a worker died and its message with it) and sends
 * their commands again from the log. Every instance looks; a command is sent once all the same. While commands wait in
 * the queue nothing is taken for lost: they are only late.
 */
export class TaskSupervision {
  readonly #options: TaskSupervisionOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: TaskSupervisionOptions) {
    this.#options = options;
  }

  start(): void {
    this.#later();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Returns how many commands were sent again. */
  async look(): Promise<number> {
    const { eventLog, broker, queue, operations, unansweredSeconds, log } = this.#options;
    if (await broker.depth(queue) > 0) return 0;
    let sent = 0;
    for (const taskId of await unansweredTasks(eventLog.database, operations, unansweredSeconds, AT_ONCE)) {
      const context = await this.#contextOf(taskId);
      if (!await eventLog.transaction(context, (unit) => resendCommand(unit, taskId, unansweredSeconds))) continue;
      sent += 1;
      log.warn('nobody goes on with a task: its command is sent again', { task_id: taskId, trace_id: traceIdOf(context.traceparent) });
    }
    return sent;
  }

  /** Of the request that the task came from: what is sent again belongs to its trace. */
  async #contextOf(taskId: string): Promise<MessageContext> {
    const [requested] = await this.#options.eventLog.readStream(streamOf.task(taskId));
    return rootContext({ taskId, ...(requested === undefined ? {} : { correlationId: requested.correlationId, traceparent: requested.traceparent }) });
  }

  #later(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look().then(() => undefined, (error: unknown) => this.#options.log.debug('could not look for unanswered tasks', { error })).then(() => this.#later());
    }, this.#options.intervalSeconds * 1000);
  }
}
