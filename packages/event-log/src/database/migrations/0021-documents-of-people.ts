import { sql, type Migration } from 'kysely';

/** What people say about documents: left out of the series, and what they have set themselves. */
export const documentsOfPeople: Migration = {
  async up(db): Promise<void> {
    await sql`alter table documents add column if not exists left_out jsonb,
      add column if not exists settled jsonb not null default '[]'`.execute(db);
  },
};
