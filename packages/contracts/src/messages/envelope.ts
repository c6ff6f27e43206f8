/**
 * What every message carries, whatever adapter moves it. On RabbitMQ `message_id`, `type`,
 * `correlation_id` and `occurred_at` are AMQP properties and the rest are headers, so that messages
 * can be followed in the broker's console.
 */
export const envelopeSchema = {
  type: 'object',
  required: [
    'message_id',
    'kind',
    'type',
    'schema_version',
    'correlation_id',
    'causation_id',
    'traceparent',
    'occurred_at',
    'payload',
  ],
  additionalProperties: false,
  properties: {
    message_id: {
      type: 'string',
      format: 'uuid',
      description:
        'Identity of the message; a redelivery keeps it. Of an event message: the event id.',
    },
    kind: { enum: ['command', 'event'] },
    type: { type: 'string', description: 'Name of the command or event.' },
    schema_version: { type: 'integer', minimum: 1 },
    task_id: {
      type: ['string', 'null'],
      format: 'uuid',
      description: 'The task this message belongs to.',
    },
    correlation_id: {
      type: 'string',
      format: 'uuid',
      description: 'The same in everything that follows from one request.',
    },
    causation_id: {
      type: ['string', 'null'],
      format: 'uuid',
      description: 'The message or event that led to this one.',
    },
    traceparent: {
      type: 'string',
      pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$',
      description: 'W3C trace context.',
    },
    tracestate: {
      type: 'string',
      minLength: 1,
      maxLength: 512,
      description:
        'W3C trace state, if the trace has one and tracing is on. Absent otherwise, because older versions do not know the field.',
    },
    occurred_at: { type: 'string', format: 'date-time' },
    stream_id: { type: 'string', description: 'Events: the stream that the event belongs to.' },
    stream_version: {
      type: 'integer',
      minimum: 1,
      description: 'Events: its version in that stream.',
    },
    payload: { type: 'object' },
  },
} as const;

interface EnvelopeFields {
  readonly message_id: string;
  readonly schema_version: number;
  readonly task_id?: string | null;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly traceparent: string;
  readonly tracestate?: string;
  readonly occurred_at: string;
}

export interface CommandEnvelope<
  Type extends string = string,
  Payload = unknown,
> extends EnvelopeFields {
  readonly kind: 'command';
  readonly type: Type;
  readonly payload: Payload;
}

export interface EventEnvelope<
  Type extends string = string,
  Payload = unknown,
> extends EnvelopeFields {
  readonly kind: 'event';
  readonly type: Type;
  readonly stream_id: string;
  readonly stream_version: number;
  readonly payload: Payload;
}

export type Envelope = CommandEnvelope | EventEnvelope;
