import {
  isInterimType,
  LIMIT_CLASSES,
  OPERATIONS,
  ServiceError,
  type TaskCommand,
} from '@fde/contracts';
import type { CompanyRecord, DocumentRecord } from '@fde/event-log';
import { parseObjectKey, storedKindOf } from '@fde/object-store';
import {
  cutReport,
  readReport,
  type ReadingHints,
  type ReadingLimits,
  type ReadingProgress,
  type ReadingResult,
  type RecognitionSettings,
} from '@fde/report-reader';
import { makeLexicons } from '@fde/statements';
import {
  fileOfYear,
  type RecordsWithResult,
  type TaskContext,
  type TaskHandler,
  type TaskOutcome,
} from '@fde/service-kit';
import { crossCheckDocuments } from './cross-check-documents.js';
import { extractionRecord } from './extraction-record.js';
import { storeAndAsk } from './store-and-ask.js';
import { extractionResult } from './extraction-result.js';
import { withReportFile } from './report-file.js';
import { recordYear, yearOfReading } from './year-of-reading.js';
import { readAgain, type JoinedReading, type StatementsReader } from './second-reading.js';

export interface ExtractDocumentOptions {
  /** Undefined: the engine reads alone. */
  readonly secondReader: StatementsReader | undefined;
  /** Folder that caches the text of reports; undefined: no cache. */
  readonly textCache: string | undefined;
  readonly limits: Partial<ReadingLimits>;
  /** How pages that are pictures are read; English if absent. */
  readonly recognition?: RecognitionSettings;
}

const OPERATION = 'extract_document';
const LAST_ATTEMPT = LIMIT_CLASSES[OPERATIONS[OPERATION].limits].maxRetries + 1;

/** What a task says of each phase of a reading. */
const PHASE_WORDS: Readonly<Record<ReadingProgress['phase'], string>> = {
  opening: 'opening the file',
  finding_pages: 'finding the pages',
  reading_pages: 'reading the pages',
  recognising_pages: 'recognising the pages',
  reading_statements: 'reading the statements',
};

/** Where each phase of a reading begins in the task's progress, in percent. */
const PHASES: Readonly<Record<ReadingProgress['phase'], readonly [from: number, to: number]>> = {
  opening: [5, 8],
  finding_pages: [8, 30],
  reading_pages: [30, 40],
  recognising_pages: [40, 58],
  reading_statements: [58, 60],
};

const percentOf = ({ phase, done, total }: ReadingProgress): number => {
  const [from, to] = PHASES[phase];
  return from + (to - from) * (total === 0 ? 0 : done / total);
};

/** What the report is looked through for. */
const hintsOf = (company: CompanyRecord | undefined): ReadingHints => {
  if (company === undefined) return {};
  const listed = (company.tickers ?? []).map(({ ticker }) => ticker);
  const tickers = [...new Set([company.primary_ticker ?? '', ...listed])].filter((t) => t !== '');
  return { companyName: company.name, tickers };
};

/** For whom a file is read. */
interface ReadFor {
  readonly company: CompanyRecord | undefined;
  /** Its statements for part of a year are wanted: it is an interim report of a company that takes them. */
  readonly takesInterim: boolean;
}

const documentOf = async (
  command: TaskCommand,
  context: TaskContext,
): Promise<DocumentRecord & { readonly file_path: string }> => {
  const id = command.document_id;
  const document = id === null ? undefined : await context.records.document(id);
  if (document === undefined)
    throw new ServiceError('document_not_found', `There is no document ${id ?? '(none named)'}`);
  const { file_path } = document;
  if (file_path === null || parseObjectKey(file_path)?.companyId !== document.company_id) {
    throw new ServiceError(
      'file_not_stored',
      `Document ${document.id} has no stored file. Download it first: POST /api/v1/tasks/documents/${document.id}/download`,
    );
  }
  return { ...document, file_path };
};

/**
 * Reads the three statements of a document in a child process, lets a language model read the same
 * pages if one is configured, and stores one extraction for each statement found.
 */
export class ExtractDocument implements TaskHandler {
  readonly operation = OPERATION;
  readonly #options: ExtractDocumentOptions;

