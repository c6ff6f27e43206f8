import type { DocumentRecord, RecordWriter } from '@fde/event-log';
import type { ChangedDocument, Comparison } from './compare-with-known.js';
import { metadataOf, seenOf, type JudgedDocument } from './judged-document.js';

const addDocument = (
  records: RecordWriter,
  companyId: number,
  document: JudgedDocument,
  now: Date,
): Promise<DocumentRecord> =>
  records.addDocument(
    {
      company_id: companyId,
      url: document.url,
      fiscal_year: document.judgement.fiscalYear,
      document_type: document.judgement.documentType,
      filing_date: null,
      file_path: null,
      metadata: metadataOf(document, now),
    },
    'pipeline',
  );

/** Names rule a record only as long as nobody who knows better (a client, the document's content) has ruled it. */
const stillByName = ({
  classification,
  metadata,
  document_type: type,
  fiscal_year: year,
}: DocumentRecord): boolean => {
  const seen = metadata?.['seen'] as
    { readonly document_type?: unknown; readonly fiscal_year?: unknown } | undefined;
  return classification === null && seen?.document_type === type && seen.fiscal_year === year;
};

const changeDocument = (
  records: RecordWriter,
  { record, document, what }: ChangedDocument,
  now: Date,
): Promise<DocumentRecord> => {
  const { judgement } = document;
  const { vanished_at: _vanished, ...metadata } = record.metadata ?? {};
  return records.changeDocument(record.id, {
    ...(stillByName(record)
      ? { document_type: judgement.documentType, fiscal_year: judgement.fiscalYear }
      : {}),
    metadata: {
      ...metadata,
      title: judgement.title,
      seen: seenOf(judgement),
      changed_at: now.toISOString(),
      // The next download fetches the file again, though one is stored.
      ...(what.includes('content') ? { content_changed_at: now.toISOString() } : {}),
    },
  });
};

export interface RecordedScrape {
  readonly created: readonly DocumentRecord[];
}

/** Writes what a comparison says: adds what is new, notes what changed, reappeared or vanished. Nothing is removed. */
export const recordScrape = async (
  records: RecordWriter,
  companyId: number,
  comparison: Comparison,
  now: Date,
): Promise<RecordedScrape> => {
  const created: DocumentRecord[] = [];
  for (const document of comparison.fresh)
    created.push(await addDocument(records, companyId, document, now));
  for (const each of comparison.changed) await changeDocument(records, each, now);
  for (const record of comparison.vanished) {
    await records.changeDocument(record.id, {
      metadata: { ...record.metadata, vanished_at: now.toISOString() },
    });
  }
  return { created };
};
