import type { Envelope } from './envelope.js';
import { QUEUES, eventRoutingKey, type QueueDefinition } from './topology.js';

/**
 * True if an AMQP topic pattern (`*` one word, `#` any number of words) matches the routing key.
 */
export const matchesBinding = (pattern: string, routingKey: string): boolean =>
  matchesWords(pattern.split('.'), routingKey.split('.'));

const matchesWords = (pattern: readonly string[], words: readonly string[]): boolean => {
  const [head, ...rest] = pattern;
  if (head === undefined) return words.length === 0;
  if (head === '#')
    return matchesWords(rest, words) || (words.length > 0 && matchesWords(pattern, words.slice(1)));
  return (
    words.length > 0 && (head === '*' || head === words[0]) && matchesWords(rest, words.slice(1))
  );
};

/** Where a message is published: commands under their name, events under the key of `eventRoutingKey`. */
export interface Route {
  readonly exchange: QueueDefinition['exchange'];
  readonly routingKey: string;
}

export const routeOf = (message: Envelope): Route =>
  message.kind === 'command'
    ? { exchange: 'commands', routingKey: message.type }
    : { exchange: 'events', routingKey: eventRoutingKey(message.stream_id, message.type) };

/**
 * The queues of a topology that take what is published on this route. If there are none, a command
 * is unroutable, and an event has no listener in this service.
 */
export const queuesFor = (
  route: Route,
  queues: readonly QueueDefinition[] = Object.values(QUEUES),
): readonly QueueDefinition[] =>
  queues.filter(
    (queue) =>
      queue.exchange === route.exchange &&
      queue.bindings.some((binding) => matchesBinding(binding, route.routingKey)),
  );
