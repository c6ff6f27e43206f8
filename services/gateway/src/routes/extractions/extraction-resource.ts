import type { components, Extraction } from '@fde/contracts';
import type { ExtractionRecord } from '@fde/event-log';
import { applyReviews } from '@fde/statements';
import { slimStatement } from '../slim-statement.js';
import { extractedDataOf, extractedUnitsOf } from './extracted-data.js';

/**
 * What was read, with people's verdicts applied: their numbers count, and the statement's
 * confidence follows.
 */
const settled = (
  extraction: ExtractionRecord,
): Pick<ExtractionRecord, 'raw_data' | 'confidence_score'> => {
  const { reviews, raw_data: read, confidence_score: score } = extraction;
  if (reviews === null || reviews.length === 0) return { raw_data: read, confidence_score: score };
  const raw_data = applyReviews(read, reviews);
  const isStated = score !== null && typeof raw_data['confidence'] === 'number';
  return { raw_data, confidence_score: isStated ? raw_data['confidence'] : score };
};

/** An extraction as clients see it, in both forms. */
export const extractionResource = (extraction: ExtractionRecord): Extraction => {
  const { raw_data, confidence_score } = settled(extraction);
  return {
    id: extraction.id,
    document_id: extraction.document_id,
    statement_type: extraction.statement_type,
    raw_data,
    extracted_data: extractedDataOf(raw_data),
    item_units: extractedUnitsOf(raw_data),
    confidence_score,
    metadata: extraction.metadata,
    created_at: extraction.created_at.toISOString(),
    updated_at: extraction.updated_at.toISOString(),
  };
};

/** An extraction by its numbers alone. */
const slimExtraction = (extraction: ExtractionRecord): components['schemas']['SlimExtraction'] => {
  const { raw_data, confidence_score } = settled(extraction);
  return {
    id: extraction.id,
    document_id: extraction.document_id,
    statement_type: extraction.statement_type,
    slim_data: slimStatement(raw_data),
    confidence_score,
    created_at: extraction.created_at.toISOString(),
    updated_at: extraction.updated_at.toISOString(),
  };
};

/** As a client asked for it. */
export const extractionIn = (
  view: 'full' | 'slim' | undefined,
): ((extraction: ExtractionRecord) => Extraction | components['schemas']['SlimExtraction']) =>
  view === 'slim' ? slimExtraction : extractionResource;
