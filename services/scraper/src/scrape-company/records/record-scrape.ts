import type { DocumentRecord, RecordWriter } from '@fde/event-log';
import type { ChangedDocument, KnownComparison } from './compare-with-known.js';
import { discoveryOf, factsOf, type JudgedDocument } from './judged-document.js';

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
      metadata: null,
    },
    'pipeline',
    factsOf(document, now),
  );

/** Names rule a record only as long as nobody who knows better (a client, the document's content) has ruled it. */
const stillByName = ({
  classification,
  discovery,
  document_type: type,
  fiscal_year: year,
}: DocumentRecord): boolean =>
  classification === null && discovery?.document_type === type && discovery.fiscal_year === year;

const changeDocument = (
  records: RecordWriter,
  { record, document, what }: ChangedDocument,
  now: Date,
): Promise<DocumentRecord> => {
  const { judgement } = document;
  const byName = stillByName(record);
  const at = now.toISOString();
  const download = record.download ?? { etag: null, last_modified: null, outdated_since: null };
  return records.noteDocument(
    record.id,
    {
      title: judgement.title,
      discovery: {
        ...discoveryOf(document, now),
        discovered_at: record.discovery?.discovered_at ?? at,
        changed_at: at,
      },
      // The next download fetches the file again, though one is stored.
      ...(what.includes('content') ? { download: { ...download, outdated_since: at } } : {}),
      ...(byName ? { fiscal_year_uncertain: judgement.yearUncertain } : {}),
    },
    byName ? { document_type: judgement.documentType, fiscal_year: judgement.fiscalYear } : {},
  );
};

export interface RecordedScrape {
  readonly created: readonly DocumentRecord[];
}

/** Writes what a comparison says: adds what is new, notes what changed, reappeared or vanished. Nothing is removed. */
export const recordScrape = async (
  records: RecordWriter,
  companyId: number,
  comparison: KnownComparison,
  now: Date,
): Promise<RecordedScrape> => {
  const created: DocumentRecord[] = [];
  for (const document of comparison.fresh)
    created.push(await addDocument(records, companyId, document, now));
  for (const each of comparison.changed) await changeDocument(records, each, now);
  for (const record of comparison.vanished) {
    if (record.discovery === null) continue;
    await records.noteDocument(record.id, {
      discovery: { ...record.discovery, vanished_at: now.toISOString() },
    });
  }
  return { created };
};
