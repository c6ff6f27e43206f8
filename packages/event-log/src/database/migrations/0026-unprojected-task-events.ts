import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Events of tasks that the task-tracker has not projected yet. An instance of an older version writes
 * its rows itself and nothing here.
 */
const statements = [
  `create table if not exists unprojected_task_events (
    task_id uuid not null,
    version int not null,
    primary key (task_id, version)
  )`,
];

export const unprojectedTaskEvents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
