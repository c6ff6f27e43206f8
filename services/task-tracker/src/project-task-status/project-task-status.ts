import { setTimeout as sleep } from 'node:timers/promises';
import { TaskProjector, type EventLog } from '@fde/event-log';
import { ACK, type Delivery, type Verdict } from '@fde/messaging';

/** Where one event was, the next is not far: a task that ends at once is written once, and its client does not notice. */
const NEXT_LOOK_MS = 10;

/**
 * Brings the status rows of tasks up to the log. A message only says that there is something to
 * project, so it may come late, twice, or after its successors; most events have none.
 */
export class TaskStatusProjection {
  readonly #projector: TaskProjector;
  #lagSeconds = 0;

  constructor(eventLog: EventLog) {
    this.#projector = new TaskProjector(eventLog);
  }

  /** How long the event that waited longest took from the log to its row, at the last look that found one. */
  get lagSeconds(): number {
    return this.#lagSeconds;
  }

  async take({ message }: Delivery): Promise<Verdict> {
    const taskId = message.task_id;
    if (taskId === undefined || taskId === null)
      return { kind: 'dead-letter', reason: 'an event of a task that names no task' };
    await this.#projector.catchUp(taskId);
    return ACK;
  }

  /** Looks again at once for as long as there is something to project. */
  async projectAll(signal?: AbortSignal): Promise<void> {
    while (signal?.aborted !== true) {
      const since = await this.#projector.catchUpAll();
      if (since === undefined) return;
      this.#lagSeconds = Math.max(0, (Date.now() - since.getTime()) / 1000);
      await sleep(NEXT_LOOK_MS);
    }
  }
}
