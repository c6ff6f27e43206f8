import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../database/database.js';
import type { DocumentsTable } from '../../database/schema.js';
import type { DocumentRecord } from '../ports.js';

/** The oldest other document of the company with the same file. */
const sameFile = sql<number | null>`(
  select min(other.id) from documents other
  where other.company_id = documents.company_id and other.sha256 = documents.sha256 and other.id < documents.id)`;
/** What it is a translation of, as long as that exists. */
const original = sql<number | null>`(
  select other.id from documents other where other.id = documents.translation_of)`;

type Row = Selectable<DocumentsTable> & {
  readonly same_file: number | null;
  readonly original: number | null;
};

/** Rows of documents, each with the document that is currently read instead of it. */
export const selectDocuments = (db: Executor) =>
  db
    .selectFrom('documents')
    .selectAll('documents')
    .select([sameFile.as('same_file'), original.as('original')]);

export const documentOf = ({
  canonical_type: _,
  same_file: sameAs,
  original: translated,
  ...row
}: Row): DocumentRecord => ({
  ...row,
  duplicate_of: sameAs ?? translated,
  duplicate_reason: sameAs !== null ? 'same_content' : translated !== null ? 'translation' : null,
});
