import type { OperationName, QueueDefinition } from '@fde/contracts';
import { requestContext, resendCommand, unansweredTasks, type EventLog } from '@fde/event-log';
import type { MessageBroker } from '@fde/messaging';
import { traceIdOf } from '@fde/tracing';
import type { ServiceLog } from '../log/service-log.js';
import { PeriodicPart } from '../life-cycle/periodic-part.js';

export interface TaskSupervisionOptions {
  readonly eventLog: EventLog;
  readonly broker: MessageBroker;
  readonly queue: QueueDefinition;
  readonly operations: readonly OperationName[];
  readonly intervalSeconds: number;
  readonly unansweredSeconds: number;
  readonly log: ServiceLog;
}

const AT_ONCE = 200;

/**
 * Looks for tasks that nobody works on (the broker lost its data, or a worker died and its message
 * with it) and sends their commands again from the log. Every instance looks, but a command is sent
 * only once. While commands wait in the queue, nothing counts as lost: they are only late.
 */
export const taskSupervision = (options: TaskSupervisionOptions): PeriodicPart =>
  new PeriodicPart({
    name: 'supervision',
    intervalSeconds: options.intervalSeconds,
    log: options.log,
    work: (signal) => sendUnansweredAgain(options, signal),
  });

const sendUnansweredAgain = async (
  { eventLog, broker, queue, operations, unansweredSeconds, log }: TaskSupervisionOptions,
  signal: AbortSignal,
): Promise<void> => {
  if ((await broker.depth(queue)) > 0) return;
  for (const taskId of await unansweredTasks(
    eventLog.database,
    operations,
    unansweredSeconds,
    AT_ONCE,
  )) {
    if (signal.aborted) return;
    const context = await requestContext(eventLog, taskId);
    if (
      !(await eventLog.transaction(context, (unit) =>
        resendCommand(unit, eventLog.database, taskId, unansweredSeconds),
      ))
    )
      continue;
    log.warn('nobody works on a task: its command is sent again', {
      task_id: taskId,
      trace_id: traceIdOf(context.traceparent),
    });
  }
};
