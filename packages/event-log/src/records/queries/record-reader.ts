import { canonicalType } from '@fde/contracts';
import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { Executor } from '../../database/database.js';
import type { CompiledStatementsTable, ExtractionsTable } from '../../database/schema.js';
import type {
  CompanyRecord,
  CompiledStatementRecord,
  ListedDocument,
  DocumentRecord,
  ExtractionRecord,
  PeriodsFields,
  RecordReader,
  VersionedRecord,
} from '../ports.js';
import type { Page, Paged } from '../../record-basics/page.js';
import {
  countOfReviews,
  likeReviews,
  pageOfReviews,
  readReview,
  reviewsOf,
} from '../../reviews/read-reviews.js';
import type { LikeReviews, ReviewFilter, ReviewPage, ReviewRecord } from '../../reviews/ports.js';
import {
  isDocument,
  matchingDocuments,
  newestFirst,
  selectDocuments,
  selectListed,
  type DocumentFilter,
} from './select-documents.js';
import { periodStatementsOf } from './period-statements.js';
import { totalOf } from '../../record-basics/total-of.js';

export const extractionOf = ({
  canonical_type: _,
  ...row
}: Selectable<ExtractionsTable>): ExtractionRecord => row;
export const compiledOf = ({
  canonical_type: _,
  ...row
}: Selectable<CompiledStatementsTable>): CompiledStatementRecord => row;

/** Runs one read; where the reader stands on a pool this is where database errors are translated. */
export type Run = <T>(work: (db: Executor) => Promise<T>) => Promise<T>;

