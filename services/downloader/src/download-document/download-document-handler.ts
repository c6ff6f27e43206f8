import {
  ServiceError,
  type DocumentFacts,
  type RunEnd,
  type TaskCommand,
  type TaskResults,
} from '@fde/contracts';
import type { DocumentRecord, RecordReader } from '@fde/event-log';
import {
  hashOf,
  objectKeyFor,
  parseObjectKey,
  reportKindOf,
  START_BYTES,
  storedKindOf,
} from '@fde/object-store';
import { fileNameOf } from '@fde/report-classification';
import type { RecordsWithResult, TaskContext, TaskHandler, TaskOutcome } from '@fde/service-kit';
import { holdsReport } from '@fde/tagged-report';
import { displayUrl, Robots, type WebClient } from '@fde/web-client';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloaderSettings } from '../downloader-settings.js';
import { fetchFile, type FetchedFile } from './fetch-file.js';
import { PartialFiles, type PartialFile, type Validators } from './partial-file.js';
import { originalOf } from './same-content.js';

export interface DownloadDocumentDependencies {
  readonly web: WebClient;
  readonly settings: DownloaderSettings;
  /** Folder of downloads under way, so that a later attempt continues where one broke off. */
  readonly partialFolder: string;
}

const ROBOTS_TIMEOUT_MS = 30_000;

const recordOf = async (records: RecordReader, command: TaskCommand): Promise<DocumentRecord> => {
  const document =
    command.document_id === null ? undefined : await records.document(command.document_id);
  if (!document)
    throw new ServiceError('document_not_found', `Document ${command.document_id} does not exist`);
  return document;
};

const documentsOf = async (
  records: RecordReader,
  companyId: number,
): Promise<readonly DocumentRecord[]> => (await records.documents(companyId, {})).items;

/** Where the document can be had: its address first, then other spellings that the site uses for it. */
const addressesOf = ({ url, discovery }: DocumentRecord): readonly string[] =>
  [...new Set([url, ...(discovery?.also_at ?? [])])].filter((each) => each !== '');

/** Whether the stored file is there and still holds what was downloaded; one that does not is downloaded again. */
const isIntact = async (
  key: string,
  { sha256, size }: Pick<DocumentRecord, 'sha256' | 'size'>,
  { objects }: TaskContext,
): Promise<boolean> => {
  const object = await objects.stat(key);
  if (object === undefined || (size !== null && object.size !== size)) return false;
  return (await hashOf(await objects.read(key))) === sha256;
};

/** Validators of the stored file, where the file is really there as it was downloaded. */
const storedValidators = async (
  document: DocumentRecord,
  context: TaskContext,
): Promise<Validators | undefined> => {
  const { download: http } = document;
  if (!http || !document.sha256 || !document.file_path || !parseObjectKey(document.file_path))
    return undefined;
  return (await isIntact(document.file_path, document, context))
    ? { etag: http.etag ?? undefined, lastModified: http.last_modified ?? undefined }
    : undefined;
};

type Result = TaskResults['download_document'];

const endOfDownload = ({
  status,
  message,
  unchanged,
}: Partial<Pick<Result, 'status' | 'message' | 'unchanged'>>): RunEnd => {
  if (status === 'partial')
    return { outcome: 'blocked', outcome_reason: message ?? 'The site refuses the file' };
  const reason = unchanged === true ? 'The stored file has not changed' : 'The file is stored';
  return { outcome: 'found', outcome_reason: reason };
};

const resultOf = (
  { taskId }: TaskContext,
  document: DocumentRecord,
  more: Pick<Result, 'unchanged' | 'resumed'> & Partial<Pick<Result, 'status' | 'message'>>,
): Result => ({
  task_id: taskId,
  company_id: document.company_id,
  document_id: document.id,
  status: 'success',
  ...endOfDownload(more),
  url: document.url,
  file_path: document.file_path,
  sha256: document.sha256,
  size: document.size,
  duplicate_of: document.duplicate_of,
  message: null,
  ...more,
});

