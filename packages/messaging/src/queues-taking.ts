import {
  ServiceError,
  queuesFor,
  routeOf,
  type Envelope,
  type QueueDefinition,
} from '@fde/contracts';
import type { PublishOptions } from '@fde/event-log';

/**
 * The queues that get a message, for adapters whose broker does not route. None, if it is an event
 * that nobody listens to; throws `unroutable` if no queue takes a command or a redelivery.
 */
export const queuesTaking = (
  message: Envelope,
  { queue }: PublishOptions,
  queues: readonly QueueDefinition[],
): readonly QueueDefinition[] => {
  const route = routeOf(message);
  const taking =
    queue === undefined ? queuesFor(route, queues) : queues.filter(({ name }) => name === queue);
  const mayHaveNone = message.kind === 'event' && queue === undefined;
  if (taking.length === 0 && !mayHaveNone)
    throw new ServiceError(
      'unroutable',
      `No queue takes ${queue ?? `${route.routingKey} of ${route.exchange}`}`,
    );
  return taking;
};
