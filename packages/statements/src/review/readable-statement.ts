import type { RawLineItem, RawStatement } from '@fde/contracts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is RawLineItem =>
  isRecord(value) && typeof value['name'] === 'string' && isRecord(value['values']);

const isItems = (value: unknown): boolean => Array.isArray(value) && value.every(isItem);

/**
 * Whether raw data has what the pipeline writes. Clients may store any object; nothing is asked
 * about those that do not.
 */
export const isReadable = (raw: unknown): raw is RawStatement =>
  isRecord(raw) &&
  typeof raw['confidence'] === 'number' &&
  ['years', 'pages', 'checks'].every((name) => Array.isArray(raw[name])) &&
  isItems(raw['line_items']);
