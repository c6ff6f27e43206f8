import type { Updateable } from 'kysely';
import type { WatchesTable } from '../database/schema.js';
import type { StoredEvent } from '../events/stored-event.js';
import type { Executor } from '../database/database.js';
import type { Projection } from '../projections/projection.js';

type WatchEvent = Extract<StoredEvent, { type: `Watch${string}` }>;

const isOfWatch = (event: StoredEvent): event is WatchEvent => event.type.startsWith('Watch');

const changeOf = (event: Exclude<WatchEvent, { type: 'WatchSet' }>): Updateable<WatchesTable> => {
  const { type, data, occurredAt } = event;
  switch (type) {
    case 'WatchFired':
      return {
        next_due_at: new Date(data.next_due_at),
        last_fired_at: occurredAt,
        last_task_id: data.task_id,
      };
    case 'WatchSkipped':
      return {
        next_due_at: new Date(data.next_due_at),
        last_skipped_at: occurredAt,
        last_skipped_for: data.task_id,
      };
    case 'WatchEnded':
      return { next_due_at: null };
    default:
      return type satisfies never;
  }
};

const setWatch = async (
  { data, occurredAt, version }: Extract<WatchEvent, { type: 'WatchSet' }>,
  db: Executor,
): Promise<void> => {
  const row = {
    ...data.schedule,
    set_by: data.by,
    next_due_at: new Date(data.next_due_at),
    updated_at: occurredAt,
    version,
  };
  await db
    .insertInto('watches')
    .values({ company_id: data.company_id, ...row })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(row).where('watches.version', '<', version),
    )
    .execute();
};

/** The row stays when the watch ends: a run that it began may be at work. */
export const watchesProjection: Projection = {
  name: 'watches',
  tables: ['watches'],
  handles: ['WatchSet', 'WatchFired', 'WatchSkipped', 'WatchEnded'],
  async apply(event, db) {
    if (!isOfWatch(event)) return;
    if (event.type === 'WatchSet') return setWatch(event, db);
    await db
      .updateTable('watches')
      .set({ ...changeOf(event), updated_at: event.occurredAt, version: event.version })
      .where('company_id', '=', event.data.company_id)
      .where('version', '<', event.version)
      .execute();
  },
};
