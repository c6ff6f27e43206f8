import { openPdf, readPdfFile, recognitionName, startEngine } from '@fde/pdf';
import { pagesToShow, refusalOf } from '@fde/statements';
import { mentionsOf, textsOf } from '../text/mentions-of.js';
import { createHash } from 'node:crypto';
import { isRecognisedAlike } from '../cache/is-recognised-alike.js';
import { TextCache } from '../cache/text-cache.js';
import { readDocument, rereadText } from '../read-document.js';
import type { DocumentReading } from '../read-text.js';
import type { ReadingLimits, ReadingProgress } from '../reading-options.js';
import { layoutEngine } from '../statement-engine.js';
import { TaggedReportError } from '@fde/tagged-report';
import { isHtml, isWebPage } from '@fde/tagged-report/is-tagged-file';
import { lacksTags, withUntagged } from '../tagged/without-tags.js';
import { readPackagePrint, readUntagged } from '../tagged/read-untagged.js';
import { readTagged } from '../tagged/read-tagged.js';
import type { ReadReport, ReadRequest, RememberedRequest } from '../reading-protocol.js';

interface SourceBytes {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}
type OnProgress = (progress: ReadingProgress) => void;

/** Reads what a request asks for, and caches its text. */
export async function readRequested(
  request: ReadRequest,
  onProgress: OnProgress,
): Promise<ReadReport> {
  if (request.tagged === true && typeof request.source === 'string') {
    onProgress({ phase: 'reading_statements', done: 0, total: 0 });
    return readMarkup(request.source, request);
  }
  onProgress({ phase: 'opening', done: 0, total: 0 });
  // The file is read while the engine starts.
  const [{ bytes, sha256 }] = await Promise.all([bytesOf(request), startEngine()]);
  const reading = await readBytes(bytes, sha256, request, onProgress);
  const recognised =
    reading.text.isRecognised === true
      ? { recognisedBy: await recognitionName(request.recognition) }
      : {};
  // Another reading with more time may find more.
  if (request.cacheDirectory !== undefined && reading.isPartial === undefined) {
    const cache = new TextCache(request.cacheDirectory, request.cacheMaxBytes);
    await cache.keep({ ...reading.text, ...recognised });
  }
  return { ...toReport(reading, false, request), ...recognised };
}

/** Reads a document by its tags; what is printed without any is laid out, and read as a PDF is. */
async function readMarkup(source: string, request: ReadRequest): Promise<ReadReport> {
  try {
    const report = await readTagged(source);
    return lacksTags(report) ? await withPrint(report, source, request) : report;
  } catch (fault) {
    if (!(fault instanceof TaggedReportError) || !(await isWithoutTags(fault, source))) throw fault;
    const report = toReport(await readUntagged(source, request.hints), false, request);
    return { ...report, problems: [LAID_OUT, ...report.problems] };
  }
}

/** Whether a web page that cannot be read by tags has none, though it may name the language of tags. */
const isWithoutTags = async ({ code }: TaggedReportError, source: string): Promise<boolean> =>
  code === 'tagged_not_tagged' ? isHtml(source) : isWebPage(source);

/** The report by its tags, with what only its print says; a page that is too large to lay out adds nothing. */
async function withPrint(
  report: ReadReport,
  source: string,
  request: ReadRequest,
): Promise<ReadReport> {
  try {
    const read = (await isHtml(source)) ? readUntagged : readPackagePrint;
    const laidOut = await read(source, request.hints);
    return withUntagged(report, toReport(laidOut, false, request));
  } catch (fault) {
    if (fault instanceof TaggedReportError) return report;
    throw fault;
  }
}

const LAID_OUT =
  'It is a web page without tags: its pages are those that its HTML makes, not those of a print.';

/** Reads statements from the text that an earlier reading of the same bytes cached, if it is enough. */
export async function readRemembered(request: RememberedRequest): Promise<ReadReport | undefined> {
  const cache = new TextCache(request.cacheDirectory, request.cacheMaxBytes);
  const text = await cache.find(request.sha256);
  if (text === undefined || !(await isRecognisedAlike(text, request.recognition))) return undefined;
  const { hints } = request;
  const reading = rereadText(text, { engine: layoutEngine, hints, onProgress: () => undefined });
  if (reading === undefined) return undefined;
  const { recognisedBy } = text;
  const recognised = recognisedBy === undefined ? {} : { recognisedBy };
  return { ...toReport(reading, true, request), ...recognised };
}

async function bytesOf({ source, sha256 }: ReadRequest): Promise<SourceBytes> {
  const bytes = typeof source === 'string' ? await readPdfFile(source) : source;
  return { bytes, sha256: sha256 ?? createHash('sha256').update(bytes).digest('hex') };
}

async function readBytes(
  bytes: Uint8Array,
  sha256: string,
  request: ReadRequest,
  onProgress: OnProgress,
): Promise<DocumentReading> {
  const until = performance.now() + recognitionTime(request.limits);
  const document = await openPdf(bytes, {
    maxBytes: request.limits.maxBytes,
    maxPages: request.limits.maxPages,
  });
  try {
    return await readDocument(document, sha256, {
      engine: layoutEngine,
      hints: request.hints,
      recognition: request.recognition,
      isOver: () => performance.now() > until,
      maxRecognisedPages: request.limits.maxRecognisedPages,
      onProgress,
    });
  } finally {
    document.close();
  }
}

/**
 * The share of a reading's time that recognition may take; the rest is for opening the document and reading its
 * statements.
 */
const RECOGNITION_SHARE = 0.8;

function recognitionTime({ recognitionMs, timeoutMs }: ReadingLimits): number {
  return Math.min(recognitionMs, RECOGNITION_SHARE * timeoutMs);
}

function toReport(
  reading: DocumentReading,
  fromCache: boolean,
  { withPages, hints }: Pick<ReadRequest, 'withPages' | 'hints'>,
): ReadReport {
  const { sha256, pageCount, scannedPages, unreadPages } = reading.text;
  const refusal = reading.statements.length > 0 ? undefined : refusalOf(textsOf(reading.text));
  const shown = new Set(withPages ? pagesToShow(reading.statements, reading.located.pages) : []);
  return {
    sha256,
    pageCount,
    scannedPages,
    unreadPages,
    fromCache,
    statements: reading.statements,
    companyName: reading.companyName,
    fiscalYear: reading.fiscalYear,
    candidates: reading.located.pages,
    considered: reading.explanation.considered,
    problems: refusal === undefined ? reading.problems : [refusal.reason, ...reading.problems],
    ...(refusal === undefined ? {} : { refusal }),
    ...mentionsOf(reading.text, hints),
    isPartial: reading.isPartial === true,
    shownPages: reading.text.pages.filter((page) => shown.has(page.page)),
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  };
}
