import type { CompiledData } from '@fde/contracts/resources';
import type { CompiledStatement } from '../api/client.js';

/** The statement as the service compiled it; undefined where a client stored an object of its own. */
export function compiledDataOf(statement: CompiledStatement): CompiledData | undefined {
  const data = statement.data as Partial<CompiledData>;
  return Array.isArray(data.line_items) && Array.isArray(data.years) && Array.isArray(data.gaps)
    ? (data as CompiledData)
    : undefined;
}

/** `income_statement` -> "Income statement" */
export function statementTitle(type: string): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
