import { ServiceError } from '@fde/contracts';
import type { IdSource } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { OutboxMessage } from '../../outbox/outbox-message.js';
import type { Handover } from '../../outbox/outbox.js';

/** The part of the log that places and advances tasks, many in one transaction. */
export interface TasksLog {
  readonly database: Database;
  readonly ids: IdSource;
  handover(): Handover;
  committed(messages: readonly OutboxMessage[]): void;
}

/** The batch may have been committed, so nothing of it may be tried another way. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ServiceError &&
  ['database_unavailable', 'database_timeout'].includes(error.code);
