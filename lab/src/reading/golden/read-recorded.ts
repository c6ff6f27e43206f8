import type { RawStatement } from '@fde/contracts';
import { openPdf, readPdfFile, type PageRecogniser, type PdfDocument } from '@fde/pdf';
import { createHash } from 'node:crypto';
import { layoutEngine, readDocument } from '@fde/report-reader/lab';
import { DEFAULT_READING_LIMITS } from '@fde/report-reader';
import { NotRecorded, RecordedDocument } from './recorded-document.js';
import { RecordedFolder, type RecordedPages } from './recorded-pages.js';
import { FEW_PAGES, RecordedRecogniser } from './recorded-recogniser.js';

/** What is compared of one report. */
export interface RecordedReading {
  readonly statements: readonly RawStatement[];
  readonly facts: ReportFacts;
}

/** What a reading says besides its statements. */
export interface ReportFacts {
  readonly companyName?: string | null | undefined;
  readonly fiscalYear?: number | null | undefined;
  readonly problems: readonly string[];
  readonly milliseconds: number;
  /** Pages left out because recognising them takes too long. */
  readonly skippedRecognition?: number;
}

export interface RecordedOptions {
  readonly textFolder: string;
  /** Recognise every page that needs it, however long it takes. */
  readonly withRecognition: boolean;
  /** Ask the file for everything, as if nothing were recorded. */
  readonly fresh: boolean;
  /** Recognise again what was recognised before. */
  readonly freshRecognition: boolean;
}

/** Reads a report in this process from its recorded pages, or from its file if the record is not enough. */
export async function readRecorded(
  path: string,
  options: RecordedOptions,
): Promise<RecordedReading> {
  return withRecorded(path, options, (document, isOpen) => {
    const most = options.withRecognition ? Infinity : FEW_PAGES;
    return readFrom(document, new RecordedRecogniser(document, isOpen, most), document.record);
  });
}

/** Runs a task on a report's recorded pages, and again with its file if the record is not enough. */
export async function withRecorded<T>(
  path: string,
  options: Omit<RecordedOptions, 'withRecognition'>,
  use: (document: RecordedDocument, isOpen: boolean) => Promise<T>,
): Promise<T> {
  const bytes = await readPdfFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const folder = new RecordedFolder(options.textFolder);
  const record = forgetRecognised(await folder.load(sha256), options);
  try {
    return await use(new RecordedDocument(record), false);
  } catch (error) {
    if (!(error instanceof NotRecorded)) throw error;
  }
  const document = new RecordedDocument(record, await openPdf(bytes));
  try {
    return await use(document, true);
  } finally {
    document.close();
    if (document.hasNews) await folder.save(document.record);
  }
}

function forgetRecognised(
  record: RecordedPages,
  options: Pick<RecordedOptions, 'fresh' | 'freshRecognition'>,
): RecordedPages {
  return {
    ...record,
    ...(options.fresh ? { plain: {}, positioned: {}, objects: {} } : {}),
    ...(options.freshRecognition ? { reread: {}, shown: {} } : {}),
  };
}

/** Reads a document; the result also says which pages were left out because recognising them takes too long. */
export async function readFrom(
  document: PdfDocument,
  recogniser: PageRecogniser & { readonly skipped: readonly number[] },
  { sha256 }: Pick<RecordedPages, 'sha256'>,
): Promise<RecordedReading> {
  const started = performance.now();
  const reading = await readDocument(document, sha256, {
    engine: layoutEngine,
    hints: {},
    recognition: {},
    isOver: () => false,
    maxRecognisedPages: DEFAULT_READING_LIMITS.maxRecognisedPages,
    startRecogniser: () => Promise.resolve(recogniser),
    onProgress: () => undefined,
  });
  return {
    statements: reading.statements,
    facts: {
      companyName: reading.companyName,
      fiscalYear: reading.fiscalYear,
      problems: reading.problems,
      milliseconds: Math.round(performance.now() - started),
      ...(recogniser.skipped.length === 0 ? {} : { skippedRecognition: recogniser.skipped.length }),
    },
  };
}
