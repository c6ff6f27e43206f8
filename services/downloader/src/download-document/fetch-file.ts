import { ServiceError } from '@fde/contracts';
import {
  END_BYTES,
  endsWhole,
  FigureCount,
  isWebName,
  reportKindOf,
  START_BYTES,
} from '@fde/object-store';
import {
  displayUrl,
  fileNameFromDisposition,
  httpFailure,
  type Robots,
  type WebClient,
  type WebResponse,
} from '@fde/web-client';
import { setTimeout as wait } from 'node:timers/promises';
import type { DownloaderSettings } from '../downloader-settings.js';
import { notAPdf } from './check-pdf.js';
import type { PartialFile, Validators } from './partial-file.js';

export interface FetchRequest {
  readonly url: string;
  /** Of the file stored before: where it has not changed, nothing is fetched. */
  readonly stored: Validators | undefined;
  readonly partial: PartialFile;
  readonly web: WebClient;
  readonly robots: Robots;
  readonly settings: DownloaderSettings;
  readonly signal: AbortSignal;
  readonly now: () => number;
  onBytes(size: number, total: number | undefined): void;
}

export interface FetchedFile extends Validators {
  /** False if the site says that the stored file is still the same. */
  readonly changed: boolean;
  readonly finalUrl: string;
  readonly fileName: string | undefined;
  /** How often it broke off and was taken up again. */
  readonly resumes: number;
}

const REPORT_TYPES =
  'application/pdf,application/xhtml+xml,application/zip,text/html;q=0.8,*/*;q=0.5';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

interface Part {
  readonly response: WebResponse;
  readonly total: number | undefined;
}

const validatorsOf = ({ headers }: WebResponse): Validators => ({
  etag: headers.get('etag') ?? undefined,
  lastModified: headers.get('last-modified') ?? undefined,
});

/** Sent packed although the file's own bytes were asked for: its length and its parts are not those of the file. */
const isPacked = ({ headers }: WebResponse): boolean =>
  !/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '');

const ask = async (request: FetchRequest, packed = false): Promise<WebResponse> => {
  const { size, ifRange } = await request.partial.progress(request.url);
  const { stored } = request;
  const resume: Readonly<Record<string, string>> =
    size > 0 && ifRange ? { range: `bytes=${size}-`, 'if-range': ifRange } : {};
  const conditional: Readonly<Record<string, string>> =
    size === 0 && stored?.etag
      ? { 'if-none-match': stored.etag }
      : size === 0 && stored?.lastModified
        ? { 'if-modified-since': stored.lastModified }
        : {};
  return request.web.open({
    url: request.url,
    maxBytes: Math.max(1, request.settings.DOWNLOAD_MAX_BYTES - size),
    totalTimeoutMs: request.settings.DOWNLOAD_MAX_SECONDS * 1000,
    signal: request.signal,
    compressed: packed,
    headers: { accept: REPORT_TYPES, ...resume, ...conditional },
    mayAsk: (url) => request.robots.require(url, request.signal),
  });
};

/**
 * Cuts the partial file to where the response's body continues; undefined if that is impossible,
 * and the download starts over.
 */
const lineUp = async (response: WebResponse, request: FetchRequest): Promise<Part | undefined> => {
  if (response.status === 206) {
    const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '');
    const { size } = await request.partial.progress(request.url);
    if (!range || Number(range[1]) !== size) return undefined;
    return { response, total: range[2] === '*' ? undefined : Number(range[2]) };
  }
  await request.partial.begin(request.url, validatorsOf(response));
  const length = isPacked(response) ? null : response.headers.get('content-length');
  return { response, total: length ? Number(length) : undefined };
};

/** A page that answers for a PDF is an error; one that answers for a page may be the report itself. */
const isWanted = (start: Uint8Array, { url }: FetchRequest, response: WebResponse): boolean => {
  const kind = reportKindOf(start);
  if (kind !== 'html') return kind !== undefined;
  return [url, response.url].every((each) => isWebName(new URL(each).pathname));
};

