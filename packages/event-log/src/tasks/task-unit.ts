import type { TaskEvent } from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { Executor } from '../database/database.js';
import type { StoredEvent } from '../events/stored-event.js';
import type { MessageContext } from '../message-context.js';
import type { OutboxMessage, TaskCommandMessage } from '../outbox/outbox-message.js';
import type { Handover } from '../outbox/outbox.js';

/** What changing tasks takes from the unit of work it happens in. */
export interface TaskUnit {
  readonly db: Executor;
  readonly context: MessageContext;
  readonly handover: Handover;
  readonly now: Date;
  readonly ids: IdSource;
  append(
    streamId: string,
    events: readonly TaskEvent[],
    expectedVersion?: number,
    companyId?: number,
  ): Promise<StoredEvent[]>;
  /** Messages that were written beside the unit's own are due. */
  wrote(messages: readonly OutboxMessage[]): void;
  send(command: TaskCommandMessage, options?: { readonly availableAt?: Date }): void;
  notify(channel: string, payloads: readonly string[]): Promise<void>;
}
