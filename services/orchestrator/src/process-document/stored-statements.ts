import type { TaskResults } from '@fde/contracts';

type StoredStatement = TaskResults['process_document']['extractions'][number];

const isStored = (value: unknown): value is StoredStatement =>
  typeof value === 'object' &&
  value !== null &&
  'extraction_id' in value &&
  'statement_type' in value &&
  'confidence_score' in value;

/** The type, record and confidence of each statement; the numbers are in the extraction. */
export const storedStatements = (value: unknown): readonly StoredStatement[] =>
  Array.isArray(value)
    ? value.filter(isStored).map(({ extraction_id, statement_type, confidence_score }) => ({
        extraction_id,
        statement_type,
        confidence_score,
      }))
    : [];
