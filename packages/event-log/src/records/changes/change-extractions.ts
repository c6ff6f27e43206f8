import { ServiceError, canonicalType, streamOf } from '@fde/contracts';
import type { Selectable } from 'kysely';
import type { ExtractionsTable } from '../../database/schema.js';
import {
  holdDocument,
  holdRecord,
  nextId,
  sameContent,
  type RecordChanges,
} from '../../record-basics/record-changes.js';
import { assertVersion, notFound } from '../../record-basics/record-errors.js';
import type { ExtractionFields, ExtractionRecord } from '../ports.js';

/** The names that all the pipeline's metadata had. */
const PIPELINES_OWN = ['extraction_method', 'document_pages', 'document_sha256'];

const fieldsOf = (extraction: ExtractionFields): ExtractionFields => ({
  document_id: extraction.document_id,
  statement_type: extraction.statement_type,
  raw_data: extraction.raw_data,
  confidence_score: extraction.confidence_score,
  metadata: extraction.metadata,
});

const eventData = (id: number, fields: ExtractionFields) => ({
  id,
  ...fieldsOf(fields),
  raw_data: { ...fields.raw_data },
  metadata: fields.metadata && { ...fields.metadata },
});

const recordOf = ({
  canonical_type: _,
  ...extraction
}: Selectable<ExtractionsTable>): ExtractionRecord => extraction;

const readExtraction = async ({ db }: RecordChanges, id: number): Promise<ExtractionRecord> => {
  const row = await db
    .selectFrom('extractions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('extraction', id);
  return recordOf(row);
};

/** The extraction that the document has of the type. */
const existing = async (
  { db }: RecordChanges,
  { document_id: documentId, statement_type: type }: ExtractionFields,
): Promise<ExtractionRecord | undefined> => {
  const row = await db
    .selectFrom('extractions')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('canonical_type', '=', canonicalType(type))
    .executeTakeFirst();
  return row && recordOf(row);
};

/** What is written of an extraction, and whose it is. */
interface Write {
  readonly id: number;
  /** That the stream has. */
  readonly version: number;
  readonly companyId: number;
  readonly origin: 'client' | 'pipeline' | 'seed';
}

const write = async (
  changes: RecordChanges,
  { id, version, companyId, origin }: Write,
  fields: ExtractionFields,
): Promise<ExtractionRecord> => {
  await changes.append(
    streamOf.extraction(id),
    { type: 'StatementExtracted', data: { extraction: eventData(id, fields), origin } },
    version,
    companyId,
  );
  return readExtraction(changes, id);
};

/** Extractions of one document are written one after the other: its row is the lock of "one per type". */
export const addExtraction = async (
  changes: RecordChanges,
  fields: ExtractionFields,
  origin: 'client' | 'pipeline' | 'seed',
): Promise<ExtractionRecord> => {
  const companyId = await holdDocument(changes.db, fields.document_id);
  const known = await existing(changes, fields);
  if (known !== undefined) {
    throw new ServiceError(
      'extraction_exists',
      `Document ${fields.document_id} already has an extraction of type ${fields.statement_type} (id ${known.id})`,
    );
  }
  const id = await nextId(changes.db, 'extraction');
  return write(changes, { id, version: 0, companyId, origin }, fields);
};

/** What a client has stored stays. Before 0.2.0 the pipeline kept the facts of its reading here; those go. */
const clientsOf = (metadata: ExtractionFields['metadata']): ExtractionFields['metadata'] =>
  metadata !== null && PIPELINES_OWN.every((name) => name in metadata) ? null : metadata;

export const storeExtraction = async (
  changes: RecordChanges,
  fields: ExtractionFields,
): Promise<ExtractionRecord> => {
  const companyId = await holdDocument(changes.db, fields.document_id);
  const known = await existing(changes, fields);
  const to = { companyId, origin: 'pipeline' } as const;
  if (known === undefined) {
    const id = await nextId(changes.db, 'extraction');
    return write(changes, { ...to, id, version: 0 }, fields);
  }
  const updated = { ...fields, metadata: clientsOf(known.metadata) };
  return sameContent(fieldsOf(known), fieldsOf(updated))
    ? known
    : write(changes, { ...to, id: known.id, version: known.version }, updated);
};

const companyOf = async ({ db }: RecordChanges, documentId: number): Promise<number> => {
  const document = await db
    .selectFrom('documents')
    .select('company_id')
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (document === undefined) throw notFound('document', documentId);
  return document.company_id;
};

export const changeExtraction = async (
  changes: RecordChanges,
  id: number,
  change: Partial<Pick<ExtractionFields, 'raw_data' | 'confidence_score' | 'metadata'>>,
  expectedVersion?: number,
): Promise<ExtractionRecord> => {
  await holdRecord(changes.db, 'extraction', id, 'change');
  const extraction = await readExtraction(changes, id);
  assertVersion('extraction', extraction, expectedVersion);
  const fields = { ...fieldsOf(extraction), ...change };
  if (sameContent(fieldsOf(extraction), fieldsOf(fields))) return extraction;
  await changes.append(
    streamOf.extraction(id),
    { type: 'ExtractionChanged', data: { extraction: eventData(id, fields), origin: 'client' } },
    extraction.version,
    await companyOf(changes, extraction.document_id),
  );
  return readExtraction(changes, id);
};

export const removeExtraction = async (
  changes: RecordChanges,
  id: number,
  expectedVersion?: number,
): Promise<void> => {
  await holdRecord(changes.db, 'extraction', id, 'remove');
  const extraction = await readExtraction(changes, id);
  assertVersion('extraction', extraction, expectedVersion);
  await changes.append(
    streamOf.extraction(id),
    { type: 'ExtractionRemoved', data: { id, document_id: extraction.document_id } },
    extraction.version,
    await companyOf(changes, extraction.document_id),
  );
};
