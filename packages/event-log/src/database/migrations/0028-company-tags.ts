import { sql, type Migration } from 'kysely';

/** The lists of people that a company is on. */
export const companyTags: Migration = {
  async up(db): Promise<void> {
    await sql`alter table companies add column if not exists tags jsonb not null default '[]'`.execute(
      db,
    );
  },
};
