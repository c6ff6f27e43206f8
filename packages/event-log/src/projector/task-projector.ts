import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '@fde/contracts';
import type { EventLog } from '../event-log.js';
import { hasUnprojectedEvents, projectTasks } from '../tasks/task-projection.js';

const MOST_REPEATS = 5;

/** Projects the events of tasks to their status rows, all that wait in one transaction. */
export class TaskProjector {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Resolves when the task's row carries every event that was committed when this was called. */
  async catchUp(taskId: string): Promise<void> {
    await this.#project([taskId]);
  }

  /** The same for the rows of all tasks; resolves with when the oldest of the events occurred, undefined without one. */
  async catchUpAll(): Promise<Date | undefined> {
    return (await hasUnprojectedEvents(this.#log.database)) ? this.#project([]) : undefined;
  }

  async #project(taskIds: readonly string[]): Promise<Date | undefined> {
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
