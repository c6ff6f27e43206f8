import type {
  Alignment,
  CanonicalStatementType,
  Measure,
  MeasuredStatement,
  RowMove,
} from '@fde/contracts';
import type { Conversion } from '@fde/statements';
import type { CompiledStatementRecord, DocumentRecord } from '@fde/event-log';

export type ExportFormat = 'csv' | 'xlsx' | 'json';

/** One of the statements on another measure than amounts, or on other rows than the printed ones. */
export interface MeasuredView {
  readonly measure: Measure;
  readonly rows: MeasuredStatement['rows'];
  /** The id of the statement; the others are there for what it is divided by. */
  readonly statement: number;
}

/** A company of several, with what its export is made of. */
export interface CompanyOfExport extends Pick<
  ExportJob,
  'companyName' | 'statements' | 'documents' | 'moves'
> {
  readonly companyId: number;
}

/** How companies are compared; see `compareOnMeasures` of the domain. */
interface ComparedView {
  readonly type: CanonicalStatementType;
  readonly measure: Measure;
  readonly align: Alignment;
  readonly conversion: Conversion | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Several companies in one file: side by side, or each with its own statements. */
export interface CompaniesJob extends Pick<ExportJob, 'format' | 'origin'> {
  readonly companies: readonly CompanyOfExport[];
  readonly compared?: ComparedView;
}

/** Everything that an export is made of, as passed to the worker. */
export interface ExportJob {
  readonly format: ExportFormat;
  readonly companyName: string;
  readonly statements: readonly CompiledStatementRecord[];
  /** The reports behind the numbers, which the export names and links. */
  readonly documents: readonly Pick<DocumentRecord, 'id' | 'file_path' | 'sha256'>[];
  /** The rows that a person moved to another line of the standardised statements. */
  readonly moves: readonly RowMove[];
  /** Undefined where the statements are exported as they are. */
  readonly measured?: MeasuredView;
  /** Scheme and host of the links. */
  readonly origin: string;
}

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};
