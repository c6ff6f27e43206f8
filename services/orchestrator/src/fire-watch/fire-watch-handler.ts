import type { FireWatch } from '@fde/contracts';
import { contextFrom, fireWatch, type EventLog, type Firing } from '@fde/event-log';
import { ACK, type MessageHandler } from '@fde/messaging';
import type { ServiceLog, ServiceMetrics } from '@fde/service-kit';
import { traceIdOf } from '@fde/tracing';

export interface FireWatchOptions {
  readonly eventLog: EventLog;
  readonly log: ServiceLog;
  readonly metrics: ServiceMetrics;
}

const LOG_MESSAGES: Readonly<Record<Firing['outcome'], string>> = {
  fired: 'a watched company is run',
  skipped: 'a watched company is not run: its last run is still at work',
  outdated: 'a due time is of a watch that was changed, has ended, or has fired',
  early: 'a due time has not come yet',
};

/**
 * A due time of a watched company. The run and the next due time are written in one transaction, so
 * that a dying process has done both or nothing, and a redelivered message finds the watch already
 * advanced.
 */
export const fireWatchHandler =
  ({ eventLog, log, metrics }: FireWatchOptions): MessageHandler =>
  async ({ message }) => {
    const command = message.payload as FireWatch;
    const firing = await eventLog.transaction(contextFrom(message), (unit) =>
      fireWatch(unit, command),
    );
    metrics.watchFired(firing.outcome);
    log.info(LOG_MESSAGES[firing.outcome], {
      company_id: command.company_id,
      trace_id: traceIdOf(message.traceparent),
      ...('taskId' in firing ? { task_id: firing.taskId } : {}),
      ...('nextDueAt' in firing ? { next_due_at: firing.nextDueAt.toISOString() } : {}),
    });
    return ACK;
  };
