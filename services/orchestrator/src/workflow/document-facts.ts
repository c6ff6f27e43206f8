import { canonicalType, shownTitle } from '@fde/contracts';
import type { DocumentRecord, RecordReader } from '@fde/event-log';
import type { KnownDocument } from './workflow-table.js';

const NONE: ReadonlySet<number> = new Set();

const documentFacts = (
  document: DocumentRecord,
  neverRead: ReadonlySet<number> = NONE,
): KnownDocument => ({
  id: document.id,
  url: document.url,
  title: shownTitle(document),
  fiscalYear: document.fiscal_year,
  type: canonicalType(document.document_type),
  // A path that a client wrote is any text: it names one of our files only as a key of the company's,
  // and only if we stored it; without an address there is no other.
  hasFile:
    document.file_path?.startsWith(`company_${document.company_id}/`) === true &&
    (document.sha256 !== null || document.url === ''),
  fileIsOld: (document.download?.outdated_since ?? null) !== null,
  confidence: document.classification?.confidence ?? null,
  duplicateOf: document.duplicate_of,
  foundAs:
    document.discovery === null ? null : canonicalType(document.discovery.document_type ?? ''),
  variant: document.variant,
  lacksStatements: document.statements === 'absent',
  neverRead: neverRead.has(document.id),
});

/** The documents a workflow's rules ask about: its own, or all of its company. */
export const readDocumentFacts = async (
  records: RecordReader,
  companyId: number,
  documentId: number | null,
  neverRead: ReadonlySet<number> = NONE,
): Promise<readonly KnownDocument[]> => {
  if (documentId === null)
    return (await records.documents(companyId, {})).items.map((one) =>
      documentFacts(one, neverRead),
    );
  const document = await records.document(documentId);
  return document === undefined ? [] : [documentFacts(document)];
};
