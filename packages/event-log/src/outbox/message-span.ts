import type { Envelope } from '@fde/contracts';
import type { Attributes, TraceContext } from '@fde/tracing';

const numberIn = (payload: unknown, name: string): number | null => {
  const value = (payload as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'number' ? value : null;
};

/** What spans and log lines say about a message: where it belongs, not its content. */
export const messageFacts = (message: Envelope) =>
  ({
    task_id: message.task_id ?? null,
    company_id: numberIn(message.payload, 'company_id'),
    document_id: numberIn(message.payload, 'document_id'),
    message_id: message.message_id,
  }) as const;

/** Attributes by the names of OpenTelemetry's conventions for messaging, and the project's own. */
export const messageAttributes = (message: Envelope): Attributes => {
  const { message_id, ...facts } = messageFacts(message);
  return {
    ...facts,
    'messaging.message.id': message_id,
    'messaging.message.type': message.type,
    correlation_id: message.correlation_id,
  };
};

/** The span that the message was created in. */
export const traceOf = ({ traceparent, tracestate }: Envelope): TraceContext => ({
  traceparent,
  tracestate,
});

/** The message as it goes out in the trace of its sending. */
export const withinTrace = <M extends Envelope>(message: M, trace: TraceContext | undefined): M =>
  trace === undefined
    ? message
    : {
        ...message,
        traceparent: trace.traceparent,
        ...(trace.tracestate === undefined ? {} : { tracestate: trace.tracestate }),
      };
