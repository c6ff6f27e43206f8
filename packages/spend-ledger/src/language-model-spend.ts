import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ServiceError,
  decideSpend,
  type SpendDecision,
  type SpendLedger,
  type SpendRequest,
} from '@fde/contracts';
import type { Database } from '@fde/event-log';
import { sql } from 'kysely';

/** Reservations are decided one after the other, whichever process asks. */
const SPEND_LOCK = 7_340_002;
const ATTEMPTS = 3;
const PAUSE_MS = 300;

/**
 * The language models' spend ledger, shared by all processes of one database. It is not in the log,
 * and is never rebuilt.
 */
export class LanguageModelSpend implements SpendLedger {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Sets the amount aside if the day's and the document's totals stay within their limits. The reservation has its id
   * before the database hears of it: where an answer is lost it is asked for again, and is the same one. Throws what the
   * database throws; where that lasts, the amount may stay set aside for the rest of the day.
   */
  async reserve(request: SpendRequest): Promise<SpendDecision> {
    const id = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#reserve(id, request);
      } catch (error) {
        if (attempt >= ATTEMPTS || !(error instanceof ServiceError && error.retryable)) throw error;
        await sleep(PAUSE_MS * attempt);
      }
    }
  }

  /** What is spent or set aside on a day (UTC, YYYY-MM-DD), in US dollars. */
  async spentOn(day: string): Promise<number> {
    const row = await this.#database.run((db) =>
      db
        .selectFrom('language_model_spend')
        .where('day', '=', day)
        .select(sql<number>`coalesce(sum(amount_usd), 0)::float8`.as('spent'))
        .executeTakeFirstOrThrow(),
    );
    return row.spent;
  }

  /** Replaces the reserved amount by the real one. */
  async settle(reservation: string, amount: number): Promise<void> {
    await this.#database.run((db) =>
      db
        .updateTable('language_model_spend')
        .set({ amount_usd: amount, settled_at: sql`now()` })
        .where('id', '=', reservation)
        .execute(),
    );
  }

  #reserve(id: string, request: SpendRequest): Promise<SpendDecision> {
    const { day, documentId, purpose, model, amount } = request;
    return this.#database.run((db) =>
      db.transaction().execute(async (tx): Promise<SpendDecision> => {
        await sql`select pg_advisory_xact_lock(${sql.lit(SPEND_LOCK)})`.execute(tx);
        const mine = await tx
          .selectFrom('language_model_spend')
          .select('id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (mine !== undefined) return { granted: true, reservation: id };
        const spent = await tx
          .selectFrom('language_model_spend')
          .where('day', '=', day)
          .select([
            sql<number>`coalesce(sum(amount_usd), 0)`.as('day'),
            sql<number>`coalesce(sum(amount_usd) filter (where document_id = ${documentId}), 0)`.as(
              'document',
            ),
          ])
          .executeTakeFirstOrThrow();
        const refused = decideSpend(spent, request);
        if (refused !== undefined) return refused;
        await tx
          .insertInto('language_model_spend')
          .values({ id, day, document_id: documentId, purpose, model, amount_usd: amount })
          .execute();
        return { granted: true, reservation: id };
      }),
    );
  }
}
