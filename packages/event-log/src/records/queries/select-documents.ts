import { canonicalType } from '@fde/contracts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { DocumentRecord, ListedDocument, UnlistedColumn } from '../ports.js';
import type { Page } from '../../record-basics/page.js';

/** What lists show. */
const LISTED = [
  'id',
  'company_id',
  'url',
  'fiscal_year',
  'document_type',
  'filing_date',
  'file_path',
  'metadata',
  'sha256',
  'size',
  'classification',
  'title',
  'language',
  'variant',
  'fiscal_part',
  'fiscal_year_uncertain',
  'pages',
  'statements',
  'decided_by',
  'discovery',
  'left_out',
  'settled',
  'created_at',
  'updated_at',
] as const;
const UNLISTED = [
  'statement_pages',
  'translation_of',
  'given_type',
  'download',
  'version',
] as const satisfies readonly UnlistedColumn[];

const columns = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((column) => `documents.${column}`).join(', '));
const LISTED_COLUMNS = columns(LISTED);
const COLUMNS = columns([...LISTED, ...UNLISTED]);

/** The oldest other document of the company with the same file. */
const SAME_FILE = sql`
  select min(other.id) as id from documents other
  where other.company_id = documents.company_id
    and other.sha256 = documents.sha256
    and other.id < documents.id`;

/** What it is a translation of, as long as that exists. */
const ORIGINAL = sql`select other.id from documents other where other.id = documents.translation_of`;

const DUPLICATE = sql`
    coalesce(same_file.id, original.id) as duplicate_of,
    case
      when same_file.id is not null then 'same_content'
      when original.id is not null then 'translation'
    end as duplicate_reason`;

const FROM = sql`
  from documents
  left join lateral (${SAME_FILE}) same_file on true
  left join lateral (${ORIGINAL}) original on true`;

/**
 * Documents, each with the document that is currently read instead of it. A row is a record as it
 * comes and the text of the query is fixed: lists are long and asked for often, and copying their
 * rows or building the query anew costs as much as reading them.
 */
export const selectDocuments = (
  where: Expression<SqlBool>,
  after: RawBuilder<unknown> = sql``,
): RawBuilder<DocumentRecord> => sql<DocumentRecord>`
  select ${COLUMNS}, ${DUPLICATE} ${FROM}
  where ${where} ${after}`;

/** As lists show them. */
export const selectListed = (
  where: Expression<SqlBool>,
  after: RawBuilder<unknown>,
): RawBuilder<ListedDocument> => sql`
  select ${LISTED_COLUMNS}, ${DUPLICATE} ${FROM}
  where ${where} ${after}`;

/** The order of every list of documents, and the part of it that a page shows. */
export const newestFirst = (page: Page | undefined): RawBuilder<unknown> => {
  const part = page === undefined ? sql`` : sql`offset ${page.skip} limit ${page.limit}`;
  return sql`order by documents.fiscal_year desc, documents.id desc ${part}`;
};

export const isDocument = (id: number): RawBuilder<SqlBool> => sql`documents.id = ${id}`;

export interface DocumentFilter {
  readonly fiscalYear?: number;
  readonly documentType?: string;
}

/** True for the documents of a company that are asked for. */
export const matchingDocuments = (
  companyId: number,
  { fiscalYear, documentType }: DocumentFilter,
): RawBuilder<SqlBool> => {
  const conditions = [
    sql`documents.company_id = ${companyId}`,
    ...(fiscalYear === undefined ? [] : [sql`documents.fiscal_year = ${fiscalYear}`]),
    ...(documentType === undefined
      ? []
      : [sql`documents.canonical_type = ${canonicalType(documentType)}`]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
};
