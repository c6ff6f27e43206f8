import { rootContext, type EventLog } from '@fde/event-log';

/** In one transaction. */
const AT_ONCE = 100;

/**
 * Expires the results of tasks that ended longer ago than results are kept, until none is left or
 * the signal aborts; of none for an hour after the clock jumped ahead. Returns how many. Several instances may run at once.
 */
export const expireResults = async (
  eventLog: EventLog,
  lifetimeSeconds: number,
  signal?: AbortSignal,
): Promise<number> => {
  if (!eventLog.database.clock.tellsAges) return 0;
  const before = new Date(eventLog.clock.now().getTime() - lifetimeSeconds * 1000);
  for (let count = 0; ;) {
    const expired = signal?.aborted === true ? [] : await eventLog.tasks.expired(before, AT_ONCE);
    if (expired.length === 0) return count;
    await eventLog.transaction(rootContext(), async (unit) => {
      for (const taskId of expired) await unit.tasks.expireResult(taskId);
    });
    count += expired.length;
  }
};
