import { Batcher, GATHER_MS } from '../../batcher.js';
import type { Database } from '../../database/database.js';

const COMPANIES = 'select id, company_id from documents where id = any($1::int[])';

/** Finds the companies of documents, with one query for all that are requested at the same time. */
export class CompaniesOfDocuments {
  readonly #database: Database;
  readonly #batcher: Batcher<number, number | undefined>;

  constructor(database: Database) {
    this.#database = database;
    this.#batcher = new Batcher<number, number | undefined>((ids) => this.#together(ids), {
      gatherMs: GATHER_MS,
    });
  }

  /** Undefined if there is no such document. */
  of(documentId: number): Promise<number | undefined> {
    return this.#batcher.add(documentId);
  }

  async #together(ids: readonly number[]): Promise<readonly (number | undefined)[]> {
    const [rows = []] = await this.#database.roundTrip([
      { text: COMPANIES, values: [[...new Set(ids)]] },
    ]);
    const companies = new Map(rows.map((row) => [row['id'], row['company_id']]));
    return ids.map((id) => {
      const companyId = companies.get(id);
      return typeof companyId === 'number' ? companyId : undefined;
    });
  }
}
