import { COMMAND_NAMES, COMMAND_SCHEMAS, type CommandName } from '../messages/commands.js';
import { envelopeSchema } from '../messages/envelope.js';
import {
  EVENT_NAMES,
  EVENT_SCHEMAS,
  TASK_EVENT_NAMES,
  type EventName,
} from '../messages/events.js';
import { OPERATIONS, OPERATION_NAMES } from '../messages/operations.js';
import { matchesBinding } from '../messages/routing.js';
import { writtenSchema } from '../messages/shape-history.js';
import {
  BROKER_DELIVERY_LIMIT,
  DEAD_LETTER_QUEUE,
  EXCHANGES,
  MAX_MESSAGE_BYTES,
  QUEUES,
  QUIET_EVENTS,
  eventRoutingKey,
  type QueueDefinition,
} from '../messages/topology.js';

type Json = { readonly [key: string]: unknown };

const ref = (path: string): Json => ({ $ref: `#/${path}` });
const fromEntries = <T>(names: readonly string[], value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

const categoryOf = (name: string): string =>
  (TASK_EVENT_NAMES as readonly string[]).includes(name) ? 'task' : 'workflow';
/** For a record's event the category does not matter: it has its own key. */
const keyOf = (name: string): string => eventRoutingKey(`${categoryOf(name)}-`, name);
const messageNames: readonly string[] = [...COMMAND_NAMES, ...EVENT_NAMES];

const FIRE_WATCH = 'FireWatch' satisfies CommandName;

const commandSummary = (command: string): string => {
  if (command === FIRE_WATCH)
    return 'Run a watched company, and place its next due time; of an outdated watch, nothing';
  const operation = OPERATION_NAMES.find((name) => OPERATIONS[name].command === command);
  return operation === undefined
    ? command
    : `Begin (or go on with) an attempt of a ${operation} task`;
};

const payloadOf = (name: string, kind: 'command' | 'event'): string =>
  kind === 'command' && name !== FIRE_WATCH ? 'TaskCommand' : name;

const message = (
  name: string,
  kind: 'command' | 'event',
  version: number,
  summary: string,
): Json => ({
  name,
  title: name,
  summary,
  contentType: 'application/json',
  correlationId: {
    location: '$message.payload#/correlation_id',
    description:
      'The same in everything that follows from one request; also the AMQP property correlation_id.',
  },
  headers: ref('components/schemas/Headers'),
  payload: {
    allOf: [
      ref('components/schemas/Envelope'),
      {
        type: 'object',
        properties: {
          kind: { const: kind },
          type: { const: name },
          schema_version: { const: version },
          payload: ref(`components/schemas/${payloadOf(name, kind)}`),
        },
      },
    ],
  },
  bindings: { amqp: { contentEncoding: 'utf-8', messageType: name, bindingVersion: '0.3.0' } },
});

const exchange = (name: string, type: 'topic' | 'fanout' = 'topic'): Json => ({
  amqp: {
    is: 'routingKey',
    exchange: { name, type, durable: true, autoDelete: false, vhost: '/' },
    bindingVersion: '0.3.0',
  },
});
const queueBinding = (name: string): Json => ({
  amqp: {
    is: 'queue',
    queue: { name, durable: true, exclusive: false, autoDelete: false, vhost: '/' },
    bindingVersion: '0.3.0',
  },
});

const takes = (queue: QueueDefinition): string[] =>
  queue.exchange === 'commands'
    ? COMMAND_NAMES.filter((name) =>
        queue.bindings.some((binding) => matchesBinding(binding, name)),
      )
    : EVENT_NAMES.filter((name) =>
        queue.bindings.some((binding) => matchesBinding(binding, keyOf(name))),
      );

const channelOf = (queue: QueueDefinition): string => queue.name.replace(/[^A-Za-z0-9_-]/g, '_');

const channels = (): Json => ({
  commands: {
    address: '{command}',
    title: 'Commands',
    description: `Exchange ${EXCHANGES.commands}; the routing key is the name of the command. Exactly one queue takes each.`,
    parameters: { command: { description: 'Name of the command.', enum: [...COMMAND_NAMES] } },
    messages: fromEntries([...COMMAND_NAMES], (name) => ref(`components/messages/${name}`)),
    bindings: exchange(EXCHANGES.commands),
  },
  events: {
    address: '{key}',
    title: 'Events',
    description: `Exchange ${EXCHANGES.events}, for queues of your own too: bind one to the keys you want, with * and #. Every event is published, except that ${QUIET_EVENTS.join(' and ')} are only where PUBLISH_ALL_TASK_EVENTS is set. Whole statements (raw_data, data, data_lineage) are empty in messages and read over REST; metadata and results over 64 KiB are null, lists end there. docs/events.md has an example.`,
    parameters: { key: { description: 'The routing key.', enum: EVENT_NAMES.map(keyOf) } },
    messages: fromEntries(EVENT_NAMES, (name) => ref(`components/messages/${name}`)),
    bindings: exchange(EXCHANGES.events),
  },
  ...Object.fromEntries(
    Object.values(QUEUES as Record<string, QueueDefinition>).map((queue) => [
      channelOf(queue),
      {
        address: queue.name,
        title: `Queue ${queue.name}`,
        description: `Quorum queue of ${queue.service}, bound to ${EXCHANGES[queue.exchange]} by ${queue.bindings.join(', ')}; delivery limit ${BROKER_DELIVERY_LIMIT}, then ${EXCHANGES.deadLetters}; prefetch ${queue.prefetch}.${queue.isOptional === true ? ' It exists from its first consumer on.' : ''}`,
        messages: fromEntries(takes(queue), (name) => ref(`components/messages/${name}`)),
        bindings: queueBinding(queue.name),
      },
    ]),
  ),
  deadLetters: {
    address: DEAD_LETTER_QUEUE,
    title: 'Dead letters',
    description: `Bound to the fanout exchange ${EXCHANGES.deadLetters}. What a consumer could not read or gave up on, as it arrived, with the headers x-fde-reason and x-fde-queue; moved into PostgreSQL, where operators list, redrive and discard it.`,
    messages: { DeadLetter: ref('components/messages/DeadLetter') },
    bindings: queueBinding(DEAD_LETTER_QUEUE),
  },
});

const operations = (): Json => ({
  sendCommands: {
    action: 'send',
    channel: ref('channels/commands'),
    summary: 'The relay of the outbox: confirmed, mandatory, persistent.',
    messages: COMMAND_NAMES.map((name) => ref(`channels/commands/messages/${name}`)),
  },
  sendEvents: {
    action: 'send',
    channel: ref('channels/events'),
    summary:
      'The relay of the outbox: confirmed, persistent, mandatory where a queue below takes it.',
    messages: EVENT_NAMES.map((name) => ref(`channels/events/messages/${name}`)),
  },
  ...Object.fromEntries(
    Object.entries(QUEUES as Record<string, QueueDefinition>).map(([name, queue]) => [
      `receive${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      {
        action: 'receive',
        channel: ref(`channels/${channelOf(queue)}`),
        summary: `${queue.service} takes ${queue.exchange}; at least once, in any order.`,
        bindings: { amqp: { ack: true, bindingVersion: '0.3.0' } },
        messages: takes(queue).map((message) =>
          ref(`channels/${channelOf(queue)}/messages/${message}`),
        ),
      },
    ]),
  ),
  receiveDeadLetters: {
    action: 'receive',
    channel: ref('channels/deadLetters'),
    summary: 'Every service collects them into PostgreSQL.',
    messages: [ref('channels/deadLetters/messages/DeadLetter')],
  },
});

const headers: Json = {
  type: 'object',
  description:
    'In addition to the AMQP properties message_id, type, correlation_id, timestamp, content_type and delivery_mode 2.',
  properties: {
    kind: envelopeSchema.properties.kind,
    type: { ...envelopeSchema.properties.type, description: 'As the AMQP property type.' },
    schema_version: envelopeSchema.properties.schema_version,
    company_id: { type: 'integer', description: 'Whose message it is.' },
    document_id: { type: 'integer', description: 'If the payload names a document.' },
    task_id: { type: 'string', format: 'uuid' },
    causation_id: { type: 'string', format: 'uuid' },
    traceparent: envelopeSchema.properties.traceparent,
    tracestate: envelopeSchema.properties.tracestate,
    stream_id: envelopeSchema.properties.stream_id,
    stream_version: envelopeSchema.properties.stream_version,
    'x-fde-deliveries': {
      type: 'integer',
      description: 'How often the message was delivered before it was sent again.',
    },
  },
};

const deadLetter: Json = {
  name: 'DeadLetter',
  title: 'DeadLetter',
  summary: 'A message as it arrived, whatever it is.',
  headers: {
    type: 'object',
    required: ['x-fde-reason', 'x-fde-queue'],
    properties: {
      'x-fde-reason': { type: 'string' },
      'x-fde-queue': { type: 'string' },
      'x-fde-deliveries': { type: 'integer' },
    },
  },
  payload: {},
};

/** The AsyncAPI 3.0 description of every message, from the same tables that the adapters read. */
export const asyncApiDocument = (): Json => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Financial Data Extraction Service: messages',
    version: '1.0.0',
    description: `Commands and events between the services. At least once, in any order; a redelivery keeps its message_id. At most ${MAX_MESSAGE_BYTES} bytes. Without RabbitMQ the same queues are rows in PostgreSQL.`,
  },
  defaultContentType: 'application/json',
  servers: {
    rabbitmq: {
      host: 'localhost:5672',
      protocol: 'amqp',
      protocolVersion: '0.9.1',
      description: 'RabbitMQ 3.10 or later',
    },
  },
  channels: channels(),
  operations: operations(),
  components: {
    messages: {
      ...fromEntries([...COMMAND_NAMES], (name) =>
        message(
          name,
          'command',
          COMMAND_SCHEMAS[name as CommandName].written,
          commandSummary(name),
        ),
      ),
      ...fromEntries(EVENT_NAMES, (name) =>
        message(
          name,
          'event',
          EVENT_SCHEMAS[name as EventName].written,
          `Published under the key ${keyOf(name)}`,
        ),
      ),
      DeadLetter: deadLetter,
    },
    schemas: {
      Headers: headers,
      Envelope: { ...envelopeSchema, additionalProperties: true },
      TaskCommand: writtenSchema(COMMAND_SCHEMAS.ExtractCompany),
      FireWatch: writtenSchema(COMMAND_SCHEMAS.FireWatch),
      ...fromEntries(EVENT_NAMES, (name) => writtenSchema(EVENT_SCHEMAS[name as EventName])),
    },
  },
});

export const documentedMessages: readonly string[] = messageNames;
