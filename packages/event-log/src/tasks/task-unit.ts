import type { TaskEvent } from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { Executor } from '../database/database.js';
import type { NewEvent, StoredEvent } from '../events/stored-event.js';
import type { OutboxMessage, TaskCommandMessage } from '../outbox/outbox-message.js';

/** What changing tasks takes from the unit of work it happens in. */
export interface TaskUnit {
  readonly db: Executor;
  readonly now: Date;
  readonly ids: IdSource;
  append(streamId: string, events: readonly TaskEvent[], expectedVersion?: number): Promise<StoredEvent[]>;
  /** The first event of a stream and the messages of it and of the command that follows, for a statement that writes them all. */
  compose(streamId: string, event: TaskEvent, command: TaskCommandMessage): { readonly event: NewEvent; readonly messages: readonly OutboxMessage[] };
  /** Messages that were written beside the unit's own are due. */
  wrote(messages: readonly OutboxMessage[]): void;
  send(command: TaskCommandMessage, options?: { readonly availableAt?: Date }): void;
  notify(channel: string, payloads: readonly string[]): Promise<void>;
}
