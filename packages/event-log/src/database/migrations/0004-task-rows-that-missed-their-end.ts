import { sql, type Migration } from 'kysely';

/** Finds the status rows of running tasks, however many tasks have ended. */
export const taskRowsThatMissedTheirEnd: Migration = {
  async up(db): Promise<void> {
    await sql`create index task_status_unended on task_status (task_id) where finished_at is null`.execute(
      db,
    );
  },
};
