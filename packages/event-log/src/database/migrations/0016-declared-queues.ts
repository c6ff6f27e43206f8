import { sql, type Migration } from 'kysely';

/**
 * Queues that an installation may do without take messages from their first consumer on. Where there
 * are webhooks there is a notifier, which must miss nothing until it starts anew.
 */
export const declaredQueues: Migration = {
  async up(db): Promise<void> {
    await sql`create table if not exists declared_queues (queue text primary key)`.execute(db);
    await sql`insert into declared_queues (queue)
      select 'notifier-events.v1' where exists (select from webhooks) on conflict do nothing`.execute(
      db,
    );
  },
};
