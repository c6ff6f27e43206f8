import type { components, Extraction } from '@fde/contracts';
import type { ExtractionRecord } from '@fde/event-log';
import { slimStatement } from '../slim-statement.js';
import { extractedDataOf, extractedUnitsOf } from './extracted-data.js';

/** An extraction as clients see it, in both forms. */
export const extractionResource = (extraction: ExtractionRecord): Extraction => ({
  id: extraction.id,
  document_id: extraction.document_id,
  statement_type: extraction.statement_type,
  raw_data: extraction.raw_data,
  extracted_data: extractedDataOf(extraction.raw_data),
  item_units: extractedUnitsOf(extraction.raw_data),
  confidence_score: extraction.confidence_score,
  metadata: extraction.metadata,
  created_at: extraction.created_at.toISOString(),
  updated_at: extraction.updated_at.toISOString(),
});

/** An extraction by its numbers alone. */
export const slimExtraction = (
  extraction: ExtractionRecord,
): components['schemas']['SlimExtraction'] => ({
  id: extraction.id,
  document_id: extraction.document_id,
  statement_type: extraction.statement_type,
  slim_data: slimStatement(extraction.raw_data),
  confidence_score: extraction.confidence_score,
  created_at: extraction.created_at.toISOString(),
  updated_at: extraction.updated_at.toISOString(),
});

/** As a client asked for it. */
export const extractionIn = (
  view: 'full' | 'slim' | undefined,
): ((extraction: ExtractionRecord) => Extraction | components['schemas']['SlimExtraction']) =>
  view === 'slim' ? slimExtraction : extractionResource;
