import { sql, type Migration } from 'kysely';

/** Finds a task's commands in the outbox: a revocation removes them, a resend checks for them. */
export const commandsOfATask: Migration = {
  async up(db): Promise<void> {
    await sql`create index outbox_commands on outbox ((envelope ->> 'task_id')) where envelope ->> 'kind' = 'command'`.execute(
      db,
    );
  },
};
