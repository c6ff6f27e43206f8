import { sql, type Migration } from 'kysely';

/** What language models cost: set aside before a question, settled after it. */
const statements = [
  `create table language_model_spend (
    id uuid primary key, day date not null, document_id integer, purpose text not null, model text not null,
    amount_usd double precision not null, reserved_at timestamptz(3) not null default now(), settled_at timestamptz(3))`,
  `create index language_model_spend_of_day on language_model_spend (day, document_id)`,
];

export const languageModelSpendTable: Migration = {
  async up(db): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
