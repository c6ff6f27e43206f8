import type { ExtractionFields, ExtractionRecord, RecordWriter } from '@fde/event-log';
import { reviewsAfterReading } from '@fde/statements';

type Records = Pick<RecordWriter, 'extractionByType' | 'storeExtraction' | 'askReviews'>;

/**
 * Stores a reading and asks for review of its doubts. Reviews of an earlier reading stay valid if
 * their subject is unchanged; the others are asked again. If nothing new was read, nothing new is
 * asked.
 */
export const storeAndAsk = async (
  records: Records,
  fields: ExtractionFields,
): Promise<ExtractionRecord> => {
  const before = await records.extractionByType(fields.document_id, fields.statement_type);
  const stored = await records.storeExtraction(fields);
  if (before?.version === stored.version) return stored;
  const { questions, lapsed } = reviewsAfterReading(stored.raw_data, stored.reviews ?? []);
  await records.askReviews(stored.id, questions, lapsed);
  return stored;
};
