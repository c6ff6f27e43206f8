import { NO_FACTS, streamOf, type DocumentFacts, type EventData } from '@fde/contracts';
import {
  holdRecord,
  nextId,
  sameContent,
  type RecordChanges,
} from '../../record-basics/record-changes.js';
import { assertVersion, notFound } from '../../record-basics/record-errors.js';
import type { DocumentFields, DocumentRecord, RecordWriter } from '../ports.js';
import { isDocument, selectDocuments } from '../queries/select-documents.js';

const fieldsOf = (document: DocumentFields): DocumentFields => ({
  company_id: document.company_id,
  url: document.url,
  fiscal_year: document.fiscal_year,
  document_type: document.document_type,
  filing_date: document.filing_date,
  file_path: document.file_path,
  metadata: document.metadata,
});

const factsOf = (document: DocumentFacts): DocumentFacts => ({
  title: document.title,
  language: document.language,
  variant: document.variant,
  fiscal_year_uncertain: document.fiscal_year_uncertain,
  pages: document.pages,
  statements: document.statements,
  statement_pages: document.statement_pages,
  translation_of: document.translation_of,
  given_type: document.given_type,
  decided_by: document.decided_by,
  discovery: document.discovery,
  download: document.download,
  left_out: document.left_out ?? null,
  settled: document.settled ?? [],
  // Where it is not known, the event is as instances of the release before can read it.
  ...(typeof document.fiscal_part === 'string' ? { fiscal_part: document.fiscal_part } : {}),
});

interface Content {
  readonly fields: DocumentFields;
  readonly facts: DocumentFacts;
}

const contentOf = (document: DocumentRecord): Content => ({
  fields: fieldsOf(document),
  facts: factsOf(document),
});

const eventData = (
  id: number,
  { fields, facts }: Content,
): EventData<'DocumentAdded'>['document'] => ({
  id,
  ...fieldsOf(fields),
  metadata: fields.metadata && { ...fields.metadata },
  facts,
});

const readDocument = async ({ db }: RecordChanges, id: number): Promise<DocumentRecord> => {
  const [document] = (await selectDocuments(isDocument(id)).execute(db)).rows;
  if (document === undefined) throw notFound('document', id);
  return document;
};

const holdDocument = async (changes: RecordChanges, id: number): Promise<DocumentRecord> => {
  await holdRecord(changes.db, 'document', id, 'change');
  return readDocument(changes, id);
};

export const addDocument: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['addDocument']>
) => Promise<DocumentRecord> = async (changes, fields, origin, facts = {}) => {
  await holdRecord(changes.db, 'company', fields.company_id, 'keep');
  const id = await nextId(changes.db, 'document');
  const document = eventData(id, { fields, facts: { ...NO_FACTS, ...facts } });
  await changes.append(
    streamOf.document(id),
    { type: 'DocumentAdded', data: { document, origin } },
    0,
  );
  return readDocument(changes, id);
};

/** Records the change of the document, unless nothing changed. */
const appendChange = async (
  changes: RecordChanges,
  document: DocumentRecord,
  content: Content,
  origin: 'client' | 'pipeline',
): Promise<DocumentRecord> => {
  if (sameContent(contentOf(document), content)) return document;
  await changes.append(
    streamOf.document(document.id),
    { type: 'DocumentChanged', data: { document: eventData(document.id, content), origin } },
    document.version,
  );
  return readDocument(changes, document.id);
};

type Settled = NonNullable<DocumentFacts['settled']>[number];
const MAY_BE_SETTLED: readonly Settled[] = ['fiscal_year', 'document_type', 'title'];

/** What people have set, in one order; a change to the same value sets nothing. */
const settledBy = (
  document: DocumentRecord,
  change: Readonly<Partial<Record<Settled, unknown>>>,
): Settled[] =>
  MAY_BE_SETTLED.filter(
    (name) =>
      document.settled?.includes(name) === true ||
      (change[name] !== undefined && change[name] !== document[name]),
  );

/** Without what a person has set. */
const unsettled = <T extends Readonly<Partial<Record<Settled, unknown>>>>(
  { settled = [] }: DocumentFacts,
  learned: T,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(learned).filter(([name]) => !settled.some((one) => one === name)),
  ) as Partial<T>;

export const changeDocument: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['changeDocument']>
) => Promise<DocumentRecord> = async (changes, id, change, expectedVersion) => {
  const document = await holdDocument(changes, id);
  assertVersion('document', document, expectedVersion);
  const { fields, facts } = contentOf(document);
  const { title = facts.title, left_out = facts.left_out ?? null, ...ofFields } = change;
  const content: Content = {
    fields: fieldsOf({ ...fields, ...ofFields, company_id: document.company_id }),
    facts: {
      ...facts,
      ...(change.fiscal_year === undefined ? {} : { fiscal_year_uncertain: false }),
      title,
      left_out,
      settled: settledBy(document, change),
    },
  };
  return appendChange(changes, document, content, 'client');
};

export const noteDocument: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['noteDocument']>
) => Promise<DocumentRecord> = async (changes, id, learned, change = {}) => {
  const document = await holdDocument(changes, id);
  const { fields, facts } = contentOf(document);
  const content: Content = {
    fields: fieldsOf({ ...fields, ...unsettled(facts, change) }),
    facts: { ...facts, ...unsettled(facts, learned) },
  };
  return appendChange(changes, document, content, 'pipeline');
};

export const documentDownloaded: (
  changes: RecordChanges,
  ...args: Parameters<RecordWriter['documentDownloaded']>
) => Promise<DocumentRecord> = async (changes, id, file) => {
  const document = await holdDocument(changes, id);
  const before = contentOf(document);
  const content: Content = {
    fields: { ...before.fields, file_path: file.objectKey },
    facts: { ...before.facts, ...file.facts },
  };
  const unchanged =
    document.sha256 === file.sha256 && document.size === file.size && sameContent(before, content);
  if (unchanged) return document;
  const data = {
    document: eventData(id, content),
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
  const before = contentOf(document);
  const content: Content = {
    fields: {
      ...before.fields,
      ...unsettled(before.facts, {
        document_type: outcome.documentType,
        fiscal_year: outcome.fiscalYear,
      }),
    },
    facts: { ...before.facts, ...unsettled(before.facts, outcome.facts ?? {}) },
  };
  const classification = { confidence: outcome.confidence, reasons: [...outcome.reasons] };
  const unchanged =
    sameContent(before, content) &&
    document.classification !== null &&
    sameContent(document.classification, classification);
  if (unchanged) return document;
  await changes.append(
    streamOf.document(id),
    { type: 'DocumentClassified', data: { document: eventData(id, content), ...classification } },
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
