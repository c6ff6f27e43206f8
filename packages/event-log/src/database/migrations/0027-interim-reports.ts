import { sql, type Migration } from 'kysely';

/** Whose half-year and quarterly reports are read too, and the part of its year that a document reports on. */
export const interimReports: Migration = {
  async up(db): Promise<void> {
    await sql`alter table companies add column if not exists interim boolean not null default false`.execute(
      db,
    );
    await sql`alter table documents add column if not exists fiscal_part text`.execute(db);
  },
};
