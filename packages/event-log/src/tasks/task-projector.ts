import type { EventLog } from '../event-log.js';
import { Gather } from '../gather.js';
import { rootContext } from '../message-context.js';
import { catchUpTasks } from './task-status-projection.js';

/** Told the id of each task whose status row changed. */
export const TASK_STATUS_CHANNEL = 'fde_task_status';

/**
 * Keeps the task status rows up with their streams. Ids that come while a transaction is at work are done together in
 * the next one, each task once: a burst of events of one task costs one read of its stream.
 */
export class TaskProjector {
  readonly #gather: Gather<string>;

  constructor(log: EventLog) {
    this.#gather = new Gather<string>((taskIds) => log.transaction(rootContext({}, log.ids), async (unit) => {
      const changed = await catchUpTasks(unit.db, taskIds);
      if (changed.length > 0) await unit.notify(TASK_STATUS_CHANNEL, changed.map(({ taskId }) => taskId));
    }));
  }

  /** Resolves when the row carries every event that was committed when it was asked. */
  catchUp(taskId: string): Promise<void> {
    return this.#gather.add(taskId);
  }
}
