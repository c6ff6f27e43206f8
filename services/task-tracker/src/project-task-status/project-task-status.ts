import { TaskProjector, type EventLog } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';

/**
 * Brings the status rows of tasks up to the log. An event that arrives only says that there is
 * something to project, so it may come late, twice, or after its successors; what no event tells of
 * is projected by `projectAll`.
 */
export class TaskStatusProjection {
  readonly #projector: TaskProjector;
  #lagSeconds = 0;

  constructor(eventLog: EventLog) {
    this.#projector = new TaskProjector(eventLog);
  }

  /** How long the event of the last message took from the log to the row. */
  get lagSeconds(): number {
    return this.#lagSeconds;
  }

  async take({ message }: Delivery): Promise<Verdict> {
    const taskId = message.task_id;
    if (taskId === undefined || taskId === null)
      return { kind: 'dead-letter', reason: 'an event of a task that names no task' };
    await this.#projector.catchUp(taskId);
    this.#lagSeconds = Math.max(0, (Date.now() - Date.parse(message.occurred_at)) / 1000);
    return ACK;
  }

  projectAll(): Promise<void> {
    return this.#projector.catchUpAll();
  }
}
