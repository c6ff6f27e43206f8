import type { CompiledData } from '@fde/contracts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (row: unknown): boolean =>
  isRecord(row) &&
  typeof row['name'] === 'string' &&
  isRecord(row['values']) &&
  isRecord(row['sources']) &&
  Array.isArray(row['variants']);

const isCompiled = (data: unknown): data is CompiledData =>
  isRecord(data) &&
  typeof data['currency'] === 'string' &&
  typeof data['scale'] === 'number' &&
  Array.isArray(data['years']) &&
  Array.isArray(data['gaps']) &&
  Array.isArray(data['line_items']) &&
  data['line_items'].every(isRow);

/**
 * The previous statement, if it can be compared. A client may have stored any object instead: then
 * there is nothing to compare with, and the compilation counts as the first. Pure.
 */
export const comparableData = (data: unknown): CompiledData | undefined =>
  isCompiled(data) ? data : undefined;
