import { sql, type Migration } from 'kysely';

/** Most tasks are parts of a pipeline; lists of pipelines pass them by. */
export const topLevelTasks: Migration = {
  async up(db): Promise<void> {
    await sql`create index if not exists task_status_top_level
      on task_status (created_at desc, task_id) where parent_task_id is null`.execute(db);
  },
};
