import {
  ServiceError,
  type DocumentFacts,
  type RunEnd,
  type TaskCommand,
  type TaskResults,
} from '@fde/contracts';
import type { DocumentRecord, RecordWriter } from '@fde/event-log';
import { parseObjectKey, readUnchanged, storedKindOf, type KnownFile } from '@fde/object-store';
import { taggedResource, type TaggedFacts } from '@fde/report-reader';
import {
  decideClassification,
  fileNameOf,
  type ContentJudgement,
  type NamedClassification,
} from '@fde/report-classification';
import {
  fileOfYear,
  type RecordsWithResult,
  type TaskContext,
  type TaskHandler,
} from '@fde/service-kit';
import type { DownloaderSettings } from '../downloader-settings.js';
import { typeFromClient, namesOfRecord } from './names-of-record.js';
import { JudgeThread } from './judge-thread.js';
import { readContent } from './read-content.js';
import { readTaggedContent } from './read-tagged-content.js';
import {
  isDoubtful,
  weighOpinion,
  type AskOpinion,
  type DecidedClassification,
} from './second-opinion.js';
import { tellApart, type SetAside } from './tell-apart.js';
import { yearEndMonthOf } from './year-end-month.js';

export interface ClassifyDocumentDependencies {
  readonly settings: DownloaderSettings;
  /** A language model's opinion on doubtful documents; without it, the rules decide alone. */
  readonly askOpinion?: AskOpinion;
}

/** What reads files, and judges them by what they say. */
interface ContentReading {
  readonly context: TaskContext;
  readonly settings: DownloaderSettings;
  readonly judge: JudgeThread;
  readonly yearEndMonth: number | undefined;
}

interface Content {
  readonly pages: number;
  readonly judgement: ContentJudgement;
  readonly beginning: string;
  /** What a tagged report says about itself. */
  readonly tagged?: TaggedFacts;
}

/** A cover and what follows it: enough for a short question. */
const BEGINNING_PAGES = 3;

const bytesOf = async (
  stored: KnownFile,
  context: TaskContext,
  maxBytes: number,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await readUnchanged(context.objects, stored)) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > maxBytes)
      throw new ServiceError('pdf_too_large', `The stored file is larger than ${maxBytes} bytes`);
  }
  return Buffer.concat(chunks);
};

const contentOfPages = async (
  stored: KnownFile,
  kind: 'pdf' | 'html',
  { context, settings, judge, yearEndMonth }: ContentReading,
): Promise<Content> => {
  const bytes = await bytesOf(stored, context, settings.DOWNLOAD_MAX_BYTES);
  const text = await readContent(bytes, {
    kind,
    maxPages: settings.CLASSIFY_MAX_PAGES,
    timeoutMs: settings.CLASSIFY_TIMEOUT_MS,
    maxRssBytes: settings.CLASSIFY_MEMORY_MB * 1024 * 1024,
    signal: context.signal,
  });
  return {
    pages: text.pageCount,
    judgement: await judge.judge({
      text,
      nowYear: new Date(context.now()).getUTCFullYear(),
      yearEndMonth,
    }),
    beginning: text.pages.slice(0, BEGINNING_PAGES).join('\n'),
  };
};

const contentOfTags = async (
  stored: KnownFile,
  { context, settings }: ContentReading,
): Promise<Content> => {
  const limits = { timeoutMs: settings.CLASSIFY_TIMEOUT_MS, signal: context.signal };
  const { judgement, facts } = await readTaggedContent(context.objects, stored, limits);
  return { pages: 0, judgement, beginning: '', tagged: facts };
};

/** A page that names the language of tags may have none; then it is read as it is laid out. */
const contentOfFile = async (stored: KnownFile, reading: ContentReading): Promise<Content> => {
  const kind = storedKindOf(stored.key);
  if (kind === 'pdf' || kind === 'html') return contentOfPages(stored, kind, reading);
  try {
    return await contentOfTags(stored, reading);
  } catch (error) {
    const hasTags = !(error instanceof ServiceError) || error.code !== 'tagged_not_tagged';
    if (kind === 'zip' || hasTags) throw error;
    return contentOfPages(stored, 'html', reading);
  }
};

/** What the stored file says, or why it cannot be read; undefined if none is stored. */
const contentOf = async (
  document: DocumentRecord,
  reading: ContentReading,
): Promise<Content | ServiceError | undefined> => {
  const { context } = reading;
  const key = document.file_path;
  if (!key || !parseObjectKey(key) || !(await context.objects.stat(key))) return undefined;
  const stored = { documentId: document.id, key, sha256: document.sha256 };
  context.progress('classifying', 20, 'reading the document');
  try {
    return await contentOfFile(stored, reading);
  } catch (error) {
    context.signal.throwIfAborted();
    // A damaged file does not make the document unclassifiable: its names are still there.
    if (error instanceof ServiceError && !error.retryable) return error;
    throw error;
  }
};

/** What the rules decide, with a second opinion if they are in doubt and a model is available. */
const decide = async (
  document: DocumentRecord,
  names: NamedClassification,
  content: Content | undefined,
  context: TaskContext,
  askOpinion: AskOpinion | undefined,
): Promise<DecidedClassification> => {
  const decided = decideClassification(names, content?.judgement);
  if (askOpinion === undefined || !isDoubtful(decided)) return decided;
  const opinion = await askOpinion(
    {
      documentId: document.id,
      url: document.url,
      title: document.title ?? undefined,
      beginning: content?.beginning,
      fileName: URL.canParse(document.url) ? fileNameOf(document.url) : (document.file_path ?? ''),
    },
    context.log,
    context.signal,
  );
  return weighOpinion(decided, opinion);
};

