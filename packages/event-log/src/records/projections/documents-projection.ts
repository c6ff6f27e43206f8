import { canonicalType, type DocumentFacts, type EventData } from '@fde/contracts';
import { sql } from 'kysely';
import type { Projection } from '../../projections/projection.js';
import { jsonOrNull } from '../../record-basics/row-values.js';

const factsOf = ({
  statement_pages,
  discovery,
  download,
  left_out,
  settled,
  fiscal_part,
  ...facts
}: DocumentFacts) => ({
  ...facts,
  statement_pages: jsonOrNull(statement_pages),
  discovery: jsonOrNull(discovery),
  download: jsonOrNull(download),
  left_out: jsonOrNull(left_out ?? null),
  settled: JSON.stringify(settled ?? []),
  fiscal_part: fiscal_part ?? null,
});

const fieldsOf = (document: EventData<'DocumentAdded'>['document']) => ({
  company_id: document.company_id,
  url: document.url,
  fiscal_year: document.fiscal_year,
  document_type: document.document_type,
  canonical_type: canonicalType(document.document_type),
  filing_date: document.filing_date,
  file_path: document.file_path,
  metadata: jsonOrNull(document.metadata),
  ...factsOf(document.facts),
});

/**
 * Facts about a stored file hold for its path only; if a client sets another path, nothing is
 * known.
 */
const ofPath = (path: string | null) => ({
  sha256: sql<string | null>`case when file_path is not distinct from ${path} then sha256 end`,
  size: sql<number | null>`case when file_path is not distinct from ${path} then size end`,
});

export const documentsProjection: Projection = {
  name: 'documents',
  tables: ['documents'],
  handles: [
    'DocumentAdded',
    'DocumentChanged',
    'DocumentDownloaded',
    'DocumentClassified',
    'DocumentRemoved',
  ],
  async apply(event, db) {
    if (event.type === 'DocumentRemoved') {
      await db.deleteFrom('documents').where('id', '=', event.data.id).execute();
      return;
    }
    const stamp = { updated_at: event.occurredAt, version: event.version };
    if (event.type === 'DocumentAdded') {
      await db
        .insertInto('documents')
        .values({
          id: event.data.document.id,
          ...fieldsOf(event.data.document),
          sha256: null,
          size: null,
          classification: null,
          created_at: event.occurredAt,
          ...stamp,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return;
    }
    if (
      event.type !== 'DocumentChanged' &&
      event.type !== 'DocumentDownloaded' &&
      event.type !== 'DocumentClassified'
    )
      return;
    const file =
      event.type === 'DocumentDownloaded'
        ? { sha256: event.data.sha256, size: event.data.size }
        : ofPath(event.data.document.file_path);
    const classification =
      event.type === 'DocumentClassified'
        ? {
            classification: jsonOrNull({
              confidence: event.data.confidence,
              reasons: event.data.reasons,
            }),
          }
        : {};
    await db
      .updateTable('documents')
      .set({ ...fieldsOf(event.data.document), ...file, ...classification, ...stamp })
      .where('id', '=', event.data.document.id)
      .where('version', '<', event.version)
      .execute();
  },
};
