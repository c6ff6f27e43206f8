import { sql, type Migration } from 'kysely';

/**
 * Queries that find few rows among millions of tasks: streams that are not in the archive yet, by
 * the age of their request; tasks that ended badly; the parts of a task.
 */
const statements = [
  `create index events_task_requests on events (occurred_at) where type = 'TaskRequested'`,
  `create index task_status_ended_badly on task_status (status, created_at desc, task_id) where status in ('FAILURE', 'REVOKED')`,
  `create index task_status_of_parent on task_status (parent_task_id, created_at desc) where parent_task_id is not null`,
  `create index task_status_of_document on task_status (document_id, created_at desc) where document_id is not null`,
];

export const whatListsAndRetentionLookFor: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
