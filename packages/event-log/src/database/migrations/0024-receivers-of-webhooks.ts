import { sql, type Kysely, type Migration } from 'kysely';

/** The host of each webhook, and since when and until when it is not sent to because it fails. */
const statements = [
  `alter table webhooks add column if not exists host text,
    add column if not exists failures integer not null default 0,
    add column if not exists failing_since timestamptz(3),
    add column if not exists resume_at timestamptz(3)`,
  `create index if not exists webhook_deliveries_next on webhook_deliveries (webhook_id, due_at)
    where state = 'waiting'`,
];

/** In the database's words there is no parser of addresses; this one also writes the rows of clients. */
const nameHosts = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ id: number; url: string }>`
    select id, url from webhooks where host is null`.execute(db);
  for (const { id, url } of rows)
    await sql`update webhooks set host = ${new URL(url).hostname} where id = ${id}`.execute(db);
};

export const receiversOfWebhooks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await nameHosts(db);
  },
};
