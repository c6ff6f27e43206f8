import { TaskProjector, type EventLog } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';

const AT_ONCE = 500;

/**
 * Brings the status row of the task that an event speaks of up to the task's stream. The event only says where to
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

  /** Of the event last projected: how long it took from the log to the row. */
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
   * Brings up the rows of tasks that have ended without a row that says so: where the broker lost the news of an end
   * (its data gone, a queue deleted), nothing else would ever come of that task. Returns how many there were.
   */
  async catchUpEnded(): Promise<number> {
    const unseen = await this.#eventLog.tasks.endedUnseen(AT_ONCE);
    await Promise.all(unseen.map((taskId) => this.#projector.catchUp(taskId)));
    return unseen.length;
  }
}
