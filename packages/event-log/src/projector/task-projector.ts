import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@fde/contracts';
import type { EventLog } from '../event-log.js';
import { Batcher } from '../batcher.js';
import { TASK_STATUS_CHANNEL } from '../tasks/together/task-status-hints.js';
import { catchUpAndTell } from '../tasks/task-status-projection.js';

/**
 * How long the first id waits for others, so that a task that ends at once is written once; clients
 * do not notice.
 */
const LINGER_MS = 8;
const MOST_REPEATS = 5;

/**
 * Keeps the task status rows up with their streams. Ids that arrive within a moment, or during a
 * transaction, are handled together in the next one, each task once: a burst of events of one task
 * costs one read of its stream.
 */
export class TaskProjector {
  readonly #log: EventLog;
  readonly #batcher: Batcher<string>;

  constructor(log: EventLog) {
    this.#log = log;
    this.#batcher = new Batcher<string>((taskIds) => this.#catchUp(taskIds), {
      lingerMs: LINGER_MS,
    });
  }

  /** Resolves when the row carries every event that was committed when it was asked. */
  catchUp(taskId: string): Promise<void> {
    return this.#batcher.add(taskId);
  }

  async #catchUp(taskIds: readonly string[]): Promise<void> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await catchUpAndTell(this.#log.database, taskIds, TASK_STATUS_CHANNEL);
      } catch (error) {
        if (
          !(error instanceof ServiceError && error.code === 'database_conflict') ||
          repeat >= MOST_REPEATS
        )
          throw error;
        await sleep(2 ** repeat);
      }
    }
  }
}
