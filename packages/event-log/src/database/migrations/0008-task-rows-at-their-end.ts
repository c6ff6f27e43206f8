import { sql, type Migration } from 'kysely';

/**
 * As a rebuilt read model has them: an ended task has no current step, and a revoked task no error.
 */
export const taskRowsAtTheirEnd: Migration = {
  async up(db): Promise<void> {
    await sql`update task_status set progress = progress || '{"detail": null}'
      where status = 'SUCCESS' and progress ->> 'detail' is not null`.execute(db);
    await sql`update task_status set error = null where status = 'REVOKED' and error is not null`.execute(
      db,
    );
  },
};
