import type { RowMove } from '@fde/contracts';
import type { CompiledStatementRecord, DocumentRecord } from '@fde/event-log';

export type ExportFormat = 'csv' | 'xlsx' | 'json';

/** Everything that an export is made of, as passed to the worker. */
export interface ExportJob {
  readonly format: ExportFormat;
  readonly companyName: string;
  readonly statements: readonly CompiledStatementRecord[];
  /** The reports behind the numbers, which the export names and links. */
  readonly documents: readonly Pick<DocumentRecord, 'id' | 'file_path' | 'sha256'>[];
  /** The rows that a person moved to another line of the standardised statements. */
  readonly moves: readonly RowMove[];
  /** Scheme and host of the links. */
  readonly origin: string;
}

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};
