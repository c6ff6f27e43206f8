import { sql, type Migration } from 'kysely';

/**
 * Whose turn it is, found without looking at every task that waits: the companies with open tasks,
 * the next tasks of each, and the tasks that are begun.
 */
const statements = [
  `create index if not exists open_tasks_in_turn on open_tasks (operation, company_id, due_at, task_id)`,
  `create index if not exists open_tasks_begun on open_tasks (operation, company_id) where attempt_id is not null`,
];

export const turnsOfCompanies: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