  constructor(options: ExtractDocumentOptions) {
    this.#options = options;
  }

  async run(command: TaskCommand, context: TaskContext): Promise<TaskOutcome> {
    const document = await documentOf(command, context);
    const company = await context.records.company(document.company_id);
    context.progress('processing_pdf', 2);
    // The child reads meanwhile; what is asked of people about its statements needs the words of all languages.
    const [read] = await Promise.all([this.#readFile(document, company, context), makeLexicons()]);
    context.progress('storing_extractions', 95, `${read.statements.length} statements`);
    const year = yearOfReading(document, read.statements);
    const moved =
      year === undefined ? undefined : await fileOfYear(document, year.fiscalYear, context.objects);
    const record: RecordsWithResult['record'] = async (writer) => {
      const dated = await recordYear(document, year, writer);
      await moved?.record(writer);
      const { statements, others } = await crossCheckDocuments(dated, read.statements, writer);
      const stored = [];
      for (const statement of statements)
        stored.push(
          await storeAndAsk(
            writer,
            extractionRecord(document.id, statement, read.report, read.outcome),
          ),
        );
      for (const record of others) await storeAndAsk(writer, record);
      return extractionResult({
        taskId: context.taskId,
        companyId: document.company_id,
        documentId: document.id,
        ...read,
        statements,
        stored,
      });
    };
    return { record, afterwards: async () => moved?.afterwards(context.records) };
  }

  async #readFile(
    document: DocumentRecord & { readonly file_path: string },
    company: CompanyRecord | undefined,
    context: TaskContext,
  ): Promise<JoinedReading & { readonly report: ReadingResult }> {
    try {
      return await withReportFile(
        context.objects,
        { documentId: document.id, key: document.file_path, sha256: document.sha256 },
        context.signal,
        async (file) => {
          const takesInterim = company?.interim === true && isInterimType(document.document_type);
          const report = await this.#read(file, { company, takesInterim }, context);
          return {
            report,
            ...(await this.#readAgain(file, report, document.id, company?.name ?? '', context)),
          };
        },
      );
    } catch (error) {
      // The reason of the signal says more than "cancelled": revoked, out of time, or stopping.
      if (context.signal.aborted) throw context.signal.reason;
      throw error;
    }
  }

  /** Elsewhere, statements for part of a year are not stored as extractions: the problems name them. */
  async #read(
    file: string,
    { company, takesInterim }: ReadFor,
    context: TaskContext,
  ): Promise<ReadingResult> {
    const { textCache, limits, recognition, secondReader } = this.#options;
    const reading = await readReport(file, {
      limits,
      ...(recognition === undefined ? {} : { recognition }),
      signal: context.signal,
      withPages: secondReader !== undefined,
      ...(textCache === undefined ? {} : { cacheDirectory: textCache }),
      hints: hintsOf(company),
      onProgress: (progress) => {
        context.progress('processing_pdf', percentOf(progress), PHASE_WORDS[progress.phase]);
      },
    });
    return takesInterim
      ? reading
      : { ...reading, statements: reading.statements.filter((s) => s.period !== 'interim') };
  }

  async #readAgain(
    file: string,
    report: ReadingResult,
    documentId: number,
    companyName: string,
    context: TaskContext,
  ): Promise<JoinedReading> {
    const { secondReader } = this.#options;
    // A tagged report leaves nothing to be read a second time, and a web page has no pages of a PDF to be shown.
    if (secondReader === undefined || storedKindOf(file) !== 'pdf')
      return { statements: report.statements, outcome: undefined };
    context.progress('calling_llm', 62, secondReader.access.model.model);
    const joined = await readAgain(secondReader, {
      report,
      companyName,
      documentId,
      signal: context.signal,
      lastAttempt: context.attempt >= LAST_ATTEMPT,
      cut: (pages) => cutReport({ file, pages }, { signal: context.signal }),
    });
    if (joined.outcome?.status === 'failed')
      context.log.warn("the language model failed; the engine's reading is stored", {
        document_id: documentId,
        code: joined.outcome.code,
        reason: joined.outcome.message,
      });
    return joined;
  }
}
