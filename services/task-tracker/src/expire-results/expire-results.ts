import { RESULT_LIFETIME_SECONDS } from '@fde/contracts';
import { rootContext, type EventLog } from '@fde/event-log';

const AT_ONCE = 500;

/** Expires the results of tasks that ended longer ago than results live. Returns how many. Safe in many instances. */
export const expireResults = async (eventLog: EventLog, lifetimeSeconds = RESULT_LIFETIME_SECONDS): Promise<number> => {
  const before = new Date(eventLog.clock.now().getTime() - lifetimeSeconds * 1000);
  const expired = await eventLog.tasks.expired(before, AT_ONCE);
  for (const taskId of expired) {
    await eventLog.transaction(rootContext({ taskId }), async (unit) => { await unit.tasks.expireResult(taskId); });
  }
  return expired.length;
};
