import { QUEUES } from '@fde/contracts';
import { replaceDueTimes, rootContext, type EventLog } from '@fde/event-log';
import type { MessageBroker } from '@fde/messaging';
import { PeriodicPart, type ServiceLog } from '@fde/service-kit';

export interface WatchSupervisionOptions {
  readonly eventLog: EventLog;
  readonly broker: MessageBroker;
  readonly intervalSeconds: number;
  readonly unansweredSeconds: number;
  readonly log: ServiceLog;
}

/**
 * Looks for watches whose due time has passed unanswered (the broker lost its data) and sends the
 * due time again from the log. While messages wait in the queue, nothing counts as lost.
 */
export const watchSupervision = (options: WatchSupervisionOptions): PeriodicPart =>
  new PeriodicPart({
    name: 'supervision of watches',
    intervalSeconds: options.intervalSeconds,
    log: options.log,
    work: () => sendLateAgain(options),
  });

const sendLateAgain = async ({
  eventLog,
  broker,
  unansweredSeconds,
  log,
}: WatchSupervisionOptions): Promise<void> => {
  if ((await broker.depth(QUEUES.watches)) > 0) return;
  const late = await eventLog.transaction(rootContext({}, eventLog.ids), (unit) =>
    replaceDueTimes(unit, new Date(unit.now.getTime() - unansweredSeconds * 1000)),
  );
  if (late > 0) log.warn('due times of watched companies are sent again', { watches: late });
};
