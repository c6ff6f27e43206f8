import { isDeepStrictEqual } from 'node:util';
import type { RecordEvent } from '@fde/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../database/database.js';
import { notFound, type RecordKind } from './record-errors.js';

/** What changing records takes from the transaction it happens in. */
export interface RecordChanges {
  readonly db: Executor;
  /** Appends to the record's stream and projects its row; `companyId` where the event does not say whose it is. */
  append(
    streamId: string,
    event: RecordEvent,
    expectedVersion: number,
    companyId?: number,
  ): Promise<void>;
  /** Ends the open tasks on a company or a document in REVOKED. */
  revokeTasks(
    subject: { readonly companyId: number } | { readonly documentId: number },
    reason: string,
  ): Promise<void>;
}

/**
 * `change`: the row is changed and may only later be removed; `remove`: nothing may be added below
 * it; `keep`: something is added below it, so it must stay.
 */
type Hold = 'change' | 'remove' | 'keep';
const LOCKS = { change: sql`for no key update`, remove: sql`for update`, keep: sql`for key share` };
const TABLES = {
  company: 'companies',
  document: 'documents',
  extraction: 'extractions',
  compiled_statement: 'compiled_statements',
  review: 'reviews',
} as const;

/** The query that locks the row to the end of the transaction; without a row if there is none. */
const lockedRecord = (kind: RecordKind, id: number, hold: Hold): RawBuilder<unknown> =>
  sql`select 1 from ${sql.table(TABLES[kind])} where id = ${id} ${LOCKS[hold]}`;

/** Locks the row to the end of the transaction; throws `<entity>_not_found`. Parents are locked before their children. */
export const holdRecord = async (
  db: Executor,
  kind: RecordKind,
  id: number,
  hold: Hold,
): Promise<void> => {
  const { rows } = await lockedRecord(kind, id, hold).execute(db);
  if (rows.length === 0) throw notFound(kind, id);
};

/** As `holdRecord` for a change of a document; resolves with the id of its company. */
export const holdDocument = async (db: Executor, id: number): Promise<number> => {
  const document = await db
    .selectFrom('documents')
    .select('company_id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (document === undefined) throw notFound('document', id);
  return document.company_id;
};

export const nextId = async (db: Executor, kind: RecordKind): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(${`${kind}_ids`}::regclass) as id`.execute(db);
  return rows[0]?.id ?? 0;
};

/** What was removed leaves its stream behind; the next record of the same name continues it. */
export const streamVersion = async (db: Executor, stream: string): Promise<number> => {
  const { rows } = await sql<{
    version: number;
  }>`select coalesce(max(version), 0)::int as version from events where stream_id = ${stream}`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
};

/** True if both give the same JSON. */
export const sameContent = (a: object, b: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
