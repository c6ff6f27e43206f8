import type { TaskEvent } from '@fde/contracts';
import type { IdSource } from '../clock.js';
import type { Executor } from '../database/database.js';
import type { StoredEvent } from '../events/stored-event.js';
import type { TaskCommandMessage } from '../outbox/outbox-message.js';

/** What changing tasks takes from the unit of work it happens in. */
export interface TaskUnit {
  readonly db: Executor;
  readonly now: Date;
  readonly ids: IdSource;
  append(
    streamId: string,
    events: readonly TaskEvent[],
    expectedVersion?: number,
    companyId?: number,
  ): Promise<StoredEvent[]>;
  send(command: TaskCommandMessage, options?: { readonly availableAt?: Date }): void;
  notify(channel: string, payloads: readonly string[]): Promise<void>;
}