const countDocuments = async (db: Executor, matching: Expression<SqlBool>): Promise<number> =>
  (
    await db
      .selectFrom('documents')
      .where(matching)
      .select((f) => f.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Reads rows of the four record tables: inside a transaction what it wrote, outside what was committed. */
export class RowReader implements RecordReader {
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  company(id: number): Promise<CompanyRecord | undefined> {
    return this.#run((db) =>
      db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst(),
    );
  }

  companiesByTicker(ticker: string): Promise<readonly CompanyRecord[]> {
    const isPrimary = sql<boolean>`coalesce(upper(primary_ticker) = upper(${ticker}), false)`;
    const isListed = sql<boolean>`exists (
      select from jsonb_array_elements(case jsonb_typeof(tickers) when 'array' then tickers else '[]' end) listing
      where upper(listing ->> 'ticker') = upper(${ticker}))`;
    return this.#run((db) =>
      db
        .selectFrom('companies')
        .selectAll()
        .where((where) => where.or([isPrimary, isListed]))
        .orderBy(isPrimary, 'desc')
        .orderBy('id')
        .execute(),
    );
  }

  companies(page: Page, { tag }: { readonly tag?: string } = {}): Promise<Paged<CompanyRecord>> {
    const isTagged =
      tag === undefined ? sql<boolean>`true` : sql<boolean>`jsonb_exists(tags, ${tag})`;
    return this.#run(async (db) => {
      const items = await db
        .selectFrom('companies')
        .selectAll()
        .where(isTagged)
        .orderBy('id')
        .offset(page.skip)
        .limit(page.limit)
        .execute();
      const count = async () =>
        (
          await db
            .selectFrom('companies')
            .select((f) => f.fn.countAll<number>().as('total'))
            .where(isTagged)
            .executeTakeFirstOrThrow()
        ).total;
      return { items, total: await totalOf(page, items.length, count) };
    });
  }

  document(id: number): Promise<DocumentRecord | undefined> {
    return this.#run(async (db) => (await selectDocuments(isDocument(id)).execute(db)).rows[0]);
  }

  documents(
    companyId: number,
    filter: DocumentFilter & { page?: Page },
  ): Promise<Paged<DocumentRecord>> {
    return this.#run(async (db) => {
      const { page } = filter;
      const matching = matchingDocuments(companyId, filter);
      const { rows } = await selectDocuments(matching, newestFirst(page)).execute(db);
      const count = () => countDocuments(db, matching);
      return { items: rows, total: await totalOf(page, rows.length, count) };
    });
  }

  documentList(
    companyId: number,
    filter: DocumentFilter & { page: Page },
  ): Promise<Paged<ListedDocument>> {
    return this.#run(async (db) => {
      const { page } = filter;
      const matching = matchingDocuments(companyId, filter);
      const { rows } = await selectListed(matching, newestFirst(page)).execute(db);
      const count = () => countDocuments(db, matching);
      return { items: rows, total: await totalOf(page, rows.length, count) };
    });
  }

  extraction(id: number): Promise<ExtractionRecord | undefined> {
    return this.#run(async (db) => {
      const row = await db
        .selectFrom('extractions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && extractionOf(row);
    });
  }

  versionOf(kind: VersionedRecord, id: number): Promise<number | undefined> {
    return this.#run(async (db) => {
      const row = await db
        .selectFrom(kind)
        .select('version')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.version;
    });
  }

  extractions(documentId: number): Promise<readonly ExtractionRecord[]> {
    return this.#run(async (db) =>
      (
        await db
          .selectFrom('extractions')
          .selectAll()
          .where('document_id', '=', documentId)
          .orderBy('id')
          .execute()
      ).map(extractionOf),
    );
  }

  extractionsOfCompany(companyId: number): Promise<readonly ExtractionRecord[]> {
    return this.#run(async (db) =>
      (
        await db
          .selectFrom('extractions')
          .selectAll()
          .where(
            'document_id',
            'in',
            db.selectFrom('documents').select('id').where('company_id', '=', companyId),
          )
          .orderBy('id')
          .execute()
      ).map(extractionOf),
    );
  }

  extractionVersions(
    companyId: number,
  ): Promise<readonly Pick<ExtractionRecord, 'id' | 'version'>[]> {
    return this.#run((db) =>
      db
        .selectFrom('extractions')
        .innerJoin('documents', 'documents.id', 'extractions.document_id')
        .select(['extractions.id', 'extractions.version'])
        .where('documents.company_id', '=', companyId)
        .execute(),
    );
  }

  extractionByType(
    documentId: number,
    statementType: string,
  ): Promise<ExtractionRecord | undefined> {
    return this.#run(async (db) => {
      const row = await db
        .selectFrom('extractions')
        .selectAll()
        .where('document_id', '=', documentId)
        .where('canonical_type', '=', canonicalType(statementType))
        .executeTakeFirst();
      return row && extractionOf(row);
    });
  }

  compiledStatement(id: number): Promise<CompiledStatementRecord | undefined> {
    return this.#run(async (db) => {
      const row = await db
        .selectFrom('compiled_statements')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && compiledOf(row);
    });
  }

  compiledStatements(companyId: number): Promise<readonly CompiledStatementRecord[]> {
    return this.#run(async (db) =>
      (
        await db
          .selectFrom('compiled_statements')
          .selectAll()
          .where('company_id', '=', companyId)
          .orderBy('id')
          .execute()
      ).map(compiledOf),
    );
  }

  periodStatements(companyId: number): Promise<readonly PeriodsFields[]> {
    return this.#run((db) => periodStatementsOf(db, companyId));
  }

  compiledStatementByType(
    companyId: number,
    statementType: string,
  ): Promise<CompiledStatementRecord | undefined> {
    return this.#run(async (db) => {
      const row = await db
        .selectFrom('compiled_statements')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('canonical_type', '=', canonicalType(statementType))
        .executeTakeFirst();
      return row && compiledOf(row);
    });
  }

  compiledVersionByType(
    companyId: number,
    statementType: string,
  ): Promise<Pick<CompiledStatementRecord, 'id' | 'version'> | undefined> {
    return this.#run((db) =>
      db
        .selectFrom('compiled_statements')
        .select(['id', 'version'])
        .where('company_id', '=', companyId)
        .where('canonical_type', '=', canonicalType(statementType))
        .executeTakeFirst(),
    );
  }

  review(id: number): Promise<ReviewRecord | undefined> {
    return this.#run((db) => readReview(db, id));
  }

  reviews(filter: ReviewFilter, page: ReviewPage): Promise<Paged<ReviewRecord>> {
    return this.#run(async (db) => {
      const items = await pageOfReviews(db, filter, page).execute();
      const { total } = await countOfReviews(db, filter).executeTakeFirstOrThrow();
      return { items, total };
    });
  }

  likeReviews(review: ReviewRecord): Promise<LikeReviews> {
    return this.#run((db) => likeReviews(db, review));
  }

  reviewsOfExtractions(ids: readonly number[]): Promise<readonly ReviewRecord[]> {
    return this.#run((db) => reviewsOf(db, ids));
  }
}
