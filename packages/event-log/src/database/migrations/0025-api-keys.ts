import { sql, type Kysely, type Migration } from 'kysely';

/** Keys of programs: who may call the API without an issuer of tokens. Only hashes of their secrets are stored. */
const statements = [
  `create table if not exists api_keys (
    id text primary key,
    name text not null,
    scopes text[] not null,
    secret_sha256 text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    last_used_at timestamptz(3)
  )`,
];

export const apiKeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
