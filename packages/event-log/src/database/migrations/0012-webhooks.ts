import { sql, type Migration } from 'kysely';

/**
 * Who is told about what, and each thing that is to be told: a delivery is due at its time until it
 * is delivered or given up. Messages in the outbox say whose they are.
 */
const statements = [
  `alter table outbox add column if not exists company_id integer`,
  `create sequence if not exists webhook_ids as integer`,
  `create table if not exists webhooks (
    id integer primary key, url text not null, description text, events text[] not null, secret text not null,
    enabled boolean not null, disabled_at timestamptz(3), disabled_reason text,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null)`,
  `create table if not exists webhook_deliveries (
    id uuid primary key, webhook_id integer not null references webhooks (id) on delete cascade,
    message_id uuid not null, event text not null, body text not null, state text not null,
    attempts integer not null default 0, due_at timestamptz(3), give_up_at timestamptz(3) not null,
    created_at timestamptz(3) not null, last_attempt_at timestamptz(3), delivered_at timestamptz(3),
    last_status integer, last_error text, unique (webhook_id, message_id, event))`,
  `create index if not exists webhook_deliveries_due on webhook_deliveries (due_at) where state = 'waiting'`,
  `create index if not exists webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id)`,
];

export const webhookTables: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
