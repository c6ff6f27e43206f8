import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_FACTS, type Question, type TaskCommand } from '@fde/contracts';
import type {
  CompanyRecord,
  DocumentRecord,
  ExtractionFields,
  ExtractionRecord,
  RecordReader,
  RecordWriter,
} from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import type { TaskContext, TaskResult } from '@fde/service-kit';
import { taskResultFaults } from '@fde/testing';
import {
  ExtractDocument,
  type ExtractDocumentOptions,
} from '../extract-document/extract-document.js';

const STAMPS = { created_at: new Date(0), updated_at: new Date(0), version: 1 };

/** One document with its stored file, a folder for caches, and what the handler recorded. */
export class ExtractionBench {
  readonly stored: ExtractionFields[] = [];
  /** What people are asked to review. */
  readonly questions: Question[] = [];
  readonly steps: [string, number, string | undefined][] = [];
  readonly warnings: string[] = [];
  readonly folder: string;
  readonly objects: FileSystemObjectStore;
  readonly #document: DocumentRecord;
  readonly #takesInterim: boolean;

  private constructor(
    folder: string,
    objects: FileSystemObjectStore,
    document: DocumentRecord,
    takesInterim: boolean,
  ) {
    this.folder = folder;
    this.objects = objects;
    this.#document = document;
    this.#takesInterim = takesInterim;
  }

  /** `bytes` undefined: the document was never downloaded. */
  static async with(
    bytes: Uint8Array | undefined,
    kind = 'pdf',
    { type = 'annual_report', takesInterim = false } = {},
  ): Promise<ExtractionBench> {
    const folder = await mkdtemp(join(tmpdir(), 'extract-document-'));
    const objects = new FileSystemObjectStore(join(folder, 'files'));
    const file =
      bytes === undefined ? undefined : await objects.put(`company_1/2023/report.${kind}`, bytes);
    const document = {
      id: 7,
      company_id: 1,
      url: 'https://example.com/report.pdf',
      fiscal_year: 2023,
      document_type: type,
      filing_date: null,
      file_path: file?.key ?? null,
      metadata: null,
      sha256: file?.sha256 ?? null,
      size: file?.size ?? null,
      classification: null,
      duplicate_of: null,
      duplicate_reason: null,
      ...NO_FACTS,
      ...STAMPS,
    };
    return new ExtractionBench(folder, objects, document, takesInterim);
  }

  async run(
    options: Partial<ExtractDocumentOptions> = {},
    context: {
      readonly attempt?: number;
      readonly signal?: AbortSignal;
      readonly documentId?: number;
    } = {},
  ): Promise<TaskResult> {
    const handler = new ExtractDocument({
      secondReader: undefined,
      textCache: join(this.folder, 'text'),
      limits: {},
      ...options,
    });
    const command: TaskCommand = {
      task_id: 'b0000000-0000-4000-8000-000000000001',
      operation: 'extract_document',
      company_id: 1,
      document_id: context.documentId ?? 7,
      parent_task_id: null,
    };
    const outcome = await handler.run(
      command,
      this.#context(context.attempt ?? 1, context.signal ?? new AbortController().signal),
    );
    const result = 'result' in outcome ? outcome.result : await outcome.record(this.#writer());
    const faults = taskResultFaults('extract_document', result);
    if (faults !== undefined) throw new Error(`the result is not as openapi.yaml says: ${faults}`);
    return result;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  #context(attempt: number, signal: AbortSignal): TaskContext {
    const company: CompanyRecord = {
      id: 1,
      name: 'Tessaly',
      primary_ticker: null,
      interim: this.#takesInterim,
      tags: [],
      tickers: null,
      ir_url: 'https://example.com',
      ...STAMPS,
    };
    const say = (): void => undefined;
    return {
      taskId: 'b0000000-0000-4000-8000-000000000001',
      attempt,
      signal,
      objects: this.objects,
      now: Date.now,
      records: {
        document: (id: number) =>
          Promise.resolve(id === this.#document.id ? this.#document : undefined),
        company: () => Promise.resolve(company),
      } as Partial<RecordReader> as RecordReader,
      log: {
        debug: say,
        info: say,
        error: say,
        warn: (message, fields) => {
          this.warnings.push(`${message} ${JSON.stringify(fields)}`);
        },
      },
      progress: (step, percent, detail) => {
        this.steps.push([step, percent, detail]);
      },
    };
  }

  #writer(): RecordWriter {
    return {
      holdCompany: () => Promise.resolve(),
      documents: () => Promise.resolve({ items: [this.#document], total: 1 }),
      storeExtraction: (fields: ExtractionFields): Promise<ExtractionRecord> => {
        this.stored.push(fields);
        const id = 100 + this.stored.length;
        return Promise.resolve({ id, ...fields, reviews: null, ...STAMPS });
      },
      extractionByType: () => Promise.resolve(undefined),
      askReviews: (_, questions) => {
        this.questions.push(...questions);
        return Promise.resolve();
      },
    } as Partial<RecordWriter> as RecordWriter;
  }
}
