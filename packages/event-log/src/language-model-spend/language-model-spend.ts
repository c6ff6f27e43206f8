import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';

/** Limits in US dollars; null for none. */
export interface SpendRequest {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly documentId: number | null;
  readonly purpose: string;
  readonly model: string;
  /** The most that the question can cost. */
  readonly amount: number;
  readonly limits: { readonly perDay: number | null; readonly perDocument: number | null };
}

export type SpendDecision =
  | { readonly granted: true; readonly reservation: string }
  | { readonly granted: false; readonly budget: 'day' | 'document'; readonly spent: number; readonly limit: number };

/** Reservations are decided one after the other, whichever process asks. */
const SPEND_LOCK = 7_340_002;

/**
 * The language model's spend ledger, shared by all processes of one database. It is no record: nothing of it stands in
 * the log, and it is never rebuilt.
 */
export class LanguageModelSpend {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Sets the amount aside if the day's and the document's totals stay within their limits. */
  reserve(request: SpendRequest): Promise<SpendDecision> {
    const { day, documentId, purpose, model, amount, limits } = request;
    return this.#database.run((db) => db.transaction().execute(async (tx): Promise<SpendDecision> => {
      await sql`select pg_advisory_xact_lock(${sql.lit(SPEND_LOCK)})`.execute(tx);
      const spent = await tx.selectFrom('language_model_spend').where('day', '=', day).select([
        sql<number>`coalesce(sum(amount_usd), 0)`.as('day'),
        sql<number>`coalesce(sum(amount_usd) filter (where document_id = ${documentId}), 0)`.as('document'),
      ]).executeTakeFirstOrThrow();
      if (limits.perDay !== null && spent.day + amount > limits.perDay) return { granted: false, budget: 'day', spent: spent.day, limit: limits.perDay };
      if (limits.perDocument !== null && documentId !== null && spent.document + amount > limits.perDocument) {
        return { granted: false, budget: 'document', spent: spent.document, limit: limits.perDocument };
      }
      const id = randomUUID();
      await tx.insertInto('language_model_spend').values({ id, day, document_id: documentId, purpose, model, amount_usd: amount }).execute();
      return { granted: true, reservation: id };
    }));
  }

  /** What is spent or set aside on a day (UTC, YYYY-MM-DD), in US dollars. */
  async spentOn(day: string): Promise<number> {
    const row = await this.#database.run((db) => db.selectFrom('language_model_spend').where('day', '=', day)
      .select(sql<number>`coalesce(sum(amount_usd), 0)::float8`.as('spent')).executeTakeFirstOrThrow());
    return row.spent;
  }

  /** Replaces the reserved amount by the real one. */
  async settle(reservation: string, amount: number): Promise<void> {
    await this.#database.run((db) => db.updateTable('language_model_spend')
      .set({ amount_usd: amount, settled_at: sql`now()` }).where('id', '=', reservation).execute());
  }
}
