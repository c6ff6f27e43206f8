import type { DomainEvent } from '@fde/contracts';

/** An event of a stream, before the log has given it its place. */
export type NewEvent = DomainEvent & {
  readonly eventId: string;
  readonly streamId: string;
  /** 1-based, without gaps within the stream. */
  readonly version: number;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly taskId: string | null;
  readonly traceparent: string;
  readonly occurredAt: Date;
};

/** An event as it stands in the log, upcast to the current version of its schema. */
export type StoredEvent = NewEvent & {
  /** Order of insertion; not the order of commits. */
  readonly position: number;
  readonly transactionId: string;
};
