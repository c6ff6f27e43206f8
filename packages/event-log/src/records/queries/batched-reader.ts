import { sql, type Expression, type SqlBool } from 'kysely';
import { Batcher } from '../../batcher.js';
import type {
  CompanyRecord,
  CompiledStatementRecord,
  DocumentRecord,
  ExtractionRecord,
  VersionedRecord,
} from '../ports.js';
import { RowReader, compiledOf, extractionOf, type Run } from './record-reader.js';
import { selectDocuments } from './select-documents.js';

/** Such records hold whole statements: parsing more at once would block the process. */
const LARGE_AT_ONCE = 4;

type ById<R> = Batcher<number, R | undefined>;

const isOneOf = (ids: readonly number[], column = 'id'): Expression<SqlBool> =>
  sql<boolean>`${sql.ref(column)} = any(${[...new Set(ids)]}::int[])`;

/** One read for all ids requested at the same time; each caller gets the record of its id. */
const byId = <R extends { readonly id: number }>(
  read: (ids: readonly number[]) => Promise<readonly R[]>,
  largest?: number,
): ById<R> =>
  new Batcher(
    async (ids) => {
      const found = new Map((await read(ids)).map((record) => [record.id, record]));
      return ids.map((id) => found.get(id));
    },
    largest === undefined ? {} : { largest },
  );

/**
 * Reads what was committed. Records requested by id in one turn of the event loop, or while another
 * such read runs, are read by one statement. A read always sees everything that was committed
 * before it was requested.
 */
export class BatchedReader extends RowReader {
  readonly #companies: ById<CompanyRecord>;
  readonly #documents: ById<DocumentRecord>;
  readonly #extractions: ById<ExtractionRecord>;
  readonly #compiled: ById<CompiledStatementRecord>;
  readonly #versions: Readonly<Record<VersionedRecord, ById<{ id: number; version: number }>>>;

  constructor(run: Run) {
    super(run);
    this.#companies = byId<CompanyRecord>((ids) =>
      run((db) => db.selectFrom('companies').selectAll().where(isOneOf(ids)).execute()),
    );
    this.#documents = byId<DocumentRecord>((ids) =>
      run(async (db) => (await selectDocuments(isOneOf(ids, 'documents.id')).execute(db)).rows),
    );
    this.#extractions = byId<ExtractionRecord>(
      (ids) =>
        run(async (db) =>
          (await db.selectFrom('extractions').selectAll().where(isOneOf(ids)).execute()).map(
            extractionOf,
          ),
        ),
      LARGE_AT_ONCE,
    );
    this.#compiled = byId<CompiledStatementRecord>(
      (ids) =>
        run(async (db) =>
          (
            await db.selectFrom('compiled_statements').selectAll().where(isOneOf(ids)).execute()
          ).map(compiledOf),
        ),
      LARGE_AT_ONCE,
    );
    const versions = (kind: VersionedRecord): ById<{ id: number; version: number }> =>
      byId((ids) =>
        run((db) => db.selectFrom(kind).select(['id', 'version']).where(isOneOf(ids)).execute()),
      );
    this.#versions = {
      extractions: versions('extractions'),
      compiled_statements: versions('compiled_statements'),
    };
  }

  override company(id: number): Promise<CompanyRecord | undefined> {
    return this.#companies.add(id);
  }
  override document(id: number): Promise<DocumentRecord | undefined> {
    return this.#documents.add(id);
  }
  override extraction(id: number): Promise<ExtractionRecord | undefined> {
    return this.#extractions.add(id);
  }
  override compiledStatement(id: number): Promise<CompiledStatementRecord | undefined> {
    return this.#compiled.add(id);
  }
  override async versionOf(kind: VersionedRecord, id: number): Promise<number | undefined> {
    return (await this.#versions[kind].add(id))?.version;
  }
}
