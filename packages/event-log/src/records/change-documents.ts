import { streamOf, type EventData } from '@fde/contracts';
import { holdRecord, nextId, sameContent, type RecordChanges } from './record-changes.js';
import { assertVersion, notFound } from './record-errors.js';
import type { DocumentFields, DocumentRecord, RecordWriter } from './ports.js';

const fieldsOf = (document: DocumentFields): DocumentFields => ({
  company_id: document.company_id,
  url: document.url,
  fiscal_year: document.fiscal_year,
  document_type: document.document_type,
  filing_date: document.filing_date,
  file_path: document.file_path,
  metadata: document.metadata,
});

const eventData = (id: number, fields: DocumentFields): EventData<'DocumentAdded'>['document'] => ({
  id,
  ...fieldsOf(fields),
  metadata: fields.metadata && { ...fields.metadata },
});

export const readDocument = async ({ db }: RecordChanges, id: number): Promise<DocumentRecord> => {
  const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('document', id);
  const { canonical_type: _, ...document } = row;
  return document;
};

const holdDocument = async (changes: RecordChanges, id: number): Promise<DocumentRecord> => {
  await holdRecord(changes.db, 'document', id, 'change');
  return readDocument(changes, id);
};

export const addDocument = async (
  changes: RecordChanges,
  fields: DocumentFields,
  origin: 'client' | 'pipeline' | 'seed',
): Promise<DocumentRecord> => {
  await holdRecord(changes.db, 'company', fields.company_id, 'keep');
  const id = await nextId(changes.db, 'document');
  await changes.append(
    streamOf.document(id),
    { type: 'DocumentAdded', data: { document: eventData(id, fields), origin } },
    0,
  );
  return readDocument(changes, id);
};

export const changeDocument: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['changeDocument']>
) => Promise<DocumentRecord> = async (changes, id, change, expectedVersion) => {
  const document = await holdDocument(changes, id);
  assertVersion('document', document, expectedVersion);
  const fields = { ...fieldsOf(document), ...change, company_id: document.company_id };
  if (sameContent(fieldsOf(document), fieldsOf(fields))) return document;
  await changes.append(
    streamOf.document(id),
    { type: 'DocumentChanged', data: { document: eventData(id, fields), origin: 'client' } },
    document.version,
  );
  return readDocument(changes, id);
};

export const documentDownloaded: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['documentDownloaded']>
) => Promise<DocumentRecord> = async (changes, id, file) => {
  const document = await holdDocument(changes, id);
  const fields = {
    ...fieldsOf(document),
    ...file.change,
    company_id: document.company_id,
    file_path: file.objectKey,
  };
  const unchanged =
    document.sha256 === file.sha256 &&
    document.size === file.size &&
    sameContent(fieldsOf(document), fieldsOf(fields));
  if (unchanged) return document;
  const data = {
    document: eventData(id, fields),
    sha256: file.sha256,
    size: file.size,
    object_key: file.objectKey,
  };
  await changes.append(
    streamOf.document(id),
    { type: 'DocumentDownloaded', data },
    document.version,
  );
  return readDocument(changes, id);
};

export const documentClassified: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['documentClassified']>
) => Promise<DocumentRecord> = async (changes, id, outcome) => {
  const document = await holdDocument(changes, id);
  const metadata =
    outcome.metadata === undefined
      ? document.metadata
      : { ...document.metadata, ...outcome.metadata };
  const fields = {
    ...fieldsOf(document),
    document_type: outcome.documentType,
    fiscal_year: outcome.fiscalYear,
    metadata,
  };
  const classification = { confidence: outcome.confidence, reasons: [...outcome.reasons] };
  const unchanged =
    sameContent(fieldsOf(document), fieldsOf(fields)) &&
    document.classification !== null &&
    sameContent(document.classification, classification);
  if (unchanged) return document;
  await changes.append(
    streamOf.document(id),
    { type: 'DocumentClassified', data: { document: eventData(id, fields), ...classification } },
    document.version,
  );
  return readDocument(changes, id);
};

/** The document and its extractions; the caller holds the document's row. */
export const removeDocumentTree = async (
  changes: RecordChanges,
  document: { readonly id: number; readonly company_id: number; readonly version: number },
): Promise<void> => {
  const { db } = changes;
  const extractions = await db
    .selectFrom('extractions')
    .select(['id', 'version'])
    .where('document_id', '=', document.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, version } of extractions) {
    await changes.append(
      streamOf.extraction(id),
      { type: 'ExtractionRemoved', data: { id, document_id: document.id } },
      version,
    );
  }
  await changes.append(
    streamOf.document(document.id),
    { type: 'DocumentRemoved', data: { id: document.id, company_id: document.company_id } },
    document.version,
  );
};

/** Returns the stored file's key where no other document of the company has the same file. */
export const removeDocument = async (
  changes: RecordChanges,
  id: number,
  expectedVersion?: number,
): Promise<readonly string[]> => {
  await holdRecord(changes.db, 'document', id, 'remove');
  const document = await readDocument(changes, id);
  assertVersion('document', document, expectedVersion);
  await changes.revokeTasks({ documentId: id }, `Document ${id} was removed`);
  await removeDocumentTree(changes, document);
  if (!document.file_path?.startsWith(`company_${document.company_id}/`)) return [];
  const shared = await changes.db
    .selectFrom('documents')
    .select('id')
    .where('company_id', '=', document.company_id)
    .where('file_path', '=', document.file_path)
    .executeTakeFirst();
  return shared === undefined ? [document.file_path] : [];
};