/** As for what is downloaded; an archive has to be looked into from its end, so it becomes a file for a moment. */
const requireStoredPackage = async (
  document: DocumentRecord,
  key: string,
  { partialFolder }: DownloadDocumentDependencies,
  context: TaskContext,
): Promise<void> => {
  const copy = join(partialFolder, `document-${document.id}.zip`);
  await mkdir(partialFolder, { recursive: true });
  try {
    await writeFile(copy, await context.objects.read(key));
    await requireReportPackage(copy, `Document ${document.id}`);
  } finally {
    await rm(copy, { force: true });
  }
};

/** A document without an address can only be one whose file a client has stored. */
const withoutAddress = async (
  document: DocumentRecord,
  deps: DownloadDocumentDependencies,
  context: TaskContext,
): Promise<TaskOutcome> => {
  const key = document.file_path;
  const object = key && parseObjectKey(key) ? await context.objects.stat(key) : undefined;
  if (!key || !object)
    throw new ServiceError(
      'document_has_no_url',
      `Document ${document.id} has neither an address to download from nor a stored file`,
    );
  if (storedKindOf(key) === 'zip') await requireStoredPackage(document, key, deps, context);
  const sha256 = await hashOf(await context.objects.read(key));
  const stored = { objectKey: key, sha256, size: object.size };
  return {
    record: async (records) =>
      resultOf(context, await records.documentDownloaded(document.id, stored), {
        unchanged: true,
        resumed: 0,
      }),
  };
};

interface Download {
  readonly document: DocumentRecord;
  readonly deps: DownloadDocumentDependencies;
  readonly context: TaskContext;
  readonly robots: Robots;
  readonly partial: PartialFile;
}

/** Tries the document's addresses in turn; the next one only where one does not exist. */
const fetchFrom = async (
  addresses: readonly string[],
  { document, deps, context, robots, partial }: Download,
): Promise<FetchedFile> => {
  const stored = await storedValidators(document, context);
  for (const [index, url] of addresses.entries()) {
    try {
      return await fetchFile({
        url,
        stored: index === 0 ? stored : undefined,
        partial,
        robots,
        web: deps.web,
        settings: deps.settings,
        signal: context.signal,
        now: context.now,
        onBytes: (size, total) =>
          context.progress(
            'downloading_file',
            total ? Math.min(90, Math.round((90 * size) / total)) : 50,
            `${size} bytes`,
          ),
      });
    } catch (error) {
      if (
        !(error instanceof ServiceError && error.code === 'page_not_found') ||
        index === addresses.length - 1
      )
        throw error;
      context.log.info('address is gone, trying another spelling', { document_id: document.id });
    }
  }
  throw new ServiceError(
    'document_has_no_url',
    `Document ${document.id} has no address to download from`,
  );
};

/** A site that refuses access is an answer: the task ends with it, and is not tried again. Throws every other error. */
const refusalOf = (error: unknown): ServiceError => {
  if (error instanceof ServiceError && error.code === 'site_forbids') return error;
  throw error;
};

/** How to ask for changes later; what was fetched just now is not outdated. */
const downloadFacts = ({ etag, lastModified }: FetchedFile): DocumentFacts['download'] =>
  etag || lastModified
    ? { etag: etag ?? null, last_modified: lastModified ?? null, outdated_since: null }
    : null;

/** A year that was guessed at its link, and found in a file that is now replaced, is a guess again. */
const yearAfter = ({
  discovery,
  sha256,
  settled = [],
}: DocumentRecord): Partial<Pick<DocumentFacts, 'fiscal_year_uncertain'>> =>
  sha256 !== null && discovery?.fiscal_year_uncertain === true && !settled.includes('fiscal_year')
    ? { fiscal_year_uncertain: true }
    : {};

/**
 * An archive is kept only where it holds a report; throws `not_a_pdf` for another, as for any file
 * that is not a report.
 */
