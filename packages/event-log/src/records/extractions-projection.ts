import { canonicalType } from '@fde/contracts';
import type { Projection } from '../projections/projection.js';
import { json, jsonOrNull } from './row-values.js';

export const extractionsProjection: Projection = {
  name: 'extractions',
  tables: ['extractions'],
  handles: ['StatementExtracted', 'ExtractionChanged', 'ExtractionRemoved'],
  async apply(event, db) {
    if (event.type === 'ExtractionRemoved') {
      await db.deleteFrom('extractions').where('id', '=', event.data.id).execute();
      return;
    }
    if (event.type !== 'StatementExtracted' && event.type !== 'ExtractionChanged') return;
    const { id, document_id, statement_type, raw_data, confidence_score, metadata } =
      event.data.extraction;
    const row = {
      statement_type,
      canonical_type: canonicalType(statement_type),
      raw_data: json(raw_data),
      confidence_score,
      metadata: jsonOrNull(metadata),
      updated_at: event.occurredAt,
      version: event.version,
    };
    await db
      .insertInto('extractions')
      .values({ id, document_id, ...row, created_at: event.occurredAt })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('extractions.version', '<', event.version),
      )
      .execute();
  },
};