const takePart = async ({ response, total }: Part, request: FetchRequest): Promise<void> => {
  const type = response.headers.get('content-type') ?? '';
  await request.partial.append(
    response.body,
    (size) => request.onBytes(size, total),
    (start) => {
      // As soon as it is clear, so that a large page is not fetched completely only to be refused.
      if (!isWanted(start, request, response)) throw notAPdf(request.url, start, type);
    },
  );
  const size = await request.partial.size();
  if (total !== undefined && size < total)
    throw new ServiceError(
      'download_interrupted',
      `${displayUrl(request.url)} broke off after ${size} of ${total} bytes`,
      { retryable: true },
    );
  // Two attempts at once (one wrongly taken for dead) would overwrite each other's bytes.
  if (total !== undefined && size > total) {
    await request.partial.remove();
    throw new ServiceError(
      'download_interrupted',
      `${displayUrl(request.url)} gave more than the ${total} bytes of the file`,
      { retryable: true },
    );
  }
  const start = await request.partial.head(START_BYTES);
  const kind = reportKindOf(start);
  if (kind === undefined || !isWanted(start, request, response))
    throw notAPdf(request.url, start, type);
  if (total === undefined && !endsWhole(kind, await request.partial.tail(END_BYTES))) {
    throw new ServiceError(
      'download_interrupted',
      `${displayUrl(request.url)} ended in the middle of the file`,
      { retryable: true },
    );
  }
  // After that: the figures of a page that broke off may be in what is missing.
  if (kind === 'html' && !(await hasFigures(request.partial)))
    throw notAPdf(request.url, start, type);
};

const hasFigures = async (partial: PartialFile): Promise<boolean> => {
  const figures = new FigureCount();
  for await (const part of partial.read()) figures.add(part as Buffer);
  return figures.isOfReport;
};

/** Some servers compress every response: ask again from the start, with decompression. */
const unpacked = async (request: FetchRequest, response: WebResponse): Promise<WebResponse> => {
  if (!isPacked(response) || (response.status !== 200 && response.status !== 206)) return response;
  response.body.destroy();
  await request.partial.remove();
  return ask(request, true);
};

/** Sends one request and stores what it brings; true if the file is complete. */
const advance = async (request: FetchRequest): Promise<FetchedFile | undefined> => {
  const response = await unpacked(request, await ask(request));
  const facts = {
    ...validatorsOf(response),
    finalUrl: response.url,
    fileName: fileNameFromDisposition(response.headers.get('content-disposition')),
    resumes: 0,
  };
  if (response.status === 304) {
    response.body.destroy();
    return { ...facts, changed: false };
  }
  if (response.status === 416) {
    response.body.destroy();
    await request.partial.remove();
    return undefined;
  }
  if (response.status !== 200 && response.status !== 206) {
    response.body.destroy();
    throw httpFailure(
      request.url,
      response.status,
      response.headers.get('retry-after'),
      request.now(),
    );
  }
  const part = await lineUp(response, request);
  if (!part) {
    response.body.destroy();
    await request.partial.remove();
    return undefined;
  }
  await takePart(part, request);
  return { ...facts, changed: true };
};

const mayGoOn = (error: unknown): error is ServiceError =>
  error instanceof ServiceError &&
  error.retryable &&
  ['network_error', 'response_timeout', 'response_too_slow', 'download_interrupted'].includes(
    error.code,
  );

/**
 * Fetches a file into `partial`. After a break the download resumes (Range with If-Range, so that a
 * file that changed in between starts over). The file must be a PDF, a tagged document, an
 * archive, or a web page with figures under the address of one. Throws ServiceError; what is retryable leaves the partial file for the next attempt,
 * everything else removes it.
 */
export const fetchFile = async (request: FetchRequest): Promise<FetchedFile> => {
  for (let resumes = 0; ;) {
    try {
      const fetched = await advance(request);
      if (fetched) return { ...fetched, resumes };
      resumes += 1;
      if (resumes > request.settings.DOWNLOAD_RESUMES)
        throw new ServiceError(
          'download_interrupted',
          `${displayUrl(request.url)} sent other parts of the file than requested`,
          { retryable: true },
        );
    } catch (error) {
      request.signal.throwIfAborted();
      if (!(error instanceof ServiceError) || !error.retryable) await request.partial.remove();
      if (!mayGoOn(error) || resumes >= request.settings.DOWNLOAD_RESUMES) throw error;
      resumes += 1;
      await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (resumes - 1)), undefined, {
        signal: request.signal,
      }).catch(() => request.signal.throwIfAborted());
    }
  }
};