const requireReportPackage = async (path: string, what: string): Promise<void> => {
  if (!(await holdsReport(path)))
    throw new ServiceError('not_a_pdf', `${what} is a ZIP file without a report`);
};

/**
 * Puts the file into the store, or finds it there under the key of a document with the same content. A file that it
 * replaces stays: the log tells what was read of it, and its pages are the proof of that.
 */
const store = async (
  download: Download,
  fetched: FetchedFile,
): Promise<{ readonly objectKey: string; readonly sha256: string; readonly size: number }> => {
  const { document, context, partial } = download;
  const sha256 = await hashOf(partial.read());
  const original = originalOf(
    await documentsOf(context.records, document.company_id),
    document.id,
    sha256,
  );
  const known = original?.file_path;
  if (original && known && parseObjectKey(known) && (await isIntact(known, original, context)))
    return { objectKey: known, sha256, size: await partial.size() };
  const fileName = fetched.fileName ?? fileNameOf(fetched.finalUrl);
  const kind = reportKindOf(await partial.head(START_BYTES)) ?? 'pdf';
  if (kind === 'zip') await requireReportPackage(partial.path, displayUrl(document.url));
  const key = objectKeyFor(
    {
      companyId: document.company_id,
      fiscalYear: document.fiscal_year,
      fileName: fileName || `document-${document.id}`,
    },
    kind,
  );
  const written = await context.objects.put(key, partial.read(), { signal: context.signal });
  return { objectKey: written.key, sha256: written.sha256, size: written.size };
};

const download = async (
  command: TaskCommand,
  context: TaskContext,
  deps: DownloadDocumentDependencies,
  { robots, partials }: { readonly robots: Robots; readonly partials: PartialFiles },
): Promise<TaskOutcome> => {
  context.progress('downloading_file', 1);
  const document = await recordOf(context.records, command);
  const addresses = addressesOf(document);
  if (addresses.length === 0) return withoutAddress(document, deps, context);
  return partials.use(document.id, (partial) =>
    fetchAndStore({ document, deps, context, robots, partial }, addresses, command),
  );
};

const fetchAndStore = async (
  work: Download,
  addresses: readonly string[],
  command: TaskCommand,
): Promise<TaskOutcome> => {
  const { document, context, partial } = work;
  const fetched = await fetchFrom(addresses, work).catch(refusalOf);
  if (fetched instanceof ServiceError)
    return {
      result: resultOf(context, await recordOf(context.records, command), {
        status: 'partial',
        unchanged: true,
        resumed: 0,
        message: fetched.message,
      }),
    };
  if (!fetched.changed)
    return {
      result: resultOf(context, await recordOf(context.records, command), {
        unchanged: true,
        resumed: fetched.resumes,
      }),
    };
  const file = await store(work, fetched);
  await partial.remove();
  const record: RecordsWithResult['record'] = async (records) => {
    const current = await recordOf(records, command);
    const changed = current.sha256 !== file.sha256;
    return resultOf(
      context,
      await records.documentDownloaded(document.id, {
        ...file,
        facts: { download: downloadFacts(fetched), ...(changed ? yearAfter(current) : {}) },
      }),
      { unchanged: !changed, resumed: fetched.resumes },
    );
  };
  return { record };
};

/**
 * Downloads a document's PDF and stores it once. Throws what the site answers: retryable for
 * network errors, timeouts, 429 and 5xx; final for 404, a file that is not a PDF or too large, an
 * address that may not be asked for. A site that refuses access (403) ends the task with status
 * partial.
 */
export const downloadDocumentHandler = (deps: DownloadDocumentDependencies): TaskHandler => {
  // One for all downloads: a company's documents mostly lie on one host, which is asked once.
  const robots = new Robots(deps.web, ROBOTS_TIMEOUT_MS);
  const partials = new PartialFiles(deps.partialFolder);
  return {
    operation: 'download_document',
    run: (command, context) => download(command, context, deps, { robots, partials }),
  };
};
