import { NO_FACTS } from '@fde/contracts';
import type { DocumentRecord, ExtractionRecord } from '@fde/event-log';

const STAMPS = { created_at: new Date(0), updated_at: new Date(0), version: 1 };

/** A document of the first company as specs need it: never downloaded, nor classified. */
export const documentRecord = (
  fields: Pick<DocumentRecord, 'id' | 'document_type' | 'fiscal_year'> & Partial<DocumentRecord>,
): DocumentRecord => ({
  company_id: 1,
  url: '',
  filing_date: null,
  file_path: null,
  metadata: null,
  sha256: null,
  size: null,
  classification: null,
  duplicate_of: null,
  duplicate_reason: null,
  ...NO_FACTS,
  ...STAMPS,
  ...fields,
});

/** A statement that was read, or that a client stored; nobody has reviewed it. */
export const extractionRecord = (
  fields: Pick<ExtractionRecord, 'id' | 'document_id' | 'statement_type' | 'raw_data'>,
): ExtractionRecord => ({
  confidence_score: null,
  metadata: null,
  reviews: null,
  ...STAMPS,
  ...fields,
});
