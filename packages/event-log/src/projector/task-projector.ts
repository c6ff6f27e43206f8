import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@fde/contracts';
import { Batcher } from '../batcher.js';
import type { EventLog } from '../event-log.js';
import { hasUnprojectedEvents, projectTasks } from '../tasks/task-projection.js';

/**
 * How long the first id waits for others, so that a task that ends at once is written once; clients
 * do not notice.
 */
const LINGER_MS = 8;
const MOST_REPEATS = 5;

/**
 * Projects the events of tasks to their status rows. Ids that arrive within a moment, or during a
 * transaction, are handled together in the next one, each task once: a burst of events of one task
 * costs one read of its stream.
 */
export class TaskProjector {
  readonly #log: EventLog;
  readonly #batcher: Batcher<string>;

  constructor(log: EventLog) {
    this.#log = log;
    this.#batcher = new Batcher<string>((taskIds) => this.#project(taskIds), {
      lingerMs: LINGER_MS,
    });
  }

  /** Resolves when the task's row carries every event that was committed when this was called. */
  catchUp(taskId: string): Promise<void> {
    return this.#batcher.add(taskId);
  }

  /** The same for the rows of all tasks. */
  async catchUpAll(): Promise<void> {
    if (await hasUnprojectedEvents(this.#log.database)) await this.#project([]);
  }

  async #project(taskIds: readonly string[]): Promise<void> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await projectTasks(this.#log.database, taskIds);
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