/** The outcome of one classification. */
interface Look {
  readonly document: DocumentRecord;
  readonly names: NamedClassification;
  readonly content: Content | undefined;
  /** Why the content could not be read, if so. */
  readonly unread: readonly string[];
  readonly decided: DecidedClassification;
  /** The company wants interim reports: the part of the year that one is on is recorded. */
  readonly takesInterim: boolean;
}

/**
 * What is known after this classification; if the content could not be read, facts from it stay as
 * they were.
 */
const factsOf = (
  { document, decided, content, takesInterim }: Look,
  aside: SetAside | undefined,
): Partial<DocumentFacts> => ({
  decided_by: decided.decidedBy,
  fiscal_year_uncertain: decided.yearUncertain,
  language: decided.language ?? document.language,
  variant: aside?.variant ?? decided.variant ?? null,
  ...(takesInterim ? { fiscal_part: decided.fiscalPart ?? null } : {}),
  ...(document.discovery === null ? { given_type: typeFromClient(document) } : {}),
  ...(content
    ? {
        pages: content.pages,
        statements: decided.statements,
        statement_pages: { ...content.judgement.statements.pages },
        translation_of: aside?.duplicateOf ?? null,
      }
    : {}),
});

const lookAt = async (
  command: TaskCommand,
  context: TaskContext,
  { settings, askOpinion, judge }: ClassifyDocumentDependencies & { readonly judge: JudgeThread },
): Promise<Look> => {
  const document =
    command.document_id === null ? undefined : await context.records.document(command.document_id);
  if (!document)
    throw new ServiceError('document_not_found', `Document ${command.document_id} does not exist`);
  const company = await context.records.company(document.company_id);
  const takesInterim = company?.interim === true;
  const yearEndMonth = takesInterim
    ? await yearEndMonthOf(document.company_id, context.records)
    : undefined;
  const names = namesOfRecord(document, {
    companyName: company?.name ?? '',
    nowYear: new Date(context.now()).getUTCFullYear(),
    ...(yearEndMonth === undefined ? {} : { yearEndMonth }),
  });
  const read = await contentOf(document, { context, settings, judge, yearEndMonth });
  const content = read instanceof ServiceError ? undefined : read;
  const unread =
    read instanceof ServiceError ? [`its content could not be read: ${read.message}`] : [];
  const decided = await decide(document, names, content, context, askOpinion);
  return { document, names, content, unread, decided, takesInterim };
};

const endOfLook = (
  { document_type: type, fiscal_year: year }: DocumentRecord,
  unread: readonly string[],
): RunEnd => ({
  outcome: unread.length === 0 ? 'found' : 'partly_read',
  outcome_reason: [`${type.replaceAll('_', ' ')} of ${year}`, ...unread].join('; '),
});

/**
 * Records the decision together with what is by then known about the company's other documents of
 * the year.
 */
const recordLook = async (
  look: Look,
  records: RecordWriter,
  taskId: string,
): Promise<TaskResults['classify_document']> => {
  const { document, names, content, unread, decided } = look;
  const { items } = await records.documents(document.company_id, {
    fiscalYear: decided.fiscalYear,
  });
  const lookedAt = { id: document.id, namedType: names.documentType };
  const aside = content
    ? tellApart(decided, { ...lookedAt, pages: content.pages }, items)
    : undefined;
  const reasons = [...decided.reasons, ...unread, ...(aside ? [aside.reason] : [])];
  const classified = await records.documentClassified(document.id, {
    documentType: aside?.documentType ?? decided.documentType,
    fiscalYear: decided.fiscalYear,
    confidence: decided.confidence,
    reasons,
    facts: factsOf(look, aside),
  });
  return {
    task_id: taskId,
    company_id: classified.company_id,
    document_id: classified.id,
    status: 'success',
    ...endOfLook(classified, unread),
    document_type: classified.document_type,
    fiscal_year: classified.fiscal_year,
    fiscal_year_uncertain: decided.yearUncertain,
    confidence: decided.confidence,
    decided_by: decided.decidedBy,
    reasons,
    ...(content?.tagged === undefined ? {} : { tagged: taggedResource(content.tagged) }),
    statements: decided.statements,
    language: decided.language ?? null,
    variant: aside?.variant ?? decided.variant ?? null,
    duplicate_of: classified.duplicate_of,
  };
};

const classify = async (
  command: TaskCommand,
  context: TaskContext,
  deps: ClassifyDocumentDependencies & { readonly judge: JudgeThread },
): Promise<RecordsWithResult> => {
  context.progress('classifying', 5);
  const look = await lookAt(command, context, deps);
  context.progress('classifying', 90, look.decided.documentType);
  const { document, decided } = look;
  const moved = await fileOfYear(document, decided.fiscalYear, context.objects);
  return {
    record: async (records) => {
      const result = await recordLook(look, records, context.taskId);
      await moved?.record(records);
      return result;
    },
    afterwards: async () => moved?.afterwards(context.records),
  };
};

/**
 * Determines a document's type and fiscal year by names (title, address, file name) and, once it is
 * stored, by its content, which decides if they disagree.
 */
export const classifyDocumentHandler = (deps: ClassifyDocumentDependencies): TaskHandler => {
  const judge = new JudgeThread(deps.settings.CLASSIFY_TIMEOUT_MS);
  return {
    operation: 'classify_document',
    run: (command, context) => classify(command, context, { ...deps, judge }),
  };
};
