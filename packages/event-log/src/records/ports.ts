/**
 * Reading and writing the four kinds of records. Whoever changes a record (the gateway for clients,
 * a task's outcome for the pipeline) uses a RecordWriter, which appends the event and projects the
 * row in one transaction; nobody writes rows directly.
 */
import type {
  CanonicalStatementType,
  CompiledData,
  DocumentFacts,
  InterimReportTaken,
  LineageEntry,
  RawStatement,
  SettledReview,
  StatementChanges,
} from '@fde/contracts';
import type { Page, Paged } from '../record-basics/page.js';
import type { ReviewReader, ReviewWriter } from '../reviews/ports.js';

export interface Ticker {
  readonly ticker: string;
  readonly exchange: string;
}

interface Stamped {
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
}

export interface CompanyFields {
  readonly name: string;
  readonly primary_ticker: string | null;
  readonly tickers: readonly Ticker[] | null;
  readonly ir_url: string;
  /** Half-year and quarterly reports are read too, and compiled beside the years; absent: they are not. */
  readonly interim?: boolean;
  /** The lists that it is on, in their order; absent: it is on none. */
  readonly tags?: readonly string[];
}
export interface CompanyRecord extends CompanyFields, Stamped {
  readonly id: number;
  readonly interim: boolean;
  readonly tags: readonly string[];
}

export interface DocumentFields {
  readonly company_id: number;
  readonly url: string;
  readonly fiscal_year: number;
  readonly document_type: string;
  readonly filing_date: string | null;
  readonly file_path: string | null;
  /** For the client only: kept as it was sent, never read or written by the pipeline. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
}
export interface DocumentRecord extends DocumentFields, Readonly<DocumentFacts>, Stamped {
  readonly id: number;
  /** Of the stored file; null until downloaded. */
  readonly sha256: string | null;
  readonly size: number | null;
  readonly classification: {
    readonly confidence: number;
    readonly reasons: readonly string[];
  } | null;
  /**
   * The document of the company that is read instead of this one: the oldest with the same file, or
   * else the one that this is a translation of. It reflects what exists now: once that document is
   * deleted, this one is read.
   */
  readonly duplicate_of: number | null;
  readonly duplicate_reason: 'same_content' | 'translation' | null;
}

/** What no list shows: some of it is long, and all of it takes time to read. */
export type UnlistedColumn =
  'statement_pages' | 'translation_of' | 'given_type' | 'download' | 'version';
export type ListedDocument = Omit<DocumentRecord, UnlistedColumn>;

export interface ExtractionFields {
  readonly document_id: number;
  /** As given; matched by its canonical form. */
  readonly statement_type: string;
  readonly raw_data: RawStatement | Readonly<Record<string, unknown>>;
  readonly confidence_score: number | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
}
export interface ExtractionRecord extends ExtractionFields, Stamped {
  readonly id: number;
  /** The verdicts on it, oldest first; `raw_data` stays as it was read. Null if there are none. */
  readonly reviews: readonly SettledReview[] | null;
}

export interface CompiledStatementFields {
  readonly company_id: number;
  readonly statement_type: string;
  readonly data: CompiledData | Readonly<Record<string, unknown>>;
  readonly data_lineage: Readonly<Record<string, LineageEntry>>;
}
export interface CompiledStatementRecord extends CompiledStatementFields, Stamped {
  readonly id: number;
}

/** The compiled columns of interim reports of one statement type: with what the next compilation is compared. */
export interface PeriodsFields {
  readonly company_id: number;
  readonly statement_type: CanonicalStatementType;
  readonly data: CompiledData | Readonly<Record<string, unknown>>;
}

/** What a compilation changed of them. */
export interface PeriodsChange {
  readonly changes: StatementChanges;
  /** Those whose columns are new in it. */
  readonly interim_reports: readonly InterimReportTaken[];
}

/** Records with statements in them, by the names of their tables. */
export type VersionedRecord = 'extractions' | 'compiled_statements';

export interface RecordReader extends ReviewReader {
  company(id: number): Promise<CompanyRecord | undefined>;
  /** Every company with this ticker: those whose main ticker it is first, then by id. */
  companiesByTicker(ticker: string): Promise<readonly CompanyRecord[]>;
  /** All, or those with a tag. */
  companies(page: Page, filter?: { readonly tag?: string }): Promise<Paged<CompanyRecord>>;
  document(id: number): Promise<DocumentRecord | undefined>;
  /** fiscal_year descending, then id descending; all of them where no page is asked for. `documentType` is matched by canonical form. */
  documents(
    companyId: number,
    filter: { fiscalYear?: number; documentType?: string; page?: Page },
  ): Promise<Paged<DocumentRecord>>;
  /** The same without what no list shows. */
  documentList(
    companyId: number,
    filter: { documentType?: string; page: Page },
  ): Promise<Paged<ListedDocument>>;
  extraction(id: number): Promise<ExtractionRecord | undefined>;
  /** Of a record whose data may be large: enough to know whether someone has it already. */
  versionOf(kind: VersionedRecord, id: number): Promise<number | undefined>;
  extractions(documentId: number): Promise<readonly ExtractionRecord[]>;
  extractionsOfCompany(companyId: number): Promise<readonly ExtractionRecord[]>;
  /** Whether anything was read or reviewed since: cheaper than the extractions themselves. */
  extractionVersions(
    companyId: number,
  ): Promise<readonly Pick<ExtractionRecord, 'id' | 'version'>[]>;
  extractionByType(
    documentId: number,
    statementType: string,
  ): Promise<ExtractionRecord | undefined>;
  compiledStatement(id: number): Promise<CompiledStatementRecord | undefined>;
  compiledStatements(companyId: number): Promise<readonly CompiledStatementRecord[]>;
  compiledStatementByType(
    companyId: number,
    statementType: string,
  ): Promise<CompiledStatementRecord | undefined>;
  /** Which statement that is, and its version; without its data. */
  compiledVersionByType(
    companyId: number,
    statementType: string,
  ): Promise<Pick<CompiledStatementRecord, 'id' | 'version'> | undefined>;
  /** The columns of interim reports as they were last compiled, by canonical type. */
  periodStatements(companyId: number): Promise<readonly PeriodsFields[]>;
}

