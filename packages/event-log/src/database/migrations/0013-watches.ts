import { sql, type Migration } from 'kysely';

/** Watched companies: when each is run, and how its last due times went. Few rows change often; the late ones are looked for. */
const statements = [
  `create table if not exists watches (
    company_id integer primary key, interval text, cron text, timezone text, set_by text,
    next_due_at timestamptz(3), last_fired_at timestamptz(3), last_task_id uuid,
    last_skipped_at timestamptz(3), last_skipped_for uuid,
    updated_at timestamptz(3) not null, version integer not null)`,
  `create index if not exists watches_due on watches (next_due_at) where next_due_at is not null`,
];

export const watches: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
