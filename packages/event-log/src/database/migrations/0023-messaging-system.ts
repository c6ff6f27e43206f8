import { sql, type Migration } from 'kysely';

/** One row: what carries the messages of the installation. */
const statements = [
  `create table if not exists messaging_system (
    only_row boolean primary key default true check (only_row),
    system text not null, recorded_at timestamptz(3) not null)`,
];

export const messagingSystem: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
