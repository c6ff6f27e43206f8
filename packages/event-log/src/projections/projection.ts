import type { EventName } from '@fde/contracts';
import type { Executor } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import type { StoredEvent } from '../events/stored-event.js';

/**
 * A read model: the tables it owns, the events it handles, and one function from event to SQL. Applying the events of
 * a stream in order gives the rows; an event the row already carries changes nothing.
 */
export interface Projection {
  readonly name: string;
  readonly tables: readonly (keyof Schema)[];
  readonly handles: readonly EventName[];
  /**
   * Events whose rows the writer writes when it appends them; they are applied only in a rebuild.
   */
  readonly writtenBefore?: readonly EventName[];
  apply(event: StoredEvent, db: Executor): Promise<void>;
}
