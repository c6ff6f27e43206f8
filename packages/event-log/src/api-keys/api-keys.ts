import { ServiceError } from '@fde/contracts';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.js';
import type { ApiKeysTable } from '../database/schema.js';

/** What an operator decides about a new key. */
export interface NewApiKey {
  /** Of the program or person that uses it. */
  readonly name: string;
  /** As openapi.yaml names them. */
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

export interface ApiKey extends NewApiKey {
  /** The part of the key that is no secret. */
  readonly id: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** To the minute; null if it was never used. */
  readonly lastUsedAt: Date | null;
}

const ID_BYTES = 6;
/** 256 bits: nobody guesses them, so that one plain hash protects them (a password would need a slow one). */
const SECRET_BYTES = 32;
/** Names the service, so that scanners of source code find keys that somebody published. */
const FORM = /^fde_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;
/** How old the last use may be before it is written again. */
const USE_RESOLUTION_MS = 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isSecretOf = (secret: string, { secret_sha256: expected }: Selectable<ApiKeysTable>) =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(expected));

const keyOf = (row: Selectable<ApiKeysTable>): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
});

/** Whether a bearer token is meant as a key, valid or not. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith('fde_');

/** The keys of programs. A key is shown once, when it is made: the database holds the hash of its secret. */
export class ApiKeys {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  /** The new key, and the text that its user sends as a bearer token. */
  async create(wish: NewApiKey): Promise<{ readonly key: ApiKey; readonly token: string }> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const row = await this.#database.run((db) =>
      db
        .insertInto('api_keys')
        .values({
          id,
          name: wish.name,
          scopes: [...wish.scopes],
          secret_sha256: hashOf(secret),
          created_at: this.#now(),
          expires_at: wish.expiresAt,
          revoked_at: null,
          last_used_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return { key: keyOf(row), token: `fde_${id}_${secret}` };
  }

  /** All of them, the oldest first. */
  async list(): Promise<readonly ApiKey[]> {
    const rows = await this.#database.run((db) =>
      db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute(),
    );
    return rows.map(keyOf);
  }

  /** The next request with the key is refused. One that was revoked before stays as it is. Throws `api_key_not_found`. */
  async revoke(id: string): Promise<ApiKey> {
    const row = await this.#database.run((db) =>
      db
        .updateTable('api_keys')
        .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(this.#now())) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
    );
    if (row === undefined) throw new ServiceError('api_key_not_found', `There is no key ${id}`);
    return keyOf(row);
  }

  /** The key that a bearer token is, whether or not it may still be used; undefined if there is none. */
  async find(token: string): Promise<ApiKey | undefined> {
    const [, id, secret] = FORM.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const row = await this.#database.run((db) =>
      db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row === undefined || !isSecretOf(secret, row) ? undefined : keyOf(row);
  }

  /** A request with the key was accepted. */
  async noteUse({ id, lastUsedAt: last }: Pick<ApiKey, 'id' | 'lastUsedAt'>): Promise<void> {
    const now = this.#now();
    if (last !== null && now.getTime() - last.getTime() < USE_RESOLUTION_MS) return;
    await this.#database.run((db) =>
      db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute(),
    );
  }
}
