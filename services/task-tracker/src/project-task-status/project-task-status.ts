import { TaskProjector, type EventLog } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';

const AT_ONCE = 500;

/**
 * Brings the status row of an event's task up to the task's stream. The event only says where to
 * look, so it may come late, twice, or after its successors.
 */
export class TaskStatusProjection {
  readonly #eventLog: EventLog;
  readonly #projector: TaskProjector;
  #lagSeconds = 0;

  constructor(eventLog: EventLog) {
    this.#eventLog = eventLog;
    this.#projector = new TaskProjector(eventLog);
  }

  /** How long the last projected event took from the log to the row. */
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

  /**
   * Updates the rows of ended tasks whose rows do not show it. If the broker lost the message of an
   * end (its data is gone, a queue was deleted), nothing else would ever update that row. Returns
   * how many there were.
   */
  async catchUpEnded(): Promise<number> {
    const unseen = await this.#eventLog.tasks.endedUnseen(AT_ONCE);
    await Promise.all(unseen.map((taskId) => this.#projector.catchUp(taskId)));
    return unseen.length;
  }
}
