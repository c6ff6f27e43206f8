import {
  BROKER_DELIVERY_LIMIT,
  DEAD_LETTER_QUEUE,
  EXCHANGES,
  MAX_MESSAGE_BYTES,
  type QueueDefinition,
} from '@fde/contracts';
import type { Channel, Options } from 'amqplib';

/** Milliseconds that a consumer may hold a message: above the longest hard limit of a task, which fires first. */
const CONSUMER_TIMEOUT_MS = 3 * 3600 * 1000;

/**
 * Arguments of a queue. They never change in place: raise the version in the queue's name to change one.
 * `at-least-once` with `reject-publish` is the only combination that loses no dead letter when the broker is killed.
 */
const queueOptions = (): Options.AssertQueue => ({
  durable: true,
  arguments: {
    'x-queue-type': 'quorum',
    'x-delivery-limit': BROKER_DELIVERY_LIMIT,
    'x-dead-letter-exchange': EXCHANGES.deadLetters,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
    'x-consumer-timeout': CONSUMER_TIMEOUT_MS,
  },
});

const deadLetterQueueOptions: Options.AssertQueue = {
  durable: true,
  arguments: { 'x-queue-type': 'quorum' },
};

/** The exchanges and the dead-letter queue, which everyone needs. */
export const assertExchanges = async (channel: Channel): Promise<void> => {
  await channel.assertExchange(EXCHANGES.commands, 'topic', { durable: true });
  await channel.assertExchange(EXCHANGES.events, 'topic', { durable: true });
  await channel.assertExchange(EXCHANGES.deadLetters, 'fanout', { durable: true });
  await channel.assertQueue(DEAD_LETTER_QUEUE, deadLetterQueueOptions);
  await channel.bindQueue(DEAD_LETTER_QUEUE, EXCHANGES.deadLetters, '');
};

/** Declares a queue and its bindings, and ends former ones; does nothing if all is as defined. */
export const assertQueue = async (channel: Channel, queue: QueueDefinition): Promise<void> => {
  await channel.assertQueue(queue.name, queueOptions());
  for (const binding of queue.bindings)
    await channel.bindQueue(queue.name, EXCHANGES[queue.exchange], binding);
  for (const binding of queue.formerBindings ?? [])
    await channel.unbindQueue(queue.name, EXCHANGES[queue.exchange], binding);
};

/** Headers that this service sets on AMQP messages. */
export const HEADERS = {
  /** How often the message was delivered before it was sent again. */
  deliveries: 'x-fde-deliveries',
  /** On dead letters: why, and from which queue. */
  reason: 'x-fde-reason',
  queue: 'x-fde-queue',
} as const;

/** A dead letter may carry a body that was larger than allowed. */
export const MAX_PARKED_BYTES = 4 * MAX_MESSAGE_BYTES;
