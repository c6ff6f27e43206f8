import { ServiceError, canonicalType, streamOf } from '@fde/contracts';
import {
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

const readExtraction = async ({ db }: RecordChanges, id: number): Promise<ExtractionRecord> => {
  const row = await db
    .selectFrom('extractions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('extraction', id);
  const { canonical_type: _, ...extraction } = row;
  return extraction;
};

/** Extractions of one document are written one after the other: its row is the lock of "one per type". */
const existing = async (
  changes: RecordChanges,
  fields: ExtractionFields,
): Promise<number | undefined> => {
  await holdRecord(changes.db, 'document', fields.document_id, 'change');
  const row = await changes.db
    .selectFrom('extractions')
    .select('id')
    .where('document_id', '=', fields.document_id)
    .where('canonical_type', '=', canonicalType(fields.statement_type))
    .executeTakeFirst();
  return row?.id;
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

const write = async (
  changes: RecordChanges,
  id: number,
  version: number,
  fields: ExtractionFields,
  origin: 'client' | 'pipeline' | 'seed',
): Promise<ExtractionRecord> => {
  await changes.append(
    streamOf.extraction(id),
    { type: 'StatementExtracted', data: { extraction: eventData(id, fields), origin } },
    version,
    await companyOf(changes, fields.document_id),
  );
  return readExtraction(changes, id);
};

export const addExtraction = async (
  changes: RecordChanges,
  fields: ExtractionFields,
  origin: 'client' | 'pipeline' | 'seed',
): Promise<ExtractionRecord> => {
  const id = await existing(changes, fields);
  if (id !== undefined) {
    throw new ServiceError(
      'extraction_exists',
      `Document ${fields.document_id} already has an extraction of type ${fields.statement_type} (id ${id})`,
    );
  }
  return write(changes, await nextId(changes.db, 'extraction'), 0, fields, origin);
};

/** What a client has stored stays. Before 0.2.0 the pipeline kept the facts of its reading here; those go. */
const clientsOf = (metadata: ExtractionFields['metadata']): ExtractionFields['metadata'] =>
  metadata !== null && PIPELINES_OWN.every((name) => name in metadata) ? null : metadata;

export const storeExtraction = async (
  changes: RecordChanges,
  fields: ExtractionFields,
): Promise<ExtractionRecord> => {
  const id = await existing(changes, fields);
  if (id === undefined)
    return write(changes, await nextId(changes.db, 'extraction'), 0, fields, 'pipeline');
  const extraction = await readExtraction(changes, id);
  const updated = { ...fields, metadata: clientsOf(extraction.metadata) };
  return sameContent(fieldsOf(extraction), fieldsOf(updated))
    ? extraction
    : write(changes, id, extraction.version, updated, 'pipeline');
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
