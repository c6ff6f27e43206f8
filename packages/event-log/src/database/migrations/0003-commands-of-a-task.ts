import { sql, type Migration } from 'kysely';

/** Finds the commands of a task that wait in the outbox: a revocation takes them back, a resending looks for them. */
export const commandsOfATask: Migration = {
  async up(db): Promise<void> {
    await sql`create index outbox_commands on outbox ((envelope ->> 'task_id')) where envelope ->> 'kind' = 'command'`.execute(
      db,
    );
  },
};
