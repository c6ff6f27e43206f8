import { openPdf, readPdfFile } from '@fde/pdf';
import { pagesToShow } from '@fde/statements';
import { createHash } from 'node:crypto';
import { TextCache } from '../cache/text-cache.js';
import { readDocument, rereadText } from '../read-document.js';
import type { DocumentReading } from '../read-text.js';
import type { ReadingLimits, ReadingProgress } from '../reading-options.js';
import { layoutEngine } from '../statement-engine.js';
import { readTagged } from '../tagged/read-tagged.js';
import type { ReadReport, ReadRequest, RememberedRequest } from './protocol.js';

type OnProgress = (progress: ReadingProgress) => void;

/** Reads what a request asks for, and remembers its text. */
export async function readRequested(
  request: ReadRequest,
  onProgress: OnProgress,
): Promise<ReadReport> {
  if (request.tagged === true && typeof request.source === 'string') {
    onProgress({ phase: 'reading_statements', done: 0, total: 0 });
    return readTagged(request.source);
  }
  const bytes =
    typeof request.source === 'string' ? await readPdfFile(request.source) : request.source;
  const sha256 = request.sha256 ?? createHash('sha256').update(bytes).digest('hex');
  const reading = await readBytes(bytes, sha256, request, onProgress);
  // With more time another reading may find more.
  if (request.cacheDirectory !== undefined && reading.isPartial === undefined) {
    await new TextCache(request.cacheDirectory, request.cacheMaxBytes).keep(reading.text);
  }
  return toReport(reading, false, request.withPages);
}

/** Reads statements from the text that an earlier reading of the same bytes left behind, if it suffices. */
export async function readRemembered(request: RememberedRequest): Promise<ReadReport | undefined> {
  const text = await new TextCache(request.cacheDirectory, request.cacheMaxBytes).find(
    request.sha256,
  );
  const reading =
    text === undefined
      ? undefined
      : rereadText(text, {
          engine: layoutEngine,
          hints: request.hints,
          onProgress: () => undefined,
        });
  return reading === undefined ? undefined : toReport(reading, true, request.withPages);
}

async function readBytes(
  bytes: Uint8Array,
  sha256: string,
  request: ReadRequest,
  onProgress: OnProgress,
): Promise<DocumentReading> {
  const until = Date.now() + recognitionTime(request.limits);
  onProgress({ phase: 'opening', done: 0, total: 0 });
  const document = await openPdf(bytes, {
    maxBytes: request.limits.maxBytes,
    maxPages: request.limits.maxPages,
  });
  try {
    return await readDocument(document, sha256, {
      engine: layoutEngine,
      hints: request.hints,
      recognition: request.recognition,
      isOver: () => Date.now() > until,
      maxRecognisedPages: request.limits.maxRecognisedPages,
      onProgress,
    });
  } finally {
    document.close();
  }
}

/** Of the time of a reading, what recognition may take: the rest is for opening the document and reading its statements. */
const RECOGNITION_SHARE = 0.8;

function recognitionTime({ recognitionMs, timeoutMs }: ReadingLimits): number {
  return Math.min(recognitionMs, RECOGNITION_SHARE * timeoutMs);
}

function toReport(reading: DocumentReading, fromCache: boolean, withPages: boolean): ReadReport {
  const { sha256, pageCount, scannedPages, unreadPages } = reading.text;
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
    problems: reading.problems,
    isPartial: reading.isPartial === true,
    shownPages: reading.text.pages.filter((page) => shown.has(page.page)),
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
  };
}