type Origin = 'client' | 'pipeline' | 'seed';

/**
 * Every method throws ServiceError `<entity>_not_found` where what it names does not exist (a deleted parent too).
 * `expectedVersion` (optimistic concurrency, If-Match) throws `version_conflict`. A change that changes nothing
 * appends nothing.
 */
export interface RecordWriter extends RecordReader, ReviewWriter {
  addCompany(fields: CompanyFields, origin: Origin): Promise<CompanyRecord>;
  changeCompany(
    id: number,
    change: Partial<CompanyFields>,
    expectedVersion?: number,
  ): Promise<CompanyRecord>;
  /**
   * Locks the company to the end of the transaction, so that decisions that belong together are
   * made one after the other.
   */
  holdCompany(id: number): Promise<void>;
  /** With all its documents, extractions and compiled statements; ends the tasks at work on them in REVOKED. Returns the stored object keys to delete. */
  removeCompany(id: number, expectedVersion?: number): Promise<readonly string[]>;
  addDocument(
    fields: DocumentFields,
    origin: Origin,
    facts?: Partial<DocumentFacts>,
  ): Promise<DocumentRecord>;
  /** For clients: a year, type or title that a client sets is no guess, and stays as it is. */
  changeDocument(
    id: number,
    change: Partial<Omit<DocumentFields, 'company_id'> & Pick<DocumentFacts, 'title' | 'left_out'>>,
    expectedVersion?: number,
  ): Promise<DocumentRecord>;
  /** For the pipeline: what it has learned, and what follows for the record. */
  noteDocument(
    id: number,
    facts: Partial<DocumentFacts>,
    change?: Partial<Pick<DocumentFields, 'document_type' | 'fiscal_year'>>,
  ): Promise<DocumentRecord>;
  /** Sets file_path to the object key. */
  documentDownloaded(
    id: number,
    file: {
      readonly objectKey: string;
      readonly sha256: string;
      readonly size: number;
      readonly facts?: Partial<DocumentFacts>;
    },
  ): Promise<DocumentRecord>;
  documentClassified(
    id: number,
    outcome: {
      readonly documentType: string;
      readonly fiscalYear: number;
      readonly confidence: number;
      readonly reasons: readonly string[];
      readonly facts?: Partial<DocumentFacts>;
    },
  ): Promise<DocumentRecord>;
  removeDocument(id: number, expectedVersion?: number): Promise<readonly string[]>;
  /** Throws `extraction_exists` (naming the id) where the document has one of this canonical type. */
  addExtraction(fields: ExtractionFields, origin: Origin): Promise<ExtractionRecord>;
  /**
   * For the pipeline: replaces the one of the same canonical type and keeps its id. Equal content
   * appends nothing.
   */
  storeExtraction(fields: ExtractionFields): Promise<ExtractionRecord>;
  changeExtraction(
    id: number,
    change: Partial<Pick<ExtractionFields, 'raw_data' | 'confidence_score' | 'metadata'>>,
    expectedVersion?: number,
  ): Promise<ExtractionRecord>;
  removeExtraction(id: number, expectedVersion?: number): Promise<void>;
  /** Create or update by (company, canonical type); safe when sent many times at once. Equal content appends nothing. `changes` is published beside it. */
  putCompiledStatement(
    fields: CompiledStatementFields,
    origin: Origin,
    changes?: StatementChanges,
  ): Promise<{ readonly record: CompiledStatementRecord; readonly created: boolean }>;
  changeCompiledStatement(
    id: number,
    change: Partial<Pick<CompiledStatementFields, 'data' | 'data_lineage'>>,
    expectedVersion?: number,
  ): Promise<CompiledStatementRecord>;
  removeCompiledStatement(id: number, expectedVersion?: number): Promise<void>;
  /** Create or update by (company, type), of a company that the caller holds. Equal content appends nothing. `change` is published beside it. */
  putPeriods(fields: PeriodsFields, change?: PeriodsChange): Promise<void>;
  removePeriods(companyId: number, statementType: CanonicalStatementType): Promise<void>;
}
