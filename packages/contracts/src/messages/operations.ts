/**
 * The eight operations a client can trigger, as one table: which command starts each, which service takes it, and
 * which limits it runs under. Everything that needs one of these facts reads it here.
 */
export const LIMIT_CLASSES = {
  /** Seconds; retries come on top of the first attempt. Source: interface specification, task limits. */
  scraping: { softSeconds: 300, hardSeconds: 600, maxRetries: 3 },
  extraction: { softSeconds: 1650, hardSeconds: 1800, maxRetries: 3 },
  compilation: { softSeconds: 1650, hardSeconds: 1800, maxRetries: 2 },
  orchestration: { softSeconds: 6900, hardSeconds: 7200, maxRetries: 2 },
} as const;

export type LimitClass = keyof typeof LIMIT_CLASSES;
export interface TaskLimits {
  readonly softSeconds: number;
  readonly hardSeconds: number;
  readonly maxRetries: number;
}

/** Delay before retry n: exponential from `minSeconds`, never above `maxSeconds`, with jitter. */
export const RETRY_POLICY = { minSeconds: 60, maxSeconds: 300, factor: 2, jitter: 0.1 } as const;

/**
 * A task that was started this often beyond its retries without ever reporting an end is killing
 * its workers: it is parked.
 */
export const MAX_CRASHED_ATTEMPTS = 3;

/** How long the result of a finished task can be read. */
export const RESULT_LIFETIME_SECONDS = 3600;

export const SERVICES = [
  'gateway',
  'scraper',
  'downloader',
  'extractor',
  'compiler',
  'orchestrator',
  'task-tracker',
  'notifier',
] as const;
export type ServiceName = (typeof SERVICES)[number];

interface Operation {
  readonly subject: 'company' | 'document';
  readonly command: string;
  readonly service: ServiceName;
  readonly limits: LimitClass;
  /** True if other tasks do the work: the workflow only requests and waits. */
  readonly workflow: boolean;
  /** The message of the trigger's response; `{id}` is the company id. */
  readonly message: string;
}

export const OPERATIONS = {
  extract_company: {
    subject: 'company',
    command: 'ExtractCompany',
    service: 'orchestrator',
    limits: 'orchestration',
    workflow: true,
    message: 'Full extraction pipeline started for company {id}',
  },
  scrape_company: {
    subject: 'company',
    command: 'ScrapeCompany',
    service: 'scraper',
    limits: 'scraping',
    workflow: false,
    message: 'Scraping started for company {id}',
  },
  recompile_company: {
    subject: 'company',
    command: 'CompileCompany',
    service: 'compiler',
    limits: 'compilation',
    workflow: false,
    message: 'Recompilation of statements started for company {id}',
  },
  process_company_documents: {
    subject: 'company',
    command: 'ProcessCompanyDocuments',
    service: 'orchestrator',
    limits: 'orchestration',
    workflow: true,
    message: 'Processing of all documents started for company {id}',
  },
  process_document: {
    subject: 'document',
    command: 'ProcessDocument',
    service: 'orchestrator',
    limits: 'extraction',
    workflow: true,
    message: 'Processing of document {document_id} started for company {id}',
  },
  download_document: {
    subject: 'document',
    command: 'DownloadDocument',
    service: 'downloader',
    limits: 'extraction',
    workflow: false,
    message: 'Download of document {document_id} started for company {id}',
  },
  classify_document: {
    subject: 'document',
    command: 'ClassifyDocument',
    service: 'downloader',
    limits: 'extraction',
    workflow: false,
    message: 'Classification of document {document_id} started for company {id}',
  },
  extract_document: {
    subject: 'document',
    command: 'ExtractDocument',
    service: 'extractor',
    limits: 'extraction',
    workflow: false,
    message: 'Extraction of document {document_id} started for company {id}',
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];

export const TASK_STATES = [
  'PENDING',
  'STARTED',
  'PROGRESS',
  'SUCCESS',
  'FAILURE',
  'RETRY',
  'REVOKED',
] as const;
export type TaskState = (typeof TASK_STATES)[number];
export const FINAL_TASK_STATES: readonly TaskState[] = ['SUCCESS', 'FAILURE', 'REVOKED'];

export const PROGRESS_STEPS = [
  'fetching_company_info',
  'scraping_website',
  'creating_document_records',
  'downloading_file',
  'classifying',
  'processing_pdf',
  'calling_llm',
  'storing_extractions',
  'normalizing_line_items',
  'compiling_statement',
] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];
